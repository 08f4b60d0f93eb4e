// Where the forms go, and what comes back: the contract between the page and the server.

export const endpoints = {
  newsletter: '/api/newsletter-subscribe.php',
  /** Confirms a subscription by the token of a mail. */
  confirmation: '/api/newsletter-confirm',
  toolIdea: '/api/submit-tool-idea.php',
  contact: '/api/submit-contact.php',
  /** GET; answers { token }. A server without it asks for none. */
  formToken: '/api/form-token',
} as const;

/** Carries the token of a form, so that the bodies stay as they are. */
export const TOKEN_HEADER = 'X-Form-Token';

/** A field that no visitor sees. Whoever fills it is a program; unfilled it is not in the body. */
export const HONEYPOT = 'website';

/** Of every answer under /api/ but the token's. */
export interface ApiAnswer {
  readonly success: boolean;
  readonly message: string;
  /** What went wrong, when it did. */
  readonly error?: string;
}

/** The page that the link of a confirmation mail opens, with `?token=`. Opening it changes nothing. */
export const CONFIRMATION_PAGE = '/confirm-subscription';

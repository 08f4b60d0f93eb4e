// The addresses of the forms, and the responses: the contract between the page and the server.

export const endpoints = {
  newsletter: '/api/newsletter-subscribe.php',
  /** Confirms a subscription with the token in a mail. */
  confirmation: '/api/newsletter-confirm',
  toolIdea: '/api/submit-tool-idea.php',
  contact: '/api/submit-contact.php',
  /** GET; responds with { token }. A server without it requires none. */
  formToken: '/api/form-token',
} as const;

/** The header with the form's token, so that the bodies don't change. */
export const TOKEN_HEADER = 'X-Form-Token';

/** A hidden field. Only a bot fills it; an empty one is not in the body. */
export const HONEYPOT = 'website';

/** In every response under /api/ except the token's. */
export interface ApiAnswer {
  readonly success: boolean;
  readonly message: string;
  /** The error, if there was one. */
  readonly error?: string;
}

/** The page that the link in a confirmation mail opens, with `?token=`. Opening it changes nothing. */
export const CONFIRMATION_PAGE = '/confirm-subscription';

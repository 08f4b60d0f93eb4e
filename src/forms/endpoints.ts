// Where the forms go, and what comes back: the contract between the page and the server.

export const endpoints = {
  newsletter: '/api/newsletter-subscribe.php',
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

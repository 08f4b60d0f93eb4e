// How much the API takes, from one address and from all. Everything that holds off abuse by counting is set here.

const HOUR_MS = 3_600_000;

/** In bytes. The longest text that a form allows fits, whatever its script. */
export const BODY_MOST = 16 * 1024;

/** The page fetches a token just before it posts, so this is for clocks that differ and lines that are slow. */
export const TOKEN_LIFE_MS = 4 * HOUR_MS;

/** How far a token may come from the future: servers that share a store have clocks of their own. */
export const TOKEN_AHEAD_MS = 60_000;

export type FormName = 'newsletter' | 'toolIdea' | 'contact';

export interface RateLimit {
  /** Accepted submissions of one form in a window. An address is one IPv4 address or one IPv6 /64. */
  readonly perAddress: number;
  readonly overall: number;
}

export interface RateLimits {
  /** A window begins with its first submission. What is known of an address goes when its window ends. */
  readonly windowMs: number;
  readonly forms: Readonly<Record<FormName, RateLimit>>;
}

/** An office or a school behind one address still gets through; a program that fills forms does not get far. */
export const rateLimits: RateLimits = {
  windowMs: HOUR_MS,
  forms: {
    newsletter: { perAddress: 20, overall: 2_000 },
    toolIdea: { perAddress: 10, overall: 500 },
    contact: { perAddress: 10, overall: 500 },
  },
};

/** How often windows that have ended are removed, beside once at the start. */
export const SWEEP_MS = 10 * 60_000;

/** How long a submission waits for the store. After 10 seconds people assume that something is broken. */
export const STORE_WAIT_MS = 10_000;

/** After this long a health check reports the store as failing, although a submission would still wait. */
export const HEALTH_WAIT_MS = 3_000;

/** How long a result is cached, for a store that works and for one that fails. */
export const HEALTH_KEPT_MS = 5_000;
export const HEALTH_FAILED_MS = 1_000;

/** How soon a store that can't be opened is tried again: twice as long after each failure. */
export const REOPEN_FIRST_MS = 1_000;
export const REOPEN_MOST_MS = 30_000;

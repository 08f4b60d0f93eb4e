// How much the API accepts, from one address and from all. All limits against abuse are set here.

const HOUR_MS = 3_600_000;

/** In bytes. The longest text that a form allows fits, in any script. */
export const BODY_MOST = 16 * 1024;

/** The page fetches a token just before it posts, so this allows for slow connections. */
export const TOKEN_LIFE_MS = 4 * HOUR_MS;

/** How far ahead another server's clock may be. Servers that share a store each have their own clock. */
export const CLOCK_SKEW_MS = 60_000;

export type FormName = 'newsletter' | 'toolIdea' | 'contact';

/** Accepted submissions of one form in a window. */
export interface RateLimit {
  /** Per IPv4 address or IPv6 /64. Wider networks have a multiple of it. */
  readonly perAddress: number;
  /** Across all addresses. Above it, a site that has sent nothing in its window may still send one. */
  readonly overall: number;
}

/** A network around an address whose submissions are counted together. */
export interface NetworkLimit {
  /** The length of the prefix. */
  readonly bits: number;
  /** Its limit as a multiple of `perAddress`. */
  readonly times: number;
  /** Marks the networks that count as one site. */
  readonly isSite?: true;
}

/**
 * From narrow to wide. One customer has up to a /48 of IPv6 (RFC 6177) and a provider often one /32, so the widest network stays far
 * below the overall limit.
 */
export const NETWORKS = {
  ipv6: [
    { bits: 64, times: 1 },
    { bits: 56, times: 2 },
    { bits: 48, times: 4, isSite: true },
    { bits: 32, times: 10 },
  ],
  ipv4: [
    { bits: 32, times: 1 },
    { bits: 24, times: 4, isSite: true },
    { bits: 16, times: 10 },
  ],
} as const satisfies Readonly<Record<string, readonly NetworkLimit[]>>;

export interface RateLimits {
  /** A window begins with its first submission. When it ends, its counts are deleted. */
  readonly windowMs: number;
  readonly forms: Readonly<Record<FormName, RateLimit>>;
}

/** Enough for an office or a school behind one address, and too little for a bot. */
export const rateLimits: RateLimits = {
  windowMs: HOUR_MS,
  forms: {
    newsletter: { perAddress: 20, overall: 2_000 },
    toolIdea: { perAddress: 10, overall: 500 },
    contact: { perAddress: 10, overall: 500 },
  },
};

/** How often ended windows are removed, and mails with an impossible due time are made due. The first time is at start. */
export const SWEEP_MS = 10 * 60_000;

/** How long a submission waits for the store. After 10 seconds people assume that something is broken. */
export const STORE_WAIT_MS = 10_000;

/** A health check reports the store as failing after this time, even though a submission would still wait. */
export const HEALTH_WAIT_MS = 3_000;

/** How long a result is cached: if the store works, and if it fails. */
export const HEALTH_KEPT_MS = 5_000;
export const HEALTH_FAILED_MS = 1_000;

/** How long a form waits for a store that isn't open yet, as in the first second after a start. */
export const OPEN_WAIT_MS = 5_000;

/** Further requests get a response at once, so that waiting requests take little memory. */
export const OPEN_WAITERS_MOST = 200;

/** The delay before the first retry if the store can't be opened. Each failure doubles it. */
export const REOPEN_FIRST_MS = 1_000;
export const REOPEN_MOST_MS = 30_000;

/** Newsletter: how long a confirmation link works. Unconfirmed requests are deleted afterwards. */
export const CONFIRM_LIFE_MS = 7 * 24 * HOUR_MS;

/** Confirmation mails to one recipient in a window, however many people ask for them. */
export const CONFIRM_MAILS_MOST = 3;
export const CONFIRM_WINDOW_MS = 24 * HOUR_MS;

// The times of a token: NumericDate in RFC 7519, section 2, is seconds since 1970, fractions allowed.
import { memberOf, type JsonText } from './json-text';

export type TimeState = 'expired' | 'not yet valid' | 'in the future' | 'past' | 'ahead';

export interface TokenTime {
  readonly claim: string;
  readonly label: string;
  /** As written. */
  readonly raw: string;
  readonly date?: Date;
  readonly state?: TimeState;
  /** Why it is no date, or likely another one than meant. */
  readonly problem?: string;
}

/** auth_time: OpenID Connect Core 1.0, section 2. */
export const TIME_CLAIMS = [
  { claim: 'exp', label: 'Expires' },
  { claim: 'nbf', label: 'Not valid before' },
  { claim: 'iat', label: 'Issued at' },
  { claim: 'auth_time', label: 'Signed in at' },
] as const;

type TimeClaim = (typeof TIME_CLAIMS)[number]['claim'];

const NUMBER = /^-?\d/;
/** As seconds this is the year 5138; as milliseconds 1973. */
const LIKELY_MILLISECONDS = 1e11;

const NOT_A_NUMBER = 'Not a number. Times in a JWT are seconds since 1970.';
const NO_DATE = 'Not a date: it is beyond what calendars here can show.';
const MILLISECONDS = 'This looks like milliseconds. Times in a JWT are in seconds.';

function stateOf(claim: TimeClaim, ms: number, now: number): TimeState {
  if (claim === 'exp') return now >= ms ? 'expired' : 'ahead';
  if (now >= ms) return 'past';
  return claim === 'nbf' ? 'not yet valid' : 'in the future';
}

/** `now` in milliseconds since 1970. */
export function timesOf(claims: JsonText, now: number): TokenTime[] {
  return TIME_CLAIMS.flatMap(({ claim, label }): TokenTime[] => {
    const raw = memberOf(claims, claim)?.raw;
    if (raw === undefined) return [];
    if (!NUMBER.test(raw)) return [{ claim, label, raw, problem: NOT_A_NUMBER }];
    const seconds = Number(raw);
    const state = stateOf(claim, seconds * 1000, now);
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.getTime())) return [{ claim, label, raw, state, problem: NO_DATE }];
    return [{ claim, label, raw, date, state, ...(seconds >= LIKELY_MILLISECONDS && { problem: MILLISECONDS }) }];
  });
}

export type Validity = 'expired' | 'not yet valid' | 'valid' | 'unlimited';

/** Without a word on the signature. An `exp` or `nbf` that is no number makes the token invalid (RFC 7519, section 4.1). */
export function validityOf(times: readonly TokenTime[]): Validity | 'unreadable' {
  const bounds = times.filter(({ claim }) => claim === 'exp' || claim === 'nbf');
  if (bounds.some(({ state }) => state === undefined)) return 'unreadable';
  if (bounds.some(({ state }) => state === 'expired')) return 'expired';
  if (bounds.some(({ state }) => state === 'not yet valid')) return 'not yet valid';
  return bounds.some(({ claim }) => claim === 'exp') ? 'valid' : 'unlimited';
}

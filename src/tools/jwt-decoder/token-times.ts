// The times of a token, and what they mean now. NumericDate (RFC 7519, section 2) is seconds since 1970, with fractions allowed.
import { inOneNote, type Message, type TitledNote } from '../../../workers/contract/run/message';
import { memberOf, type JsonText } from './json-text';
import { message } from './message';

/** auth_time: OpenID Connect Core 1.0, section 2. */
const TIME_CLAIMS = ['exp', 'nbf', 'iat', 'auth_time'] as const;

type TimeClaim = (typeof TIME_CLAIMS)[number];
export type TimeState = 'isExpired' | 'isEarly' | 'isFuture' | 'isAhead';

export interface TokenTime {
  readonly claim: TimeClaim;
  readonly label: Message;
  /** As written. */
  readonly raw: string;
  readonly date?: Date;
  /** Undefined for a time that is usually in the past. */
  readonly state?: { readonly kind: TimeState; readonly label: Message };
  /** Why the value isn't a date, or probably isn't the intended one. */
  readonly problem?: Message;
}

const NUMBER = /^-?\d/;
/** As seconds, this is the year 5138. As milliseconds, it is 1973. */
const LIKELY_MILLISECONDS = 1e11;

function stateOf(claim: TimeClaim, ms: number, now: number): TimeState | undefined {
  if (claim === 'exp') return now >= ms ? 'isExpired' : 'isAhead';
  if (now >= ms) return undefined;
  return claim === 'nbf' ? 'isEarly' : 'isFuture';
}

function timeOf(claim: TimeClaim, raw: string, now: number): TokenTime {
  const time = { claim, label: message(claim), raw };
  if (!NUMBER.test(raw)) return { ...time, problem: message('notNumber') };
  const ms = Number(raw) * 1000;
  const kind = stateOf(claim, ms, now);
  const state = kind && { state: { kind, label: message(kind) } };
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return { ...time, ...state, problem: message('noDate') };
  return { ...time, ...state, date, ...(ms >= 1000 * LIKELY_MILLISECONDS && { problem: message('milliseconds') }) };
}

/** `now` in milliseconds since 1970. */
export const timesOf = (claims: JsonText, now: number): readonly TokenTime[] =>
  TIME_CLAIMS.flatMap((claim) => {
    const raw = memberOf(claims, claim)?.raw;
    return raw === undefined ? [] : [timeOf(claim, raw, now)];
  });

export interface Validity extends TitledNote {
  readonly kind: 'unreadable' | 'expired' | 'early';
}

/**
 * Why the token isn't valid now, whatever its signature. An `exp` or `nbf` that isn't a number makes it invalid (RFC 7519, section
 * 4.1). Undefined if it is valid.
 */
export function invalidity(times: readonly TokenTime[]): Validity | undefined {
  const bounds = times.filter(({ claim }) => claim === 'exp' || claim === 'nbf');
  if (bounds.some(({ raw }) => !NUMBER.test(raw)))
    return { kind: 'unreadable', title: message('badTime'), text: message('badTimes') };
  const end = bounds.find(({ state }) => state?.kind === 'isExpired');
  if (end) return { kind: 'expired', title: message('expired'), text: message('expiredAt', { date: dateOf(end) }) };
  const start = bounds.find(({ state }) => state?.kind === 'isEarly');
  return start && { kind: 'early', title: message('early'), text: message('earlyUntil', { date: dateOf(start) }) };
}

const dateOf = ({ date, raw }: TokenTime) => (date ? { utc: date.getTime() } : raw);

/** Everything that there is to report about the times. */
export function timeNotes(times: readonly TokenTime[]): readonly Message[] {
  const invalid = invalidity(times);
  const claims = times.flatMap(({ claim, label, state, problem }) => {
    const what = problem ?? (state?.kind === 'isFuture' ? state.label : undefined);
    return what ? [message('claimNote', { label, claim, what })] : [];
  });
  return [...(invalid ? [inOneNote(invalid)] : []), ...claims];
}

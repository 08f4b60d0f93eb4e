// The times of a token, and what they mean now. NumericDate (RFC 7519, section 2) is seconds since 1970, with fractions allowed.
import { fromNow, inUtc } from '../../../workers/words/time-words';
import { Badge } from '../../ui/badge';
import { Notice } from '../../ui/notice';
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

/** Independent of the signature. An `exp` or `nbf` that isn't a number makes the token invalid (RFC 7519, section 4.1). */
export function validityOf(times: readonly TokenTime[]): Validity | 'unreadable' {
  const bounds = times.filter(({ claim }) => claim === 'exp' || claim === 'nbf');
  if (bounds.some(({ state }) => state === undefined)) return 'unreadable';
  if (bounds.some(({ state }) => state === 'expired')) return 'expired';
  if (bounds.some(({ state }) => state === 'not yet valid')) return 'not yet valid';
  return bounds.some(({ claim }) => claim === 'exp') ? 'valid' : 'unlimited';
}

const VALIDITY = {
  expired: { tone: 'error', title: 'Expired', text: 'This token was valid until' },
  'not yet valid': { tone: 'warn', title: 'Not yet valid', text: 'This token is valid from' },
} as const;

/** A separate verdict beside the signature's. */
export function ValidityNotice({ times }: { times: readonly TokenTime[] }) {
  const validity = validityOf(times);
  if (validity === 'unreadable') {
    return (
      <Notice tone="warn" title="Invalid time">
        “exp” or “nbf” isn’t a number, so libraries refuse this token.
      </Notice>
    );
  }
  if (validity === 'valid' || validity === 'unlimited') return null;
  const { tone, title, text } = VALIDITY[validity];
  const date = times.find(({ state }) => state === validity)?.date;
  return (
    <Notice tone={tone} title={title}>
      {date && `${text} ${inUtc(date.getTime())}.`}
    </Notice>
  );
}

const STATES: Readonly<Record<TimeState, { tone: 'neutral' | 'success' | 'warn' | 'error'; label: string } | null>> = {
  expired: { tone: 'error', label: 'expired' },
  'not yet valid': { tone: 'warn', label: 'not yet valid' },
  'in the future': { tone: 'warn', label: 'in the future' },
  ahead: { tone: 'success', label: 'not expired' },
  past: null,
};

export function TokenTimes({ times, now }: { times: readonly TokenTime[]; now: number }) {
  if (times.length === 0) return null;
  return (
    <section aria-label="Times" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">Times</h3>
      <dl className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {times.map((time) => (
          <div key={time.claim} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="text-muted">
              {time.label} <code className="text-xs">{time.claim}</code>
            </dt>
            <dd className="flex min-w-0 flex-col">
              <TimeValue time={time} now={now} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TimeValue({ time: { raw, date, state, problem }, now }: { time: TokenTime; now: number }) {
  const shown = state && STATES[state];
  return (
    <>
      {date ? (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <time dateTime={date.toISOString()}>
            {date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' })}
          </time>
          {shown && <Badge tone={shown.tone}>{shown.label}</Badge>}
        </span>
      ) : (
        <code className="break-all">{raw}</code>
      )}
      {date && (
        <span className="text-xs text-muted">
          {inUtc(date.getTime())}, {fromNow(date.getTime(), now)}
        </span>
      )}
      {problem !== undefined && <span className="text-xs text-warn">{problem}</span>}
    </>
  );
}

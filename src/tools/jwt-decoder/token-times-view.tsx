// The times of a token as dates, and what they mean now.
import { fromNow, inUtc } from '../../../workers/words/time-words';
import { Badge } from '../../ui/badge';
import { Notice } from '../../ui/notice';
import { validityOf, type TimeState, type TokenTime } from './token-times';

const VALIDITY = {
  expired: { tone: 'error', title: 'Expired', text: 'This token was valid until' },
  'not yet valid': { tone: 'warn', title: 'Not yet valid', text: 'This token is valid from' },
} as const;

/** A verdict of its own beside the signature's. */
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

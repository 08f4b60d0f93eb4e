// The times of a token, and what they mean now.
import { say } from '../../../workers/words/in-words';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { Badge } from '../../ui/badge';
import { inWords } from './say';
import { invalidity, type TimeState, type TokenTime } from './token-times';
import * as words from './words';
import { dateFormat } from '../../../workers/words/formats';

const TONES = { expired: 'error', early: 'warn', unreadable: 'warn' } as const;

/** A verdict of its own, next to the signature's. */
export function ValidityNotice({ times }: { times: readonly TokenTime[] }) {
  const invalid = invalidity(times);
  return invalid && <TitledNotice tone={TONES[invalid.kind]} note={inWords(invalid)} />;
}

const STATES = {
  isExpired: 'error',
  isEarly: 'warn',
  isFuture: 'warn',
  isAhead: 'success',
} as const satisfies Readonly<Record<TimeState, unknown>>;

export function TokenTimes({ times, now }: { times: readonly TokenTime[]; now: number }) {
  if (times.length === 0) return null;
  return (
    <section aria-label={words.times} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{words.times}</h3>
      <dl className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {times.map((time) => (
          <div key={time.claim} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="text-muted">
              {inWords(time).label} <code className="text-xs">{time.claim}</code>
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

const inDate = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

function TimeValue({ time, now }: { time: TokenTime; now: number }) {
  const { raw, date, state, problem } = inWords(time);
  const ms = date?.getTime();
  return (
    <>
      {date ? (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <time dateTime={date.toISOString()}>{inDate(date)}</time>
          {state && <Badge tone={STATES[state.kind]}>{state.label}</Badge>}
        </span>
      ) : (
        <code className="break-all">{raw}</code>
      )}
      {ms !== undefined && (
        <span className="text-xs text-muted">
          {say(words.utcAndDistance, { utc: { utc: ms }, distance: { from: ms, now } })}
        </span>
      )}
      {problem !== undefined && <span className="text-xs text-warn">{problem}</span>}
    </>
  );
}

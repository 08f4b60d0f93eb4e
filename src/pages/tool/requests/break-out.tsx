// Lets the visitor try to break the promise, and shows how the browser responds to each attempt.
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { WAYS, type Attempt, SAMPLE_FILE, WAYS_OUT } from '../../../../workers/contract/site/ways-out';
import { say } from '../../../../workers/words/in-words';
import { useWorkers, type WorkerScripts } from '../../../state/services-context';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { RichText } from '../../../ui/rich-text';
import * as words from './words';

const isAttempt = (data: unknown): data is Attempt => typeof data === 'object' && data !== null && 'outcome' in data;

/**
 * An attempt may neither fail nor succeed, such as a connection that waits for its host. When all others have ended, it is
 * given up.
 */
const DEADLINE_MS = 30_000;

/** If the page gets a file and the worker doesn't, the browser refused it to the worker, even if it doesn't report that. */
async function judge(attempt: Attempt, isThere: Promise<boolean>): Promise<Attempt> {
  const isOwn = attempt.address === new URL(SAMPLE_FILE, location.origin).href;
  if (attempt.outcome !== 'failed' || !isOwn || !(await isThere)) return attempt;
  return { ...attempt, outcome: 'refused', reason: words.pageGetsIt };
}

const isFileThere = () =>
  fetch(SAMPLE_FILE, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Rejects if the worker doesn't start, or doesn't respond in time. */
function tryWaysOut(
  { scriptOf, spawn }: WorkerScripts,
  onAttempt: (attempt: Attempt) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = spawn(scriptOf(WAYS_OUT));
  const isThere = isFileThere();
  let heard = 0;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), DEADLINE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAttempt(data)) return;
      void judge(data, isThere).then((attempt) => {
        if (signal.aborted) return;
        onAttempt(attempt);
        heard += 1;
        if (heard < WAYS.length) return;
        clearTimeout(timer);
        resolve();
      });
    });
    worker.postMessage('try');
  }).finally(() => worker.terminate());
}

const LOOKS = {
  refused: { icon: ShieldCheck, className: 'text-success' },
  missing: { icon: ShieldCheck, className: 'text-success' },
  failed: { icon: ShieldQuestionMark, className: 'text-muted' },
  out: { icon: ShieldAlert, className: 'text-danger' },
} as const;

type State = 'idle' | 'running' | 'done' | 'failed';

export function BreakOut() {
  const workers = useWorkers();
  const [state, setState] = useState<State>('idle');
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const start = async () => {
    const { signal } = (ending.current = new AbortController());
    setAttempts([]);
    setState('running');
    try {
      await tryWaysOut(await workers(), (attempt) => setAttempts((before) => [...before, attempt]), signal);
      if (!signal.aborted) setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button className="self-start" loading={state === 'running'} onClick={() => void start()}>
        {words.tryIt}
      </Button>
      <ul aria-label={words.attempts} className="flex flex-col gap-1.5">
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.way} attempt={attempt} />
        ))}
      </ul>
      <div role="status">{state === 'done' && <Verdict attempts={attempts} />}</div>
      {state === 'failed' && <Notice tone="error">{words.workerFailed}</Notice>}
    </div>
  );
}

function AttemptLine({ attempt: { way, address, outcome, reason } }: { attempt: Attempt }) {
  const { icon: Icon, className } = LOOKS[outcome];
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
      <span className="min-w-0">
        <RichText
          text={say(words.attempt, { way: words.ways[way], outcome: words.outcomes[outcome] })}
          tags={{ outcome: (inside) => <strong className={className}>{inside}</strong> }}
        />
        <span className="block text-xs break-words text-muted">
          <span translate="no">{address}</span>
          {reason !== '' && ` · ${reason}`}
        </span>
      </span>
    </li>
  );
}

function Verdict({ attempts }: { attempts: readonly Attempt[] }) {
  const count = (wanted: Attempt['outcome']) => attempts.filter(({ outcome }) => outcome === wanted).length;
  const out = count('out');
  if (out > 0) return <p className="font-medium text-danger">{say(words.gotOut, { count: out })}</p>;
  const failed = count('failed');
  return (
    <p>
      {say(words.nothingGotOut, { count: WAYS.length })} {failed > 0 && say(words.unexplained, { count: failed })}
    </p>
  );
}

// Lets the visitor try to break the promise, and shows how the browser responds to each attempt.
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { WAYS, type Attempt, type WayOut, SAMPLE_FILE, WAYS_OUT } from '../../../../workers/contract/site/ways-out';
import { useWorkers, type WorkerScripts } from '../../../state/services-context';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

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
  return { ...attempt, outcome: 'refused', reason: 'this page gets the same file' };
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

const WORDS: Readonly<Record<WayOut, string>> = {
  fetch: 'Fetch a file from this site',
  'fetch elsewhere': 'Fetch a page from another site',
  XMLHttpRequest: 'Request a file from this site the old way (XMLHttpRequest)',
  WebSocket: 'Open a socket to another site (WebSocket)',
  EventSource: 'Listen to this site (EventSource)',
  import: 'Import a script from another site',
  worker: 'Start a worker within the worker',
  'Cache Storage': 'Put a page into this site’s offline copy (Cache Storage)',
  IndexedDB: 'Open a database of this site (IndexedDB)',
  BroadcastChannel: 'Send a message to other tabs of this site (BroadcastChannel)',
  'private files': 'Open this site’s private files (OPFS)',
};

const LOOKS = {
  refused: { icon: ShieldCheck, className: 'text-success', word: 'Refused by your browser' },
  missing: { icon: ShieldCheck, className: 'text-success', word: 'Not available to this worker' },
  failed: { icon: ShieldQuestionMark, className: 'text-muted', word: 'Failed' },
  out: { icon: ShieldAlert, className: 'text-danger', word: 'It got out' },
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
        Try to get data out
      </Button>
      <ul aria-label="Attempts" className="flex flex-col gap-1.5">
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.way} attempt={attempt} />
        ))}
      </ul>
      <div role="status">{state === 'done' && <Verdict attempts={attempts} />}</div>
      {state === 'failed' && (
        <Notice tone="error">
          The worker that tries did not start or did not answer. Reload the page and try again.
        </Notice>
      )}
    </div>
  );
}

function AttemptLine({ attempt: { way, address, outcome, reason } }: { attempt: Attempt }) {
  const { icon: Icon, className, word } = LOOKS[outcome];
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
      <span className="min-w-0">
        {WORDS[way]}: <strong className={className}>{word}</strong>
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
  if (out > 0) {
    return <p className="font-medium text-danger">{out} attempts got out. Don’t trust this copy of the site.</p>;
  }
  const failed = count('failed');
  const unexplained =
    failed > 0 ? ` ${failed} of them failed without a reason from the browser, so check that you’re online.` : '';
  return (
    <p>
      {WAYS.length} attempts, and nothing got out.{unexplained}
    </p>
  );
}

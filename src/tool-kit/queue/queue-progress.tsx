// The progress of a queue, its remaining time, and a button that ends it.
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatTimeLeft } from '../../lib/format';
import { useAppSelector } from '../../state/hooks';
import { queuedFiles, runsOfFile } from '../../state/queued-files';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { focusRun } from '../input/focus';
import { percent, queueShare } from '../run/progress-share';
import * as words from './words';

export interface QueueProgressProps {
  toolId: string;
  onCancel: () => void;
}

/** Shorter queues would only flicker. */
const SHOWN_AFTER_MS = 1000;

/** With less time than this, the estimate would jump. */
const STEADY_MS = 2000;

export default function QueueProgress({ toolId, onCancel }: QueueProgressProps) {
  const share = useAppSelector((state) => queueShare(state, toolId));
  const total = useAppSelector((state) => queuedFiles(state, toolId).length);
  const ended = useAppSelector(
    (state) =>
      queuedFiles(state, toolId).filter((file) => {
        const { active, last } = runsOfFile(state, toolId, file);
        return !active && last;
      }).length,
  );
  const left = useTimeLeft(share);
  const isLong = useShownSoon();
  if (!isLong) return null;
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-surface p-3 ps-4 max-md:p-2">
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-medium">{percent(share)}</span>
          <span className="text-muted">
            {left === undefined
              ? say(words.ended, { ended, total })
              : say(words.endedAndLeft, { ended, total, time: formatTimeLeft(left) })}
          </span>
        </div>
        <Progress label={words.allFiles} value={share} />
        <p role="status" className="sr-only">
          {say(words.percentOfFiles, { percent: Math.floor(share * 10) * 10, total })}
        </p>
      </div>
      <Button
        icon={X}
        size="small"
        aria-keyshortcuts="Escape"
        onClick={() => {
          onCancel();
          focusRun();
        }}
      >
        {words.cancelAll}
      </Button>
    </div>
  );
}

function useShownSoon(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** In seconds, estimated from the speed since the progress is shown. */
function useTimeLeft(share: number): number | undefined {
  const start = useRef<{ readonly at: number; readonly share: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const now = performance.now();
    start.current ??= { at: now, share };
    const { at, share: from } = start.current;
    if (now - at > STEADY_MS && share > from) setLeft(((1 - share) * (now - at)) / 1000 / (share - from));
  }, [share]);
  return left;
}

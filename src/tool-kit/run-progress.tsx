// A long run: how far it is, how fast, how long it will take, and the way to end it.
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes, formatClock, formatTimeLeft } from '../lib/format';
import type { Advance } from '../state/advances';
import { useAppSelector } from '../state/hooks';
import { isActive, type ActiveRun, type RunState } from '../state/runs';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';

/** A run that takes less time than this would only flicker. */
const SHOWN_AFTER_MS = 1000;

interface ToolRun {
  readonly id: string;
  readonly run: RunState;
  readonly cancel: () => void;
}

/** The only part of a screen that follows the progress: a screen need not be rendered again for each step. */
export function RunProgress({ tool }: { tool: ToolRun }) {
  const { id, run, cancel } = tool;
  return isActive(run) ? <ActiveProgress key={run.runId} toolId={id} run={run} onCancel={cancel} /> : null;
}

interface ActiveProgressProps {
  toolId: string;
  run: ActiveRun;
  onCancel: () => void;
}

function ActiveProgress({ toolId, run, onCancel }: ActiveProgressProps) {
  const advance = useAppSelector((state) => state.advances[toolId]?.advance);
  const isLong = usePassed(run.startedAt + SHOWN_AFTER_MS);
  const label = advance?.progress.step.label ?? 'Waiting';
  const share = shareOf(advance);
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-surface p-3 pl-4">
      <div className="min-w-0 flex-1">
        {isLong ? (
          <>
            <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-medium tabular-nums">
                {label}
                {share !== undefined && ` ${percent(share)}`}
              </span>
              <span className="text-muted tabular-nums">{describe(run, advance)}</span>
            </div>
            <Progress label={label} value={share} />
            <Announcement text={announce(run, advance)} />
          </>
        ) : (
          <span className="text-sm text-muted">Working…</span>
        )}
      </div>
      <Button icon={X} size="small" disabled={run.status === 'cancelling'} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Whether the moment (in milliseconds since 1970) has passed. */
function usePassed(moment: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return passed;
}

/** Share done, 0 to 1; undefined while the total is not known. */
export function shareOf(advance: Advance | undefined): number | undefined {
  const { done = 0, total } = advance?.progress ?? {};
  return total ? Math.min(1, done / total) : undefined;
}

export const percent = (share: number) => `${String(Math.floor(share * 100))}%`;

/** A speed told from less than this jumps about. */
const STEADY_MS = 500;

/** Units per second since the step began; undefined until there is enough to tell. */
function speedOf({ progress, at, stepStart }: Advance): number | undefined {
  const ms = at - stepStart.at;
  return ms < STEADY_MS ? undefined : (progress.done - stepStart.done) / (ms / 1000);
}

function describe({ status }: ActiveRun, advance: Advance | undefined): string {
  if (status === 'queued') return 'waiting for another run to end';
  if (status === 'cancelling') return 'cancelling…';
  if (!advance) return '';
  const { done, total, step } = advance.progress;
  const speed = speedOf(advance);
  const format = step.unit === 'bytes' ? formatBytes : formatClock;
  const parts = [total === undefined ? format(done) : `${format(done)} of ${format(total)}`];
  if (speed !== undefined && speed > 0) {
    parts.push(step.unit === 'bytes' ? `${formatBytes(speed)}/s` : `${speed.toFixed(1)}× speed`);
    if (total !== undefined) parts.push(`${formatTimeLeft((total - done) / speed)} left`);
  }
  return parts.join(' · ');
}

/** Told to screen readers every tenth of the way, not at every step. */
function announce({ status }: ActiveRun, advance: Advance | undefined): string {
  if (status === 'cancelling') return 'Cancelling';
  if (!advance) return 'Waiting';
  const { label } = advance.progress.step;
  const share = shareOf(advance);
  return share === undefined ? label : `${label}, ${String(Math.floor(share * 10) * 10)}%`;
}

function Announcement({ text }: { text: string }) {
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}

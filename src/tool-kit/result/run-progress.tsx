// The progress of a long run: share, speed, remaining time, and Cancel.
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clock } from '../../../workers/words/time-words';
import { say } from '../../../workers/words/in-words';
import { formatBytes, formatCount, formatTimeLeft } from '../../lib/format';
import type { TimedProgress } from '../../state/progress';
import { useAppSelector } from '../../state/hooks';
import type { ActiveRun } from '../../state/runs';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { focusRun } from '../input/focus';
import { percent, shareOf } from '../run/progress-share';
import * as words from './words';

/** A shorter run shows no progress, because it would only flicker. */
const SHOWN_AFTER_MS = 1000;
/** A run that started automatically shows no indicator before this time, because it would only flicker. */
const NOTICED_AFTER_MS = 150;

export interface RunProgressProps {
  toolId: string;
  run: ActiveRun;
  onCancel: () => void;
}

/** The only part of a screen that follows the progress, so the screen itself needs no render. */
export default function RunProgress(props: RunProgressProps) {
  const { startedAt, of, live = false } = props.run;
  // A tool that shows a result when it opens has reserved the place, and progress would move the page.
  const isOpening = live && of.input === 0 && of.options === 0;
  const isNoticed = usePassed(startedAt + (live ? SHOWN_AFTER_MS : NOTICED_AFTER_MS));
  return isNoticed && !isOpening ? <NoticedProgress {...props} /> : null;
}

function NoticedProgress({ toolId, run, onCancel }: RunProgressProps) {
  const latest = useAppSelector((state) => state.progress[toolId]?.latest);
  const isLong = usePassed(run.startedAt + SHOWN_AFTER_MS);
  const box = useFocusHandedOn();
  const label = latest?.progress.step.label ?? words.waiting;
  const share = shareOf(latest);
  return (
    <div ref={box} className="flex items-center gap-4 rounded-md border border-line bg-surface p-3 ps-4 max-md:p-2">
      <div className="min-w-0 flex-1">
        {isLong ? (
          <>
            <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-medium tabular-nums">
                {label}
                {share !== undefined && ` ${percent(share)}`}
              </span>
              <span className="text-muted tabular-nums">{describe(run, latest)}</span>
            </div>
            <Progress label={label} value={share} />
            <Announcement text={announce(run, latest)} />
          </>
        ) : (
          <span className="text-sm text-muted">{words.working}</span>
        )}
      </div>
      <Button
        icon={X}
        size="small"
        disabled={run.status === 'canceling'}
        aria-keyshortcuts="Escape"
        onClick={() => {
          onCancel();
          focusRun();
        }}
      >
        {words.cancel}
      </Button>
    </div>
  );
}

/** Cancel disappears with its run, so its focus moves to the run button. */
function useFocusHandedOn() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) focusRun();
    };
  }, []);
  return box;
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

/** With less time than this, the speed would jump. */
const STEADY_MS = 500;

/** Units per second since the step began; undefined until it can be estimated. */
function speedOf({ progress, at, stepStart }: TimedProgress): number | undefined {
  const ms = at - stepStart.at;
  return ms < STEADY_MS ? undefined : (progress.done - stepStart.done) / (ms / 1000);
}

const FORMATS = { bytes: formatBytes, seconds: clock, items: (count: number) => formatCount(Math.round(count)) };

function describe({ status }: ActiveRun, latest: TimedProgress | undefined): string {
  if (status === 'checking') return words.checkingRoom;
  if (status === 'queued') return words.waitingForRun;
  if (status === 'canceling') return words.canceling;
  if (!latest) return '';
  const { done, total, step, files } = latest.progress;
  const speed = speedOf(latest);
  const format = FORMATS[step.unit];
  const parts = [
    total === undefined ? format(done) : say(words.amountOf, { done: format(done), total: format(total) }),
  ];
  if (files) {
    parts.push(say(words.filesOf, { done: formatCount(files.done), total: formatCount(files.total) }));
  }
  if (speed !== undefined && speed > 0) {
    parts.push(
      step.unit === 'seconds'
        ? say(words.timesSpeed, { times: speed.toFixed(1) })
        : say(words.perSecond, { amount: format(speed) }),
    );
    if (total !== undefined) parts.push(say(words.timeLeft, { time: formatTimeLeft((total - done) / speed) }));
  }
  return parts.join(' · ');
}

/** Announced to screen readers at every tenth, not at every step. */
function announce({ status }: ActiveRun, latest: TimedProgress | undefined): string {
  if (status === 'canceling') return words.cancelingStarted;
  if (!latest) return words.waiting;
  const { label } = latest.progress.step;
  const share = shareOf(latest);
  return share === undefined ? label : say(words.stepAndPercent, { step: label, percent: Math.floor(share * 10) * 10 });
}

function Announcement({ text }: { text: string }) {
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  );
}

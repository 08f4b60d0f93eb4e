// Runs a tool again when its input or its options change.
import { useEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import type { Revisions } from '../../state/inputs';
import { outdatedBy } from '../../state/runs';
import { livePreference } from '../../visitor/saved-options';
import type { ToolRun } from './use-tool';

/** A live run starts after the typing has paused for this long. */
const LIVE_PAUSE_MS = 150;

/** Tailwind's `lg`. */
const TWO_COLUMNS = '(min-width: 64rem)';

interface LiveRuns {
  readonly start: (how: { readonly live: true }) => Promise<unknown>;
  readonly canRun: boolean;
  readonly canBeLive: boolean;
  /** Runs before the first click, where the result is beside the form: below it, the page would move. */
  readonly isOpening: boolean;
  /** See Submission. */
  readonly eager: boolean;
  readonly revisions: Revisions;
}

/** `runsLive`: changes start runs. `isOutdated`: no run has started since the last change. */
export function useLiveRuns({ id, runs }: Pick<ToolRun, 'id' | 'runs'>, live: LiveRuns) {
  const { start, canRun, canBeLive, isOpening, eager, revisions } = live;
  const isOn = livePreference.use() === 'on';
  const wasStarted = useAppSelector((state) => state.runs[id] !== undefined);
  const latest = runs.active ?? runs.last;
  const isOutdated = useAppSelector((state) => !latest || outdatedBy(state, id, latest.of) !== undefined);
  const runsLive = canRun && (eager || isOpening || (canBeLive && isOn && wasStarted));
  useEffect(() => {
    if (!runsLive || !isOutdated) return;
    if (isOpening && !matchMedia(TWO_COLUMNS).matches) return;
    const timer = setTimeout(() => void start({ live: true }), eager ? 0 : LIVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [runsLive, isOutdated, eager, isOpening, revisions, start]);
  return { runsLive, isOutdated };
}

// Holds a run whose results may not fit, until the visitor decides. Loads with the first run that may be too large.
import type { AskedSize, ResultSize } from '../../workers/contract/run/kernel';
import type { AppThunk } from './root';
import { runEnded, runQueued, type ActiveRun, type RunOutcome } from './runs';
import { needsCheck, type FindShortage, type Shortage } from './storage-room';

const isReady = (size: AskedSize): size is ResultSize | undefined => !(size instanceof Promise);

/** Undefined if no size is known. */
export const sumOf = (sizes: readonly AskedSize[]): AskedSize =>
  sizes.every(isReady) ? add(sizes) : Promise.all(sizes.map((size) => Promise.resolve(size))).then(add);

function add(sizes: readonly (ResultSize | undefined)[]): ResultSize | undefined {
  const known = sizes.filter((size) => size !== undefined);
  if (known.length === 0) return undefined;
  const bytes = known.reduce((sum, size) => sum + size.bytes, 0);
  return known.some(({ isEstimate }) => isEstimate) ? { bytes, isEstimate: true } : { bytes };
}

export async function shortageFor(
  needed: ResultSize | undefined,
  findShortage: FindShortage,
): Promise<Shortage | undefined> {
  if (!needed || !needsCheck(needed)) return undefined;
  // If the browser doesn't respond, the run must start anyway.
  const found = await findShortage(needed.bytes).catch(() => undefined);
  return found && { needed, ...found };
}

/** If a size can't be found, the run must start anyway. The run then reports the same problem. */
const settled = async (size: AskedSize) => {
  try {
    return await size;
  } catch {
    return undefined;
  }
};

interface CheckedRun extends Pick<ActiveRun, 'runId' | 'startedAt' | 'of'> {
  /** The run's name in the state: usually the tool's id. */
  readonly toolId: string;
  readonly live?: boolean;
  readonly keepsResult?: boolean;
}

/** If a queued run must not start, resolves to how it ended: held, canceled, or replaced in the meantime. */
export const checkRoom =
  (
    run: CheckedRun,
    size: AskedSize,
  ): AppThunk<Promise<Extract<RunOutcome<never>, { status: 'held' | 'canceled' }> | undefined>> =>
  async (dispatch, getState, { findShortage }) => {
    const { toolId, runId, of } = run;
    const shortage = await shortageFor(await settled(size), (bytes) => {
      dispatch(runQueued({ ...run, isChecking: true }));
      return findShortage(bytes);
    });
    const { active } = getState().runs[toolId] ?? {};
    const isWanted = active?.runId === runId && active.status !== 'canceling';
    if (isWanted && !shortage) {
      if (active.status === 'checking') dispatch(runQueued(run));
      return undefined;
    }
    const outcome =
      isWanted && shortage
        ? ({ status: 'held', runId, of, shortage } as const)
        : ({ status: 'canceled', runId, of } as const);
    dispatch(runEnded({ toolId, runId, outcome }));
    return outcome;
  };

// What follows from a change of the state, whoever made it: outdated runs end, unused Blobs are released, a use is counted.
import type { Middleware } from '@reduxjs/toolkit';
import { dropQueue } from './queued-files';
import { usedArtifacts, type AppDispatch, type RootState } from './root';
import { filesOf, inputChanged, inputsOf, isEmptyInput, slotOf } from './inputs';
import { runOutdated } from './runs';
import type { Services } from './services-context';

type Keeper = Middleware<object, RootState, AppDispatch>;

/** A Blob (a file on disk, perhaps) lives for as long as an input or a result names it. */
function releaseUnused({ artifacts }: Services, before: RootState, after: RootState) {
  if (before.inputs === after.inputs && before.runs === after.runs) return;
  const used = usedArtifacts(after);
  for (const id of usedArtifacts(before)) if (!used.has(id)) artifacts.release(id);
}

export const housekeeping =
  (services: Services): Keeper =>
  (api) =>
  (next) =>
  (action) => {
    const before = api.getState();
    const result = next(action);
    if (inputChanged.match(action)) {
      const { toolId, slot, input } = action.payload;
      const active = before.runs[toolId]?.active;
      if (active) services.client.cancel(active.runId);
      // While somebody types, the result of a moment ago stays, marked as such. A result of other files goes with them.
      const isEdit = input.kind === 'text' && slotOf(inputsOf(before, toolId), slot).kind === 'text';
      api.dispatch(runOutdated({ toolId, keepsResult: isEdit && !isEmptyInput(input) }));
      api.dispatch(dropQueue(toolId, filesOf(input)));
    }
    releaseUnused(services, before, api.getState());
    return result;
  };

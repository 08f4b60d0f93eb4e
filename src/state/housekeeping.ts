// What follows from a change of the state, whoever made it: outdated runs end, unused Blobs are released, a use is counted.
import type { Middleware } from '@reduxjs/toolkit';
import { dropQueue } from './drop-queue';
import { heldArtifacts } from './held-artifacts';
import { filesOf, inputChanged, inputsOf, isEmptyInput, slotOf } from './inputs';
import type { AppDispatch, RootState } from './root';
import { runOutdated } from './runs';
import type { Services } from './services';

type Keeper = Middleware<object, RootState, AppDispatch>;

/** A Blob (a file on disk, perhaps) lives for as long as an input or a result names it. */
function releaseUnheld({ artifacts }: Services, before: RootState, after: RootState) {
  if (before.inputs === after.inputs && before.runs === after.runs) return;
  const held = heldArtifacts(after);
  for (const id of heldArtifacts(before)) if (!held.has(id)) artifacts.release(id);
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
    releaseUnheld(services, before, api.getState());
    return result;
  };

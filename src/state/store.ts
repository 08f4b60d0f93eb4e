// The page's store. State and actions are plain data; the artifact store has the Blobs. After each change, the store ends outdated
// runs, releases unused Blobs and counts uses.
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';
import { filesOf, inputChanged, inputsOf, isEmptyInput, slotOf } from './inputs';
import { dropQueue } from './queued-files';
import { rootReducer, usedArtifacts, type AppDispatch, type RootState } from './root';
import { runOutdated } from './runs';
import type { Services } from './services-context';

export type AppStore = ReturnType<typeof createStore>;

export const createStore = (services: Services) =>
  configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).concat(housekeeping(services)),
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: DRAWN_EVERY_MS } }),
  });

/** The events of many small runs update the page at most this often, because drawing it takes longer than a small run. */
const DRAWN_EVERY_MS = 32;

type Keeper = Middleware<object, RootState, AppDispatch>;

/** Releases the Blobs that an input, a result or an offer to undo referred to, if nothing refers to them anymore. */
function releaserOf({ artifacts }: Services) {
  let before: ReadonlySet<ArtifactId> = new Set();
  return (state: RootState) => {
    const used = usedArtifacts(state);
    for (const id of before) if (!used.has(id)) artifacts.release(id);
    before = used;
  };
}

const housekeeping = (services: Services): Keeper => {
  const releaseUnused = releaserOf(services);
  return (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    if (inputChanged.match(action)) {
      const { toolId, slot, input } = action.payload;
      const active = before.runs[toolId]?.active;
      if (active) services.client.cancel(active.runId);
      // While the visitor types, the previous text result stays and is marked as outdated. A result of other files is removed.
      const isEdit = input.kind === 'text' && slotOf(inputsOf(before, toolId), slot).kind === 'text';
      api.dispatch(runOutdated({ toolId, keepsResult: isEdit && !isEmptyInput(input) }));
      api.dispatch(dropQueue(toolId, filesOf(input)));
    }
    const after = api.getState();
    if (before.inputs !== after.inputs || before.runs !== after.runs || before.toasts !== after.toasts)
      releaseUnused(after);
    return result;
  };
};

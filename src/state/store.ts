// The page's store. State and actions are plain data; the artifact store has the Blobs. After each change, the store ends outdated
// runs, releases unused Blobs and counts uses.
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';
import { filesOf, filesOpened, inputChanged, inputsOf, isEmptyInput, slotOf } from './inputs';
import { dropQueue } from './queued-files';
import { idsIn, ownersOf, rootReducer, type AppDispatch, type RootState } from './root';
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
  let before: ReturnType<typeof ownersOf> = new Set();
  return (state: RootState, isGrowth: boolean) => {
    const owners = ownersOf(state);
    // Counting what 100,000 files use takes tens of milliseconds, so it is done only after something has gone.
    const gone = isGrowth ? [] : [...before].filter((owner) => !owners.has(owner));
    before = owners;
    if (gone.length === 0) return;
    const used = new Set<ArtifactId>();
    for (const owner of owners) for (const id of idsIn(owner)) used.add(id);
    for (const owner of gone) for (const id of idsIn(owner)) if (!used.has(id)) artifacts.release(id);
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
    const hasChanged = before.inputs !== after.inputs || before.runs !== after.runs || before.toasts !== after.toasts;
    if (hasChanged) releaseUnused(after, filesOpened.match(action));
    return result;
  };
};

// The page's store. State and actions are plain data; the artifact store has the Blobs. After each change, the store ends outdated
// runs, releases unused Blobs and counts uses.
import { configureStore, type Middleware } from '@reduxjs/toolkit';
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
  });

type Keeper = Middleware<object, RootState, AppDispatch>;

/** Releases the Blobs that no input and no result refers to. */
function releaseUnused({ artifacts }: Services, before: RootState, after: RootState) {
  if (before.inputs === after.inputs && before.runs === after.runs && before.toasts === after.toasts) return;
  const used = usedArtifacts(after);
  for (const id of usedArtifacts(before)) if (!used.has(id)) artifacts.release(id);
}

const housekeeping =
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
      // While the visitor types, the previous text result stays, marked as outdated. A result of other files is removed.
      const isEdit = input.kind === 'text' && slotOf(inputsOf(before, toolId), slot).kind === 'text';
      api.dispatch(runOutdated({ toolId, keepsResult: isEdit && !isEmptyInput(input) }));
      api.dispatch(dropQueue(toolId, filesOf(input)));
    }
    releaseUnused(services, before, api.getState());
    return result;
  };

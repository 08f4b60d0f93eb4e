// The page's state. Actions and state are plain data without exception: Blobs are held by the artifact store.
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { advancesReducer } from './advances';
import { filesOf, inputsReducer } from './inputs';
import { runEnded, runsReducer } from './runs';
import type { Services } from './services';
import { toastsReducer } from './toasts';
import { toolSettingsReducer } from './tool-settings';
import { tracking } from './tracking';

const rootReducer = combineReducers({
  advances: advancesReducer,
  inputs: inputsReducer,
  runs: runsReducer,
  toolSettings: toolSettingsReducer,
  toasts: toastsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** The artifacts that the state still points to. */
export function heldArtifacts({ inputs, runs }: Pick<RootState, 'inputs' | 'runs'>): Set<string> {
  const files = Object.values(inputs).flatMap((input) => filesOf(input).map(({ artifactId }) => artifactId));
  const results = Object.values(runs).flatMap((run) => (run.status === 'done' ? run.artifactIds : []));
  return new Set([...files, ...results]);
}

export function createStore(services: Services) {
  const listener = createListenerMiddleware<RootState>();
  // A Blob (a file on disk, perhaps) lives for as long as an input or a result names it.
  listener.startListening({
    predicate: (_, current, previous) => current.inputs !== previous.inputs || current.runs !== previous.runs,
    effect: (_, api) => {
      const held = heldArtifacts(api.getState());
      for (const id of heldArtifacts(api.getOriginalState())) if (!held.has(id)) services.artifacts.release(id);
    },
  });
  listener.startListening({
    actionCreator: runEnded,
    effect: ({ payload: { toolId, outcome } }) => {
      if (outcome.status === 'done') tracking.used(toolId);
    },
  });
  return configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(listener.middleware),
  });
}

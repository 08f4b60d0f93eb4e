// The shape of the whole state, and of the thunks over it.
import { combineReducers, type Action, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';
import { filesOf, inputsReducer } from './inputs';
import { progressReducer } from './progress';
import { recipeReducer } from './recipe';
import { runsReducer } from './runs';
import type { Services } from './services-context';
import { toastsReducer } from './toasts';
import { settingsLinksReducer, toolSettingsReducer } from './tool-settings';

export const rootReducer = combineReducers({
  progress: progressReducer,
  recipe: recipeReducer,
  inputs: inputsReducer,
  runs: runsReducer,
  toolSettings: toolSettingsReducer,
  settingsLinks: settingsLinksReducer,
  toasts: toastsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, Services, Action>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, Action>;

type Keeping = Pick<RootState, 'inputs' | 'runs' | 'toasts'>;

/** The artifacts that an input, a result or an offer to undo refers to. */
export function usedArtifacts({ inputs, runs, toasts }: Keeping): ReadonlySet<ArtifactId> {
  const cleared = Object.values(toasts.current?.cleared?.slots ?? {});
  const values = [...Object.values(inputs).flatMap(({ slots }) => Object.values(slots)), ...cleared];
  const files = values.flatMap((input) => filesOf(input).map(({ artifactId }) => artifactId));
  const results = Object.values(runs).flatMap(({ result }) => result?.artifactIds ?? []);
  return new Set([...files, ...results]);
}

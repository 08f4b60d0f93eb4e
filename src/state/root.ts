// The shape of the whole state, and of the thunks over it.
import { combineReducers, type Action, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';
import { inputsReducer, type FileRef } from './inputs';
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

/** A list of an input, of a result or of an offer to undo, and the artifacts that it refers to. */
type Owner = readonly (FileRef | ArtifactId)[];

export function ownersOf({ inputs, runs, toasts }: Keeping): ReadonlySet<Owner> {
  const cleared = Object.values(toasts.current?.cleared?.slots ?? {});
  const values = [...Object.values(inputs).flatMap(({ slots }) => Object.values(slots)), ...cleared];
  const files = values.flatMap((input) => (input.kind === 'files' ? [input.files] : []));
  const results = Object.values(runs).flatMap(({ result }) => (result ? [result.artifactIds] : []));
  return new Set<Owner>([...files, ...results]);
}

export function* idsIn(owner: Owner): Generator<ArtifactId> {
  for (const owned of owner) yield typeof owned === 'string' ? owned : owned.artifactId;
}

// The shape of the whole state, and of the thunks over it.
import { combineReducers, type Action, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import { progressReducer } from './progress';
import { inputsReducer } from './inputs';
import { runsReducer } from './runs';
import type { Services } from './services';
import { toastsReducer } from './toasts';
import { toolSettingsReducer } from './tool-settings';

export const rootReducer = combineReducers({
  progress: progressReducer,
  inputs: inputsReducer,
  runs: runsReducer,
  toolSettings: toolSettingsReducer,
  toasts: toastsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, Services, Action>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, Action>;

// The only visible toast, if any: a new one replaces the old one.
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { notLoadedText } from '../../workers/words/browser-errors';
import { inputChanged, inputRefused, isEmptyInput, type InputChange, type ToolInputs } from './inputs';
import { queueStarted, runCleared, runQueued } from './runs';
import * as words from './words';

export interface ToastContent {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: 'success' | 'error' | 'info';
  /** The tool whose run or input the toast is about. The toast closes when they change. */
  readonly toolId?: string;
  /** The inputs that Clear has emptied. Their files are kept while the toast is shown. */
  readonly cleared?: ClearedInputs;
}

export interface ClearedInputs {
  readonly toolId: string;
  readonly slots: ToolInputs['slots'];
}

export interface ToastState extends ToastContent {
  readonly id: string;
}

export interface ToastsState {
  readonly current: ToastState | null;
}

const initialState: ToastsState = { current: null };

const closeFor = (state: ToastsState, { payload: { toolId } }: PayloadAction<{ toolId: string }>): ToastsState =>
  state.current?.toolId === toolId ? { current: null } : state;

/** Undo must not replace an input that was added after Clear. */
function closeForInput(state: ToastsState, action: PayloadAction<InputChange>): ToastsState {
  const { toolId, input } = action.payload;
  const isNew = state.current?.cleared?.toolId === toolId && !isEmptyInput(input);
  return isNew ? { current: null } : closeFor(state, action);
}

const toasts = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (content: ToastContent) => ({ payload: { id: nanoid(), ...content } }),
      reducer: (_state, { payload }: PayloadAction<ToastState>) => ({ current: payload }),
    },
    // A late close event of a replaced toast must not close its successor.
    toastClosed: (state, { payload: id }: PayloadAction<string>) =>
      state.current?.id === id ? { current: null } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(inputChanged, closeForInput).addCase(runQueued, closeFor).addCase(runCleared, closeFor);
    builder.addCase(queueStarted, closeFor).addCase(inputRefused, closeFor);
  },
});

export const { toastShown, toastClosed } = toasts.actions;
export const toastsReducer = toasts.reducer;

/** Code that a click needs didn't load. */
export const notLoaded = (toolId?: string) =>
  toastShown({
    title: words.error,
    text: notLoadedText(),
    tone: 'error',
    ...(toolId !== undefined && { toolId }),
  });

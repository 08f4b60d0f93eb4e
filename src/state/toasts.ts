// The one toast that is visible, if any: a new one takes the place of the old.
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastContent {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: 'success' | 'error' | 'info';
}

export interface ToastState extends ToastContent {
  readonly id: string;
}

export interface ToastsState {
  readonly current: ToastState | null;
}

const initialState: ToastsState = { current: null };

const toasts = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (content: ToastContent) => ({ payload: { id: nanoid(), ...content } }),
      reducer: (_state, { payload }: PayloadAction<ToastState>) => ({ current: payload }),
    },
    // A late close of a replaced toast must not take its successor away.
    toastClosed: (state, { payload: id }: PayloadAction<string>) =>
      state.current?.id === id ? { current: null } : state,
  },
});

export const { toastShown, toastClosed } = toasts.actions;
export const toastsReducer = toasts.reducer;

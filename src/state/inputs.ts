// What the visitor has put into each tool: text, or files by the ids of their artifacts.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';

export interface FileRef {
  readonly artifactId: ArtifactId;
  readonly name: string;
  /** Its place within what was dropped (`a/LICENSE`), where it has one. */
  readonly path?: string;
  readonly bytes: number;
  readonly type: string;
}

/** What identifies a file for the visitor: two folders may hold files of one name. */
export const pathOf = ({ path, name }: FileRef) => path ?? name;

export type InputValue =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'files'; readonly files: readonly FileRef[] };

export type InputsState = Readonly<Record<string, InputValue>>;

export const EMPTY_INPUT: InputValue = { kind: 'text', text: '' };

const initialState: InputsState = {};

const slice = createSlice({
  name: 'inputs',
  initialState,
  reducers: {
    inputChanged: (state, { payload }: PayloadAction<{ toolId: string; input: InputValue }>) => ({
      ...state,
      [payload.toolId]: payload.input,
    }),
  },
});

export const { inputChanged } = slice.actions;
export const inputsReducer = slice.reducer;

export const filesOf = (input: InputValue | undefined): readonly FileRef[] =>
  input?.kind === 'files' ? input.files : [];

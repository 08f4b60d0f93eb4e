// The input of each tool, and a count of its changes. An input is text, or files by their artifacts' ids.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';

export interface FileRef {
  readonly artifactId: ArtifactId;
  readonly name: string;
  /** Its path in the dropped folder (`a/LICENSE`), if there is one. */
  readonly path?: string;
  readonly bytes: number;
  readonly type: string;
  /** Typed or pasted text that is too long for a text area. It may be the visitor's only copy. */
  readonly isTyped?: true;
}

/** Names a file so that the visitor can identify it: two folders may have files with the same name. */
export const pathOf = ({ path, name }: FileRef) => path ?? name;

export type InputValue =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'files'; readonly files: readonly FileRef[] };

/** Most tools have one input, `main`. */
export type SlotName = string;

/** The version of a tool's inputs and options. A result belongs to the version that its run started with. */
export interface Revisions {
  readonly input: number;
  readonly options: number;
}

export interface ToolInputs {
  readonly revisions: Revisions;
  readonly slots: Readonly<Record<SlotName, InputValue>>;
  /** Why the tool refuses the input: it is a file of another type. */
  readonly refusal?: string;
}

export type InputsState = Readonly<Record<string, ToolInputs>>;

export const EMPTY_INPUT: InputValue = { kind: 'text', text: '' };
export const NO_INPUTS: ToolInputs = { revisions: { input: 0, options: 0 }, slots: {} };

export interface InputChange {
  readonly toolId: string;
  readonly slot?: SlotName;
  readonly input: InputValue;
  /** Changes several slots at once. If two slots were swapped one by one, a file would be released in between. */
  readonly others?: Readonly<Record<SlotName, InputValue>>;
}

export interface InputRefusal {
  readonly toolId: string;
  readonly artifactId: ArtifactId;
  readonly refusal: string;
}

const initialState: InputsState = {};

const slice = createSlice({
  name: 'inputs',
  initialState,
  reducers: {
    inputChanged: (
      state,
      { payload: { toolId, slot = 'main', input, others } }: PayloadAction<InputChange>,
    ): InputsState => {
      const { revisions, slots } = state[toolId] ?? NO_INPUTS;
      const changed = { ...slots, ...others, [slot]: input };
      const next = { revisions: { ...revisions, input: revisions.input + 1 }, slots: changed };
      return { ...state, [toolId]: next };
    },
    /** Options stay in the screen, so that a key or password among them never enters the state. */
    optionsChanged: (state, { payload: { toolId } }: PayloadAction<{ toolId: string }>): InputsState => {
      const inputs = state[toolId] ?? NO_INPUTS;
      const { revisions } = inputs;
      return { ...state, [toolId]: { ...inputs, revisions: { ...revisions, options: revisions.options + 1 } } };
    },
    /** Shown until the input changes. Ignored if the file was removed. */
    inputRefused: (state, { payload: { toolId, artifactId, refusal } }: PayloadAction<InputRefusal>): InputsState => {
      const inputs = state[toolId] ?? NO_INPUTS;
      const isThere = Object.values(inputs.slots).some((input) =>
        filesOf(input).some((file) => file.artifactId === artifactId),
      );
      return isThere ? { ...state, [toolId]: { ...inputs, refusal } } : state;
    },
  },
});

export const { inputChanged, inputRefused, optionsChanged } = slice.actions;
export const inputsReducer = slice.reducer;

export const inputsOf = ({ inputs }: { readonly inputs: InputsState }, toolId: string): ToolInputs =>
  inputs[toolId] ?? NO_INPUTS;

export const slotOf = ({ slots }: ToolInputs, slot: SlotName = 'main'): InputValue => slots[slot] ?? EMPTY_INPUT;

export const filesOf = (input: InputValue | undefined): readonly FileRef[] =>
  input?.kind === 'files' ? input.files : [];

export const isEmptyInput = (input: InputValue) =>
  input.kind === 'text' ? input.text === '' : input.files.length === 0;

/** The text that the visitor typed into one input of a tool. */
export interface Typed<Text = string | FileRef> {
  readonly toolId: string;
  readonly slot: SlotName;
  readonly text: Text;
}

/** All typed text, but no files that the visitor opened. */
export function typedIn({ inputs }: { readonly inputs: InputsState }): readonly Typed[] {
  return Object.entries(inputs).flatMap(([toolId, { slots }]) =>
    Object.entries(slots).flatMap(([slot, input]) => {
      const text = input.kind === 'text' ? input.text : input.files.find(({ isTyped }) => isTyped);
      return text ? [{ toolId, slot, text }] : [];
    }),
  );
}

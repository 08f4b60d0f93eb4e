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
  /** In its folder, it or a folder around it starts with a dot, or it is what a system's file manager makes unasked. */
  readonly isHidden?: true;
  /** Typed or pasted text that is too long for a text area. It may be the visitor's only copy. */
  readonly isTyped?: true;
}

/** Names a file so that the visitor can identify it: two folders may have files with the same name. */
export const pathOf = ({ path, name }: FileRef) => path ?? name;

/** A file or folder that could not be opened. */
export interface UnopenedFile {
  readonly path: string;
  readonly reason: string;
}

/** Files on their way in: see open-files.ts. */
export interface Opening {
  readonly id: string;
  /** How many files were there before. */
  readonly before: number;
  /** How many of the files have their sizes. The others have 0 bytes until all are open. */
  readonly sized: number;
  /** Whether the list is complete. A dropped folder is still searched until then. */
  readonly isListed: boolean;
}

export interface FilesInput {
  readonly kind: 'files';
  /** All that were opened. A run takes those of `filesOf`. */
  readonly files: readonly FileRef[];
  readonly leavesOutHidden?: boolean;
  readonly opening?: Opening;
  readonly unopened?: readonly UnopenedFile[];
}

export type InputValue = { readonly kind: 'text'; readonly text: string } | FilesInput;

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

export interface OpenedFiles {
  readonly toolId: string;
  readonly slot: SlotName;
  readonly input: FilesInput;
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
    /** The same input is more complete than before. */
    filesOpened: (state, { payload: { toolId, slot, input } }: PayloadAction<OpenedFiles>): InputsState => {
      const inputs = state[toolId] ?? NO_INPUTS;
      return { ...state, [toolId]: { ...inputs, slots: { ...inputs.slots, [slot]: input } } };
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

export const { filesOpened, inputChanged, inputRefused, optionsChanged } = slice.actions;
export const inputsReducer = slice.reducer;

export const inputsOf = ({ inputs }: { readonly inputs: InputsState }, toolId: string): ToolInputs =>
  inputs[toolId] ?? NO_INPUTS;

export const slotOf = ({ slots }: ToolInputs, slot: SlotName = 'main'): InputValue => slots[slot] ?? EMPTY_INPUT;

const NO_FILES: readonly FileRef[] = [];

/** The same list each time, so that what follows from it is computed once. */
const shownFiles = new WeakMap<readonly FileRef[], readonly FileRef[]>();

/** The files that a run takes. */
export function filesOf(input: InputValue | undefined): readonly FileRef[] {
  if (input?.kind !== 'files') return NO_FILES;
  const { files, leavesOutHidden } = input;
  if (!leavesOutHidden) return files;
  const shown = shownFiles.get(files) ?? files.filter(({ isHidden }) => !isHidden);
  shownFiles.set(files, shown);
  return shown;
}

export const openingOf = (input: InputValue): Opening | undefined =>
  input.kind === 'files' ? input.opening : undefined;

export const isEmptyInput = (input: InputValue) =>
  input.kind === 'text' ? input.text === '' : input.files.length === 0 && !input.opening;

/** The rest of the files after one was removed. */
export const withoutFile = (input: InputValue, file: FileRef): InputValue => {
  if (input.kind !== 'files') return input;
  const files = input.files.filter((other) => other !== file);
  return files.length > 0 ? { ...input, files } : EMPTY_INPUT;
};

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

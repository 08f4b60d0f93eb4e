// Puts text and files into a tool.
import { KiB } from '../../workers/contract/run/sink';
import { relativePath } from '../lib/dropped-files';
import { inputChanged, inputsOf, type FileRef, type SlotName } from './inputs';
import type { ResultRef } from './page-output';
import type { AppThunk } from './root';

/** For more text than this, a text area takes longer than 50 ms. */
export const TEXT_LIMIT = 256 * KiB;

/** One line of this length takes as long to lay out as TEXT_LIMIT of short lines. */
export const LINE_LIMIT = 64 * KiB;

export const fitsTextArea = (text: string) =>
  text.length <= TEXT_LIMIT && text.split('\n').every(({ length }) => length <= LINE_LIMIT);

const PASTED_NAME = 'pasted-text.txt';

/** A browser may read a file's size from the disk each time, which can block the page for a millisecond. */
const SIZED_AT_ONCE = 16;

/** Marks that reverse the text after them could make `fdp.exe` look like `exe.pdf`, in lists and in names of downloads. */
const shown = (name: string) => name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/**
 * Adds files after the existing ones, without reading them. A few are added at once. Hundreds are added a moment later, unless
 * the input has changed by then.
 */
export const chooseFiles =
  (toolId: string, files: readonly File[], slot: SlotName = 'main', before: readonly FileRef[] = []): AppThunk =>
  (dispatch, getState, { artifacts }) => {
    // Another slot may change meanwhile: two folders can be added at once.
    const inSlot = () => inputsOf(getState(), toolId).slots[slot];
    const was = inSlot();
    const sizes: number[] = [];
    const refOf = (file: File, index: number): FileRef => ({
      artifactId: artifacts.put({ blob: file }),
      name: shown(file.name),
      path: shown(relativePath(file)),
      bytes: sizes[index] ?? 0,
      type: file.type,
    });
    const look = () => {
      if (inSlot() !== was) return;
      for (const { size } of files.slice(sizes.length, sizes.length + SIZED_AT_ONCE)) sizes.push(size);
      if (sizes.length < files.length) setTimeout(look);
      else dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files: [...before, ...files.map(refOf)] } }));
    };
    look();
  };

/** Adds text. Text that is too long for a text area becomes a file. */
export const chooseText =
  (toolId: string, text: string, slot: SlotName = 'main'): AppThunk =>
  (dispatch, _, { artifacts }) => {
    if (fitsTextArea(text)) {
      dispatch(inputChanged({ toolId, slot, input: { kind: 'text', text } }));
      return;
    }
    const blob = new Blob([text], { type: 'text/plain' });
    const { size: bytes, type } = blob;
    const file = { artifactId: artifacts.put({ blob }), name: PASTED_NAME, bytes, type, isTyped: true } as const;
    dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files: [file] } }));
  };

/** The result is on the page, and not in a file that the visitor picked. */
export type UnsavedResult = Exclude<ResultRef, { stored: 'saved' }>;

/**
 * Makes a tool's result the input of another tool. Copies nothing: a stored result gets a new owner.
 * @param fileName the name that the tool shows for a stored result
 */
export const chooseResult =
  (toolId: string, result: UnsavedResult, fileName: string, slot = 'main'): AppThunk =>
  (dispatch) => {
    if (result.stored === 'text') {
      dispatch(chooseText(toolId, result.text, slot));
      return;
    }
    const { artifactId, bytes, mime } = result;
    const files = [{ artifactId, name: fileName, bytes, type: mime }];
    dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files } }));
  };

// Puts text and files into a tool.
import { KiB } from '../../workers/contract/sink';
import { relativePath } from '../lib/dropped-files';
import { inputChanged, inputsOf, type FileRef, type SlotName } from './inputs';
import type { ResultRef } from './page-output';
import type { AppThunk } from './root';

/** A text area takes longer than 50 ms to show more text than this. */
export const TEXT_LIMIT = 256 * KiB;

/** One line of this length is laid out as slowly as TEXT_LIMIT of short ones. */
export const LINE_LIMIT = 64 * KiB;

export const fitsTextArea = (text: string) =>
  text.length <= TEXT_LIMIT && text.split('\n').every(({ length }) => length <= LINE_LIMIT);

const PASTED_NAME = 'pasted-text.txt';

/** A browser may read a file's size from the disk each time, which blocks the page for up to a millisecond. */
const SIZED_AT_ONCE = 16;

/**
 * Adds files after the existing ones, without reading them. A few are added at once, and hundreds a moment later, unless the
 * input has changed by then.
 */
export const chooseFiles =
  (toolId: string, files: readonly File[], slot: SlotName = 'main', before: readonly FileRef[] = []): AppThunk =>
  (dispatch, getState, { artifacts }) => {
    const { slots } = inputsOf(getState(), toolId);
    const sizes: number[] = [];
    const refOf = (file: File, index: number): FileRef => ({
      artifactId: artifacts.put({ blob: file }),
      name: file.name,
      path: relativePath(file),
      bytes: sizes[index] ?? 0,
      type: file.type,
    });
    const look = () => {
      if (inputsOf(getState(), toolId).slots !== slots) return;
      for (const { size } of files.slice(sizes.length, sizes.length + SIZED_AT_ONCE)) sizes.push(size);
      if (sizes.length < files.length) setTimeout(look);
      else dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files: [...before, ...files.map(refOf)] } }));
    };
    look();
  };

/** Adds text. Text that is too long for a text area becomes a file. */
export const chooseText =
  (toolId: string, text: string, slot: SlotName = 'main'): AppThunk =>
  (dispatch) => {
    if (fitsTextArea(text)) dispatch(inputChanged({ toolId, slot, input: { kind: 'text', text } }));
    else dispatch(chooseFiles(toolId, [new File([text], PASTED_NAME, { type: 'text/plain' })], slot));
  };

/** A result in the page, not in a file that the visitor picked. */
export type UnsavedResult = Exclude<ResultRef, { stored: 'saved' }>;

/**
 * Makes a tool's result the input of another tool. Nothing is copied: a stored result changes its owner.
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

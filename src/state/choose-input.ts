// Text and files on their way into a tool.
import { KiB } from '../../workers/contract/sink';
import { relativePath } from '../lib/dropped-files';
import { inputChanged, type FileRef, type SlotName } from './inputs';
import type { AppThunk } from './root';

/** A text area takes longer than 50 ms to show more text than this. */
export const TEXT_LIMIT = 256 * KiB;

/** One line of this length is laid out as slowly as TEXT_LIMIT of short ones. */
export const LINE_LIMIT = 64 * KiB;

function hasGiantLine(text: string): boolean {
  for (let start = 0; text.length - start > LINE_LIMIT;) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LINE_LIMIT) return true;
    start = end + 1;
  }
  return false;
}

export const fitsTextArea = (text: string) => text.length <= TEXT_LIMIT && !hasGiantLine(text);

const PASTED_NAME = 'pasted-text.txt';

/** Takes files as they are, behind those that stay: nothing is read here, whatever their size. */
export const chooseFiles =
  (toolId: string, files: readonly File[], slot: SlotName = 'main', before: readonly FileRef[] = []): AppThunk =>
  (dispatch, _, { artifacts }) => {
    const refs = files.map((file): FileRef => ({
      artifactId: artifacts.put({ blob: file }),
      name: file.name,
      path: relativePath(file),
      bytes: file.size,
      type: file.type,
    }));
    dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files: [...before, ...refs] } }));
  };

/** Takes text; text that is too long for a text area becomes a file. */
export const chooseText =
  (toolId: string, text: string, slot: SlotName = 'main'): AppThunk =>
  (dispatch) => {
    if (fitsTextArea(text)) dispatch(inputChanged({ toolId, slot, input: { kind: 'text', text } }));
    else dispatch(chooseFiles(toolId, [new File([text], PASTED_NAME, { type: 'text/plain' })], slot));
  };

// Puts text and files into a tool.
import { nanoid } from '@reduxjs/toolkit';
import { KiB } from '../../workers/contract/run/sink';
import { lateModule } from '../hydration/late-module';
import { fileRef, type ComingFiles } from './file-ref';
import { EMPTY_INPUT, inputChanged, inputsOf, openingOf, slotOf, type FilesInput, type SlotName } from './inputs';
import type { ResultRef } from './page-output';
import type { AppThunk } from './root';
import { notLoaded } from './toasts';

/** For more text than this, a text area takes longer than 50 ms. */
export const TEXT_LIMIT = 256 * KiB;

/** One line of this length takes as long to lay out as TEXT_LIMIT of short lines. */
export const LINE_LIMIT = 64 * KiB;

export const fitsTextArea = (text: string) =>
  text.length <= TEXT_LIMIT && text.split('\n').every(({ length }) => length <= LINE_LIMIT);

const PASTED_NAME = 'pasted-text.txt';

/** More files than this are opened in slices. A browser may read each one's size from the disk, which blocks the page. */
export const OPENED_AT_ONCE = 16;

/** What the openings under way still have to open, by their ids. */
const coming = new Map<string, ComingFiles[]>();

const openCode = lateModule(() => import('./open-files'));

const NO_FILES: FilesInput = { kind: 'files', files: [] };

/** Adds files without reading them. They replace the previous input, unless `adds`. */
export const chooseFiles =
  (toolId: string, files: ComingFiles, slot: SlotName = 'main', adds = false): AppThunk =>
  (dispatch, getState, { artifacts }) => {
    const input = slotOf(inputsOf(getState(), toolId), slot);
    const kept: FilesInput = adds && input.kind === 'files' ? input : NO_FILES;
    const waiting = adds && coming.get(openingOf(input)?.id ?? '');
    if (waiting) waiting.push(files);
    else if (Array.isArray(files) && files.length <= OPENED_AT_ONCE) {
      const opened = (files as readonly File[]).map((file) => fileRef(file, artifacts.put({ blob: file }), file.size));
      dispatch(inputChanged({ toolId, slot, input: { ...kept, files: [...kept.files, ...opened] } }));
    } else {
      const id = nanoid();
      const sources = [files];
      coming.set(id, sources);
      const opening = { id, before: kept.files.length, sized: kept.files.length, isListed: false };
      dispatch(inputChanged({ toolId, slot, input: { ...kept, opening } }));
      const fail = () => {
        dispatch(inputChanged({ toolId, slot, input: adds || input.kind === 'text' ? input : EMPTY_INPUT }));
        dispatch(notLoaded(toolId));
      };
      void openCode
        .load()
        .then(({ openFiles }) => dispatch(openFiles({ toolId, slot, id }, sources)), fail)
        .finally(() => coming.delete(id));
    }
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

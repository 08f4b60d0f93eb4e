// Opens any number of files in slices: first their names, so that the list is there at once, and then their sizes, each of which a
// browser may read from the disk. Loads with the first folder, or the first large number of files.
import { filesIn, isUnread } from '../lib/dropped-files';
import { openSlices } from '../lib/slices';
import { fileRef, shownName, type ComingFiles } from './file-ref';
import {
  EMPTY_INPUT,
  filesOpened,
  inputChanged,
  inputsOf,
  slotOf,
  type FileRef,
  type FilesInput,
  type SlotName,
  type UnopenedFile,
} from './inputs';
import type { AppThunk } from './root';
import { toastShown } from './toasts';
import * as words from './words';

/** The page shows the progress at most this often, because that renders all around the list. */
const SHOWN_EVERY_MS = 250;

/** The store would freeze every file of the list in one task, unless the list is frozen already. */
const frozen = (files: readonly FileRef[]) => Object.freeze(files);

interface Place {
  readonly toolId: string;
  readonly slot: SlotName;
  /** The id of the opening that the input in this place says. If it says another, this one has been replaced or canceled. */
  readonly id: string;
}

/** Resolves when all of `sources` are open, including those that come while others are opened. */
export const openFiles =
  ({ toolId, slot, id }: Place, sources: ComingFiles[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, { artifacts }) => {
    const current = (): FilesInput | undefined => {
      const input = slotOf(inputsOf(getState(), toolId), slot);
      return input.kind === 'files' && input.opening?.id === id ? input : undefined;
    };
    const before = current()?.files ?? [];
    const files: FileRef[] = [...before];
    let unopened: readonly UnopenedFile[] = current()?.unopened ?? [];
    const slices = openSlices();
    let shownAt = -Infinity;
    let [sized, isListed] = [before.length, false];

    /** False if the input was replaced or the opening was canceled. */
    const show = (): boolean => {
      const input = current();
      if (!input) return false;
      shownAt = performance.now();
      const isComplete = input.files.length === files.length;
      const opening = { id, before: before.length, sized, isListed };
      const next = { ...input, files: isComplete ? input.files : frozen([...files]), opening, unopened };
      dispatch(filesOpened({ toolId, slot, input: next }));
      return true;
    };
    /** Ends the slice if it has taken its time. */
    const goOn = async (): Promise<boolean> => {
      if (!slices.isOver()) return true;
      if (performance.now() - shownAt >= SHOWN_EVERY_MS && !show()) return false;
      await slices.next();
      return current() !== undefined;
    };

    /** Adds what the sources have, without sizes. */
    const list = async (): Promise<boolean> => {
      for (let source = sources.shift(); source; source = sources.shift()) {
        for await (const found of 'dropped' in source ? filesIn(source.dropped) : source) {
          if (isUnread(found)) unopened = [...unopened, { path: shownName(found.path), reason: reasonOf(found.error) }];
          else files.push(fileRef(found, artifacts.put({ blob: found }), 0));
          if (!(await goOn())) return false;
        }
      }
      isListed = true;
      return show();
    };

    /** Files with their sizes. They replace the others at the end, so that the list stays the same until then. */
    const whole: FileRef[] = [...before];
    const size = async (): Promise<boolean> => {
      for (; sized < files.length; sized++) {
        const file = files[sized];
        if (file) whole.push({ ...file, bytes: artifacts.find(file.artifactId)?.size ?? 0 });
        if (!(await goOn())) return false;
      }
      return true;
    };

    let isOpen = true;
    while (isOpen && sources.length > 0) isOpen = (await list()) && (await size());
    const { opening: _, ...input } = current() ?? { opening: undefined };
    if (!isOpen || !('kind' in input)) {
      // The state never had some of them, so they aren't released with it.
      for (const { artifactId } of files.slice(before.length)) artifacts.release(artifactId);
    } else if (files.length > 0 || unopened.length > 0) {
      dispatch(filesOpened({ toolId, slot, input: { ...input, files: frozen(whole), unopened } }));
    } else {
      dispatch(inputChanged({ toolId, slot, input: EMPTY_INPUT }));
      dispatch(toastShown({ title: words.emptyFolder, tone: 'info', toolId }));
    }
  };

/** The browser's own sentences differ, but these are the reasons. https://wicg.github.io/entries-api/#dom-filesystementry */
function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return words.goneReason;
  return name === 'SecurityError' || name === 'NotReadableError' ? words.deniedReason : words.unreadReason;
}

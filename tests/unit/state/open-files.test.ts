// Many files, and the files of a dropped folder, on their way into a tool.
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ArtifactStore } from '../../../src/artifacts/artifact-store';
import { chooseFiles, chooseText } from '../../../src/state/choose-input';
import { filesOf, inputChanged, inputsOf, isEmptyInput, openingOf, pathOf, slotOf } from '../../../src/state/inputs';
import { clearInputs } from '../../../src/state/run-tool';
import type { AppStore } from '../../../src/state/store';
import { openStore } from './open-store';

const ID = 'a-tool';

let artifacts: ArtifactStore;
let store: AppStore;

beforeEach(() => {
  ({ artifacts, store } = openStore());
});

const input = () => slotOf(inputsOf(store.getState(), ID));
const paths = () => filesOf(input()).map(pathOf);
const opened = () => vi.waitFor(() => expect(openingOf(input())).toBeUndefined(), { timeout: 20_000 });

/** A file of so many bytes, whose size counts how often it is asked for. */
function countedFile(bytes: number, asked: () => void): File {
  const file = new File([], `${bytes}.bin`);
  Object.defineProperty(file, 'size', {
    get() {
      asked();
      return bytes;
    },
  });
  return file;
}

const filesNamed = (count: number) => Array.from({ length: count }, (_, index) => new File([], `${index}`));

const fileSystem: FileSystem = {
  name: 'dropped',
  get root(): FileSystemDirectoryEntry {
    throw new Error('Nothing asks for it.');
  },
};

const entryAt = (fullPath: string) => ({
  name: fullPath.replace(/^.*\//, ''),
  fullPath,
  filesystem: fileSystem,
  getParent: () => undefined,
});

/** An entry of a drop, as the browser makes it. `children` may be an error. */
function folder(fullPath: string, children: FileSystemEntry[] | DOMException): FileSystemDirectoryEntry {
  const createReader = (): FileSystemDirectoryReader => {
    const batches = children instanceof DOMException ? [] : [children.slice(0, 2), children.slice(2), []];
    return {
      readEntries(resolve, reject) {
        if (children instanceof DOMException) reject?.(children);
        else resolve(batches.shift() ?? []);
      },
    };
  };
  const unused = { getFile: () => undefined, getDirectory: () => undefined };
  return { ...entryAt(fullPath), ...unused, isFile: false, isDirectory: true, createReader };
}

function file(fullPath: string, error?: DOMException): FileSystemFileEntry {
  const entry = entryAt(fullPath);
  const open: FileSystemFileEntry['file'] = (resolve, reject) =>
    error ? reject?.(error) : resolve(new File([entry.name], entry.name));
  return { ...entry, isFile: true, isDirectory: false, file: open };
}

describe('many files', () => {
  it('are an input at once, then a list, and have their sizes at the end', async () => {
    const asked = vi.fn<() => void>();
    const files = Array.from({ length: 300 }, (_, index) => countedFile(index, asked));
    store.dispatch(chooseFiles(ID, files));
    expect(isEmptyInput(input())).toBe(false);
    await vi.waitFor(() => expect(filesOf(input())).toHaveLength(300));
    await opened();
    expect(filesOf(input()).map(({ bytes }) => bytes)).toEqual(files.map((_, index) => index));
    expect(asked).toHaveBeenCalledTimes(300);
  });

  it('are listed before the first size is read, and no task takes longer than its slice and one file', async () => {
    let [now, inTask, longest, listedAtFirstSize] = [0, 0, 0, -1];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    // A message to the page begins another task.
    vi.stubGlobal(
      'MessageChannel',
      class {
        readonly port1 = { onmessage: () => undefined, close: () => undefined };
        readonly port2 = {
          postMessage: () => {
            setTimeout(() => {
              inTask = 0;
              this.port1.onmessage();
            });
          },
        };
      },
    );
    const files = Array.from({ length: 200 }, () =>
      countedFile(1, () => {
        if (listedAtFirstSize < 0) listedAtFirstSize = filesOf(input()).length;
        now += 1;
        longest = Math.max(longest, ++inTask);
      }),
    );
    store.dispatch(chooseFiles(ID, files));
    await opened();
    clock.mockRestore();
    vi.unstubAllGlobals();
    expect(listedAtFirstSize).toBe(200);
    expect(longest).toBeLessThanOrEqual(9);
  });

  it('that come while others are opened are added to them', async () => {
    store.dispatch(chooseFiles(ID, filesNamed(20), 'main', true));
    store.dispatch(chooseFiles(ID, [new File([], 'last')], 'main', true));
    await opened();
    expect(paths()).toEqual([...filesNamed(20).map(({ name }) => name), 'last']);
    const { revisions } = inputsOf(store.getState(), ID);
    store.dispatch(chooseFiles(ID, filesNamed(30), 'main', true));
    await opened();
    expect(paths()).toHaveLength(51);
    expect(inputsOf(store.getState(), ID).revisions.input).toBe(revisions.input + 1);
  });

  test.each([
    ['text', () => store.dispatch(chooseText(ID, 'text'))],
    ['another file', () => store.dispatch(chooseFiles(ID, [new File([], 'other')]))],
    ['nothing', () => store.dispatch(clearInputs(ID))],
  ])('are given up for %s, and leave no Blob', async (_, replace) => {
    // The second file comes only after the input was replaced, however fast the machine is.
    let give: (() => void) | undefined;
    const late = file('/2');
    late.file = (resolve) => (give = () => resolve(new File([], '2')));
    store.dispatch(chooseFiles(ID, { dropped: [file('/1'), late, file('/3')] }));
    await vi.waitFor(() => expect([artifacts.size, give]).toEqual([1, expect.any(Function)]));
    replace();
    give?.();
    const after = input();
    await vi.waitFor(() => expect(artifacts.size).toBe(filesOf(after).length));
    expect(input()).toBe(after);
    expect(store.getState().toasts.current).toBeNull();
  });
});

describe('a dropped folder', () => {
  const drop = async (...dropped: readonly FileSystemEntry[]) => {
    store.dispatch(chooseFiles(ID, { dropped }));
    await opened();
  };

  it('gives the files of all its folders with their paths, in the order of their names', async () => {
    const inner = folder('/a/b', [file('/a/b/2'), file('/a/b/1'), file('/a/b/3')]);
    await drop(folder('/a', [file('/a/c'), inner]), file('/single'));
    expect(paths()).toEqual(['a/b/1', 'a/b/2', 'a/b/3', 'a/c', 'single']);
    expect(filesOf(input()).map(({ name }) => name)).toEqual(['1', '2', '3', 'c', 'single']);
  });

  it('names what could not be read, and takes the others', async () => {
    const gone = new DOMException('', 'NotFoundError');
    const denied = folder('/a/locked', new DOMException('', 'SecurityError'));
    await drop(folder('/a', [denied, file('/a/gone', gone), file('/a/there')]));
    expect(paths()).toEqual(['a/there']);
    expect(input()).toMatchObject({
      unopened: [
        { path: 'a/gone', reason: 'Not found. It may have been moved or deleted.' },
        { path: 'a/locked', reason: 'The browser was not allowed to read it.' },
      ],
    });
  });

  it('without files is no input, and says so', async () => {
    await drop(folder('/a', []));
    expect(isEmptyInput(input())).toBe(true);
    expect(store.getState().toasts.current?.title).toBe('The folder has no files.');
  });

  // The rules of `--skip-hidden`, but for the chosen folder itself.
  it('has hidden files, which can be left out', async () => {
    await drop(
      folder('/.a', [
        file('/.a/.DS_Store'),
        file('/.a/Thumbs.db'),
        file('/.a/desktop.ini'),
        folder('/.a/.git', [file('/.a/.git/HEAD')]),
        file('/.a/Thumbs.dbx'),
        file('/.a/x.y'),
      ]),
      file('/.env'),
    );
    expect(paths()).toHaveLength(7);
    const all = input();
    if (all.kind !== 'files') throw new Error('There are no files.');
    store.dispatch(inputChanged({ toolId: ID, input: { ...all, leavesOutHidden: true } }));
    expect(paths()).toEqual(['.a/Thumbs.dbx', '.a/x.y', '.env']);
    expect(artifacts.size).toBe(7);
  });
});

// Saves results in a folder that the visitor picks, with their paths. Never replaces a file, and never writes into the input.
import { safePath, splitExtension, uniqueNames, foldersOf } from '../../../workers/lib/file-names';

export interface ResultToSave {
  /** With `/` between folders. */
  readonly path: string;
  readonly content: Blob | string;
}

export interface InputFile {
  readonly path: string;
  readonly file: Blob;
}

export type SavedInFolder =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'canceled'; readonly count: number }
  /** The picked folder is that of the input, or inside of it. */
  | { readonly kind: 'input' }
  /** It has a file or folder of a result's name. */
  | { readonly kind: 'taken'; readonly name: string }
  /** The browser could not write a file. Those before it are saved. */
  | { readonly kind: 'failed'; readonly path: string; readonly count: number };

interface Saving {
  readonly signal: AbortSignal;
  readonly onSaved: (count: number) => void;
}

type FolderPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

/** TypeScript's libraries don't have it, because only some browsers do. */
const folderPicker = () => (globalThis as { showDirectoryPicker?: FolderPicker }).showDirectoryPicker;

export const canPickFolder = (): boolean => folderPicker() !== undefined;

/** Undefined if the visitor closed the dialog. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await folderPicker()?.({ mode: 'readwrite' });
  } catch {
    return undefined;
  }
}

/** Rejects never: what keeps a file from being saved is in what it resolves to. */
export async function saveInFolder(
  target: FileSystemDirectoryHandle,
  results: readonly ResultToSave[],
  inputs: readonly InputFile[],
  { signal, onSaved }: Saving,
): Promise<SavedInFolder> {
  if (await isOfInput(target, inputs)) return { kind: 'input' };
  const paths = uniquePaths(results.map(({ path }) => path));
  for (const name of new Set(paths.map((path) => path.replace(/\/.*$/s, ''))))
    if (await hasEntry(target, name)) return { kind: 'taken', name };
  const folders = new Map([['', Promise.resolve(target)]]);
  const folderAt = (path: string): Promise<FileSystemDirectoryHandle> => {
    const known = folders.get(path);
    if (known) return known;
    const [, above = '', name = path] = /^(?:(.*)\/)?([^/]+)$/s.exec(path) ?? [];
    const made = folderAt(above).then((folder) => folder.getDirectoryHandle(name, { create: true }));
    folders.set(path, made);
    return made;
  };
  for (const [count, { content }] of results.entries()) {
    if (signal.aborted) return { kind: 'canceled', count };
    const path = paths[count] ?? '';
    try {
      const cut = path.lastIndexOf('/');
      const folder = await folderAt(path.slice(0, Math.max(0, cut)));
      const file = await folder.getFileHandle(path.slice(cut + 1), { create: true });
      const writable = await file.createWritable();
      await writable.write(content);
      await writable.close();
    } catch (error) {
      console.error(error);
      return { kind: 'failed', path, count };
    }
    onSaved(count + 1);
  }
  return { kind: 'saved', count: results.length };
}

function uniquePaths(paths: readonly string[]): readonly string[] {
  const safe = paths.map(safePath);
  const unique = uniqueNames(safe.flatMap(foldersOf));
  return safe.map((path) => unique(...splitExtension(path)));
}

async function hasEntry(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  const handles = [folder.getFileHandle(name), folder.getDirectoryHandle(name)] as const;
  const [file, inner] = await Promise.allSettled(handles);
  // It is of the other kind, or unreadable: the name is taken all the same.
  const isAbsent = ({ status, ...rest }: PromiseSettledResult<unknown>) =>
    status === 'rejected' &&
    'reason' in rest &&
    rest.reason instanceof DOMException &&
    rest.reason.name === 'NotFoundError';
  return !(isAbsent(file) && isAbsent(inner));
}

/**
 * Whether the folder has files of the input under their paths from one of the input's folders with its name. A chosen or dropped
 * folder comes without a handle that could be compared, so a file counts as the same with equal size and time of change.
 */
async function isOfInput(target: FileSystemDirectoryHandle, inputs: readonly InputFile[]): Promise<boolean> {
  for (const { path, file } of firstOfFolders(inputs, target.name)) {
    const found = await fileAt(target, path);
    if (found && file instanceof File && found.size === file.size && found.lastModified === file.lastModified)
      return true;
  }
  return false;
}

/** For each folder of this name in the input, its first file, with the path from there. */
function firstOfFolders(inputs: readonly InputFile[], name: string): readonly InputFile[] {
  const firsts = new Map<string, InputFile>();
  for (const { path, file } of inputs) {
    for (const folder of foldersOf(path)) {
      const isNamed = folder === name || folder.endsWith(`/${name}`);
      if (isNamed && !firsts.has(folder)) firsts.set(folder, { path: path.slice(folder.length + 1), file });
    }
  }
  return [...firsts.values()];
}

async function fileAt(folder: FileSystemDirectoryHandle, path: string): Promise<File | undefined> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  try {
    let inner = folder;
    for (const part of parts) inner = await inner.getDirectoryHandle(part);
    return await (await inner.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

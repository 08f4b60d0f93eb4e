// The files of a drop, including those inside dropped folders, with their paths. The file-selector library does the same, but
// it must have loaded before the drop whose event it reads, and it silently omits files such as .DS_Store, which a check of a
// folder must not do.
import { droppedPaths } from './relative-path';

/** A file or folder that can't be read. The browser says why by the error's name. */
export interface UnreadEntry {
  readonly path: string;
  readonly error: unknown;
}

export const isUnread = (found: File | UnreadEntry): found is UnreadEntry => 'error' in found;

/** Lists the files below the entries of a drop, in the order of their names. Never throws because of a file. */
export async function* filesIn(entries: readonly FileSystemEntry[]): AsyncGenerator<File | UnreadEntry> {
  for (const entry of entries) yield* filesOf(entry);
}

/** All files of a drop at once. Leaves out what can't be read. */
export async function droppedFiles(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for await (const found of filesIn(entries)) if (!isUnread(found)) files.push(found);
  return files;
}

/** Each takes a message to the browser's process, so several are on their way at once. */
const AT_ONCE = 16;

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, '');

async function* filesOf(entry: FileSystemEntry): AsyncGenerator<File | UnreadEntry> {
  if (!isDirectory(entry)) {
    if (isFile(entry)) yield fileOf(entry);
    return;
  }
  let children: FileSystemEntry[];
  try {
    children = (await entriesOf(entry)).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    yield { path: pathOf(entry), error };
    return;
  }
  for (let at = 0; at < children.length; at += AT_ONCE) {
    const batch = children.slice(at, at + AT_ONCE).map((child) => (isFile(child) ? fileOf(child) : child));
    for (const child of batch) {
      if (child instanceof Promise) yield child;
      else yield* filesOf(child);
    }
  }
}

/** Never rejects. */
async function fileOf(entry: FileSystemFileEntry): Promise<File | UnreadEntry> {
  const path = pathOf(entry);
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    droppedPaths.set(file, path);
    return file;
  } catch (error) {
    return { path, error };
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader returns at most 100 entries per call, and an empty list at the end. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

// The files of a drop, including those inside dropped folders, with their paths. The file-selector library does the same, but
// it must have loaded before the drop whose event it reads, and it silently omits files such as .DS_Store, which a check of a
// folder must not do.

/** A File that comes from an entry has no path: `webkitRelativePath` is empty and read-only. */
const droppedPaths = new WeakMap<File, string>();

/** A file's path from the dropped or chosen folder (`dist/a/LICENSE`), or its name if there was no folder. */
export const relativePath = (file: File): string => droppedPaths.get(file) ?? (file.webkitRelativePath || file.name);

export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // Entries must be read at once: after the event's task the list is empty.
  const entries = Array.from(data.items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const files = Array.from(data.files);
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesOf(entry)] : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await fileOf(entry)];
  if (!isDirectory(entry)) return [];
  const children = (await entriesOf(entry)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const files: File[] = [];
  for (const child of children) files.push(...(await filesOf(child)));
  return files;
}

async function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  droppedPaths.set(file, entry.fullPath.replace(/^\//, ''));
  return file;
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

// The files of a drop or a paste, those inside dropped folders included.

export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // Entries must be asked for at once: after the event's task the list is empty.
  const entries = Array.from(data.items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const files = Array.from(data.files);
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesOf(entry)] : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isDirectory(entry)) return [];
  const entries = await entriesOf(entry);
  const files: File[] = [];
  for (const child of entries) files.push(...(await filesOf(child)));
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader hands out at most 100 entries a call, and an empty list at the end. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

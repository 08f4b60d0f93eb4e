// Removes files from the private file system in the background, because nothing on the page depends on it.

type Directory = FileSystemDirectoryHandle;

async function openDirectory(...path: readonly string[]): Promise<Directory | undefined> {
  try {
    let directory = await navigator.storage.getDirectory();
    for (const part of path) directory = await directory.getDirectoryHandle(part);
    return directory;
  } catch {
    return undefined; // no such folder yet, or a browser (or a private window) without private files
  }
}

/** Chromium takes up to three seconds to end a busy worker, which keeps its files locked, so removing them is retried. */
async function removeEntry(directory: Directory, name: string, tries = 50): Promise<void> {
  try {
    await directory.removeEntry(name, { recursive: true });
  } catch (error) {
    const isLocked = error instanceof DOMException && error.name === 'NoModificationAllowedError';
    if (!isLocked || tries === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await removeEntry(directory, name, tries - 1);
  }
}

/** Every entry of the folder with a matching name. */
export async function removeMatching(path: readonly string[], matches: (name: string) => boolean) {
  const directory = await openDirectory(...path);
  if (!directory) return;
  const names: string[] = [];
  for await (const name of directory.keys()) if (matches(name)) names.push(name);
  await Promise.all(names.map((name) => removeEntry(directory, name)));
}

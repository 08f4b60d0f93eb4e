// The path of a file that was chosen or dropped with its folder.

/** A File that comes from an entry has no path: `webkitRelativePath` is empty and read-only. */
export const droppedPaths = new WeakMap<File, string>();

/** A file's path from the dropped or chosen folder (`dist/a/LICENSE`), or its name if there was no folder. */
export const relativePath = (file: File): string => droppedPaths.get(file) ?? (file.webkitRelativePath || file.name);

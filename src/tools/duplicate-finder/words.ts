// Duplicate finder: the words of its record and its screen.

export const title = 'Duplicate Finder';
export const description = 'Find files with the same content in folders, and the space that their copies take.';
export const tagline = 'Find identical files in folders';
export const keywords =
  'duplicate files, duplicates, identical files, same files, copies, free space, clean up, disk space, fdupes, jdupes, rmlint, photos';

// What it offers for several files.
export const findDuplicates = 'Find duplicates';

// The input and the button
export const chosenLabel = 'Files to compare';
export const addFiles = 'Add files';
export const addFolder = 'Add a folder';
export const zoneHint =
  'or drop files and folders here. Files are compared on this device. Only those that may be equal are read.';
export const opening = 'Opening…';
export const clear = 'Clear';
export const action = 'Find Duplicates';

// The result
export const resultTitle = 'Duplicates';
export const filtered = '{shown} of {total} groups';
export const groupsLabel = 'Groups of identical files';
export const groupHead = '{files} × {size}';
export const groupFreed = '{bytes} to free';
export const emptyList = 'Empty files';
export const unreadList = 'Files that could not be read';
export const copy = 'Copy as text';
export const download = 'Download {name}';
export const scriptHint =
  'The script removes nothing as it is: every line that would is a comment. Paths start where you chose the files or folders.';

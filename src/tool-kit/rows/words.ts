// Words of lists of files and rows.

export const reading = 'Reading…';
export const unreadable = 'The file could not be read. It may have been moved or changed.';

// Chosen files
export const chosenFiles = 'Chosen files';
export const remove = 'Remove {file}';
export const preview = 'Preview';

// Several files
export const filesTotal = { one: '{count} file, {size}', other: '{count} files, {size}' } as const;
export const listing = { one: '{count} file found so far', other: '{count} files found so far' } as const;
export const openingOf = 'Opening files: {done} of {total}';
export const openingFiles = 'Opening files';
export const openingPercent = '{percent}% of {total} files opened';
export const cancelOpening = 'Cancel';
export const leaveOutHidden = {
  one: 'Leave out {count} hidden file',
  other: 'Leave out {count} hidden files',
} as const;
export const hiddenHint = 'Such as .git, .DS_Store and Thumbs.db.';
export const unopened = 'Could not be opened: {count}';
export const unopenedList = 'Files and folders that could not be opened';

// Preview of a file
export const readingPreview = 'Reading the preview…';
export const wholeFile = 'Preview of the file';
export const startOfFile = 'Start of the file';
export const notShown = '{size} not shown';
export const endOfFile = 'End of the file';

// Items in groups
export const groups = 'Groups';
export const allGroups = 'All';
export const filter = 'Filter by path';
export const shownOf = '{shown} of {total}';
export const noMatch = 'No path matches.';

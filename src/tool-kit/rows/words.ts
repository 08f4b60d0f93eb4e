// Words of lists of files and rows.

export const reading = 'Reading…';
export const unreadable = 'The file could not be read. It may have been moved or changed.';

// Chosen files
export const chosenFiles = 'Chosen files';
export const remove = 'Remove {file}';
export const preview = 'Preview';

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

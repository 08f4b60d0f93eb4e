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

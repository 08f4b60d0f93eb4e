// Words of the toasts that the state shows.

export const cleared = 'Cleared.';
export const error = 'Error';
export const emptyFolder = 'The folder has no files.';

// Why a file or folder of a drop was not opened
export const goneReason = 'Not found. It may have been moved or deleted.';
export const deniedReason = 'The browser was not allowed to read it.';
export const unreadReason = 'It could not be read.';

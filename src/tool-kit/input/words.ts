// Words of the input: its field, its buttons, and files on their way in.

// Field
export const placeholder = 'Type or paste text here';
export const characters = { one: '{count} character', other: '{count} characters' } as const;
export const nearLimit = '{count} characters; beyond {limit} it becomes a file';
export const dropFile = 'Drop a file anywhere.';
export const dropFiles = 'Drop files anywhere.';
export const anySize = 'Files of any size';
export const sizeLimit = '{size}.';
export const local = 'Nothing leaves this device.';

// Buttons
export const openFile = 'Open a file';
export const openFiles = 'Open files';
export const addFiles = 'Add files';
export const openFolder = 'Open a folder';
export const paste = 'Paste';
export const loadSample = 'Load Sample';
export const clear = 'Clear';
export const swap = 'Swap';

// Files
export const opening = 'Opening…';
export const dropFileHere = 'Drop the file';
export const dropFilesHere = 'Drop files or folders';

// Toasts
export const oneOpened = 'One file was opened';
export const oneAtATime = 'This tool takes one file at a time: {file}.';
export const nothingToPaste = 'The clipboard has no text.';
export const copyFirst = 'Copy some text first.';
export const notPasted = 'Not pasted';
export const pasteRefused =
  'Your browser didn’t allow this page to read the clipboard. Paste into the field, or allow the clipboard in the site settings.';

// Words of a tool’s buttons, and of the place of its result.

// Toast
export const errorTitle = 'Error';

// Buttons
export const intoFile = '{action} into a file…';
export const runKeys = 'Ctrl+Enter, or ⌘+Enter on a Mac';
export const live = 'Update as I type';
export const format = 'Format';
export const minify = 'Minify';
export const validate = 'Validate';
export const swap = 'Swap';

// Files are still being opened
export const waitsForFiles = 'Starts when all files are open.';

// Between the panes
export const inputWidth = 'Width of the input';

// Result
export const result = 'Result';
export const resultAndSize = '{label}, {size}';
export const done = 'Done. {result}.';
export const doneWithNotes = {
  one: 'Done. {result}. {count} note.',
  other: 'Done. {result}. {count} notes.',
} as const;
export const emptyResult = 'Your result will appear here.';
export const trySample = 'Try this sample';

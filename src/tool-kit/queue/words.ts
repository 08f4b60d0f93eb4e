// Words of the list of several files and their results.

// Head
export const results = 'Results';
export const ready = 'Ready';
export const files = { one: '{count} file', other: '{count} files' } as const;
export const tally = '{done} of {total} done';
export const tallyWithFailed = '{done} of {total} done, {failed} failed';
export const tallyWithSkipped = '{done} of {total} done, {failed} failed, {skipped} skipped';
export const sizes = '{bytesIn} in, {bytesOut} out, {time} of computing';
export const done = 'Done. {tally}.';
export const outdated = 'Options changed. Faded results are from before.';
export const update = 'Update';
export const tryAgain = 'Run the failed ones again ({count})';
export const downloadZip = 'Download ZIP';
export const saved = '{file} was saved by your browser.';

// Results into a folder
export const saveInFolder = 'Save in a folder';
export const savingAll = 'Saving the results';
export const savingOf = 'Saving: {count} of {total}';
export const cancelSaving = 'Cancel';
export const savedInFolder = {
  one: '{count} file saved in {folder}.',
  other: '{count} files saved in {folder}.',
} as const;
export const savingCanceled = {
  one: 'Canceled. {count} file was saved in {folder}.',
  other: 'Canceled. {count} files were saved in {folder}.',
} as const;
export const notSaved = 'Not saved';
export const isInput = '{folder} has the files of the input. Choose a folder outside of it.';
export const isTaken = '{folder} has a file or folder called {name}. Choose a folder without it.';
export const notWritten = {
  one: '{path} could not be written. {count} file was saved before it. Check the free space, and choose an empty folder.',
  other:
    '{path} could not be written. {count} files were saved before it. Check the free space, and choose an empty folder.',
} as const;

// Filter
export const filter = 'Filter by name';
export const failedOnly = 'Failed only ({count})';
export const shown = '{shown} of {total} files';
export const noMatch = 'No file matches.';

// Rows
export const list = 'Files';
export const waiting = 'Waiting';
export const canceling = 'Canceling…';
export const canceled = 'Canceled';
export const remove = 'Remove {file}';
export const downloadResult = 'Download the result of {file}';
export const tryFileAgain = 'Try {file} again';
export const cancelFile = 'Cancel {file}';
export const progress = 'Progress of {file}';

// Progress of all
export const allFiles = 'All files';
export const ended = '{ended} of {total} files';
export const endedAndLeft = '{ended} of {total} files · {time} left';
export const percentOfFiles = '{percent}% of {total} files';
export const cancelAll = 'Cancel all';

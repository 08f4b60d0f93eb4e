// The words of the diff checker's screen and of its record in the catalog. Plurals are in late-words.ts.

// The catalog.
export const title = 'Diff Checker';
export const description = 'Compare two texts or JSON documents, save the differences as a patch, or apply one.';
export const tagline = 'Compare text or JSON, apply patches';
export const sizeLimit =
  '20 million lines per side, JSON of 64 MB and 3 million values per side, 256 MB to apply a patch';
export const keywords =
  'diff, compare, difference, differences, text compare, file compare, side by side, changes, merge, patch, apply patch, unified diff, json diff, json compare, json patch, merge patch';
export const offerApply = 'Apply the patch';
export const offerCompare = 'Compare with another text';
export const offerComparePair = 'Compare them';
export const offerCompareJson = 'Compare them as JSON';

// The inputs to compare.
export const originalLabel = 'Original text';
export const originalOpener = 'Open original';
export const changedLabel = 'Changed text';
export const changedOpener = 'Open changed';
export const originalSample = 'Milk\nApples, green\nButter\nBread\nCoffee\n';
export const changedSample = 'Milk\nApples, red\nButter\nCoffee\nOat biscuits\n';
export const jsonSize = 'Up to 64 MB';
export const compare = 'Compare';

// The folders to compare.
export const firstFolder = 'Folder A';
export const secondFolder = 'Folder B';
export const dropFolder = 'Drop a folder here, or open one. Files are compared on this device.';
export const opening = 'Opening…';
export const openFolder = 'Open folder';
export const openFiles = 'Open files';
export const blankFolders = 'Please open a folder on each side.';
export const compareFolders = 'Compare Folders';
export const clear = 'Clear';

// The inputs of a patch.
export const targetLabel = 'Text to patch';
export const targetOpener = 'Open text';
export const patchLabel = 'Patch';
export const patchOpener = 'Open patch';
export const patchSize = 'Up to 256 MB';
export const applyPatch = 'Apply patch';

// The result.
export const result = 'Differences';
export const noDifferences = 'No differences';
export const sameApart = 'Both texts are the same, apart from what you chose to ignore.';
export const identical = 'Both texts are identical.';
export const copy = 'Copy';
export const download = 'Download';
export const downloadPatch = 'Download patch';
export const saved = '{name} was saved by your browser.';

// The lines.
export const viewOptions = 'View options';
export const lines = 'Differences line by line';
export const position = '{position} of {changes}';
export const previousChange = 'Previous change';
export const nextChange = 'Next change';
export const removedLine = 'removed:';
export const addedLine = 'added:';
export const noLineEnd = 'no line end';

// The result of two folders.
export const foldersResult = 'Comparison of the folders';
export const unreadList = 'Files that could not be read';
export const filesOfFolders = 'Files of the folders';
export const movedTo = '<from/> → <to/>';
export const showDiff = 'Show diff';
export const showDiffOf = 'Show diff of {path}';
export const downloadList = 'Download shown list as CSV';
export const downloadFolderPatch = 'Download patch of all files';
export const patchHint = 'To make folder B of folder A, run <command/> in folder A.';
export const closeDiff = 'Close the diff';

// Text deduplicator: the words of its record and its screen.

export const title = 'Text Deduplicator';
export const description =
  'Remove duplicate lines, words or characters from text or files, in original or sorted order.';
export const sizeLimit = '256 MB of unique text if “Preserve order” is off';
export const keywords =
  'duplicate, duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, uniq, distinct, repeated, sort, list';

// What it offers for a text or a file.
export const removeDuplicateLines = 'Remove duplicate lines';

export const inputText = 'Input Text';
export const options = 'Options';
export const removeDuplicates = 'Remove Duplicates';
export const about =
  'Ignoring case uses Unicode folding, so ß equals ss. Without “Preserve order”, the result is sorted by code point, which takes up to 256 MB of memory. Counts, and lines that occur once, read a file twice.';

export const copied = 'Result copied to clipboard.';
export const downloaded = '{file} was saved by your browser.';
export const statistics = 'Statistics';
export const duplicatesRemoved = 'Duplicates removed';

// Duplicate finder: tables of the page's result, and the words of the results that it saves, on the page and on the command line.
// The first visit has none of them.

// The page
export const tiles = {
  groups: 'Groups',
  copies: 'Copies',
  freed: 'To free',
} as const;
export const emptyLabel = { one: '{count} empty file', other: '{count} empty files' } as const;
export const unreadTitle = {
  one: '{count} file could not be read',
  other: '{count} files could not be read',
} as const;

// Text to save
export const textGroup = '{files} identical files. Bytes in each: {size}. Bytes to free: {wasted}.';
export const textEmpty = 'Empty files:';
export const textUnread = 'Not read:';

// The script
export const scriptHead = [
  'Duplicate files, found by Toolyard. This script removes nothing as it is.',
  'Review each group, and remove the # in front of a line that begins with “same” or “n=” to remove that file.',
  'It is removed only if it still has the same content as the kept one, and is not that file by another name.',
  'Run the script in the folder where the paths start.',
] as const;
export const scriptGroup = 'Group {group}. Files: {files}. Bytes in each: {size}. Bytes to free: {wasted}.';
export const scriptKept = 'Other name of the kept file:';
export const scriptSamePath = 'Has the path of the kept file:';

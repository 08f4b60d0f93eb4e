// The messages of the duplicate finder's kernel.
export const messages = {
  failure: 'The files could not be compared because of a bug in this tool. Please try again.',
  ends: 'Comparing beginnings and ends',
  whole: 'Comparing whole files',
  found: {
    one: '{count} group of identical files. Copies: {copies} of {files} files. Bytes to free: {wasted}.',
    other: '{count} groups of identical files. Copies: {copies} of {files} files. Bytes to free: {wasted}.',
  },
  none: 'No duplicates: no two of the files have the same content.',
  noneOfRead: 'No duplicates among the files that could be read.',
  empty: {
    one: '{count} file is empty. Empty files are in no group.',
    other: '{count} files are empty. They are in no group.',
  },
  links: {
    one: '{count} name leads to a file that is there by another name (a hard link), so it takes no space.',
    other: '{count} names lead to files that are there by another name (hard links), so they take no space.',
  },
  samePaths: {
    one: '{count} file has the same path as another one. If you added it twice, it is no duplicate.',
    other: '{count} files have the same path as another one. If you added them twice, they are no duplicates.',
  },
  unread: '{path}: {reason}',
} as const;

// List comparer: the words of its record and its screen.

export const title = 'List Comparer';
export const description =
  'Compare two lists or files and get the lines that are in only one of them or in both, with counts.';
export const tagline = 'Find lines in one or both lists';
export const sizeLimit = '256 MB of result if it is sorted';
export const keywords =
  'list, lists, compare lists, two lists, common lines, missing lines, in both, intersection, union, set difference, comm, email list';

// What it offers for a text or a file.
export const compareWithAnother = 'Compare with another list';
export const compareAsLists = 'Compare as lists';

export const listA = 'List A';
export const openListA = 'Open list A';
export const listB = 'List B';
export const openListB = 'Open list B';
export const placeholder = 'One item per line';
export const options = 'Options';
export const compare = 'Compare';

export const statistics = 'Statistics';
export const linesInA = 'Lines in A';
export const linesInB = 'Lines in B';
export const onlyInA = 'Only in A';
export const onlyInB = 'Only in B';
export const inBoth = 'In both';

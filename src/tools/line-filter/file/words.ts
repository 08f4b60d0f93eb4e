// The words of the view of the whole file.

export const view = 'View';
export const keptLines = 'Kept lines';
export const inFile = 'In the file';
export const lines = 'Lines of the file';
export const opening = 'Opening the file…';
export const unreadable =
  'The file has changed or is gone since it was filtered. Open it again, and filter it to see all of its lines.';
export const inputChanged = 'The input has changed since it was filtered. Filter it again to see its lines.';
export const previous = 'Previous kept line (P)';
export const next = 'Next kept line (N)';
export const keptOf = '{match} of {count}';
export const kept = { one: '{count} kept line', other: '{count} kept lines' } as const;
export const endsEarly =
  'The run ended at line {count}, because it had kept enough lines. The view ends there as well.';
export const goToLine = 'Go to line';
export const go = 'Go';
export const badLine = 'Use a line number from 1 to {count}.';
export const isKept = 'Kept:';
export const isCut = '… the line continues';

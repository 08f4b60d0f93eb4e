// The words of the table.

export const viewAsTable = 'View as table';
export const viewAsText = 'View as text';
export const table = 'Table';
export const reading = 'Reading the rows…';
export const filter = 'Filter rows';
export const columns = 'Columns';
export const row = 'Row';
export const shownRows = '{shown} of {total} rows';
export const firstMatches = 'The first {shown} matches in {total} rows';
export const noMatch = 'No row has this text.';
export const shownColumns = '{shown} of {total} columns are shown. Hide some to see others.';
export const unsorted = 'In the file’s order';
export const sortedAsNumbers = 'Sorted by {column} as numbers';
export const sortedAsText = 'Sorted by {column} as text';

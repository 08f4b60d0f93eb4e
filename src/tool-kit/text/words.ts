// Words of a result’s text: its rows, its switches, and the search in it.

export const lines = 'Lines of the result';
export const reading = 'Reading…';
export const wrap = 'Wrap lines';
export const showInvisible = 'Show invisible characters';

// Search
export const search = 'Search the result';
export const searchedPart = 'Result';
export const searching = 'Searching…';
export const noMatches = 'No matches';
export const matchOf = '{match} of {count}';
export const matchOfSoFar = '{match} of {count}…';
export const previous = 'Previous match';
export const next = 'Next match';
export const close = 'Close the search';

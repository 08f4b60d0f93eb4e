// Line Filter: the words of its record and its screen.

export const title = 'Line Filter';
export const description = 'Keep or drop the lines of text or files that match any or all of your patterns.';
export const tagline = 'Keep or drop the lines that match';
export const keywords =
  'filter, grep, search, find, log, keep lines, remove lines, contains, exclude, regex, jsonl, csv, tsv, rows, columns, context';

// What it offers for a text or a file.
export const filterLines = 'Keep or drop lines';

export const inputText = 'Input Text';
export const sample =
  '2026-11-28 09:00:01 INFO Server started\n2026-11-28 09:00:07 WARN Slow answer: 1,204 ms\n2026-11-28 09:01:12 ERROR Connection lost\n2026-11-28 09:01:13 INFO Connected again\n2026-11-28 09:02:40 ERROR Disk is full\n';
export const sampleTable =
  'product,price,note\nLamp,24.50,\n"Cable, 2 m",7.90,"White\nor black"\nDesk,189,Oak\nGift card,any,\n';
export const filter = 'Filter Lines';
export const about =
  'Patterns match the text within a line, without its line ending. Regular expressions are JavaScript’s with the flag u. Ignoring case uses Unicode’s simple folding, so É equals é, and ß doesn’t equal ss.';

export const copied = 'Result copied to clipboard.';
export const downloaded = '{file} was saved by your browser.';
export const statistics = 'Statistics';
export const linesRead = 'Lines read';
export const linesKept = 'Lines kept';
export const linesDropped = 'Lines dropped';
export const rowsRead = 'Rows read';
export const rowsKept = 'Rows kept';
export const rowsDropped = 'Rows dropped';

export const badContext = 'Use a whole number from 0 to 10,000.';
export const badLimit = 'Use a whole number from 0 on.';

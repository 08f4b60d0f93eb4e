// The messages of the CSV converter's kernel.
import { csvMessages } from '../../words/csv-words';
import { words } from './words';

export const messages = {
  ...words.messages,
  ...csvMessages,
  failure: 'Failed to convert the data because of a bug in this tool. Please try again.',
  sortFailure: 'Failed to sort the rows because of a bug in this tool. Please try again.',
  sortNoRoom: 'There is too little storage to sort so many rows. Filter the rows first, or free some disk space.',
  badCsv: 'This is not a CSV file.',
  badJson: 'Invalid JSON. Please check your input.',
  chooseEncoding: 'Save it as UTF-8, or choose Windows-1252 as the encoding if it is from Excel.',
  utf16: 'The file is UTF-16. The result is UTF-8.',
  windows1252: 'The file was read as Windows-1252. The result is UTF-8.',
  byteOrderMark: 'The byte order mark at the start was removed.',
  sepLine: 'The first line names the separator for Excel (sep=) and was left out.',
  shortRows: {
    one: '{count} row has fewer fields than {columns}. It is in line {line}. The missing fields were left out.',
    other: '{count} rows have fewer fields than {columns}. The first is in line {line}. Missing fields were left out.',
  },
  longRows: {
    one: '{count} row has more fields than {columns}. It is in line {line}. The others are named {name}, and so on.',
    other:
      '{count} rows have more fields than {columns}. The first is in line {line}. The others are named {name}, and so on.',
  },
  afterQuote: {
    one: '{count} field has text after its closing quotation mark, in line {line}. The text was kept.',
    other:
      '{count} fields have text after their closing quotation mark. The first is in line {line}. The text was kept.',
  },
  innerQuotes: {
    one: '{count} field without quotation marks has one inside, in line {line}. It was kept.',
    other: '{count} fields without quotation marks have some inside. The first is in line {line}. They were kept.',
  },
  duplicateHeaders: {
    one: '{count} column has the name of an earlier one and was renamed: {names}.',
    other: '{count} columns have the names of earlier ones and were renamed: {names}.',
  },
  emptyHeaders: {
    one: '{count} column has no name and is called {names}.',
    other: '{count} columns have no names and are called {names}.',
  },
  renamed: '{from} is {to}',
  more: '{more} more',
  heldNumbers: {
    one: '{count} number stayed text, because programs that read JSON would change its digits. It is in line {line}.',
    other:
      '{count} numbers stayed text, because programs that read JSON would change their digits. The first is in line {line}.',
  },
  noRows: 'There are no rows.',
  notRows:
    'The JSON has no rows: row {row} is a single value. Rows are objects or arrays, one per line or in one array.',
  mixedRows: 'Row {row} is an array, but the rows before it are objects. All rows must be of one kind.',
  mixedObjects: 'Row {row} is an object, but the rows before it are arrays. All rows must be of one kind.',
  longRow: 'Row {row} is longer than {limit}, which is the limit.',
  manyColumns: 'The rows have more than {limit} columns, which is the limit. Row {row} has the first one beyond it.',
  cell: 'row {row}, column {column}',
  headerCell: 'the header, column {column}',
  leftOut: {
    one: '{count} value was left out, because the first row doesn’t have its column: {names}. It is in {place}. Choose the columns of all rows to keep it.',
    other:
      '{count} values were left out, because the first row doesn’t have their columns: {names}. The first is in {place}. Choose the columns of all rows to keep them.',
  },
  repeatedKeys: {
    one: '{count} value replaced an earlier one of the same row and column, in {place}.',
    other: '{count} values replaced earlier ones of the same row and column. The first is in {place}.',
  },
  emptyRows: {
    one: '{count} row is empty and was left out: row {row}.',
    other: '{count} rows are empty and were left out. The first is row {row}.',
  },
  unequalArrays: {
    one: '{count} row doesn’t have as many values as the first row ({columns}): row {row}.',
    other: '{count} rows don’t have as many values as the first row ({columns}). The first of them is row {row}.',
  },
  json: {
    one: '{count} list or empty object in a row was written as JSON, in {place}.',
    other: '{count} lists or empty objects in rows were written as JSON. The first is in {place}.',
  },
  nullsAsEmpty: {
    one: '{count} null is now like an empty text, in {place}.',
    other: '{count} nulls are now like empty texts. The first is in {place}.',
  },
  halfCharacters: {
    one: '{count} text has half a character (a lone surrogate), which became U+FFFD, in {place}.',
    other: '{count} texts have half a character (a lone surrogate), which became U+FFFD. The first is in {place}.',
  },
  formulas: {
    one: '{count} text begins like a formula, which spreadsheets would run, in {place}. “Defuse formulas” makes it text.',
    other:
      '{count} texts begin like formulas, which spreadsheets would run. The first is in {place}. “Defuse formulas” makes them text.',
  },
  defusedFormulas: {
    one: '{count} text that begins like a formula got an apostrophe, in {place}.',
    other: '{count} texts that begin like formulas got an apostrophe. The first is in {place}.',
  },
} as const;

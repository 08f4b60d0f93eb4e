import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert CSV, TSV and semicolon files of any size to JSON or JSON Lines and back in your browser. Odd rows are named with their lines. Nothing is uploaded.',
  how: [
    'Separator, quotation marks, header and line ends are recognized by the first 64 KB, and the first line of the result’s notes says what was found. Each of them can be set under Options. A line such as `sep=;`, which Excel reads, names the separator and is left out. A quotation mark counts only at the start of a field, as in Python’s csv module.',
    'Every field is text unless you ask for numbers. Then a field without quotation marks that is a number in JSON stays as it is written, with every digit. Leading zeros, phone numbers such as +49 30, values such as `12E3`, and numbers that programs would round stay text. Rows with too few or too many fields, duplicate or missing column names and skipped empty lines are noted with the first line.',
    'To CSV, the rows are an array or JSON Lines, of objects or arrays. Nested objects become columns such as `address.city`, and lists become JSON in one field. The columns of all rows are found in a first pass over the input; those of the first row need no second one. Files are read in pieces, so their size doesn’t matter: one row can have up to 16 MB.',
  ],
  questions: [
    {
      question: 'Why are numbers in quotation marks?',
      answer:
        'Because a CSV file doesn’t say what is a number. A ZIP code or an ID would lose its leading zeros. “Numbers and true/false as JSON” turns plain numbers into JSON numbers, digit by digit.',
    },
    {
      question: 'My file has strange letters. What can I do?',
      answer:
        'It was probably saved by Excel as “CSV” rather than “CSV UTF-8”. Choose Windows-1252 as the encoding under Options. UTF-16 files are recognized.',
    },
    {
      question: 'What is formula injection?',
      answer:
        'Spreadsheets run a field that begins with =, +, - or @ as a formula, so text from strangers can do harm when somebody opens the file. Such text is counted, and “Defuse formulas” puts an apostrophe before it. Plain numbers such as -5 are left alone.',
    },
    {
      question: 'Can I tell null from an empty text?',
      answer:
        'Yes, with “Empty fields are null”. A field with nothing in it is then null, and a pair of quotation marks is an empty text, in both directions.',
    },
    {
      question: 'How does the table sort?',
      answer:
        '“View as table” shows the result’s rows, and a click on a column’s name sorts them: ascending, descending, and in the file’s order again. If all of a column’s filled cells are numbers, they are sorted by value, to the last digit. Otherwise they are sorted as text in the order of Unicode’s code points, with A–Z before a–z. Empty cells are last. A table may have millions of rows, because the order is kept in this browser’s private storage rather than in memory.',
    },
  ],
  related: [
    { id: 'json-formatter', why: 'Format, repair or query the JSON.' },
    { id: 'json-to-yaml', why: 'Convert the same data to YAML.' },
    { id: 'text-deduplicator', why: 'Remove duplicate lines from a list.' },
  ],
};

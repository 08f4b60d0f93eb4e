import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Keep or drop lines of logs and text files of any size that contain, equal or match your patterns, with context, numbers and counts, on your device.',
  how: [
    'Each line of the text is kept if it matches any of the patterns, or all of them. Choose “Drop lines” to keep the others. A pattern is a text within the line, the whole line, a regular expression, or a condition on a field of JSON Lines or on a column of CSV.',
    'The file is read once from start to end and is never in memory as a whole. Texts are searched as bytes, many lines at a time, so a file of several gigabytes takes about as long as reading it.',
    '“In the file” shows all lines of one file or text, with the kept lines marked in it and on the scale beside it. Go to the next kept line with N, to the previous one with P, or to any line by its number. The number of a kept line leads to its place. Several files at once and CSV by columns have no such view.',
    'Kept lines are unchanged and stay in their order. A last line without a line ending stays so, where `grep` adds one. The only limit is 16 MB for one line.',
  ],
  questions: [
    {
      question: 'Which options of `grep` does it have?',
      answer:
        'Contains is `-F`, equals is `-F -x`, and a regular expression is close to `-E`. “Drop lines” is `-v`, “Ignore case” is `-i`, “Line numbers” is `-n`, “Count only” is `-c`, “Most lines to keep” is `-m`, and lines before and after are `-B` and `-A`. With “All of them”, the result is that of several greps in a row.',
    },
    {
      question: 'How do I remove empty lines?',
      answer: 'Choose “Drop lines” and “Matches the regex”, and enter the pattern `^\\s*$`.',
    },
    {
      question: 'How do regular expressions differ from those of `grep`?',
      answer:
        'They are JavaScript’s, with the flag u. So `\\d`, `\\s`, `\\p{L}` and lookarounds work. Classes such as `[[:digit:]]` are refused instead of being misread. You can cancel a run at any time, and the time limit ends one that takes too long.',
    },
    {
      question: 'How do I filter JSON Lines by a field?',
      answer:
        'Choose “Is JSON that meets the condition”, and enter conditions such as `level == "error"`, `price > 10`, `user.name contains "x"`, `items[0].id exists` or `error missing`. Numbers are compared by all of their digits. A line without the field meets only `missing`, and lines that aren’t JSON are counted.',
    },
    {
      question: 'How do I filter CSV by a column?',
      answer:
        'Choose “Is a CSV row that meets the condition”, and enter conditions such as `price > 10`, `"full name" contains "x"` or `phone missing`. Rows are kept or dropped whole, also if a field has line breaks, and below the header they are unchanged, so the result is CSV again. Separator and quotation marks are recognized, and the options set them. Numbers are compared by all of their digits. A field such as `1,000` isn’t a number: it meets only `!=`, and such fields are counted. An empty field meets `missing`.',
    },
  ],
  related: [
    { id: 'regex-tester', why: 'Try a regular expression on a sample first, and see what it matches.' },
    { id: 'text-deduplicator', why: 'Remove repeated lines from what is left.' },
    { id: 'list-comparer', why: 'Find the lines that two lists share, or that only one has.' },
    { id: 'word-counter', why: 'Count the words of the kept lines.' },
  ],
};

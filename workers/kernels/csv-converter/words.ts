// CSV converter: the words of its options.
import type { ToolWords } from '../../contract/options/words';
import { csvOptions } from '../../words/csv-words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { 'to-json': 'CSV to JSON', 'to-csv': 'JSON to CSV' } },
    isLines: { label: 'JSON Lines' },
    ...csvOptions,
    header: { label: 'Header', choices: { auto: 'Automatic', yes: 'First row', no: 'None' } },
    encoding: {
      label: 'Encoding',
      choices: {
        auto: 'Automatic (UTF-8 or UTF-16)',
        'windows-1252': 'Windows-1252 (Excel)',
        'utf-16le': 'UTF-16, little-endian',
        'utf-16be': 'UTF-16, big-endian',
      },
    },
    rows: { label: 'Rows', choices: { objects: 'Objects', arrays: 'Arrays' } },
    typed: {
      label: 'Numbers and true/false as JSON',
      hint: 'Quoted fields, leading zeros, phone numbers and long IDs stay text.',
    },
    nulls: {
      label: 'Empty fields are null',
      hint: 'A quoted empty field ("") is an empty text.',
    },
    columns: {
      label: 'Columns',
      choices: { all: 'Of all rows', first: 'Of the first row' },
      hint: 'Of all rows reads the input twice.',
    },
    defused: {
      label: 'Defuse formulas',
      hint: 'An apostrophe before text that begins with =, +, - or @ keeps spreadsheets from running it.',
    },
    crlf: { label: 'CRLF line ends', hint: 'As in RFC 4180.' },
    marked: { label: 'Byte order mark', hint: 'Excel needs it to recognize UTF-8.' },
  },
  messages: {
    blank: 'Please enter data to convert.',
  },
} satisfies ToolWords<typeof options>;

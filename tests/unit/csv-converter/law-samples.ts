import { kernel } from '../../../workers/kernels/csv-converter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/csv-converter/spec';
import { underLaw as give } from '../laws/law-sample';

const CSV = 'id;name;id\r\n007;"Zoé ""Z"" 😀\n;";5\r\n1.50;x\r\n\r\n12345678901234567890;5" disk;;more\r\n';
const JSON_TEXT = '[{"a":1.50,"b":{"c":"=x, \\u00e9 😀"}},{"z":[1,{"y":null}],"a":null,"a":"2"},{"b":{}}]';

const toCsv = { ...DEFAULT_OPTIONS, mode: 'to-csv' } as const;

export const underLaw = give(kernel, [
  { name: 'to JSON', input: CSV, options: DEFAULT_OPTIONS },
  {
    name: 'to typed JSON Lines with null',
    input: CSV,
    options: { ...DEFAULT_OPTIONS, isLines: true, typed: true, nulls: true },
  },
  {
    name: 'to arrays, without quotation marks',
    input: CSV,
    options: { ...DEFAULT_OPTIONS, rows: 'arrays', quote: 'none' },
  },
  { name: 'a sep= line without a header', input: 'sep=|\n1|2\n3|4', options: { ...DEFAULT_OPTIONS, header: 'no' } },
  { name: 'to CSV', input: JSON_TEXT, options: toCsv },
  {
    name: 'to CSV for Excel',
    input: '{"a":"@x"}\n{"a":2,"b":3}\n',
    options: { ...toCsv, columns: 'first', separator: 'semicolon', defused: true, crlf: true, marked: true },
  },
  { name: 'arrays to CSV', input: '[[1,"a"],[],["\\ud800"]]', options: { ...toCsv, nulls: true } },
]);

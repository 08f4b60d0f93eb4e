import type { ToolCase } from '../case';
import { writeFile } from 'node:fs/promises';

const SCHEMA = '{"type":"object","properties":{"age":{"type":"integer","maximum":150}}}';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `{"age":${String(index % 100)}}\n`).join('') +
  '{"age":9007199254740993}\n';

export const toolCase: ToolCase = {
  action: 'Check',
  opener: 'Open document',
  field: 'JSON document',
  typed: {
    text: '{"name": "Zoë", "age": 151}',
    around: (word) => `{"name": "${word}", "age": 151}`,
    settings: [{ field: 'JSON Schema', text: SCHEMA }],
    answer: () => ({
      kind: 'shows',
      region: 'Errors',
      text: /Invalid: 1 error \(draft 2020-12\).*\/age.*151 is larger than the maximum, 150\./s,
    }),
  },
  takes: {
    copy: { button: 'Copy report', text: /\/age: 151 is larger than the maximum, 150\./ },
    download: { button: 'Download schema-errors.txt', text: /\/age: 151 is larger than the maximum, 150\./ },
  },
  file: {
    settings: [
      { checkbox: 'JSON Lines: each line is a document', checked: true },
      { field: 'JSON Schema', text: SCHEMA },
    ],
    name: 'ages.jsonl',
    content: () => Buffer.from(rows(300_000)),
    answer: () => ({
      kind: 'shows',
      region: 'Errors',
      text: /1 document of 300,001.*Line 300,001, column 8.*9007199254740993 is larger/s,
    }),
  },
  large: {
    settings: [
      { checkbox: 'JSON Lines: each line is a document', checked: true },
      { field: 'JSON Schema', text: '{"type":"integer"}' },
    ],
    file: { name: 'large.jsonl', write: (path) => writeFile(path, '12345678901234567890\n'.repeat(20_000_000)) },
  },
  complaint: {
    input: { text: ' ' },
    settings: [{ field: 'JSON Schema', text: SCHEMA }],
    says: /Enter or open a JSON document to check\./,
  },
};

import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/line-filter/spec';
import { underLaw as give } from '../laws/law-sample';

const TEXT = 'Grüße 😀\r\nGRÜSSE 😀\r\n\r\n\u3000world \nWorld\nß\nSS\n'.repeat(4);

export const underLaw = give(kernel, [
  { name: 'kept lines', input: TEXT, options: { ...DEFAULT_OPTIONS, patterns: 'world\nSS' } },
  {
    name: 'dropped lines with context and numbers',
    input: `${TEXT}last`,
    options: {
      ...DEFAULT_OPTIONS,
      mode: 'drop',
      patterns: 'grüße 😀\nss',
      match: 'equals',
      ignoreCase: true,
      lineNumbers: true,
      before: '1',
      after: '1',
    },
  },
  {
    name: 'a regular expression',
    input: TEXT,
    options: { ...DEFAULT_OPTIONS, patterns: '^[^a-z]+$\nß', match: 'regex', need: 'any' },
  },
  { name: 'a count', input: TEXT, options: { ...DEFAULT_OPTIONS, patterns: 'ß\nü', need: 'all', count: true } },
  {
    name: 'rows of a table',
    input: `id,name,note\r\n${'1,"é\r\n""x""",\r\n22,😀,"y"\r\n\r\n3,z\r\n'.repeat(4)}`,
    options: { ...DEFAULT_OPTIONS, patterns: 'id > 2\nnote == "z"', match: 'column', before: '1', lineNumbers: true },
  },
  { name: 'a byte order mark', input: '\ufeffa\nb', options: { ...DEFAULT_OPTIONS, patterns: 'a', most: '1' } },
]);

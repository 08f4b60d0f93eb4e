import { kernel } from '../../../workers/kernels/text-deduplicator/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/text-deduplicator/spec';
import { underLaw as give } from '../laws/law-sample';

const TEXT = 'Grüße 😀\r\nGRÜSSE 😀\r\n\r\n\u3000world \nWorld\nß\nSS\n'.repeat(4);

export const underLaw = give(kernel, [
  { name: 'lines', input: TEXT, options: DEFAULT_OPTIONS },
  {
    name: 'lines as they stand',
    input: TEXT,
    options: { ...DEFAULT_OPTIONS, caseSensitive: true, trimWhitespace: false },
  },
  { name: 'sorted, with counts', input: TEXT, options: { ...DEFAULT_OPTIONS, preserveOrder: false, counts: true } },
  { name: 'words that come once', input: TEXT + 'once', options: { ...DEFAULT_OPTIONS, mode: 'words', keep: 'once' } },
  { name: 'characters', input: TEXT, options: { ...DEFAULT_OPTIONS, mode: 'characters' } },
  { name: 'a byte order mark', input: '\ufeffa\na', options: DEFAULT_OPTIONS },
]);

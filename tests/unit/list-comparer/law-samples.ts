import { kernel } from '../../../workers/kernels/list-comparer/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/list-comparer/spec';
import { underLaw as give } from '../laws/law-sample';

const A = 'Grüße 😀\r\nworld\r\n\r\n\u3000world \r\nonly a\r\n'.repeat(3);
const B = '\ufeffGRÜSSE 😀\nWorld\n\nworld\nonly b';

export const underLaw = give(kernel, [
  { name: 'only in A', input: [A, B], options: DEFAULT_OPTIONS },
  {
    name: 'only in B, as written',
    input: [A, B],
    options: { ...DEFAULT_OPTIONS, result: 'only-b', trimWhitespace: false },
  },
  {
    name: 'in both, without case',
    input: [A, B],
    options: { ...DEFAULT_OPTIONS, result: 'both', caseSensitive: false },
  },
  { name: 'in either, sorted', input: [A, B], options: { ...DEFAULT_OPTIONS, result: 'either', sorted: true } },
  { name: 'one list', input: ['a\nb', ''], options: { ...DEFAULT_OPTIONS, ignoreEmpty: false } },
]);

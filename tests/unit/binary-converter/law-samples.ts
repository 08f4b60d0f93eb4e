import { kernel } from '../../../workers/kernels/binary-converter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/binary-converter/spec';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'text to binary', input: '\uFEFFHi ü😀\r\n', options: DEFAULT_OPTIONS },
  {
    name: 'binary to text',
    input: '0100 1000\r\n01101001\u00a011110000\u300010011111 10011000 10000000',
    options: { ...DEFAULT_OPTIONS, mode: 'binary-to-text' },
  },
  {
    name: 'decimal to binary',
    input: '\uFEFF10 -3\n+255 123456789012345678901234567890\n',
    options: { ...DEFAULT_OPTIONS, mode: 'decimal-to-binary' },
  },
  {
    name: 'binary to decimal',
    input: '1111 1111\n1\u00a00',
    options: { ...DEFAULT_OPTIONS, mode: 'binary-to-decimal', negatives: '8', onePerLine: true },
  },
  { name: 'nothing', input: '', options: { ...DEFAULT_OPTIONS, mode: 'binary-to-text' } },
]);

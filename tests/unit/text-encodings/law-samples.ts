import { kernel } from '../../../workers/kernels/text-encodings/kernel';
import { DEFAULTS } from '../../../workers/kernels/text-encodings/spec';
import { underLaw as give } from '../laws/law-sample';

const text = 'Grüße = 😀 \r\n'.repeat(20);
const decode = { ...DEFAULTS, mode: 'decode' } as const;

export const underLaw = give(kernel, [
  { name: 'encoding Base32', input: text, options: DEFAULTS },
  {
    name: 'encoding lines',
    input: text,
    options: { ...DEFAULTS, encoding: 'base32hex', lineLength: 76, padded: false },
  },
  {
    name: 'encoding Ascii85',
    input: text,
    options: { ...DEFAULTS, encoding: 'ascii85', framed: true, lineLength: 64 },
  },
  { name: 'encoding nothing', input: '', options: { ...DEFAULTS, encoding: 'z85' } },
  { name: 'encoding quoted-printable', input: text, options: { ...DEFAULTS, encoding: 'quoted-printable' } },
  { name: 'encoding a JSON string', input: text, options: { ...DEFAULTS, encoding: 'json-string', ascii: true } },
  { name: 'decoding Base32', input: 'MZXW6YTB\n MZXW6===\n', options: decode },
  { name: 'decoding Crockford’s Base32', input: 'CSQP-YRK1-E8', options: { ...decode, encoding: 'crockford' } },
  { name: 'decoding Ascii85', input: '<~87cURz\nD_*#TDfTZ)~>\n', options: { ...decode, encoding: 'ascii85' } },
  { name: 'decoding Z85', input: 'HelloWorld', options: { ...decode, encoding: 'z85' } },
  {
    name: 'decoding quoted-printable',
    input: 'Gr=C3=BC=C3=9Fe =\r\n=3D =20 \r\nü',
    options: { ...decode, encoding: 'quoted-printable' },
  },
  {
    name: 'decoding a JSON string',
    input: ' "\\ud83d\\ude00 \\"ü\\n"\n',
    options: { ...decode, encoding: 'json-string' },
  },
  { name: 'decoding escaped text', input: '{\\"a\\":1}\n\\u00e9', options: { ...decode, encoding: 'json-string' } },
]);

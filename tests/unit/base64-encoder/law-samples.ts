import { kernel } from '../../../workers/kernels/base64-encoder/kernel';
import { DEFAULTS } from '../../../workers/kernels/base64-encoder/spec';
import { underLaw as give } from '../laws/law-sample';

const text = 'Grüße 😀\r\n'.repeat(20);
const decode = { ...DEFAULTS, mode: 'decode' } as const;

export const underLaw = give(kernel, [
  { name: 'encoding', input: text, options: DEFAULTS },
  { name: 'encoding in lines', input: text, options: { ...DEFAULTS, lineLength: 76, urlSafe: true, padded: false } },
  { name: 'encoding nothing', input: '', options: DEFAULTS },
  { name: 'decoding lines', input: `${'R3LDvMOfZSDwn5iA\n'.repeat(30)}Zg==\n`, options: decode },
  { name: 'decoding a list', input: 'R3LDvMOfZQ\r\n8J+YgA==\n\nZg', options: decode },
  { name: 'decoding a data: URI', input: 'data:image/gif;base64,R0lGODlhAQABAAD%2FACw%3D', options: decode },
  { name: 'decoding PEM', input: '-----BEGIN X-----\nSGVsbG8=\n-----END X-----\n', options: decode },
  { name: 'decoding bytes', input: '_-7-_w', options: decode },
]);

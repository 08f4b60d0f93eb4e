import { kernel } from '../../../workers/kernels/hex-encoder/kernel';
import { DEFAULTS } from '../../../workers/kernels/hex-encoder/spec';
import { underLaw as give } from '../laws/law-sample';

const text = 'Grüße 😀\r\n'.repeat(20);
const decode = { ...DEFAULTS, mode: 'decode' } as const;

const DUMP = `00000000: 4865 6c6c 6f2c 2077 6f72 6c64 206f 6620  Hello, world of
*
00000030: 6865 780a                                hex.
`;

export const underLaw = give(kernel, [
  { name: 'encoding', input: text, options: DEFAULTS },
  { name: 'encoding in lines', input: text, options: { ...DEFAULTS, delimiter: '0x', lineBytes: 16 } },
  { name: 'encoding nothing', input: '', options: DEFAULTS },
  { name: 'decoding', input: '48 65\n6C6c 6f', options: decode },
  { name: 'decoding C', input: '0x48, 0x65, 0x6C, 0xA', options: decode },
  { name: 'decoding a dump', input: DUMP, options: decode },
  { name: 'decoding a packet dump', input: '0000   48 65 6c 6c\n0004   6f 0a   o.\n', options: decode },
  { name: 'decoding bits', input: '00000000: 01001000 01101001  Hi\n00000002: 00001010  .\n', options: decode },
  { name: 'decoding bytes', input: 'ff:00:fe', options: decode },
]);

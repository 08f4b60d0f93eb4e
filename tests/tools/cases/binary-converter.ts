import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { download, TEXT, text } from '../samples';

const bits = (data: string | Buffer) =>
  Array.from(Buffer.from(data), (byte) => byte.toString(2).padStart(8, '0')).join(' ');

export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Open a file',
  typed: { settings: [{ radio: 'Text to binary' }], text: TEXT, answer: (typed) => text(bits(typed)) },
  file: {
    settings: [{ radio: 'Text to binary' }],
    name: 'in.bin',
    content: () => noise(1_000_003),
    answer: (content) => download('binary-text-to-binary.txt', bits(content)),
  },
  // None of its bytes is a digit, which shows at the end only: until then nothing needs space.
  large: { file: { name: 'large.bin', write: zeros(1_300_000_000) }, settings: [{ radio: 'Binary to text' }] },
  complaint: {
    settings: [{ radio: 'Binary to text' }],
    input: { text: '01000001\n0100000x' },
    says: /Invalid binary characters\. Only 0 and 1 are allowed\./,
  },
};

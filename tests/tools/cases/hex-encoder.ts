import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { decoding, download, TEXT, text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Encode',
  opener: 'Open files',
  typed: { text: TEXT, answer: (typed) => text(Buffer.from(typed).toString('hex')) },
  file: {
    name: 'data.bin',
    content: () => noise(4_000_000),
    answer: (content) => download('hex-encode.txt', content.toString('hex')),
  },
  large: { file: { name: 'large.bin', write: zeros(2_000_000_000) } },
  complaint: {
    ...decoding,
    input: { text: '48\n6g' },
    says: /Invalid hex characters\. Only 0-9, a-f, A-F are allowed\./,
  },
};

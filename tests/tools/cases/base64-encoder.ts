import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { decoding, download, TEXT, text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Encode',
  opener: 'Open files',
  typed: { text: TEXT, answer: (typed) => text(Buffer.from(typed).toString('base64')) },
  file: {
    name: 'data.bin',
    content: () => noise(5_000_000),
    answer: (content) => download('base64-encode.txt', content.toString('base64')),
  },
  large: { file: { name: 'large.bin', write: zeros(3_000_000_000) } },
  complaint: {
    ...decoding,
    input: { text: 'SGVs\nbG8*' },
    says: /Invalid Base64 string\. Please check your input\./,
  },
};

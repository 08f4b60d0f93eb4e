import type { ToolCase } from '../case';
import { repeated, zeros } from '../files';
import { decoding, download, TEXT, text } from '../samples';

export const toolCase: ToolCase = {
  action: 'Encode',
  opener: 'Open a file',
  typed: { text: TEXT, answer: (typed) => text(encodeURIComponent(typed)) },
  file: {
    name: 'in.txt',
    content: repeated('Grüße, 世界 & 100% 😀\r\n', 150_000),
    answer: (content) => download('url-encode.txt', encodeURIComponent(String(content))),
  },
  large: { file: { name: 'large.bin', write: zeros(1_300_000_000) } },
  complaint: {
    ...decoding,
    input: { text: 'fine\nab%zz' },
    says: /Invalid URL encoding\. Please check your input\./,
  },
};

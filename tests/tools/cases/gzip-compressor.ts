import { gunzipSync, gzipSync } from 'node:zlib';
import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { download, TEXT } from '../samples';

export const toolCase: ToolCase = {
  action: 'Compress',
  opener: 'Open files',
  typed: {
    text: TEXT,
    answer: (typed) => ({
      kind: 'download',
      button: 'Download',
      name: 'compressed.gz',
      bytes: gzipSync(typed),
      isInBar: true,
    }),
  },
  file: {
    name: 'data.bin.gz',
    settings: [{ radio: 'Decompress' }],
    action: 'Decompress',
    content: () => gzipSync(noise(4_000_000)),
    answer: (content) => download('data.bin', gunzipSync(content)),
  },
  large: { file: { name: 'large.bin', write: zeros(2_000_000_000) } },
  complaint: {
    settings: [{ radio: 'Decompress' }],
    action: 'Decompress',
    input: { text: 'no gzip' },
    says: /This isn’t gzip or zlib data/,
  },
};

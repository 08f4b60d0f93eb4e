import { gzipSync } from 'node:zlib';
import type { ToolCase } from '../case';

const inGzip = (text: string) => gzipSync(text).toString('base64');

export const toolCase: ToolCase = {
  action: 'Identify',
  opener: 'Open a file',
  field: 'Text or File',
  typed: {
    text: inGzip('{"name":"Zoë"}'),
    around: (word) => inGzip(`{"name":"${word}"}`),
    answer: () => ({ kind: 'shows', region: 'Layers', text: /Base64.*Decoded from Base64.*gzip.*Decompressed.*JSON/s }),
  },
  takes: {
    copy: { button: 'Copy', text: /name/ },
  },
  file: {
    name: 'lines.txt.gz',
    content: () => gzipSync(Array.from({ length: 200_000 }, (_, at) => `line ${String(at)}\n`).join('')),
    answer: () => ({ kind: 'shows', region: 'Layers', text: /gzip.*checksum \(CRC-32\).*Decompressed.*Text/s }),
  },
  complaint: { input: { text: ' ' }, says: /Please paste some text or open a file\./ },
};

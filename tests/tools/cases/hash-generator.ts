import { createHash } from 'node:crypto';
import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { TEXT } from '../samples';

const digests = (data: string | Buffer) =>
  Object.fromEntries(
    ['MD5', 'SHA1', 'SHA256', 'SHA512'].map((name) => [name, createHash(name).update(data).digest('hex')]),
  );

export const toolCase: ToolCase = {
  action: 'Generate Hashes',
  opener: 'Open files',
  field: 'Text to Hash',
  typed: { text: TEXT, answer: (typed) => ({ kind: 'boxes', region: 'Hashes', boxes: digests(typed) }) },
  file: {
    name: 'data.bin',
    content: () => noise(20_000_003),
    answer: (content) => ({ kind: 'boxes', region: 'data.bin', boxes: digests(content) }),
  },
  large: { file: { name: 'large.iso', write: zeros(1_300_000_000) } },
  complaint: { input: { text: '' }, says: /Please enter some text to hash\./ },
};

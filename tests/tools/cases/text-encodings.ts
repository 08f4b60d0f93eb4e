import type { ToolCase } from '../case';
import { noise, zeros } from '../files';
import { decoding, download, TEXT, text } from '../samples';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, section 6, bit by bit. */
function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  const digits = groups.map((group) => ALPHABET.charAt(parseInt(group.padEnd(5, '0'), 2))).join('');
  return digits.padEnd(Math.ceil(digits.length / 8) * 8, '=');
}

export const toolCase: ToolCase = {
  action: 'Encode',
  opener: 'Open files',
  typed: { text: TEXT, answer: (typed) => text(base32(Buffer.from(typed))) },
  file: {
    name: 'data.bin',
    content: () => noise(1_000_000),
    answer: (content) => download('data.bin.base32.txt', base32(content)),
  },
  large: { file: { name: 'large.bin', write: zeros(2_000_000_000) } },
  complaint: {
    ...decoding,
    input: { text: 'MZXW\n6Y1B' },
    says: /“1” at line 2, column 3.* isn’t valid Base32/,
  },
};

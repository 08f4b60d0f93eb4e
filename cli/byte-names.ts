// Names of files that aren't UTF-8, as texts and back. As in Python (PEP 383, “surrogateescape”), each byte that is no part of UTF-8 is
// a lone surrogate, U+DC80 to U+DCFF, which no UTF-8 decodes to. So every name has one text, and every text its own name.
import { isUtf8 } from 'node:buffer';

/** The well-formed sequences of The Unicode Standard, table 3-7, and last any other byte. */
const SEQUENCE =
  /[\0-\x7f]+|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[^]/g;

export function textOfBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  return buffer
    .toString('latin1')
    .replace(SEQUENCE, (part) =>
      part.length === 1 && part > '\x7f'
        ? String.fromCharCode(0xdc00 + part.charCodeAt(0))
        : Buffer.from(part, 'latin1').toString('utf8'),
    );
}

/** With the `u` flag, a half of a pair doesn't match. */
const ESCAPED_BYTE = /([\udc80-\udcff])/u;

export function bytesOfText(text: string): Uint8Array {
  if (!ESCAPED_BYTE.test(text)) return Buffer.from(text, 'utf8');
  const parts = text.split(ESCAPED_BYTE);
  return Buffer.concat(
    parts.map((part, at) => (at % 2 === 1 ? Buffer.of(part.charCodeAt(0) - 0xdc00) : Buffer.from(part))),
  );
}

/** A name for a system call. */
export const systemPath = (name: string): string | Buffer =>
  ESCAPED_BYTE.test(name) ? Buffer.from(bytesOfText(name)) : name;

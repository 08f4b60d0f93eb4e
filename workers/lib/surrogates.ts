// The halves of a character beyond U+FFFF in UTF-16 (The Unicode Standard, section 3.8). Never cut a text between them.
import type { AnySource } from '../contract/run/source';

export const isHighSurrogate = (unit: number) => unit >>> 10 === 0x36;
export const isLowSurrogate = (unit: number) => unit >>> 10 === 0x37;

const LONE = /\p{Surrogate}/u;

/** Whether a text has half of a character, which UTF-8 can't contain. A source of bytes has none. */
export const hasLoneSurrogate = (source: AnySource) => typeof source === 'string' && LONE.test(source);

/** A byte of a name that isn't UTF-8: see cli/byte-names.ts. With the `u` flag, a half of a pair doesn't match. */
const NAME_BYTE = /[\udc80-\udcff]/u;

/** The bytes of a file's name or path, as a system has it. */
export function nameBytes(name: string): Uint8Array {
  const encoder = new TextEncoder();
  if (!NAME_BYTE.test(name)) return encoder.encode(name);
  return Uint8Array.from(
    Array.from(name).flatMap((character) =>
      NAME_BYTE.test(character) ? [character.charCodeAt(0) - 0xdc00] : [...encoder.encode(character)],
    ),
  );
}

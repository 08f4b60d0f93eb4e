// Recognizes UTF-16 files by their first bytes, because a tool that reads UTF-8 would find a NUL in every second byte.
import { ToolError } from '../contract/run/errors';
import { messagesOf } from '../contract/run/message';
import { isPipe, sizeOf, type AnySource } from '../contract/run/source';
import type { common } from '../words/common';

export type Utf16 = 'utf-16le' | 'utf-16be';

const message = messagesOf<typeof common>('common');

/** What is needed of a file's beginning. Even, so that it never ends inside a unit. */
export const HEAD_BYTES = 512;
/** A single unit without a mark is ambiguous. */
const FEWEST_UNITS = 2;
/** Without a mark, the least share of units below U+0100: a few dashes or quotation marks are above. */
const LATIN_SHARE = 7 / 8;

/** A file's UTF-16 byte order; undefined if it isn't UTF-16. Typed text never is. */
export async function utf16Of(source: AnySource): Promise<Utf16 | undefined> {
  if (typeof source === 'string') return undefined;
  return utf16OfBytes(await headOf(source, HEAD_BYTES), sizeOf(source));
}

/** The same by the first bytes, of which there is an even number unless they are all. `size` is in bytes, 0 for a pipe. */
export function utf16OfBytes(head: Uint8Array, size: number): Utf16 | undefined {
  // UTF-16 has an even number of bytes.
  return byMark(head) ?? (size % 2 === 0 ? byNuls(head) : undefined);
}

/** The first bytes of a file or a pipe. */
export async function headOf(source: Exclude<AnySource, string>, bytes: number): Promise<Uint8Array> {
  if (isPipe(source)) return source.peek(bytes);
  return source instanceof Blob
    ? new Uint8Array(await source.slice(0, bytes).arrayBuffer())
    : source.subarray(0, bytes);
}

/** Throws ToolError `unsupported` for a UTF-16 file. */
export async function refuseUtf16(source: AnySource): Promise<void> {
  if (await utf16Of(source)) throw new ToolError('unsupported', message('utf16'));
}

function byMark([a, b]: Uint8Array): Utf16 | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
}

/** The high bytes of Latin text are NUL and its low bytes never are. UTF-8 text has no NUL at all. */
function byNuls(head: Uint8Array): Utf16 | undefined {
  const units = head.length >> 1;
  const nuls = { even: 0, odd: 0 };
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2 === 0 ? 'even' : 'odd']++;
  if (units < FEWEST_UNITS) return undefined;
  if (nuls.even === 0 && nuls.odd >= units * LATIN_SHARE) return 'utf-16le';
  return nuls.odd === 0 && nuls.even >= units * LATIN_SHARE ? 'utf-16be' : undefined;
}

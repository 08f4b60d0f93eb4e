// Decompresses gzip (RFC 1952), zlib (RFC 1950) and raw deflate (RFC 1951) by the platform, with a limit on the result.
import { ToolError } from '../../contract/run/errors';
import { KiB } from '../../contract/run/sink';
import { concatBytes } from '../../lib/concat-bytes';
import { LimitReached, OPENING, type OpeningHost } from './candidate';
import { message } from './finding';
import { LARGEST_LAYERS } from './spec';

type Bytes = Uint8Array<ArrayBuffer>;

export type CompressionName = 'gzip' | 'deflate' | 'deflate-raw';

const PIECE = 64 * KiB;

/** Undefined if the bytes aren't a complete stream. Throws LimitReached if the result has more bytes than the budget. */
export async function inflate(
  bytes: Bytes,
  format: CompressionName,
  { run, budget }: OpeningHost,
): Promise<Bytes | undefined> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.subarray(at, at + PIECE));
    await writer.close();
  };
  // An error also ends the reader, which reports it.
  const fed = feed().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Bytes[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > budget) throw new LimitReached(message('bomb', { most: { bytes: LARGEST_LAYERS } }));
      parts.push(next.value);
      await run.tick(0, undefined, OPENING);
    }
  } catch (error) {
    if (!(error instanceof LimitReached || error instanceof ToolError)) return undefined;
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
    await fed;
  }
  return concatBytes(parts);
}

/** RFC 1950, section 2.2: the method is 8, and the first two bytes are a multiple of 31. */
export const hasZlibHeader = ([first = 0, second = 0]: Bytes): boolean =>
  (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0 && (second & 0x20) === 0;

/**
 * Raw deflate has no checksum, and some platforms ignore bytes after its end. So the stream must end with the last byte: it must not be
 * complete without that.
 */
export async function inflateRaw(bytes: Bytes, host: OpeningHost): Promise<Bytes | undefined> {
  if (bytes.length < 8) return undefined;
  const all = await inflate(bytes, 'deflate-raw', host);
  if (all === undefined || all.length === 0) return undefined;
  return (await inflate(bytes.subarray(0, -1), 'deflate-raw', host)) === undefined ? all : undefined;
}

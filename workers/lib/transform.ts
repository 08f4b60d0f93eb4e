// Sends a source through a transform of bytes into a sink, in flat memory.
import type { RunContext } from '../contract/run/kernel';
import { KiB, type Stored } from '../contract/run/sink';
import type { AnySource } from '../contract/run/source';
import type { Text } from '../contract/run/message';
import { notUtf8 } from './input-error';
import { Utf8Checker } from './utf8-checker';

/** Takes bytes in arbitrary chunks. Its output is valid until the next call. Throws InputError. */
export interface ByteTransform {
  push(bytes: Uint8Array): Uint8Array;
  /** Returns output that was held back, after the last chunk. */
  end(): Uint8Array;
}

export interface TransformJob {
  readonly transform: ByteTransform;
  /**
   * If set, bytes that are not UTF-8 throw an InputError that begins with this sentence. Otherwise they go through the
   * transform.
   */
  readonly refusal?: Text;
  /** Size of the result in bytes, or a lower bound, if known. */
  readonly expectedBytes?: number;
}

export interface Transformed {
  readonly result: Stored;
  /** Offset of the first byte of the source that is not UTF-8. */
  readonly notUtf8At: number | undefined;
  /** The source's first bytes, up to four. */
  readonly head: Uint8Array;
}

/** The output is several times as long as the input: slices keep it small, and inside the processor's cache. */
const SLICE_BYTES = 128 * KiB;

const HEAD_BYTES = 4;

export async function transformSource(source: AnySource, run: RunContext, job: TransformJob): Promise<Transformed> {
  const { transform, refusal, expectedBytes } = job;
  const sink = await run.sink({ mime: 'text/plain', ...(expectedBytes !== undefined && { expectedBytes }) });
  const checker = new Utf8Checker();
  const head: number[] = [];
  let notUtf8At: number | undefined;
  let before = 0;
  for await (const chunk of run.read(source)) {
    if (head.length < HEAD_BYTES) head.push(...chunk.subarray(0, HEAD_BYTES - head.length));
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      const slice = chunk.subarray(at, at + SLICE_BYTES);
      notUtf8At ??= checker.check(slice);
      if (notUtf8At !== undefined && refusal !== undefined) {
        // An earlier error must win regardless of chunk boundaries, so the bytes before this one are processed first.
        transform.push(slice.subarray(0, Math.max(0, notUtf8At - before)));
        throw notUtf8(notUtf8At, refusal);
      }
      await sink.write(transform.push(slice));
      before += slice.length;
    }
  }
  notUtf8At ??= checker.end();
  if (notUtf8At !== undefined && refusal !== undefined) throw notUtf8(notUtf8At, refusal);
  await sink.write(transform.end());
  return { result: await sink.close(), notUtf8At, head: Uint8Array.from(head) };
}

/** A result that isn't UTF-8 is not offered as text, with U+FFFD in place of its bytes. */
export const asBytes = (stored: Stored): Stored => ({ ...stored, mime: 'application/octet-stream' });

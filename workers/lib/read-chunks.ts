// Reads any source as a sequence of byte chunks, in flat memory.
import { ToolError } from '../contract/run/errors';
import { messagesOf } from '../contract/run/message';
import { MiB, KiB } from '../contract/run/sink';
import { isPipe, type AnySource } from '../contract/run/source';
import { isHighSurrogate } from './surrogates';
import type { common } from '../words/common';
import { giveBack } from './give-back';

const message = messagesOf<typeof common>('common');

/**
 * Half of Chromium's buffer for a Blob, so that one half fills while the other is processed. MD5 and SHA-256 of 500 MB took 6.4
 * s with chunks of 512 KiB or 1 MiB, and 12.2 s with 2 MiB, where each side waits for the other (medians of 11 rounds on two
 * cores under load). Processor time is equal from 512 KiB to 4 MiB; 64 KiB costs an eighth more.
 */
export const CHUNK_BYTES = 1 * MiB;

/** For browsers without byte streams. A slice costs a round trip to the browser's process, so smaller ones are slower. */
const SLICE_BYTES = 4 * MiB;

const TEXT_SLICE_UNITS = 16 * KiB;

/** Yields views of recycled buffers, each valid until the next is requested, of 1 to `chunkBytes` bytes. */
export function readChunks(
  source: AnySource,
  chunkBytes = CHUNK_BYTES,
): AsyncGenerator<Uint8Array> | Generator<Uint8Array> {
  if (typeof source === 'string') return readText(source, chunkBytes);
  if (isPipe(source)) return source.read(chunkBytes);
  return source instanceof Uint8Array ? cut(source, chunkBytes) : readBlob(source, chunkBytes);
}

export function* cut(bytes: Uint8Array, chunkBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

function* readText(text: string, chunkBytes: number): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(TEXT_SLICE_UNITS * 3);
  for (let at = 0; at < text.length;) {
    // encodeInto never writes half a character: a surrogate pair that the slice cuts is left for the next round.
    const slice = text.slice(at, at + TEXT_SLICE_UNITS);
    const isCut = at + slice.length < text.length && isHighSurrogate(slice.charCodeAt(slice.length - 1));
    const whole = isCut ? slice.slice(0, -1) : slice;
    const { written } = encoder.encodeInto(whole, buffer);
    at += whole.length;
    yield* cut(buffer.subarray(0, written), chunkBytes);
  }
}

async function* readBlob(blob: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of streamChunks(blob, chunkBytes)) {
    read += chunk.length;
    yield chunk;
  }
  // Without this check, a file that shrank while it was read would give a wrong answer.
  if (read !== blob.size) {
    throw new ToolError('unreadable', message('cutShort', { read, size: blob.size }));
  }
}

/** Browsers word this error differently (Chromium: "TypeError: network error"), but it has only one cause. */
function refuse(cause: unknown): never {
  throw new ToolError('unreadable', message('unreadable'), { cause });
}

/**
 * Active readers. Chromium collects a BYOB reader that only its own pending read refers to, and the read then never settles:
 * with a collection every millisecond, no large file could be read to its end.
 */
const held = new Set<ReadableStreamBYOBReader>();

function streamChunks(blob: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  return hasByteStreams() ? streamBytes(blob, chunkBytes) : readSlices(blob, chunkBytes);
}

/**
 * WebKit has none. Tested with an empty Blob, because in WebKit `stream()` alone starts to load the whole Blob into memory,
 * even if it is never read.
 */
function hasByteStreams(): boolean {
  try {
    void new Blob().stream().getReader({ mode: 'byob' }).cancel();
    return true;
  } catch {
    return false;
  }
}

async function* streamBytes(blob: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(Math.min(chunkBytes, Math.max(blob.size, 1)));
  held.add(reader);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer)).catch(refuse);
      if (done) return;
      yield value;
      buffer = value.buffer;
    }
  } finally {
    held.delete(reader);
    await reader.cancel().catch(() => undefined);
  }
}

/** Only one slice is in use at a time, and it is freed before the next. */
async function* readSlices(blob: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += SLICE_BYTES) {
    const slice = await readSlice(blob, at);
    yield* cut(slice, chunkBytes);
    giveBack(slice.buffer);
  }
}

async function readSlice(blob: Blob, at: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await blob
      .slice(at, at + SLICE_BYTES)
      .arrayBuffer()
      .catch(refuse),
  );
}

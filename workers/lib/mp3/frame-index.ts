// The places of an MP3's frames, for cutting it without decoding.
import { enlarged } from '../enlarged';
import { HEADER_BYTES, readHeader, type FrameHeader } from '../mpeg-frame';
import { readChunks } from '../read-chunks';
import { mp3Gaps, startAfterTags } from './mp3-gaps';

/** Thrown where an MP3 has bytes that are no frame of layer III with a bit rate, a frame of another form, or one without its data. */
export class NoFrameError extends Error {
  override readonly name = 'NoFrameError';
  /** The offset of those bytes in the file. */
  readonly at: number;

  constructor(at: number) {
    super(`No frame of the same form at byte ${at}.`);
    this.at = at;
  }
}

export interface FrameIndex {
  /** The header of the first frame. All others have its version, sample rate and channels. */
  readonly header: Uint8Array;
  readonly form: Pick<FrameHeader, 'isMpeg1' | 'sampleRate' | 'channels' | 'samples'>;
  readonly isConstant: boolean;
  /** The size of the ID3 tags at the start. */
  readonly tagBytes: number;
  /** Where each frame begins, without the one that holds the Info tag, and where the last one ends. */
  readonly places: Float64Array;
  /** The samples that a player skips at the start, the decoder's own delay included. 0 if the file doesn't have the number. */
  readonly skip: number;
  /** The samples that a player plays. */
  readonly samples: number;
}

/** Grows as a list does, with 8 bytes for each number. */
class Numbers {
  #values = new Float64Array(1024);
  #count = 0;

  push(value: number) {
    if (this.#count === this.#values.length) this.#values = enlarged(this.#values);
    this.#values[this.#count++] = value;
  }

  all = () => this.#values.subarray(0, this.#count);
}

const isSameForm = (a: FrameHeader, b: FrameHeader) =>
  a.isMpeg1 === b.isMpeg1 && a.sampleRate === b.sampleRate && a.channels === b.channels;

interface Scan {
  readonly places: Numbers;
  readonly first: FrameHeader;
  readonly header: Uint8Array;
  readonly isConstant: boolean;
}

async function scan(mp3: Blob, from: number, onBytes: (bytes: number) => Promise<void> | void): Promise<Scan> {
  const places = new Numbers();
  /** A header that a chunk boundary cuts. */
  const cut = new Uint8Array(HEADER_BYTES);
  let first: { readonly frame: FrameHeader; readonly bytes: Uint8Array } | undefined;
  let isConstant = true;
  let [chunkAt, next, held] = [from, from, 0];
  const take = (bytes: Uint8Array, at: number) => {
    const frame = readHeader(bytes, at);
    if (!frame || (first && !isSameForm(frame, first.frame)) || next + frame.bytes > mp3.size)
      throw new NoFrameError(next);
    first ??= { frame, bytes: bytes.slice(at, at + HEADER_BYTES) };
    isConstant &&= frame.kilobits === first.frame.kilobits;
    places.push(next);
    next += frame.bytes;
  };
  for await (const chunk of readChunks(mp3.slice(from))) {
    const end = chunkAt + chunk.length;
    if (held > 0) {
      const missing = chunk.subarray(0, HEADER_BYTES - held);
      cut.set(missing, held);
      held += missing.length;
      if (held === HEADER_BYTES) {
        held = 0;
        take(cut, 0);
      }
    }
    while (held === 0 && next + HEADER_BYTES <= end) take(chunk, next - chunkAt);
    if (held === 0 && next < end) {
      held = end - next;
      cut.set(chunk.subarray(next - chunkAt));
    }
    chunkAt = end;
    await onBytes(end);
  }
  if (held > 0 || !first) throw new NoFrameError(next);
  places.push(next);
  return { places, first: first.frame, header: first.bytes, isConstant };
}

/**
 * Reads the MP3 once from start to end.
 * @param onBytes called with the number of bytes that were read
 * @throws NoFrameError
 */
export async function indexFrames(
  mp3: Blob,
  onBytes: (bytes: number) => Promise<void> | void = () => undefined,
): Promise<FrameIndex> {
  const [gaps, tagBytes] = [await mp3Gaps(mp3), await startAfterTags(mp3)];
  const { places: found, first, header, isConstant } = await scan(mp3, tagBytes + gaps.tagFrame, onBytes);
  const places = found.all();
  const { isMpeg1, sampleRate, channels, samples } = first;
  return {
    header,
    form: { isMpeg1, sampleRate, channels, samples },
    isConstant,
    tagBytes,
    places,
    skip: gaps.delay,
    samples: Math.max(0, (places.length - 1) * samples - gaps.delay - gaps.padding),
  };
}

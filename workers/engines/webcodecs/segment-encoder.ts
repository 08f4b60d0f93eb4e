// Encodes one segment: packets in, frames out. Runs in a separate worker.
import type { LosslessEncoding } from '../../contract/media/audio-engine';
import type { Lame } from './lame';
import { Decimator, reachOf } from './decimate';
import { mixed } from './mix';
import { frameCount, frameSamples, mp3Bytes, type Mp3Format } from './mp3/layout';
import type { Packets } from './packet-reader';
import { frameBytes, waveEncoder } from './wave';
import { Filler, type Silence } from './silence';

/** The format of the packets, for a decoder. */
export interface SourceFormat {
  /** A WebCodecs name, or one that `decodePcm` knows. */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** The decoder's configuration, if the codec has one. */
  readonly settings?: Uint8Array;
}

/** Packets to decode, and where in them the wanted samples begin. Plain data, because it is sent to the worker. */
export interface SoundPart extends Packets {
  readonly file: Blob;
  readonly source: SourceFormat;
  /** The number of samples in a packet: one number for all packets, or one for each. */
  readonly packetSamples: number | Uint32Array;
  /** Counts from the first packet's first sample. */
  readonly silences: readonly Silence[];
  /**
   * How many samples to skip before the segment begins, because the decoder needs earlier packets. Negative for silence before
   * the first sample, which the filter for a lower sample rate needs.
   */
  readonly skip: number;
}

export interface SegmentRequest extends SoundPart {
  /** How many samples to encode, at the result's rate. */
  readonly samples: number;
  /** With bits for a WAV, and otherwise for an MP3. */
  readonly format: Mp3Format | LosslessEncoding;
  readonly isQuick: boolean;
}

type Use = (channels: readonly Float32Array[]) => void;

/** Calls back with the samples of the packets, in order, one array per channel. */
export type Decode = (part: SoundPart, use: Use) => Promise<void>;

/** Decodes a part, and calls back with `wanted` samples from its `skip` on, or with fewer if the packets have no more. */
export async function decodePart(part: SoundPart, wanted: number, decode: Decode, use: Use): Promise<void> {
  const { silences, skip, source } = part;
  let seen = 0;
  const filler = new Filler(silences, source.channels, (channels) => {
    const length = channels[0]?.length ?? 0;
    const [from, to] = [Math.max(0, skip - seen), Math.min(length, skip + wanted - seen)];
    seen += length;
    if (to > from) use(channels.map((channel) => channel.subarray(from, to)));
  });
  await decode(part, (channels) => filler.add(channels));
  filler.end();
}

/** How many frames are encoded and reported at once. */
const BATCH_FRAMES = 32;

/** Collects samples until there are enough for a batch. */
class Batch {
  readonly #channels: readonly Float32Array[];
  readonly #use: (channels: readonly Float32Array[]) => void;
  readonly #length: number;
  #filled = 0;

  constructor({ channels, sampleRate }: SegmentRequest['format'], use: (channels: readonly Float32Array[]) => void) {
    this.#length = BATCH_FRAMES * frameSamples(sampleRate);
    this.#channels = Array.from({ length: channels }, () => new Float32Array(this.#length));
    this.#use = use;
  }

  get #room() {
    return this.#length - this.#filled;
  }

  add(channels: readonly Float32Array[]) {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length;) {
      const count = Math.min(this.#room, length - at);
      this.#channels.forEach((batch, c) => batch.set(channels[c]?.subarray(at, at + count) ?? [], this.#filled));
      this.#filled += count;
      at += count;
      if (this.#room === 0) this.flush();
    }
  }

  flush() {
    if (this.#filled > 0) this.#use(this.#channels.map((samples) => samples.subarray(0, this.#filled)));
    this.#filled = 0;
  }
}

/**
 * @param onSamples called with the encoded samples so far
 * @throws Error if the packets have fewer samples than expected
 */
export async function encodeSegment(
  request: SegmentRequest,
  decode: Decode,
  lame: Lame,
  onSamples: (samples: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { format, isQuick, samples, skip } = request;
  const isWave = 'bits' in format;
  const encoder = isWave ? waveEncoder(format) : await lame(format, isQuick);
  const most = isWave ? samples * frameBytes(format) : mp3Bytes(frameCount(samples, format.sampleRate) + 1, format);
  const made = new Uint8Array(most);
  let [written, encoded, batched] = [0, 0, 0];
  const keep = (bytes: Uint8Array) => {
    made.set(bytes, written);
    written += bytes.length;
  };
  const batch = new Batch(format, (channels) => {
    encoder.encode(channels, keep);
    onSamples((encoded += channels[0]?.length ?? 0));
  });
  const factor = request.source.sampleRate / format.sampleRate;
  const decimator = factor === 1 ? undefined : new Decimator(factor);
  // The filter needs samples on both sides of the range.
  const wanted = samples * factor + (decimator ? 2 * reachOf(factor) : 0);
  const add = (channels: readonly Float32Array[]) => {
    const rest = samples - batched;
    const made = (decimator?.add(channels) ?? channels).map((channel) => channel.subarray(0, rest));
    batched += made[0]?.length ?? 0;
    batch.add(made);
  };
  const silence = (length: number) => Array.from({ length: format.channels }, () => new Float32Array(length));
  if (skip < 0) add(silence(-skip));
  await decodePart(request, wanted, decode, (channels) => add(mixed(channels, format.channels)));
  // After the end of the track, silence fills the filter's other half.
  if (decimator) add(silence(2 * reachOf(factor)));
  batch.flush();
  if (encoded !== samples) throw new Error(`The segment has ${encoded} samples instead of ${samples}.`);
  encoder.finish(keep);
  return written === most ? made : made.slice(0, written);
}

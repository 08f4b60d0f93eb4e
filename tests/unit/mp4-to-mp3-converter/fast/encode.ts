// LAME in Node, and an MP3 made in one piece or in several.
import { moduleBase64 } from '../../../../wasm/generated/lame-mp3';
import { Joiner } from '../../../../workers/engines/webcodecs/joiner';
import { createLame } from '../../../../workers/engines/webcodecs/lame';
import {
  ENCODER_DELAY,
  frameCount,
  mp3Bytes,
  paddingOf,
  type Mp3Format,
} from '../../../../workers/engines/webcodecs/mp3/layout';
import { infoTag } from '../../../../workers/lib/mp3/info-tag';
import { encodeSegment } from '../../../../workers/engines/webcodecs/segment-encoder';
import { planSegments } from '../../../../workers/engines/webcodecs/segments';

export const wasm = Buffer.from(moduleBase64, 'base64');

/** One for each worker: it encodes one MP3 after the other. */
export const loadLame = () => createLame(wasm);

const lame = loadLame();

/** The frames of a sound that is encoded in so many segments, without the tag. */
export async function encodeIn(
  count: number,
  sound: readonly Float32Array[],
  format: Mp3Format,
  isQuick = false,
): Promise<Uint8Array> {
  const samples = sound[0]?.length ?? 0;
  const parts: Uint8Array[] = [];
  const joiner = new Joiner((mp3) => void parts.push(mp3.slice()));
  for (const segment of planSegments(samples, format.sampleRate, count)) {
    const { start, end } = segment;
    const request = {
      file: new Blob(),
      offsets: new Float64Array(0),
      sizes: new Uint32Array(0),
      source: { codec: 'mp4a.40.2', sampleRate: format.sampleRate, channels: sound.length },
      packetSamples: 1024,
      silences: [],
      skip: 0,
      samples: end - start,
      format,
      isQuick,
    };
    const stretch = sound.map((channel) => channel.subarray(start, end));
    const decode = (_: unknown, use: (channels: readonly Float32Array[]) => void) => Promise.resolve(use(stretch));
    await joiner.add(segment, await encodeSegment(request, decode, lame, () => undefined));
  }
  await joiner.finish();
  return Buffer.concat(parts);
}

/** With the tag, so that a decoder leaves out what the encoder added. */
export function tagged(mp3: Uint8Array, samples: number, format: Mp3Format): Uint8Array<ArrayBuffer> {
  const frames = frameCount(samples, format.sampleRate);
  const gaps = { delay: ENCODER_DELAY, padding: paddingOf(samples, format.sampleRate) };
  const tag = infoTag({ header: mp3, frames, bytes: mp3Bytes(frames, format), isConstant: true, gaps });
  const whole = new Uint8Array(tag.length + mp3.length);
  whole.set(tag);
  whole.set(mp3, tag.length);
  return whole;
}

// The fast engine in Node: all but the browser's decoder, in whose place ffmpeg decodes the whole track.
import type { Ports } from '../../../../workers/contract/run/kernel';
import { decodePcm, isPcm } from '../../../../workers/engines/webcodecs/decode-pcm';
import { decodeSegmentBy } from '../../../../workers/engines/webcodecs/decode-segment';
import type { Decodable } from '../../../../workers/engines/webcodecs/decoder-clicks';
import { createFastEngine } from '../../../../workers/engines/webcodecs/engine';
import { MediaReader } from '../../../../workers/engines/webcodecs/media/media-file';
import type { MediaPort } from '../../../../workers/engines/webcodecs/media/media-port';
import { openMovie } from '../../../../workers/engines/webcodecs/mp4/movie';
import {
  encodeSegment,
  type Decode,
  type SegmentRequest,
  type SoundPart,
} from '../../../../workers/engines/webcodecs/segment-encoder';
import { readMoov } from '../../../../workers/lib/mp4/boxes';
import { createCoreEngine } from '../core-engine';
import { ffmpeg } from '../run';
import { loadLame } from './encode';

/** Samples of the whole sound as ffmpeg decodes it: one array for each channel. */
export async function decodeSound(file: Blob, channels: number, settings = ''): Promise<Float32Array[]> {
  const { read } = await ffmpeg(file, `${settings}-i {in} -map 0:a:0 -f f32le /output/pcm`);
  const samples = new Float32Array(Uint8Array.from(await read('/output/pcm')).buffer);
  return Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length: samples.length / channels }, (_, i) => samples[i * channels + c] ?? 0),
  );
}

/** Lead-in included, as the browser would decode it. */
export const decodeTrack = (file: Blob, channels: number) => decodeSound(file, channels, '-ignore_editlist 1 ');

const decoders = new WeakMap<Blob, Promise<Decode>>();

/** Decodes whole packets, which a request names by their places. */
function decoderOf(file: Blob): Promise<Decode> {
  const decoder = decoders.get(file) ?? openDecoder(file);
  decoders.set(file, decoder);
  return decoder;
}

/** Samples of a track as a browser decodes its packets: without what a file says to leave out. */
async function decodePackets(file: Blob, channels: number, track: number): Promise<Float32Array[]> {
  const isMp4 = (await readMoov(file)) !== undefined;
  const whole = `${isMp4 ? '-ignore_editlist 1 ' : ''}-flags2 +skip_manual`;
  const { read } = await ffmpeg(file, `${whole} -i {in} -map 0:a:${track} -f f32le /output/pcm`);
  const samples = new Float32Array(Uint8Array.from(await read('/output/pcm')).buffer);
  return Array.from({ length: channels }, (_, c) => samples.filter((_, i) => i % channels === c));
}

/** As in a browser, but without the worker. The packets it finds are decoded by ffmpeg, all of a track at once. */
function readMedia(file: Blob): MediaPort {
  const reader = new MediaReader(file);
  const decoded = new Map<number, Promise<Float32Array[]>>();
  return {
    open: () => reader.open(),
    timeline: (track) => reader.timeline(track),
    async packetsFor(track, first, last) {
      const range = await reader.packetsFor(track, first, last);
      const format = (await reader.open()).tracks[track]?.format;
      if (!format || isPcm(format.codec)) return range;
      const sound = decoded.get(track) ?? decodePackets(file, format.channels, track);
      decoded.set(track, sound);
      const whole = await sound;
      decoders.set(
        range.file,
        Promise.resolve(({ packetSamples }, use) => {
          let at = range.start;
          for (const samples of Uint32Array.from(packetSamples as Uint32Array)) {
            use(whole.map((channel) => channel.subarray(at, at + samples)));
            at += samples;
          }
          return Promise.resolve();
        }),
      );
      return range;
    },
  };
}

async function openDecoder(file: Blob): Promise<Decode> {
  const track = (await openMovie(file))?.tracks[0];
  if (!track) throw new Error('Not a file for this engine.');
  const decoded = await decodeTrack(file, track.format.channels);
  return ({ offsets }: SoundPart, use) => {
    for (const offset of offsets) {
      const at = track.packets.offsets.indexOf(offset) * track.packetSamples;
      use(decoded.map((channel) => channel.slice(at, at + track.packetSamples)));
    }
    return Promise.resolve();
  };
}

const decode: Decode = async (part, use) =>
  (isPcm(part.source.codec) ? decodeSegmentBy(decodePcm) : await decoderOf(part.file))(part, use);

/** Where a run is. */
export type Stage = 'load fast' | 'decoder' | 'load ffmpeg' | `segment ${number}`;

export interface Failures {
  /** Called at each stage, and within a segment at each report. Its exceptions are thrown there. */
  readonly onStage?: (stage: Stage) => void;
  /** Segment workers fail at this one. */
  readonly failsAt?: number;
  /** This browser has no decoder. */
  readonly hasNoDecoder?: true;
}

/** Both engines, as a browser has them; what became of the workers is counted. */
export function bothEngines({ failsAt, hasNoDecoder, onStage = () => undefined }: Failures = {}) {
  const counts = { spawned: 0, ended: 0, encoded: 0, ffmpeg: 0 };
  const spawn = () => {
    counts.spawned++;
    const lame = loadLame();
    return {
      async encode(request: SegmentRequest, onSamples: (samples: number) => void) {
        const segment = counts.encoded++;
        if (segment === failsAt) throw new Error('A segment worker crashed.');
        return encodeSegment(request, decode, lame, (samples) => {
          onStage(`segment ${segment}`);
          onSamples(samples);
        });
      },
      end() {
        counts.ended++;
      },
    };
  };
  const encoding = (decoder: Decodable | undefined) => {
    onStage('decoder');
    return Promise.resolve(hasNoDecoder && decoder !== undefined ? undefined : { spawn, most: 2 });
  };
  const decoding = (decoder: Decodable | undefined) =>
    Promise.resolve(hasNoDecoder && decoder !== undefined ? undefined : decode);
  const loadFast = () => {
    onStage('load fast');
    return Promise.resolve(createFastEngine(encoding, readMedia, decoding));
  };
  const ports: Ports = {
    audioEngines: [
      { name: 'fast', load: loadFast },
      {
        name: 'ffmpeg',
        load: (onProgress) => {
          counts.ffmpeg++;
          onStage('load ffmpeg');
          return createCoreEngine(onProgress);
        },
      },
    ],
  };
  return { ports, counts };
}

// The fast engine in Node: all but the browser's decoder, in whose place ffmpeg decodes the whole track.
import type { Ports } from '../../../../workers/contract/kernel';
import { createFastEngine } from '../../../../workers/engines/webcodecs/engine';
import { openFilm } from '../../../../workers/engines/webcodecs/mp4/film';
import { encodeSegment, type Decode, type SegmentRequest } from '../../../../workers/engines/webcodecs/segment-encoder';
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

async function openDecoder(file: Blob): Promise<Decode> {
  const track = (await openFilm(file))?.tracks[0];
  if (!track) throw new Error('Not a file for this engine.');
  const decoded = await decodeTrack(file, track.format.channels);
  return ({ offsets }: SegmentRequest, use) => {
    for (const offset of offsets) {
      const at = track.packets.offsets.indexOf(offset) * track.packetSamples;
      use(decoded.map((channel) => channel.slice(at, at + track.packetSamples)));
    }
    return Promise.resolve();
  };
}

/** Where a run is. */
export type Stage = 'load fast' | 'decoder' | 'load ffmpeg' | `segment ${number}`;

export interface Failures {
  /** Called at each stage, and within a segment at each report; what it throws is thrown there. */
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
        return encodeSegment(request, await decoderOf(request.file), lame, (samples) => {
          onStage(`segment ${segment}`);
          onSamples(samples);
        });
      },
      end() {
        counts.ended++;
      },
    };
  };
  const encoding = () => {
    onStage('decoder');
    return Promise.resolve(hasNoDecoder ? undefined : { spawn, most: 2 });
  };
  const loadFast = () => {
    onStage('load fast');
    return Promise.resolve(createFastEngine(encoding));
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

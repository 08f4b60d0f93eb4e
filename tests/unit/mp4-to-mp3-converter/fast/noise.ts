// How much of a sound an MP3 changed, frame by frame.
import { ENCODER_DELAY, frameCount, frameSamples } from '../../../../workers/engines/webcodecs/mp3/layout';

/** Energy of the difference, frame by frame as the encoder counts them. */
export function noiseOf(
  wanted: readonly Float32Array[],
  heard: readonly Float32Array[],
  sampleRate = 44_100,
): Float64Array {
  const energy = new Float64Array(frameCount(wanted[0]?.length ?? 0, sampleRate));
  wanted.forEach((channel, c) =>
    channel.forEach((sample, i) => {
      const frame = Math.floor((i + ENCODER_DELAY) / frameSamples(sampleRate));
      energy[frame] = (energy[frame] ?? 0) + (sample - (heard[c]?.[i] ?? 0)) ** 2;
    }),
  );
  return energy;
}

export const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** The energy of an inaudible frame: below the last of 16 bits. */
export const FLOOR = (2 * 1152) / 2 ** 30;

export const decibels = (noise: number, than: number) => 10 * Math.log10((noise + FLOOR) / (than + FLOOR));

export interface Seam {
  /** Its noisiest frame against the noisiest ordinary one around it, in decibels. */
  readonly worst: number;
  /** Each frame's noise against the same frame's in one piece, in decibels. */
  readonly changed: readonly number[];
}

/** @param from the first frame that may be the seam */
export function seamAt(from: number, before: Float64Array, after: Float64Array): Seam {
  const around = Math.max(...before.subarray(Math.max(0, from - 50), from + 50)) + FLOOR;
  const frames = Array.from({ length: 23 }, (_, i) => from - 3 + i);
  return {
    worst: Math.max(...frames.map((k) => decibels(after[k] ?? 0, around))),
    changed: frames.map((k) => decibels(after[k] ?? 0, before[k] ?? 0)),
  };
}

// Compares an MP3 encoded in segments with the same one encoded in one piece, over a grid of sounds, bit rates and numbers of
// segments. Nothing here is timed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encodeIn, tagged } from '../../../tests/unit/mp4-to-mp3-converter/fast/encode';
import { decibels, noiseOf, seamAt, sum } from '../../../tests/unit/mp4-to-mp3-converter/fast/noise';
import { SOUNDS } from '../../../tests/unit/mp4-to-mp3-converter/fast/sounds';
import type { Mp3Format } from '../../../workers/engines/webcodecs/mp3/layout';
import { planSegments } from '../../../workers/engines/webcodecs/segments';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { counted, findings } from '../part';

const SECONDS = 12;
const SAMPLE_RATE = 44_100;
const KILOBITS = [64, 192, 320] as const;
const COUNTS = [2, 5, 8] as const;
const LARGEST_SOUND = 64 * 1024 * 1024;

const run = promisify(execFile);

/** Decoded by native ffmpeg, which skips what the tag says. */
async function decode(mp3: Uint8Array, channels: number, folder: string): Promise<Float32Array[]> {
  const path = join(folder, 'sound.mp3');
  await writeFile(path, mp3);
  const command = ['-v', 'error', '-i', path, '-f', 'f32le', '-'];
  const { stdout, stderr } = await run('ffmpeg', command, { encoding: 'buffer', maxBuffer: LARGEST_SOUND });
  if (stderr.length > 0) throw new Error(`ffmpeg complains: ${stderr.toString()}`);
  const samples = new Float32Array(Uint8Array.from(stdout).buffer);
  const length = samples.length / channels;
  return Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length }, (_, i) => samples[i * channels + c] ?? 0),
  );
}

interface Figures {
  /** Signal to noise of one piece, the largest change of the whole's noise, and the worst segment boundary. */
  readonly snr: number;
  readonly change: number;
  readonly worst: number;
}

async function measure(name: keyof typeof SOUNDS, format: Mp3Format, counts: readonly number[], folder: string) {
  const sound = SOUNDS[name](format.channels, format.sampleRate, SECONDS);
  const samples = sound[0]?.length ?? 0;
  const noiseIn = async (count: number) => {
    const mp3 = tagged(await encodeIn(count, sound, format), samples, format);
    return noiseOf(sound, await decode(mp3, format.channels, folder));
  };
  const before = await noiseIn(1);
  const signal = sum(sound.map((channel) => channel.reduce((energy, sample) => energy + sample ** 2, 0)));
  let [change, worst] = [0, -Infinity];
  for (const count of counts) {
    const after = await noiseIn(count);
    change = Math.max(change, Math.abs(decibels(sum(after), sum(before))));
    const seams = planSegments(samples, format.sampleRate, count).slice(1);
    worst = Math.max(worst, ...seams.map(({ from }) => seamAt(from, before, after).worst));
  }
  return { snr: decibels(signal, sum(before)), change, worst } satisfies Figures;
}

export const mp3Seams: RunPart = async (_, session) => {
  const folder = await mkdtemp(join(tmpdir(), 'mp3-seams-'));
  const measurements: Measurement[] = [];
  // Silence has no noise, and so no ratio.
  const add = (name: string, value: number, most?: number) => {
    if (Number.isFinite(value))
      measurements.push(counted(name, value, 'dB', most === undefined ? undefined : { most }));
  };
  let [change, worst] = [0, -Infinity];
  try {
    for (const name of ['music', 'speech', 'clicks', 'silence'] as const)
      for (const channels of [1, 2] as const)
        for (const kilobits of session.quick ? [128] : KILOBITS) {
          const format = { kilobits, channels, sampleRate: SAMPLE_RATE };
          const figures = await measure(name, format, session.quick ? [8] : COUNTS, folder);
          const what = `${name}, ${channels === 1 ? 'mono' : 'stereo'}, ${kilobits} kbit/s`;
          const changeOf = `${what}: change in ${session.quick ? 8 : '2 to 8'} segments`;
          add(`${what}: signal to noise in one piece`, figures.snr);
          add(changeOf, figures.change);
          add(`${what}: worst frame at a joint compared with those around it`, figures.worst);
          [change, worst] = [Math.max(change, figures.change), Math.max(worst, figures.worst)];
          session.note(`${what}: change ${figures.change.toFixed(3)} dB, worst seam ${figures.worst.toFixed(2)} dB`);
        }
  } finally {
    await rm(folder, { recursive: true });
  }
  // One piece is FFmpeg's own MP3, frame for frame (tests/unit/mp4-to-mp3-converter/fast/lame.test.ts).
  add('Change of the noise by segments compared with FFmpeg’s own MP3, any sound', change, 0.1);
  add('Noisiest frame at a joint compared with those around it, any sound', worst, 1);
  return findings({ measurements });
};

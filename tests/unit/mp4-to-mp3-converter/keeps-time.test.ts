// Gaps and late audio keep their time. The files are made by the complete FFmpeg; what is heard where follows from the formula of
// the sound and from what was left out.
import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare } from '../../fixtures/media/compare';
import { MIN_SNR } from '../../fixtures/media/cases';
import { signal } from '../../fixtures/media/signal';
import type { Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { bothEngines } from './fast/engine';
import { blobOf, convert, decode, ffmpeg, readFixture } from './run';

async function made(from: File, args: string, as: string): Promise<File> {
  const { read } = await ffmpeg(from, `${args} /output/${as}`);
  return new File([Uint8Array.from(await read(`/output/${as}`))], as);
}

async function heardIn(file: File, rate: number, options: Partial<Mp4ToMp3Options> = {}) {
  const reply = await convert(file, { options, ports: bothEngines().ports });
  if (!reply.ok) throw new Error(reply.error.message);
  const heard = await decode(blobOf(reply.output.audio), 2);
  const between = (from: number, to: number) => heard.map((channel) => channel.slice(from * rate, to * rate));
  return {
    seconds: (heard[0]?.length ?? 0) / rate,
    loudest: (from: number, to: number) =>
      Math.max(...between(from, to).map((channel) => channel.reduce((most, it) => Math.max(most, Math.abs(it)), 0))),
    /** Decibels of likeness to the original from `time` of its clock on, and the lag in samples. */
    like: (from: number, to: number, time: number, lag = 0) =>
      between(from, to).map((channel, c) =>
        compare(signal('stereo', rate, time, to - from)[c] ?? new Float32Array(0), channel, rate, lag),
      ),
  };
}

const expectLike = (found: readonly { snr: number; lag: number }[], wanted = 0) => {
  for (const { snr, lag } of found) {
    expect(snr).toBeGreaterThan(MIN_SNR);
    expect(Math.abs(lag - wanted)).toBeLessThanOrEqual(50); // packets of a millisecond's clock
  }
};

const drop = (from: number, to: number) => `-c copy -bsf:a noise=drop=between(pts*tb\\,${from}\\,${to})`;

describe('a gap is silent, and what follows it is in its place', () => {
  test.each([
    // The last number: samples of the encoder's lead-in, which Matroska's clock counts.
    ['aac-faststart.mp4', 'gap.mp4', 44_100, 0],
    ['aac-faststart.mp4', 'gap.mkv', 44_100, 1024],
    ['aac-faststart.mp4', 'gap.mov', 44_100, 0],
    ['opus.webm', 'gap.webm', 48_000, 0],
    ['opus.mp4', 'gap.mp4', 48_000, 0],
    ['ac3.mp4', 'gap.mkv', 44_100, 256],
  ])('%s as %s', async (from, as, rate, lead) => {
    const gap = await made(await readFixture(from), `-i {in} -map 0:a ${drop(0.6, 1.2)}`, `gap${extname(from)}`);
    const file = await made(gap, '-i {in} -c copy', as);
    const heard = await heardIn(file, rate);
    expect(heard.seconds).toBeCloseTo(2, 1);
    expect(heard.loudest(0.75, 1.1)).toBeLessThan(0.001);
    expectLike(heard.like(0.1, 0.5, 0.1, lead), lead);
    expectLike(heard.like(1.4, 1.9, 1.4, lead), lead);
  });
});

describe('late audio begins late', () => {
  const late = '-i {in} -itsoffset 0.5 -i {in} -map 0:v -map 1:a -c copy';

  test.each(['late.mp4', 'late.mkv', 'late.mov'])('%s', async (as) => {
    const heard = await heardIn(await made(await readFixture('aac-faststart.mp4'), late, as), 44_100);
    expect(heard.loudest(0.05, 0.4)).toBeLessThan(0.001);
    expectLike(heard.like(0.7, 1.9, 0.2));
  });

  test.each(['late.mp4', 'late.mkv'])('a range of %s is of the film’s clock', async (as) => {
    const file = await made(await readFixture('aac-faststart.mp4'), late, as);
    for (const onlyFfmpeg of [false, true]) {
      const heard = await heardIn(file, 44_100, { start: 0.2, end: 1.2, onlyFfmpeg });
      expect(heard.seconds).toBeCloseTo(1, 1);
      expect(heard.loudest(0.05, 0.2)).toBeLessThan(0.001);
      expectLike(heard.like(0.5, 0.9, 0.2));
    }
  });
});

// Gaps, late audio and late pictures keep the film's time. The complete FFmpeg creates the files. The signal's formula, and the
// removed part, give the expected audio at each time.
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
    engine: reply.output.engine,
    said: [...reply.output.notes, ...reply.output.warnings].join(' '),
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
    expect(Math.abs(lag - wanted)).toBeLessThanOrEqual(96); // two times of a millisecond's clock
  }
};

const drop = (from: number, to: number) => `-c copy -bsf:a noise=drop=between(pts*tb\\,${from}\\,${to})`;

describe('a gap is silent, and what follows it is in its place', () => {
  test.each([
    // The last number: samples of the encoder's lead-in, which Matroska's clock counts. Then the engine.
    ['aac-faststart.mp4', 'gap.mp4', 44_100, 0, 'fast'],
    ['aac-faststart.mp4', 'gap.mkv', 44_100, 1024, 'fast'],
    ['aac-faststart.mp4', 'gap.mov', 44_100, 0, 'fast'],
    ['opus.webm', 'gap.webm', 48_000, 0, 'fast'],
    ['opus.mp4', 'gap.mp4', 48_000, 0, 'fast'],
    ['ac3.mp4', 'gap.mkv', 44_100, 256, 'ffmpeg'],
  ] as const)('%s as %s', async (from, as, rate, lead, engine) => {
    const gap = await made(await readFixture(from), `-i {in} -map 0:a ${drop(0.6, 1.2)}`, `gap${extname(from)}`);
    const file = await made(gap, '-i {in} -c copy', as);
    const heard = await heardIn(file, rate);
    expect(heard.engine).toBe(engine);
    expect(heard.seconds).toBeCloseTo(2, 1);
    expect(heard.said).toMatch(/no audio for 0\.6 s of this\. Silence fills the time/);
    expect(heard.loudest(0.75, 1.1)).toBeLessThan(0.001);
    expectLike(heard.like(0.1, 0.5, 0.1, lead), lead);
    expectLike(heard.like(1.4, 1.9, 1.4, lead), lead);
  });

  test('each of several, the first at the very beginning', async () => {
    const args = '-i {in} -c copy -bsf:a noise=drop=lt(mod(pts*tb\\,0.5)\\,0.2)';
    const heard = await heardIn(await made(await readFixture('opus.webm'), args, 'many.webm'), 48_000);
    expect(heard.seconds).toBeCloseTo(2, 1);
    for (const from of [0, 0.5, 1, 1.5]) {
      expect(heard.loudest(from + 0.07, from + 0.15)).toBeLessThan(0.001);
      const [left] = heard.like(from + 0.3, from + 0.45, from + 0.3); // the right tone repeats after 145 samples
      expectLike(left ? [left] : []);
    }
  });

  test('a range that ends within a gap ends there', async () => {
    const gap = await made(await readFixture('aac-faststart.mp4'), `-i {in} -map 0:a ${drop(0.6, 1.2)}`, 'gap.mp4');
    const heard = await heardIn(gap, 44_100, { start: 0.3, end: 1 });
    expect(heard.seconds).toBeCloseTo(0.3, 1);
    expect(heard.said).toMatch(/audio ends at 0\.3 s of 0\.7 s/);
    expect(heard.said).not.toMatch(/Silence/);
  });

  test('one that nobody hears is left as it is', async () => {
    const gap = await made(await readFixture('aac-faststart.mp4'), `-i {in} -map 0:a ${drop(0.6, 0.65)}`, 'gap.mp4');
    expect((await heardIn(gap, 44_100)).said).toBe('');
  });

  test('a copied MP3 cannot hold it, and says so', async () => {
    const gap = await made(await readFixture('mp3-in-mp4.mp4'), `-i {in} ${drop(0.6, 1.2)}`, 'gap.mp4');
    const copied = await heardIn(gap, 44_100);
    expect(copied.seconds).toBeCloseTo(1.4, 1);
    expect(copied.said).toMatch(/no audio for 0\.6 s of this\. A copied MP3 leaves that time out/);
    const encoded = await heardIn(gap, 44_100, { copyMp3: false });
    expect(encoded.seconds).toBeCloseTo(2, 1);
    expect(encoded.loudest(0.75, 1.1)).toBeLessThan(0.001);
  });

  test('an M4A keeps it, for its packets have times', async () => {
    const gap = await made(await readFixture('aac-faststart.mp4'), `-i {in} -map 0:a ${drop(0.6, 1.2)}`, 'gap.mp4');
    const reply = await convert(gap, { options: { format: 'm4a' }, ports: bothEngines().ports });
    if (!reply.ok) throw new Error(reply.error.message);
    const again = await heardIn(new File([blobOf(reply.output.audio)], 'gap.m4a'), 44_100);
    expect(again.loudest(0.75, 1.1)).toBeLessThan(0.001);
    expectLike(again.like(1.4, 1.9, 1.4));
  });
});

describe('times that jump back', () => {
  test('all audio is kept, one part after the other', async () => {
    const recording = await readFixture('opus.webm');
    const heard = await heardIn(new File([recording, recording], 'twice.webm'), 48_000);
    expect(heard.seconds).toBeCloseTo(4, 1);
    expect(heard.said).toMatch(/times in this file jump back/);
    expectLike(heard.like(0.3, 1.7, 0.3));
    expectLike(heard.like(2.3, 3.7, 0.3, 312), 312); // the second part's lead-in
  });
});

describe('two MP4s in one file', () => {
  test.each([false, true])('the first is converted, and a note says so (only FFmpeg: %s)', async (onlyFfmpeg) => {
    const [first, second] = [await readFixture('aac-faststart.mp4'), await readFixture('aac-mono-22050.mp4')];
    const heard = await heardIn(new File([first, second], 'two.mp4'), 44_100, { onlyFfmpeg });
    expect(heard.seconds).toBeCloseTo(2, 1);
    expect(heard.said).toMatch(/is 2 videos in one\. Only the first was converted/);
    expectLike(heard.like(0.3, 1.7, 0.3));
  });
});

describe('a part of a longer recording, with its times', () => {
  const late = '-itsoffset 3600 -i {in} -c copy';

  test.each([
    // The last number: samples of the encoder's lead-in, which the first packet begins with.
    ['ac3.mp4', 'part.mkv', 44_100, 256],
    ['opus.webm', 'part.webm', 48_000, 312],
  ])('%s as %s begins with its first packet', async (from, as, rate, lead) => {
    const part = await made(await readFixture(from), late, as);
    expect((await heardIn(part, rate)).seconds).toBeCloseTo(2, 1);
    const range = await heardIn(part, rate, { start: 0.5, end: 1.5 });
    expect(range.seconds).toBeCloseTo(1, 1);
    expect(range.said).toBe('');
    expectLike(range.like(0.1, 0.9, 0.6, lead), lead);
  });
});

describe('late audio begins late', () => {
  const late = '-i {in} -itsoffset 0.5 -i {in} -map 0:v -map 1:a -c copy';

  test.each(['late.mp4', 'late.mkv', 'late.mov', 'late.m4v'])('%s', async (as) => {
    const heard = await heardIn(await made(await readFixture('aac-faststart.mp4'), late, as), 44_100);
    expect(heard.engine).toBe('fast');
    expect(heard.said).toMatch(/no audio for 0\.5 s of this\. Silence fills the time/);
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

  test('nothing is heard before it, and a range without it is refused', async () => {
    const args = '-i {in} -itsoffset 1.5 -i {in} -map 0:v -map 1:a -c copy';
    const file = await made(await readFixture('aac-faststart.mp4'), args, 'late.mkv');
    const reply = await convert(file, { options: { start: 0.2, end: 1 }, ports: bothEngines().ports });
    expect(reply.ok ? 'done' : reply.error.message).toMatch(/no audio in this part/);
  });
});

test('a track without any audio is empty, whatever the start', async () => {
  // Its fragments are those of the picture alone; the index still names both.
  const drop = '-bsf:a noise=drop=1 -movflags empty_moov+frag_keyframe';
  const file = await made(await readFixture('aac-faststart.mp4'), `-i {in} -c copy ${drop}`, 'empty.mp4');
  const said = async (options: Partial<Mp4ToMp3Options>) => {
    const reply = await convert(file, { options, ports: bothEngines().ports });
    return reply.ok ? 'done' : reply.error.message;
  };
  expect(await said({})).toBe('The audio track in this file is empty, so there is nothing to convert.');
  expect(await said({ start: 0.5, end: 1 })).toMatch(/no audio in this part/);
});

describe('the picture begins late', () => {
  const late = '-itsoffset 0.5 -i {in} -i {in} -map 0:v -map 1:a -c copy';

  test.each(['late.mp4', 'late.mkv'])('a range of %s may begin before it', async (as) => {
    const file = await made(await readFixture('aac-faststart.mp4'), late, as);
    for (const onlyFfmpeg of [false, true]) {
      const heard = await heardIn(file, 44_100, { start: 0.2, end: 1.2, onlyFfmpeg });
      expect(heard.seconds).toBeCloseTo(1, 1);
      const lead = as === 'late.mkv' ? 1024 : 0;
      expectLike(heard.like(0.1, 0.9, 0.3, lead), lead);
    }
  });
});

test('six loud channels do not clip as two', async () => {
  const loud =
    '-i {in} -af pan=5.1|c0=c0|c1=c0|c2=c0|c4=c0|c5=c0,volume=30dB,alimiter=limit=0.9:level=disabled -c:a aac -b:a 512k';
  const file = await made(await readFixture('aac-surround.m4a'), loud, 'loud.m4a');
  const heard = await heardIn(file, 44_100);
  expect(heard.loudest(0.1, 1.9)).toBeGreaterThan(0.5);
  expect(heard.loudest(0.1, 1.9)).toBeLessThan(1);
  expect(heard.said).toMatch(/6 channels were mixed down to stereo, at a lower volume/);
});

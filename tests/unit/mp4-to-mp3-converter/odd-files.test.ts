// Files on which the fast engine used to stop early, or that say something wrong about themselves: what converts them, and the sound
// against that of the FFmpeg of this machine, which also makes them.
import { describe, expect, test } from 'vitest';
import { MIN_SNR } from '../../fixtures/media/cases';
import { compare } from '../../fixtures/media/compare';
import { signal } from '../../fixtures/media/signal';
import { blobOf, convert, decode, readFixture } from './run';
import { bothEngines } from './fast/engine';
import { HANDED_OVER } from './handed-over';
import { decodedByFfmpeg, hasFfmpeg, ODD_FILES, original, type OddFile } from './odd-files';

const RATE = 48_000;
const HALF_SECOND = RATE / 2;

/** Samples by which a half second may be elsewhere: one frame of MP3, and what a decoder drops at a joint. */
const REACH = 1500;

function likeness(wanted: Float32Array, heard: Float32Array, from: number, lag: number): number {
  let [product, first, second] = [0, 0, 0];
  for (let i = from; i < from + HALF_SECOND; i += 3) {
    const [a, b] = [wanted[i] ?? 0, heard[i + lag] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return product / Math.sqrt(first * second || 1);
}

/** The best of all places around the expected one. The sound has no more than 1.5 kHz, so it is found in steps. */
function bestLikeness(wanted: Float32Array, heard: Float32Array, from: number): number {
  const best = (lags: readonly number[]) =>
    lags
      .map((lag) => ({ lag, value: likeness(wanted, heard, from, lag) }))
      .reduce((a, b) => (b.value > a.value ? b : a));
  const steps = Array.from({ length: (2 * REACH) / 6 }, (_, i) => i * 6 - REACH);
  const { lag } = best([0, ...steps]);
  return best(Array.from({ length: 13 }, (_, i) => lag + i - 6)).value;
}

const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const isAtJoint = (from: number, joint: number) =>
  from < joint * RATE + REACH && from + HALF_SECOND > joint * RATE - REACH;

function expectLike(wanted: Float32Array, heard: Float32Array, { joint = -1, like }: OddFile) {
  const seconds = like === 'its beginning' ? 2 : wanted.length / RATE;
  if (like !== 'its beginning') expect(heard.length / RATE).toBeCloseTo(seconds, 1);
  for (let from = 0; from + HALF_SECOND <= seconds * RATE; from += HALF_SECOND)
    if (!isAtJoint(from, joint)) expect(bestLikeness(wanted, heard, from), `at ${from / RATE} s`).toBeGreaterThan(0.98);
  if (like === undefined) expect(peakOf(heard)).toBeLessThan(peakOf(wanted) * 1.1 + 0.02);
}

async function expectConverted(file: OddFile) {
  const bytes = file.bytes();
  const { ports, counts } = bothEngines();
  const reply = await convert(new Blob([Uint8Array.from(bytes)]), { ports });
  if (!reply.ok) throw new Error(reply.error.message);
  const { audio, copied, engine, notes, seconds, source, warnings } = reply.output;
  expect({ engine, copied }).toEqual({ engine: file.engine, copied: file.copied ?? false });
  expect(counts.ffmpeg).toBe(file.engine === 'ffmpeg' ? 1 : 0);
  expect([...warnings, ...notes].join(' ')).toMatch(file.says ?? /^$/);
  if (file.codec !== undefined) expect(source.codec).toBe(file.codec);
  const channels = source.channels === 1 ? 1 : 2;
  const heard = decodedByFfmpeg(new Uint8Array(await blobOf(audio).arrayBuffer()), channels, RATE);
  const wanted = decodedByFfmpeg(file.like === 'original' ? original() : bytes, channels, RATE);
  // The stated length is that of the result, to a few frames.
  expect(Math.abs((heard[0]?.length ?? 0) / RATE - seconds)).toBeLessThan(0.1);
  wanted.forEach((channel, c) => expectLike(channel, heard[c] ?? new Float32Array(), file));
}

describe.skipIf(!hasFfmpeg)('as the FFmpeg of this machine decodes it', () => {
  test.each(ODD_FILES.map((file) => [file.title, file] as const))('%s', (_, file) => expectConverted(file));

  test('AAC whose sample rate changes can’t be an M4A', async () => {
    const file = ODD_FILES.find(({ title }) => title === 'two ADTS of two rates');
    const reply = await convert(new Blob([Uint8Array.from(file?.bytes() ?? [])]), {
      ports: bothEngines().ports,
      options: { format: 'm4a' },
    });
    expect(reply.ok ? '' : reply.error.message).toMatch(/changes within this file.*Choose MP3/);
  });
});

describe('made by FFmpeg.wasm', () => {
  test.each(HANDED_OVER)('$title is converted whole, by FFmpeg', async ({ make, seconds, says, codec }) => {
    const reply = await convert(await make(), { ports: bothEngines().ports });
    if (!reply.ok) throw new Error(reply.error.message);
    const { audio, copied, engine, notes, warnings, ...output } = reply.output;
    expect({ copied, engine, codec: output.source.codec }).toEqual({ copied: false, engine: 'ffmpeg', codec });
    expect([...warnings, ...notes].join(' ')).toMatch(says);
    const rate = output.source.sampleRate;
    const [wanted = new Float32Array()] = signal('stereo', rate);
    const [heard = wanted] = await decode(blobOf(audio), 2);
    expect(heard.length / rate).toBeGreaterThan(seconds - 0.05);
    expect(Math.abs(heard.length / rate - output.seconds)).toBeLessThan(0.05);
    const likely = [0, 312, 1024].map((lag) => compare(wanted, heard, rate, lag).snr);
    expect(Math.max(...likely)).toBeGreaterThan(MIN_SNR);
  });
});

test('no audio track is certain only where every track is known', async () => {
  const bytes = Buffer.from(await (await readFixture('no-audio.mp4')).arrayBuffer());
  const outcomeOf = async (file: Blob) => {
    const { ports, counts } = bothEngines();
    const reply = await convert(file, { ports });
    return { message: reply.ok ? '' : reply.error.message, ffmpeg: counts.ffmpeg };
  };
  const message = 'This video has no audio track, so there is nothing to convert.';
  expect(await outcomeOf(new File([bytes], 'a.mp4'))).toEqual({ message, ffmpeg: 0 });
  bytes.write('zzzz', bytes.indexOf('vide', bytes.indexOf('hdlr')));
  expect(await outcomeOf(new File([bytes], 'a.mp4'))).toEqual({ message, ffmpeg: 1 });
});

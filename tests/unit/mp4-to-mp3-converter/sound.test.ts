// The kernel that measures a sound, against FFmpeg's own search for silences.
import { describe, expect, test } from 'vitest';
import type { Progress } from '../../../workers/contract/run/kernel';
import { silences, type SilenceSettings } from '../../../workers/contract/media/silences';
import { kernel } from '../../../workers/kernels/mp4-to-mp3-converter/sound-kernel';
import type { Ports } from '../../../workers/contract/run/kernel';
import { runKernel } from '../../../workers/run/run-kernel';
import { replyInEnglish } from '../in-english';
import { createCoreEngine } from './core-engine';
import { bothEngines } from './fast/engine';
import { ffmpeg, readFixture } from './run';
import { pausedSound, waveFile } from './paused-sound';

const onlyFfmpeg: Ports = { audioEngines: [{ name: 'ffmpeg', load: createCoreEngine }] };

function measure(file: Blob, ports: Ports, onProgress: (progress: Progress) => void = () => undefined) {
  const { signal } = new AbortController();
  return replyInEnglish(runKernel(kernel, file, {}, { signal, ports, onProgress, progressMs: 0 }));
}

async function shapeOf(file: Blob, ports: Ports) {
  const reply = await measure(file, ports);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.output;
}

/** As FFmpeg prints them. */
async function detected(file: Blob, { threshold, length }: SilenceSettings) {
  const filter = `silencedetect=noise=${threshold}dB:d=${length}`;
  const { log } = await ffmpeg(file, `-i {in} -map 0:a -af ${filter} -f null -`);
  const times = (name: string) =>
    log.flatMap((line) => new RegExp(`silence_${name}: (-?[\\d.]+)`).exec(line)?.slice(1) ?? []).map(Number);
  const ends = times('end');
  return times('start').map((start, i) => ({ start: Math.max(0, start), end: ends[i] }));
}

/** Pauses of different lengths and depths; the first and the last are at the ends. */
const SOUND = pausedSound(
  [0.7, 1.5, 1.2, 2, 0.3, 1.1, 2.5, 1.04, 0.9],
  ['pause', 'loud', 'pause', 'loud', 'pause', 'loud', 'murmur', 'loud', 'pause'],
);

const SETTINGS: readonly SilenceSettings[] = [
  { threshold: -40, length: 1 },
  { threshold: -40, length: 0.25 },
  { threshold: -30, length: 0.5 },
  { threshold: -60, length: 0.2 },
];

async function encoded(name: string, options: string) {
  const { read } = await ffmpeg(waveFile(SOUND), `-i {in} ${options} /output/${name}`);
  return new File([Uint8Array.from(await read(`/output/${name}`))], name);
}

const FILES: readonly (readonly [string, () => Promise<File>])[] = [
  ['WAV', () => Promise.resolve(waveFile(SOUND))],
  ['AAC in MP4', () => encoded('sound.mp4', '-c:a aac -b:a 192k')],
  ['AAC at 22.05 kHz', () => encoded('low.m4a', '-c:a aac -ar 22050')],
  ['FLAC', () => encoded('sound.flac', '-c:a flac')],
  ['AC-3', () => encoded('sound.mkv', '-c:a ac3')],
];

describe.each(FILES)('silences of %s', (_, make) => {
  test.each([
    ['the first engine that takes it', bothEngines().ports],
    ['FFmpeg', onlyFfmpeg],
  ])('are FFmpeg’s own to a window, by %s', async (_, ports) => {
    const file = await make();
    const shape = await shapeOf(file, ports);
    expect(shape.seconds).toBeCloseTo(11.24, 1);
    for (const settings of SETTINGS) {
      const [found, theirs] = [silences(shape.levels, settings), await detected(file, settings)];
      expect(found.length, JSON.stringify(settings)).toBe(theirs.length);
      for (const [i, { start, end }] of found.entries()) {
        const their = theirs[i] ?? { start: -1, end: -1 };
        expect(Math.abs(start - their.start)).toBeLessThanOrEqual(0.0101);
        // FFmpeg plays the padding of AAC's last packet as well.
        if (end < shape.seconds - 0.02) expect(Math.abs(end - (their.end ?? 0))).toBeLessThanOrEqual(0.0101);
      }
    }
  });
});

test('a pause in both channels counts, and one in a single channel doesn’t', async () => {
  const [left = new Float32Array(), right = new Float32Array()] = [
    pausedSound([1, 2, 1], ['loud', 'pause', 'loud']),
    pausedSound([1, 0.5, 1.5, 1], ['loud', 'loud', 'pause', 'loud']),
  ].map(([only = new Float32Array()]) => only);
  const shape = await shapeOf(waveFile([left, right]), bothEngines().ports);
  const [only, ...others] = silences(shape.levels, { threshold: -40, length: 0.3 });
  expect(others).toEqual([]);
  expect(only?.start).toBeCloseTo(1.5, 2);
  expect(only?.end).toBeCloseTo(3, 2);
});

test('progress goes to the end, in seconds of the file', async () => {
  const reports: Progress[] = [];
  await measure(waveFile(pausedSound([9], ['loud'])), bothEngines().ports, (report) => reports.push(report));
  const last = reports.findLast(({ step }) => step.unit === 'seconds');
  expect(last).toMatchObject({ step: { unit: 'seconds' }, total: 9 });
  expect(last?.done ?? 0).toBeGreaterThan(7);
});

test('a decoder that fails leaves the file to FFmpeg', async () => {
  const { ports, counts } = bothEngines({ hasNoDecoder: true });
  const shape = await shapeOf(await readFixture('aac-faststart.mp4'), ports);
  expect(counts.ffmpeg).toBe(1);
  expect(shape.seconds).toBeCloseTo(2, 1);
});

test.each([
  ['no-audio.mp4', /no audio track/],
  ['encrypted.mp4', /is encrypted/],
  ['random.mp4', /readable audio or video/],
])('%s is refused as by a conversion', async (name, says) => {
  const reply = await measure(await readFixture(name), bothEngines().ports);
  expect(reply.ok).toBe(false);
  if (!reply.ok) expect(reply.error.message).toMatch(says);
});

test('canceled, it ends as canceled', async () => {
  const controller = new AbortController();
  controller.abort();
  const environment = { signal: controller.signal, ports: onlyFfmpeg };
  const reply = await runKernel(kernel, waveFile(SOUND), {}, environment);
  expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
});

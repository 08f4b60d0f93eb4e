// Containers and codecs that Mediabunny reads, each against FFmpeg. Writes the table in docs/mp3-engine.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIN_SNR } from '../../../fixtures/media/cases';
import { compare } from '../../../fixtures/media/compare';
import { signal } from '../../../fixtures/media/signal';
import { blobOf, convert, decode } from '../run';
import { bothEngines } from './engine';
import { MEDIA_SAMPLES, sampleFile, type MediaSample } from './media-files';

const OPTIONS = { copyMp3: false } as const;

/** A player's view of the result: the number of extra or missing samples, and how much later they are. */
async function heardFrom(file: Blob, { channels, sampleRate, gain = 1 }: MediaSample, onlyFfmpeg: boolean) {
  const { ports, counts } = bothEngines();
  const reply = await convert(file, { ports, options: { ...OPTIONS, onlyFfmpeg } });
  if (!reply.ok) throw new Error(reply.error.message);
  const layout = channels === 1 ? 'mono' : 'stereo';
  const rate = Math.min(sampleRate, 48_000);
  const heard = await decode(blobOf(reply.output.audio), channels === 1 ? 1 : 2);
  const found = signal(layout, rate).map((wanted, c) => {
    const channel = heard[c] ?? new Float32Array(0);
    const quiet = wanted.map((sample) => sample * gain);
    const likely = [0, 150, 312, 1024, 1105].map((lag) => compare(quiet, channel, rate, lag));
    return likely.reduce((best, one) => (one.snr > best.snr ? one : best));
  });
  return {
    engine: reply.output.engine,
    loadedFfmpeg: counts.ffmpeg > 0,
    extra: (heard[0]?.length ?? 0) - 2 * rate,
    lag: found[0]?.lag ?? 0,
    snr: Math.min(...found.map(({ snr }) => snr)),
  };
}

type Row = MediaSample & {
  readonly fast: Awaited<ReturnType<typeof heardFrom>>;
  readonly extra: number;
  readonly lag: number;
};
const rows: Row[] = [];

const titleOf = ({ container, codec, channels, sampleRate, what }: MediaSample) =>
  [container, codec, channels === 6 ? '5.1' : channels === 1 ? 'mono' : 'stereo', sampleRate, what]
    .filter(Boolean)
    .join(' ');

describe('each is converted as well as by FFmpeg', () => {
  test.each(MEDIA_SAMPLES.map((sample) => [titleOf(sample), sample] as const))('%s', async (_, sample) => {
    const file = await sampleFile(sample);
    const [fast, ffmpeg] = [await heardFrom(file, sample, false), await heardFrom(file, sample, true)];
    rows.push({ ...sample, fast, extra: ffmpeg.extra, lag: ffmpeg.lag });
    expect(fast.engine).toBe(sample.ffmpeg === undefined ? 'fast' : 'ffmpeg');
    expect(fast.loadedFfmpeg).toBe(sample.ffmpeg !== undefined);
    expect(fast.snr).toBeGreaterThan(MIN_SNR);
    // No farther from the sound than FFmpeg is, at both ends.
    expect(Math.abs(fast.lag)).toBeLessThanOrEqual(Math.abs(ffmpeg.lag));
    expect(Math.abs(fast.extra - fast.lag)).toBeLessThanOrEqual(Math.abs(ffmpeg.extra - ffmpeg.lag) + 1);
  });
});

const TABLE = /(?<=<!-- media: .* -->\n)[^]*?(?=<!-- end of media -->)/;

const cell = ({ extra, lag }: { readonly extra: number; readonly lag: number }) =>
  extra === 0 && lag === 0 ? 'exact' : `${extra >= 0 ? '+' : ''}${extra}, ${lag >= 0 ? '+' : ''}${lag}`;

const lineOf = ({ container, codec, channels, sampleRate, what = '', ffmpeg, fast, ...theirs }: Row) => {
  const shape = `${channels === 6 ? '5.1' : channels === 1 ? 'mono' : 'stereo'}, ${sampleRate / 1000} kHz`;
  const engine = ffmpeg === undefined ? 'fast' : `FFmpeg: ${ffmpeg}`;
  return `| ${[container, codec, shape, what, engine, cell(fast), cell(theirs)].join(' | ')} |\n`;
};

test('docs/mp3-engine.md has the table', async () => {
  expect(rows).toHaveLength(MEDIA_SAMPLES.length);
  const path = join(import.meta.dirname, '../../../../docs/mp3-engine.md');
  const page = await readFile(path, 'utf8');
  expect(page).toMatch(TABLE);
  const common = rows.filter(({ isCommon }) => isCommon);
  const without = common.filter(({ ffmpeg }) => ffmpeg === undefined).length;
  const head = '| container | codec | audio | | engine | result | FFmpeg’s result |\n|---|---|---|---|---|---|---|\n';
  const fast = rows.filter(({ ffmpeg }) => ffmpeg === undefined).length;
  const count =
    `Of these ${rows.length} kinds, ${fast} never load FFmpeg. ` +
    `Of the ${common.length} that phones, screen recorders, browsers and messengers write, ${without} never do.\n`;
  const table = `\n${head}${rows.map(lineOf).join('')}\n${count}\n`;
  await expect(page.replace(TABLE, () => table)).toMatchFileSnapshot(path);
});

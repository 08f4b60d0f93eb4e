// Parts of a conversion: both engines' MP3s are split, with tags.
import { describe, expect, test } from 'vitest';
import { readChapters } from '../../../../workers/lib/chapters/read-chapters';
import type { Mp4ToMp3Options, Part } from '../../../../workers/kernels/mp4-to-mp3-converter/spec';
import { chaptered } from '../chaptered';
import { hasFfmpeg } from '../odd-files';
import { blobOf, convert, decode, ffprobe, readFixture } from '../run';
import { bothEngines } from './engine';

const partsOf = (...times: readonly number[]): Part[] =>
  times.slice(1).map((end, i) => ({ title: `Part ${i + 1}`, start: times[i] ?? 0, end }));

async function split(name: string, parts: readonly Part[], options: Partial<Mp4ToMp3Options> = {}) {
  const reply = await convert(await readFixture(name), { ports: bothEngines().ports, options: { ...options, parts } });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.output;
}

interface Probe {
  readonly format: { readonly tags: Readonly<Record<string, string>> };
  readonly streams: readonly { readonly codec_name: string }[];
}

const probe = async (mp3: Blob) =>
  JSON.parse(await ffprobe(mp3, '-v error -show_format -show_streams -of json {in}')) as Probe;

describe('the parts of a conversion', () => {
  test.each([
    ['fast', {}],
    ['ffmpeg', { onlyFfmpeg: true }],
    ['ffmpeg', { bitRate: 'vbr' }],
  ] as const)('by the %s engine, %o, are the whole, to the sample', async (engine, options) => {
    const { parts = [], ...output } = await split('tags-and-cover.m4a', partsOf(0, 0.4, 0.95, 60), options);
    expect(output).toMatchObject({ engine, notes: [], warnings: [] });
    const [whole] = await decode(blobOf(output.audio), 1);
    const sounds = await Promise.all(parts.map(async ({ audio }) => (await decode(blobOf(audio), 1))[0] ?? []));
    const joined = Float32Array.from(sounds.flatMap((sound) => [...sound]));
    expect(joined.length).toBe(whole?.length);
    expect(joined.findIndex((value, i) => value !== whole?.[i])).toBe(-1);
    expect(parts[0]?.seconds).toBe(0.4);
  });

  test('have the tags and the cover of the whole, and a title and number each', async () => {
    const whole = await probe(blobOf((await split('tags-and-cover.m4a', [])).audio));
    const { parts = [] } = await split('tags-and-cover.m4a', [
      { title: 'Größe / „1“', start: 0, end: 0.5 },
      { title: '', start: 0.5, end: 1 },
    ]);
    const [first, second] = await Promise.all(parts.map(({ audio }) => probe(blobOf(audio))));
    const { title, track, ...others } = whole.format.tags;
    expect([title, track]).toEqual([expect.any(String), expect.any(String)]);
    expect(first?.format.tags).toEqual({ ...others, title: 'Größe / „1“', track: '1/2' });
    expect(second?.format.tags).toEqual({ ...others, track: '2/2' });
    const streams = first?.streams.map(({ codec_name }) => codec_name);
    expect(streams).toEqual(whole.streams.map(({ codec_name }) => codec_name));
    expect(streams).toHaveLength(2);
  });

  test('take times of the file, so a range leaves out what is before and after it', async () => {
    const { parts = [], notes } = await split('aac-faststart.mp4', partsOf(0, 0.2, 0.7, 0.9, 5), {
      start: 0.25,
      end: 0.8,
    });
    expect(parts.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['Part 2', expect.closeTo(0.45, 4)],
      ['Part 3', expect.closeTo(0.1, 4)],
    ]);
    expect(notes).toEqual(['2 parts are outside of the audio, so they were left out.']);
  });

  test('of a copied MP3 are not encoded', async () => {
    const { parts = [], ...output } = await split('mp3-in-mp4.mp4', partsOf(0, 0.5, 1, 9));
    const [whole] = await decode(blobOf(output.audio), 1);
    const sounds = await Promise.all(parts.map(async ({ audio }) => (await decode(blobOf(audio), 1))[0]?.length ?? 0));
    expect([output.copied, sounds.reduce((sum, length) => sum + length, 0)]).toEqual([true, whole?.length]);
  });

  test.each([
    [
      'in another order',
      [
        { start: 1, end: 2 },
        { start: 0, end: 1 },
      ],
      {},
      'Part 2 is empty, or it starts before',
    ],
    [
      'that overlap',
      [
        { start: 0, end: 2 },
        { start: 1, end: 3 },
      ],
      {},
      'Part 2 is empty, or it starts before',
    ],
    ['without a length', [{ start: 1, end: 1 }], {}, 'Part 1 is empty, or it starts before'],
    ['without a time', [{ start: Number.NaN, end: 1 }], {}, 'Part 1 is empty, or it starts before'],
    ['of an M4A', [{ start: 0, end: 1 }], { format: 'm4a' }, 'Only MP3s can be split into parts.'],
    [
      'beyond a thousand',
      Array.from({ length: 1000 }, (_, i) => ({ start: i, end: i + 1 })),
      {},
      'Too many parts: 1,000. The limit is 999.',
    ],
  ] as const)('%s are refused', async (_, parts, options, sentence) => {
    const asked = parts.map((part) => ({ title: '', ...part }));
    const reply = await convert(await readFixture('aac-faststart.mp4'), {
      ports: bothEngines().ports,
      options: { ...options, parts: asked },
    });
    expect(reply).toMatchObject({ ok: false, error: { message: expect.stringContaining(sentence) as string } });
  });
});

const CHAPTERS = [
  ['Intro', 0],
  ['Größe', 1.25],
  ['End', 2.5],
] as const;

describe.skipIf(!hasFfmpeg)('a file with chapters', () => {
  test.each([
    ['film.mp4', '-c:a aac'],
    ['film.mkv', '-c:a aac'],
    ['song.mp3', '-c:a libmp3lame'],
  ])('%s keeps them with both engines, and is split at them', { timeout: 60_000 }, async (name, settings) => {
    const file = chaptered(name, settings, CHAPTERS);
    for (const [engine, options] of [
      ['fast', {}],
      ['ffmpeg', { onlyFfmpeg: true }],
    ] as const) {
      const reply = await convert(file, { ports: bothEngines().ports, options: { ...options, split: 'chapters' } });
      if (!reply.ok) throw new Error(reply.error.message);
      const { parts = [], audio, ...output } = reply.output;
      expect(output).toMatchObject({ engine, notes: name === 'song.mp3' ? [expect.any(String)] : [] });
      const { chapters } = await readChapters(blobOf(audio));
      // FFmpeg counts the times of an MP3 from behind its lead-in.
      const digits = name === 'song.mp3' && engine === 'ffmpeg' ? 1 : 5;
      expect(chapters).toEqual(
        CHAPTERS.map(([title, start]) => ({ title, start: expect.closeTo(start, digits) as number })),
      );
      expect(parts.map(({ title, seconds }) => [title, Math.round(seconds * 100) / 100])).toEqual([
        ['Intro', 1.25],
        ['Größe', 1.25],
        ['End', expect.closeTo(1.5, 1)],
      ]);
      expect((await readChapters(blobOf(parts[1]?.audio ?? audio))).chapters).toEqual([]);
    }
  });

  test('is split every minute, by a list, or not at all', async () => {
    const [ports, file] = [bothEngines().ports, chaptered('film.m4a', '-c:a aac -ar 16000 -ac 1', CHAPTERS, 130)];
    const lengths = async (options: Partial<Mp4ToMp3Options>) => {
      const reply = await convert(file, { ports, options: { bitRate: 128, quick: true, ...options } });
      return reply.ok ? reply.output.parts?.map(({ seconds }) => Math.round(seconds)) : reply.error.message;
    };
    expect(await lengths({})).toBeUndefined();
    expect(await lengths({ split: 'every', partMinutes: '1' })).toEqual([60, 60, 10]);
    expect(await lengths({ split: 'list', partList: '0:10 A\n1:00 B' })).toEqual([10, 50, 70]);
    expect(await lengths({ split: 'list', partList: '0:02 A\n1:75 B' })).toMatch(/^The time 1:75 in line 2/);
    expect(await lengths({ split: 'every', partMinutes: '0' })).toMatch(/^Each part can be from 1 to 1,440 minutes/);
  });

  test('without chapters stays whole, and a note says so', async () => {
    const reply = await convert(await readFixture('aac-faststart.mp4'), {
      ports: bothEngines().ports,
      options: { split: 'chapters' },
    });
    expect(reply).toMatchObject({ ok: true, output: { notes: [expect.stringMatching(/^The file has no chapters/)] } });
    expect(reply.ok && reply.output.parts).toBeUndefined();
  });
});

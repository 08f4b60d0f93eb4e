// Chapters in files of FFmpeg, and in bytes made by hand for what FFmpeg doesn't write.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChapters } from '../../../workers/lib/chapters/read-chapters';
import { chaptered } from '../mp4-to-mp3-converter/chaptered';
import { hasFfmpeg } from '../mp4-to-mp3-converter/odd-files';

const CHAPTERS = [
  ['Intro', 0],
  ['Größe – „zwei“ 😀', 1.25],
  ['', 2.5],
] as const;

const madeByFfmpeg = (name: string, settings: string) => chaptered(name, settings, CHAPTERS);

describe.skipIf(!hasFfmpeg)('chapters that FFmpeg writes', () => {
  test.each([
    ['film.mp4', '-c:a aac'],
    ['film.mov', '-c:a aac'],
    ['film.mkv', '-c:a aac'],
    ['late.mkv', '-c:a aac -reserve_index_space 0 -cluster_time_limit 100'],
    ['film.webm', '-c:a libopus'],
    ['film.mp3', '-c:a libmp3lame -id3v2_version 3'],
    ['film4.mp3', '-c:a libmp3lame -id3v2_version 4'],
  ])('are read from %s', async (name, settings) => {
    const { chapters, problem } = await readChapters(madeByFfmpeg(name, settings));
    expect(problem).toBeUndefined();
    expect(chapters.map(({ title, start }) => [title, Math.round(start * 1000) / 1000])).toEqual(CHAPTERS);
  });

  test('are read from Nero’s list alone', async () => {
    const bytes = new Uint8Array(await madeByFfmpeg('film.mp4', '-c:a aac').arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    bytes.set(new TextEncoder().encode('free'), text.indexOf('tref'));
    const { chapters } = await readChapters(new Blob([bytes]));
    expect(chapters.map(({ start }) => start)).toEqual(CHAPTERS.map(([, start]) => start));
    expect(chapters[1]?.title).toBe(CHAPTERS[1][0]);
  });

  test.each(['film.mp4', 'film.mkv', 'film.mp3'])('never hang or crash the reader when %s is damaged', async (name) => {
    const whole = new Uint8Array(await madeByFfmpeg(name, '-y').arrayBuffer());
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), async (places, end) => {
        const bytes = whole.slice(0, end);
        for (const [at, value] of places) bytes[at] = value;
        const { chapters } = await readChapters(new Blob([bytes]));
        expect(chapters.every(({ start }) => start >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

const text = (value: string) => [...new TextEncoder().encode(value)];
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256);

/** An element with a size of four bytes. */
const element = (id: number, ...body: readonly (readonly number[])[]): number[] => {
  const bytes = body.flat();
  const idBytes = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  return [...number(id, idBytes), ...number(0x10000000 + bytes.length, 4), ...bytes];
};

const atom = (title: string, seconds: number, ...more: readonly (readonly number[])[]) =>
  element(0xb6, element(0x91, number(seconds * 1e9, 8)), element(0x80, element(0x85, text(title))), ...more);
const edition = (...body: readonly (readonly number[])[]) => element(0x45b9, ...body);
const matroska = (...editions: readonly (readonly number[])[]) =>
  new Blob([Uint8Array.from([...element(0x1a45dfa3), ...element(0x18538067, element(0x1043a770, ...editions))])]);
const HIDDEN = element(0x98, [1]);
const DISABLED = element(0x4598, [0]);

describe('chapters of Matroska', () => {
  test('within chapters come in order, the inner one at the same time', async () => {
    const file = matroska(edition(atom('Part', 0, atom('One', 0), atom('Two', 5)), atom('Last', 9)));
    expect(await readChapters(file)).toEqual({
      chapters: [
        { title: 'One', start: 0 },
        { title: 'Two', start: 5 },
        { title: 'Last', start: 9 },
      ],
    });
  });

  test('that are hidden or disabled are left out, with those inside', async () => {
    const file = matroska(edition(atom('A', 0), atom('B', 1, HIDDEN, atom('C', 2)), atom('D', 3, DISABLED)));
    expect((await readChapters(file)).chapters).toEqual([{ title: 'A', start: 0 }]);
  });

  test('are those of the default edition, never of a hidden one', async () => {
    const hidden = edition(element(0x45bd, [1]), atom('hidden', 0));
    const [first, second] = [edition(atom('first', 0)), edition(element(0x45db, [1]), atom('second', 0))];
    const titles = async (file: Blob) => (await readChapters(file)).chapters.map(({ title }) => title);
    expect(await titles(matroska(hidden, first, second))).toEqual(['second']);
    expect(await titles(matroska(hidden, first))).toEqual(['first']);
  });

  test('in an order of their own are refused', async () => {
    const file = matroska(edition(element(0x45dd, [1]), atom('A', 5), atom('B', 0)));
    expect(await readChapters(file)).toEqual({ chapters: [], problem: 'ordered' });
  });

  test('are refused if there are too many', async () => {
    const file = matroska(edition(...Array.from({ length: 2001 }, (_, i) => atom('', i))));
    expect(await readChapters(file)).toEqual({ chapters: [], problem: 'too-many' });
  });
});

const inSevens = (value: number) => [(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127];
const id3 = (version: 3 | 4, flags: number, body: readonly number[]) =>
  new Blob([Uint8Array.from([...text('ID3'), version, 0, flags, ...inSevens(body.length), ...body])]);
const frame = (id: string, flags: number, body: readonly number[]) => [
  ...text(id),
  ...number(body.length, 4),
  ...[0, flags],
  ...body,
];
const chapter = (title: readonly number[], ms: number) =>
  frame('CHAP', 0, [
    ...text('c'),
    0,
    ...number(ms, 4),
    ...number(ms, 4),
    ...number(2 ** 32 - 1, 8),
    ...frame('TIT2', 0, title),
  ]);

describe('chapters of MP3', () => {
  test.each([
    ['Latin 1', [0, 0xe9]],
    ['UTF-16, little-endian', [1, 0xff, 0xfe, 0xe9, 0]],
    ['UTF-16, big-endian', [1, 0xfe, 0xff, 0, 0xe9]],
    ['UTF-16 without a mark', [2, 0, 0xe9]],
    ['UTF-8', [3, 0xc3, 0xa9, 0]],
  ])('have titles in %s', async (_, title) => {
    expect((await readChapters(id3(4, 0, chapter(title, 1500)))).chapters).toEqual([{ title: 'é', start: 1.5 }]);
  });

  test('are read behind an extended header and with unsynchronization', async () => {
    // 255 ms are four bytes with 255, so a zero follows; and so do the eight bytes of the offsets.
    const body = [...number(6, 4), ...number(0, 6), ...chapter([0, 0x41], 255)];
    const unsynced = body.flatMap((byte) => (byte === 255 ? [255, 0] : [byte]));
    expect((await readChapters(id3(3, 0xc0, unsynced))).chapters).toEqual([{ title: 'A', start: 0.255 }]);
  });
});

test('a file of another kind, or an empty one, has none', async () => {
  expect(await readChapters(new Blob(['just text']))).toEqual({ chapters: [] });
  expect(await readChapters(new Blob([]))).toEqual({ chapters: [] });
});

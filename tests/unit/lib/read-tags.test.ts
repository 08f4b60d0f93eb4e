// The limits of the reader of tags, and what no other program writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseBuffer } from 'music-metadata';
import { describe, expect, test } from 'vitest';
import { genreName, genresIn } from '../../../workers/lib/tags/id3-genres';
import { readTags } from '../../../workers/lib/tags/read-tags';
import { MOST_TAG_BYTES } from '../../../workers/lib/tags/tag-source';
import { FIXTURES } from '../mp4-to-mp3-converter/run';
import { COVER, id3, id3Frame, latin1, riff, text } from '../mp4-to-mp3-converter/tagged-files';

/** A file with these bytes at its start and zeros up to its size, which counts what is read of it. */
class Counted extends Blob {
  read = 0;
  readonly #total: number;
  readonly #start: Buffer;

  constructor(start: Buffer, total: number) {
    super([]);
    this.#start = start;
    this.#total = total;
  }

  override get size() {
    return this.#total;
  }

  override slice(from = 0, to = this.#total): Blob {
    const [start, end] = [Math.min(from, this.#total), Math.min(to, this.#total)];
    this.read += Math.max(0, end - start);
    if (this.read > 2 * MOST_TAG_BYTES) throw new Error('Too much is read.');
    const known = this.#start.subarray(start, end);
    return new Blob([Uint8Array.from(known), new Uint8Array(Math.max(0, end - start - known.length))]);
  }
}

const GB = 1e9;
const u32 = (value: number) => Buffer.from([value >>> 24, value >> 16, value >> 8, value]);
const little = (value: number) => u32(value).reverse();
const title = id3Frame('TIT2', text('T'), true);

/** A page of Ogg with whole segments of 255 bytes, and a last one. */
function page(body: Uint8Array, isEnd = true): Buffer {
  const sizes = [...Array<number>(Math.floor(body.length / 255)).fill(255), ...(isEnd ? [body.length % 255] : [])];
  return Buffer.concat([latin1('OggS\0\0'), Buffer.alloc(20), Buffer.from([sizes.length, ...sizes]), body]);
}

const comments = (...texts: string[]) =>
  Buffer.concat([
    little(0),
    little(texts.length),
    ...texts.map((one) => Buffer.concat([little(Buffer.byteLength(one)), Buffer.from(one)])),
  ]);

describe('no more is read than needed', () => {
  test.each([
    ['an MP3', id3(4, [title])],
    ['a FLAC', Buffer.concat([latin1('fLaC'), u32(0x84000000 + 19), comments('TITLE=T')])],
    [
      'a WAV',
      Buffer.concat([
        latin1('RIFF\0\0\0\0WAVE'),
        riff(['LIST', Buffer.concat([latin1('INFOINAM'), little(1), latin1('T')])]),
      ]),
    ],
    [
      'an Ogg file',
      Buffer.concat([page(latin1('OpusHead')), page(Buffer.concat([latin1('OpusTags'), comments('TITLE=T')]))]),
    ],
  ])('of %s of 5 GB', async (_, start) => {
    const file = new Counted(start, 5 * GB);
    expect((await readTags(file))?.tags).toEqual({ title: 'T' });
    expect(file.read).toBeLessThan(4096);
  });

  test('of a tag of 268 MB: the texts before its pictures, and that there is more', async () => {
    const file = new Counted(
      id3(4, [title, latin1('APIC'), Buffer.from([127, 127, 127, 0, 0, 0])], 0, 2 ** 28 - 1),
      5 * GB,
    );
    expect(await readTags(file)).toMatchObject({ tags: { title: 'T' }, isCut: true });
    expect(file.read).toBeLessThanOrEqual(MOST_TAG_BYTES + 4096);
  });

  test('of a file that is shorter than its tag says', async () => {
    const file = new File([Uint8Array.from(id3(3, [id3Frame('TIT2', text('T', 0))], 0, 2 ** 28 - 1))], 'a.mp3');
    const tags = await readTags(file);
    expect(tags?.tags).toEqual({ title: 'T' });
    expect(tags).not.toHaveProperty('isCut');
  });

  test('of pictures in a FLAC that are larger together than the limit', async () => {
    const blocks = [Buffer.concat([latin1('fLaC'), u32(0x04000000 + 19), comments('TITLE=T')])];
    const start = Buffer.concat([...blocks, u32(0x06ffffff)]);
    const next = start.length + 0xffffff;
    const whole = Buffer.alloc(next * 3 + 4);
    start.copy(whole);
    for (let at = start.length + 0xffffff; at + 4 < whole.length; at += 4 + 0xffffff) u32(0x06ffffff).copy(whole, at);
    const file = new Counted(whole, 5 * GB);
    expect(await readTags(file)).toMatchObject({ tags: { title: 'T' }, isCut: true });
    expect(file.read).toBeLessThanOrEqual(MOST_TAG_BYTES + 4096);
  });

  test('of an Ogg packet without an end', async () => {
    const first = Buffer.concat([
      page(latin1('OpusHead')),
      page(Buffer.concat([latin1('OpusTags'), comments('TITLE=T'), Buffer.alloc(255 * 255 - 27)]), false),
    ]);
    const more = page(Buffer.alloc(255 * 255), false);
    const file = new Counted(Buffer.concat([first, ...Array<Buffer>(520).fill(more)]), 5 * GB);
    expect(await readTags(file)).toMatchObject({ tags: { title: 'T' }, isCut: true });
  });

  test('of chunks of a WAV without a size', async () => {
    const chunks = Array.from({ length: 20_000 }, () => ['junk', new Uint8Array(0)] as const);
    const file = new Counted(Buffer.concat([latin1('RIFF\0\0\0\0WAVE'), riff(...chunks)]), 5 * GB);
    expect(await readTags(file)).toMatchObject({ tags: {}, isCut: true });
  });
});

/** An element with a size of four bytes. */
const element = (id: number, ...content: readonly Uint8Array[]) => {
  const body = Buffer.concat(content);
  const name = u32(id);
  return Buffer.concat([name.subarray(name.findIndex((byte) => byte !== 0)), u32(0x10000000 + body.length), body]);
};
const simple = (name: string, value: string) =>
  element(0x67c8, element(0x45a3, Buffer.from(name)), element(0x4487, Buffer.from(value)));
const level = (value: number, ...fields: readonly Uint8Array[]) =>
  element(0x7373, element(0x63c0, element(0x68ca, Buffer.from([value]))), ...fields);
const matroska = (...parts: readonly Uint8Array[]) =>
  new File([Uint8Array.from(Buffer.concat([element(0x1a45dfa3), element(0x18538067, ...parts)]))], 'a.mka');
const info = element(0x1549a966, element(0x7ba9, Buffer.from('Segment')));

describe('Matroska', () => {
  test('has a song on an album', async () => {
    const album = level(50, simple('TITLE', 'Album'), simple('ARTIST', 'Various'), simple('DATE_RELEASED', '1999'));
    const song = level(
      30,
      simple('TITLE', 'Song'),
      simple('ARTIST', 'A'),
      simple('ARTIST', 'B'),
      simple('PART_NUMBER', '3'),
    );
    const wanted = { title: 'Song', artist: 'A/B', album: 'Album', album_artist: 'Various', date: '1999', track: '3' };
    expect(await readTags(matroska(info, element(0x1254c367, album, song)))).toEqual({ tags: wanted });
  });

  test('has a film, and tags of tracks that are not the film’s', async () => {
    const track = element(0x7373, element(0x63c0, element(0x63c5, Buffer.from([9]))), simple('ARTIST', 'Track'));
    const tags = element(0x1254c367, level(50, simple('DIRECTOR', 'D'), simple('COMMENT', 'c')), track);
    expect(await readTags(matroska(info, tags))).toEqual({ tags: { title: 'Segment', comment: 'c' } });
  });

  test('has covers among fonts, by their names', async () => {
    const attached = (name: string, type: string, data: Uint8Array) =>
      element(0x61a7, element(0x466e, Buffer.from(name)), element(0x4660, Buffer.from(type)), element(0x465c, data));
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const files = [
      attached('a.ttf', 'font/ttf', COVER),
      attached('small.png', 'image/png', png),
      attached('cover.jpg', 'image/jpeg', COVER),
    ];
    const found = await readTags(matroska(element(0x1941a469, ...files)));
    expect(found?.cover?.bytes.length).toBe(COVER.length);
  });
});

describe('genres', () => {
  test('have the numbers that music-metadata knows', async () => {
    const plain = (name = '') => name.toLowerCase().replace(/[^a-z\d]/g, '');
    const other: string[] = [];
    for (let number = 0; number < 192; number++) {
      const tag = id3(3, [id3Frame('TCON', text(`(${number})`, 0))]);
      const { common } = await parseBuffer(Buffer.concat([tag, Buffer.alloc(2000)]), { mimeType: 'audio/mpeg' });
      if (plain(common.genre?.[0]) !== plain(genreName(number)))
        other.push(`${number} ${common.genre?.[0]} ${genreName(number)}`);
    }
    // Spelled otherwise there.
    const spelled = [
      '40 Alt. Rock Alternative Rock',
      '59 Gangsta Rap Gangsta',
      '85 Bebob Bebop',
      '133 Negerpunk Worldbeat',
    ];
    expect(other).toEqual(spelled);
  });

  test.each([
    ['(4)Eurodisco', ['Eurodisco']],
    ['(51)(39)', ['Techno-Industrial', 'Noise']],
    ['((I think...', ['(I think...']],
    ['(RX)(CR)', ['Remix', 'Cover']],
    ['17', ['Rock']],
    ['1984', ['1984']],
    ['255', ['255']],
  ])('%s', (value, names) => {
    expect(genresIn(value)).toEqual(names);
  });
});

test('damaged bytes give tags or nothing, and never an error', async () => {
  const files = ['opus.webm', 'tags-and-cover.m4a'].map((name) => readFileSync(join(FIXTURES, name)).subarray(0, 4096));
  const ogg = Buffer.concat([
    page(latin1('OpusHead')),
    page(Buffer.concat([latin1('OpusTags'), comments('TITLE=T', 'ARTIST=A')])),
  ]);
  const album = level(50, simple('TITLE', 'Album'));
  const mka = Buffer.from(await matroska(info, element(0x1254c367, album), element(0x1941a469, album)).arrayBuffer());
  const wav = Buffer.concat([
    latin1('RIFF\0\0\0\0WAVE'),
    riff(['LIST', latin1('INFOINAM\x01\0\0\0T')], ['id3 ', id3(3, [title])]),
  ]);
  const flac = Buffer.concat([
    latin1('fLaC'),
    u32(0x06000010),
    Buffer.alloc(16),
    u32(0x84000000 + 19),
    comments('TITLE=T'),
  ]);
  const all = [...files, ogg, mka, wav, flac, id3(2, [title]), id3(3, [title], 0x40), id3(4, [title, title], 0x80)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all),
      fc.array(fc.tuple(fc.nat(4095), fc.nat(255)), { maxLength: 6 }),
      fc.nat(4096),
      async (whole, changes, end) => {
        const bytes = Uint8Array.from(whole.subarray(0, Math.max(1, end)));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const found = await readTags(new Blob([bytes]));
        expect(['undefined', 'object']).toContain(typeof found?.tags);
      },
    ),
    { numRuns: 400 },
  );
});

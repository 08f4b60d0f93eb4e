// ID3 tags as two other programs read them: ffprobe and music-metadata.
import fc from 'fast-check';
import { parseBuffer } from 'music-metadata';
import { beforeAll, describe, expect, test } from 'vitest';
import { AUDIO_TAGS, type AudioTags, type Cover, type TagTexts } from '../../../workers/contract/media/audio-tags';
import type { Id3Version } from '../../../workers/lib/id3';
import { id3Tag } from '../../../workers/lib/id3-writer';
import { encodeIn } from './fast/encode';
import { ffmpeg, ffprobe, readFixture } from './run';

let sound: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const format = { kilobits: 64, sampleRate: 44_100, channels: 1 } as const;
  sound = Uint8Array.from(await encodeIn(1, [new Float32Array(44_100)], format));
});

const mp3With = (tags: AudioTags, version: Id3Version) => new Uint8Array(Buffer.concat([id3Tag(tags, version), sound]));

/** The names that ffprobe has for them: libavformat/id3v2.c. */
const FFPROBE_NAMES: Readonly<Record<string, string>> = { lyrics: 'lyrics-XXX' };

async function byFfprobe(mp3: Uint8Array<ArrayBuffer>): Promise<TagTexts> {
  const printed = await ffprobe(new Blob([mp3]), '-v error -show_entries format_tags -of json {in}');
  const { format } = JSON.parse(printed) as { format: { tags?: Record<string, string> } };
  return Object.fromEntries(
    AUDIO_TAGS.flatMap((tag) => {
      const text = format.tags?.[FFPROBE_NAMES[tag] ?? tag];
      return text === undefined ? [] : [[tag, text]];
    }),
  );
}

/** The frames of https://id3.org/id3v2.4.0-frames, and the year's of ID3v2.3. */
const FRAMES: Readonly<Record<string, (typeof AUDIO_TAGS)[number]>> = {
  TIT2: 'title',
  TPE1: 'artist',
  TALB: 'album',
  TPE2: 'album_artist',
  TCON: 'genre',
  TYER: 'date',
  TDRC: 'date',
  TRCK: 'track',
  TPOS: 'disc',
  TCOM: 'composer',
  TPE3: 'performer',
  TPUB: 'publisher',
  TCOP: 'copyright',
  COMM: 'comment',
  USLT: 'lyrics',
};

async function byMusicMetadata(mp3: Uint8Array, version: Id3Version) {
  const { native, common } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' });
  const tags: Record<string, string> = {};
  for (const { id, value } of native[`ID3v2.${version}`] ?? []) {
    const tag = FRAMES[id];
    const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
    if (tag && typeof text === 'string') tags[tag] = text;
  }
  return { tags: tags as TagTexts, pictures: common.picture ?? [] };
}

async function readBack(tags: AudioTags, version: Id3Version) {
  const mp3 = mp3With(tags, version);
  return { ffprobe: await byFfprobe(mp3), musicMetadata: (await byMusicMetadata(mp3, version)).tags };
}

const same = (tags: TagTexts) => ({ ffprobe: tags, musicMetadata: tags });

const VERSIONS = [3, 4] as const;

describe.each(VERSIONS)('ID3v2.%i', (version) => {
  test('every tag', async () => {
    const names = AUDIO_TAGS.filter((tag) => tag !== 'year');
    const texts: TagTexts = Object.fromEntries(names.map((tag) => [tag, `${tag} 1`] as const));
    const tags = { ...texts, date: '2024', track: '3/9', disc: '1/2' };
    expect(await readBack({ tags }, version)).toEqual(same(tags));
  });

  test.each<[string, TagTexts]>([
    ['emoji', { title: '🎵 👩‍👩‍👧‍👦', artist: '🏳️‍🌈' }],
    ['Chinese, Japanese and Korean', { title: '日本語', artist: '周杰倫', album: '한국어', genre: '演歌' }],
    ['combining marks', { title: 'e\u0301 n\u0303 ด้้้ Z\u0351\u036b\u0343' }],
    ['right to left', { title: 'שלום \u200fعالم' }],
    ['Latin-1', { title: 'Søren Ægir', comment: '50 °C – “naïve”' }],
    ['bytes that look like an MP3 frame', { title: 'ÿûÿàÿþ', comment: 'ÿûÿàÿþ' }],
    ['line breaks in a comment', { comment: 'one\ntwo\n\nfour', lyrics: 'la\nla' }],
    ['a long comment', { title: 'x', comment: 'Ж'.repeat(50_000) }],
    ['a comment of 100 KB', { title: 'x', comment: 'long '.repeat(20_480) }],
  ])('%s', async (_, tags) => {
    expect(await readBack({ tags }, version)).toEqual(same(tags));
  });

  test('has no frame for an empty text', async () => {
    expect(await readBack({ tags: { title: '', artist: 'A' } }, version)).toEqual(same({ artist: 'A' }));
  });

  test('takes no room without tags', () => {
    expect(id3Tag({ tags: {} }, version)).toHaveLength(0);
    expect(id3Tag({ tags: { title: '' }, chapters: [] }, version)).toHaveLength(0);
  });

  test('has one line where the format allows no line break, and \\n where it does', async () => {
    const tags = { title: 'one\r\ntwo\nthree\rfour', comment: 'one\r\ntwo\rthree' };
    const expected = { title: 'one two three four', comment: 'one\ntwo\nthree' };
    expect(await readBack({ tags }, version)).toEqual(same(expected));
  });

  test('survives half of a surrogate pair and zero bytes', async () => {
    const tags = { title: 'a\ud83cb', artist: 'a\0b' };
    expect(await readBack({ tags }, version)).toEqual(same({ title: 'a\ufffdb', artist: 'ab' }));
  });

  test('has what it was given, whatever that is', async () => {
    // Readers turn numbers and parentheses in a genre into names, and split other texts at slashes.
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((value) => value.replace(/[\p{Cc}/;]/gu, '').trim())
      .filter((value) => value !== '');
    const long = fc.array(text, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
    const tags = fc.record<TagTexts>(
      {
        title: text,
        artist: text,
        album: text,
        album_artist: text,
        genre: text.map((value) => `Genre ${value.replace(/[()]/g, '')}`.trim()),
        date: fc.integer({ min: 1000, max: 9999 }).map(String),
        track: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })).map((pair) => pair.join('/')),
        composer: text,
        publisher: text,
        comment: long,
        lyrics: long,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(tags, async (given) => {
        expect((await byMusicMetadata(mp3With({ tags: given }, version), version)).tags).toEqual(given);
      }),
      { numRuns: 300 },
    );
    for (const given of fc.sample(tags, { numRuns: 12 }))
      expect(await byFfprobe(mp3With({ tags: given }, version))).toEqual(given);
  });

  describe('a cover', () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    test.each([
      ['image/jpeg', 'mjpeg'],
      ['image/png', 'png'],
    ] as const)('%s', async (mime, codec) => {
      const bytes = mime === 'image/png' ? Uint8Array.from(png) : await picture();
      const mp3 = mp3With({ tags: { title: 'Søren' }, cover: { mime, bytes } }, version);
      const printed = await ffprobe(new Blob([mp3]), '-v error -show_entries stream=codec_name:stream_tags {in}');
      expect(printed).toContain(`codec_name=${codec}`);
      expect(printed).toContain('TAG:comment=Cover (front)');
      const { read } = await ffmpeg(new Blob([mp3]), '-i {in} -map 0:v -c copy -f image2pipe /output/cover');
      expect(Buffer.from(await read('/output/cover')).equals(bytes)).toBe(true);
      const [found, ...others] = (await byMusicMetadata(mp3, version)).pictures;
      expect(others).toEqual([]);
      expect(found).toMatchObject({ format: mime, type: 'Cover (front)' });
      expect(Buffer.from(found?.data ?? []).equals(bytes)).toBe(true);
    });
  });

  test('chapters', async () => {
    const chapters = [
      { start: 0, end: 0.8, title: 'Intro é' },
      { start: 0.8, end: 1, title: '第二章' },
    ];
    const mp3 = mp3With({ tags: {}, chapters }, version);
    const printed = await ffprobe(new Blob([mp3]), '-v error -show_chapters -of json {in}');
    expect(JSON.parse(printed)).toMatchObject({
      chapters: [
        { start_time: '0.000000', end_time: '0.800000', tags: { title: 'Intro é' } },
        { start_time: '0.800000', end_time: '1.000000', tags: { title: '第二章' } },
      ],
    });
  });
});

const picture = async (): Promise<Cover['bytes']> =>
  new Uint8Array(await (await readFixture('picture.mp4')).arrayBuffer());

describe('a date', () => {
  test.each([
    ['2024-05-17T10:00:00Z', '', '2024', '2024-05-17T10:00:00'],
    ['2024-05-17', '', '2024', '2024-05-17'],
    ['2024', '', '2024', '2024'],
    ['17 May 2024', '', '2024', '2024'],
    ['', '1999', '1999', '1999'],
    ['May', '', undefined, undefined],
    ['20240517', '', '2024', '2024'],
  ])('%o %o is a year in ID3v2.3, and a timestamp in ID3v2.4', (date, year, inThree, inFour) => {
    const tags = { title: 'x', date, year };
    const three = Buffer.from(id3Tag({ tags }, 3)).toString('latin1');
    const four = Buffer.from(id3Tag({ tags }, 4)).toString('latin1');
    expect(/TYER.{7}([\d\-T:]+)/s.exec(three)?.[1]).toBe(inThree);
    expect(/TDRC.{7}([\d\-T:]+)/s.exec(four)?.[1]).toBe(inFour);
  });
});

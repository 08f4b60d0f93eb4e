// The tags of a result: the file's, with the visitor's changes.
import { describe, expect, test } from 'vitest';
import type { AudioTags } from '../../../workers/contract/media/audio-tags';
import { chaptersIn, resultTags } from '../../../workers/kernels/mp4-to-mp3-converter/result-tags';
import { DEFAULT_OPTIONS, mp4ToMp3 } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { TagEdits } from '../../../workers/kernels/mp4-to-mp3-converter/options/tag-edits';
import { parseBuffer } from 'music-metadata';
import { bothEngines } from './fast/engine';
import { blobOf, convert, ffprobe, readFixture } from './run';

test('chapters of a range are cut to it and count from its start', () => {
  const chapters = [0, 10, 20, 30].map((start) => ({ start, end: start + 10, title: String(start) }));
  expect(chaptersIn(chapters, { start: 0 })).toEqual(chapters);
  expect(chaptersIn(chapters, { start: 10, end: 25 })).toEqual([
    { start: 0, end: 10, title: '10' },
    { start: 10, end: 15, title: '20' },
  ]);
});

describe('changes', () => {
  const cover = { mime: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 1) } as const;
  const own: AudioTags = { tags: { title: 'T', artist: 'A', date: '2024-05-06', lyrics: 'la' }, cover };
  const chapters = [{ start: 0, end: 5, title: 'One' }];
  const edited = (edits: Partial<TagEdits>, tags = own) =>
    resultTags(tags, { replaces: false, texts: {}, ...edits }, { start: 0 });

  test('none leave the file’s tags', async () => {
    expect(await resultTags(own, undefined, { start: 0 })).toEqual({ ...own, chapters: [] });
    expect(await resultTags(undefined, undefined, { start: 0 })).toEqual({ tags: {}, chapters: [] });
  });

  test('replace some of them, and an empty text removes one', async () => {
    const { tags } = await edited({ texts: { title: 'New', artist: '', album: 'B' } });
    expect(tags).toEqual({ title: 'New', album: 'B', date: '2024-05-06', lyrics: 'la' });
  });

  test('of the year win over the file’s date, whichever field has it', async () => {
    expect((await edited({ texts: { date: '1999' } })).tags.date).toBe('1999');
    const { tags } = await edited({ texts: { date: '' } }, { tags: { year: '2001', title: 'T' } });
    expect(tags).toEqual({ title: 'T' });
  });

  test('of everything keep only what was typed, and the chapters', async () => {
    expect(await edited({ replaces: true, texts: { title: 'N' } }, { ...own, chapters })).toEqual({
      tags: { title: 'N' },
      chapters,
    });
  });

  test('of the cover', async () => {
    expect((await edited({ cover: 'none' })).cover).toBeUndefined();
    const jpeg = { key: '1', picture: new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]) };
    expect((await edited({ cover: jpeg })).cover).toEqual({
      mime: 'image/jpeg',
      bytes: Uint8Array.of(0xff, 0xd8, 0xff),
    });
    await expect(edited({ cover: { key: '2', picture: new Blob(['GIF89a']) } })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});

test('each of several files gets its place as its track number, if that is on', () => {
  const tags = { replaces: false, texts: { album: 'B', track: '7' }, inOrder: true };
  expect(mp4ToMp3.ofFile?.({ ...DEFAULT_OPTIONS, tags }, 2, 12).tags?.texts).toEqual({ album: 'B', track: '2/12' });
  const off = { ...DEFAULT_OPTIONS, tags: { ...tags, inOrder: false } };
  expect(mp4ToMp3.ofFile?.(off, 2, 12)).toEqual(off);
});

describe.each([
  ['the fast engine', false],
  ['FFmpeg', true],
])('by %s', (_, onlyFfmpeg) => {
  const texts = { title: 'Ünïcode 🎵', artist: '周杰倫', album: '', track: '4/12', comment: 'one\ntwo' };
  const expected = { title: 'Ünïcode 🎵', artist: '周杰倫', track: '4/12', comment: 'one\ntwo' };

  test.each([
    ['mp3', '2.3'],
    ['mp3', '2.4'],
    ['m4a', '2.3'],
  ] as const)('changed tags and a new cover reach the %s, version %s', async (format, id3Version) => {
    const picture = await readFixture('picture.mp4');
    const tags: TagEdits = { replaces: false, texts, cover: { key: '1', picture } };
    const options = { format, id3Version, onlyFfmpeg, tags };
    const reply = await convert(await readFixture('tags-and-cover.m4a'), { options, ports: bothEngines().ports });
    if (!reply.ok) throw new Error(reply.error.message);
    expect(reply.output.engine).toBe(onlyFfmpeg ? 'ffmpeg' : 'fast');
    const result = blobOf(reply.output.audio);
    const printed = await ffprobe(result, '-v error -show_entries format_tags:stream=codec_name -of json {in}');
    const { format: about, streams } = JSON.parse(printed) as {
      format: { tags: Record<string, string> };
      streams: { codec_name: string }[];
    };
    expect(about.tags).toMatchObject(expected);
    expect(about.tags).not.toHaveProperty('album');
    expect(streams.map(({ codec_name }) => codec_name)).toEqual([format === 'mp3' ? 'mp3' : 'aac', 'mjpeg']);
    const mimeType = format === 'mp3' ? 'audio/mpeg' : 'audio/mp4';
    const { common } = await parseBuffer(new Uint8Array(await result.arrayBuffer()), { mimeType });
    expect(common).toMatchObject({ title: texts.title, artist: texts.artist, track: { no: 4, of: 12 } });
    expect(common.picture?.[0]?.data.length).toBe(picture.size);
  });

  test('no tags at all where they are off, changes included', async () => {
    const options = { keepTags: false, onlyFfmpeg, tags: { replaces: false, texts } };
    const reply = await convert(await readFixture('tags-and-cover.m4a'), { options, ports: bothEngines().ports });
    if (!reply.ok) throw new Error(reply.error.message);
    const bytes = new Uint8Array(await blobOf(reply.output.audio).arrayBuffer());
    expect([bytes[0], (bytes[1] ?? 0) >> 5]).toEqual([0xff, 7]);
  });
});

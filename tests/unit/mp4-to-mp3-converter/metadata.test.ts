// Tags, chapters and cover on their way through ffmpeg.
import { describe, expect, test } from 'vitest';
import { parseMetadata } from '../../../workers/engines/ffmpeg/metadata';
import { metadataText } from '../../../workers/engines/ffmpeg/write-tags';
import type { AudioTags } from '../../../workers/contract/media/audio-tags';
import { id3Tag } from '../../../workers/lib/id3-writer';
import { blobOf, convert, readFixture } from './run';
import { encodeIn, tagged } from './fast/encode';

describe('what ffmpeg writes about a file', () => {
  test('is read with its escapes', () => {
    const text = ';FFMETADATA1\nTITLE=A \\= b \\; \\#1 \\\\\nlyrics=one\\\ntwo\nmajor_brand=isom\ndate=\n';
    expect(parseMetadata(text).tags).toEqual({ title: 'A = b ; #1 \\', lyrics: 'one\ntwo', date: '' });
  });

  test('has chapters in clocks of their own', () => {
    const text =
      ';FFMETADATA1\ntitle=Film\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=One\n' +
      '[CHAPTER]\nTIMEBASE=1/90000\nSTART=135000\nEND=270000\n[STREAM]\ntitle=Sound\n';
    expect(parseMetadata(text)).toEqual({
      tags: { title: 'Film' },
      chapters: [
        { start: 0, end: 1.5, title: 'One' },
        { start: 1.5, end: 3, title: '' },
      ],
    });
  });

  test('may be nothing', () => {
    expect(parseMetadata('')).toEqual({ tags: {}, chapters: [] });
  });
});

test('what ffmpeg gets about a result is what it would write about it', () => {
  const tags = { title: 'A = b ; #1 \\', comment: 'one\ntwo\n', artist: '🎵 日本' };
  const chapters = [
    { start: 0, end: 1.5, title: 'One = 1' },
    { start: 1.5, end: 3, title: '' },
  ];
  expect(parseMetadata(metadataText({ tags, chapters }))).toEqual({ tags, chapters });
  expect(parseMetadata(metadataText({ tags: { title: '', year: '1999' } }))).toEqual({
    tags: { date: '1999' },
    chapters: [],
  });
});

test('the tag of a file that only ffmpeg can read reaches the MP3 whole, byte for byte', async () => {
  const cover = {
    mime: 'image/jpeg',
    bytes: new Uint8Array(await (await readFixture('picture.mp4')).arrayBuffer()),
  } as const;
  const id3: AudioTags = {
    tags: {
      title: 'Tēst = ; 日本語 🎵',
      artist: 'Søren',
      album: 'Plain Latin',
      album_artist: 'Various',
      date: '2024',
      track: '3/9',
      disc: '1/2',
      composer: 'J. S.',
      publisher: 'Nobody',
      // ffmpeg prints 255 bytes of a line.
      comment: `${'long '.repeat(200)}end`,
    },
    cover,
  };
  const format = { kilobits: 64, sampleRate: 44_100, channels: 1 } as const;
  const sound = [new Float32Array(44_100).fill(0.1)];
  const tag = Buffer.from(id3Tag(id3, 3));
  const mp3 = tagged(await encodeIn(1, sound, format), 44_100, format);
  const reply = await convert(new File([tag, mp3], 'sound.mp4'));
  if (!reply.ok) throw new Error(reply.error.message);
  expect(reply.output).toMatchObject({ engine: 'ffmpeg', copied: true });
  const bytes = Buffer.from(await blobOf(reply.output.audio).arrayBuffer());
  expect(bytes.subarray(0, tag.length).equals(tag)).toBe(true);
  // The first frame follows at once, and carries the length.
  expect(bytes.readUInt16BE(tag.length) >> 5).toBe(0x7ff);
  expect(bytes.subarray(tag.length, tag.length + 100).toString('latin1')).toMatch(/Xing|Info/);

  const bare = await convert(new File([tag, mp3], 'sound.mp4'), { options: { keepTags: false } });
  if (!bare.ok) throw new Error(bare.error.message);
  expect(Buffer.from(await blobOf(bare.output.audio).arrayBuffer()).readUInt16BE(0) >> 5).toBe(0x7ff);
});

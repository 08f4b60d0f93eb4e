// Tags as different programs write them into an MP4 reach the MP3; ffprobe reads them there.
import { describe, expect, test } from 'vitest';
import { openMovie } from '../../../../workers/engines/webcodecs/mp4/movie';
import { box, fullBox, latin1, u32 } from '../../../../workers/engines/webcodecs/mp4/write-box';
import { blobOf, convert, ffprobe, readFixture } from '../run';
import { bothEngines } from './engine';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Big-endian, as the format asks for. */
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

const data = (kind: number, value: Uint8Array) => box('data', u32(kind, 0), value);

const handler = (type: string) => fullBox('hdlr', 0, 0, u32(0), latin1(type), u32(0, 0, 0), [0]);

/** As iTunes has it: `udta.meta.ilst`. */
const itunes = (...fields: Uint8Array[]) => box('udta', fullBox('meta', 0, 0, handler('mdir'), box('ilst', ...fields)));

/** As QuickTime has it: names in `keys`, values by their numbers. A box without a version. */
function quickTime(values: Readonly<Record<string, string>>) {
  const keys = Object.keys(values).map((name) => box('mdta', utf8(name)));
  const fields = Object.values(values).map((value, i) =>
    box(String.fromCharCode(0, 0, 0, i + 1), data(1, utf8(value))),
  );
  return box('meta', handler('mdta'), fullBox('keys', 0, 0, u32(keys.length), ...keys), box('ilst', ...fields));
}

/** Its index is the last box, so that the packets stay where they are when it grows. */
async function withTags(tags: Uint8Array): Promise<File> {
  const bytes = Buffer.from(await (await readFixture('aac-moov-at-end.mp4')).arrayBuffer());
  const at = bytes.lastIndexOf('moov') - 4;
  expect(at + bytes.readUInt32BE(at)).toBe(bytes.length);
  const own = bytes.indexOf('udta', at);
  if (own > 0) bytes.write('free', own);
  bytes.writeUInt32BE(bytes.length - at + tags.length, at);
  return new File([Uint8Array.from(Buffer.concat([bytes, tags]))], 'tagged.mp4');
}

async function converted(tags: Uint8Array, onlyFfmpeg = false) {
  const reply = await convert(await withTags(tags), { options: { onlyFfmpeg }, ports: bothEngines().ports });
  if (!reply.ok) throw new Error(reply.error.message);
  const { audio, engine, notes } = reply.output;
  const lines = await ffprobe(
    blobOf(audio),
    '-v error -show_entries format_tags:stream=codec_name -of default=nk=0 {in}',
  );
  return { engine, notes, lines: lines.split('\n') };
}

describe('QuickTime’s keys', () => {
  test.each([
    ['FFmpeg’s own names', { title: 'T', artist: 'A', album: 'B' }],
    [
      'Apple’s names',
      { 'com.apple.quicktime.title': 'T', 'com.apple.quicktime.artist': 'A', 'com.apple.quicktime.album': 'B' },
    ],
    [
      'names that mean nothing here beside them',
      { 'com.apple.quicktime.make': 'Apple', title: 'T', artist: 'A', ALBUM: 'B' },
    ],
  ])('%s', async (_, values) => {
    for (const onlyFfmpeg of [false, true]) {
      const { engine, lines } = await converted(quickTime(values), onlyFfmpeg);
      expect(engine).toBe(onlyFfmpeg ? 'ffmpeg' : 'fast');
      expect(lines).toEqual(expect.arrayContaining(['TAG:title=T', 'TAG:artist=A', 'TAG:album=B']));
      expect(lines.join()).not.toContain('Apple');
    }
  });

  test('where a camera was stays out', async () => {
    const values = { 'com.apple.quicktime.location.ISO6709': '+48.85+002.35/', 'com.apple.quicktime.model': 'iPhone' };
    expect((await converted(quickTime(values))).lines.join()).not.toMatch(/48\.85|iPhone/);
  });
});

describe('values', () => {
  // ID3v2.3, 4.2.1: several performers are separated by a slash.
  test.each([
    [
      'several in one field',
      [box('©ART', ...['Alice', 'Bob', 'Carol'].map((name) => data(1, utf8(name))))],
      'artist=Alice/Bob/Carol',
    ],
    ['several fields', ['Alice', 'Bob'].map((name) => box('©ART', data(1, utf8(name)))), 'artist=Alice/Bob'],
    ['one that is there twice', ['Alice', 'Alice'].map((name) => box('©ART', data(1, utf8(name)))), 'artist=Alice'],
    ['several composers', [box('©wrt', data(1, utf8('Bach')), data(1, utf8('Gounod')))], 'composer=Bach/Gounod'],
    ['UTF-16', [box('©nam', data(2, utf16('Zażółć 日本')))], 'title=Zażółć 日本'],
    ['UTF-16 for sorting', [box('©alb', data(5, utf16('Ålbum')))], 'album=Ålbum'],
    ['UTF-8 without a type', [box('©nam', data(0, utf8('Naïve')))], 'title=Naïve'],
  ])('%s', async (_, fields, wanted) => {
    const { engine, lines } = await converted(itunes(...fields));
    expect(engine).toBe('fast');
    expect(lines).toContain(`TAG:${wanted}`);
    const byFfmpeg = await converted(itunes(...fields), true);
    expect(byFfmpeg.engine).toBe('ffmpeg');
    expect(byFfmpeg.lines).toContain(`TAG:${wanted}`);
  });
});

describe('a cover', () => {
  const jpeg = async () => new Uint8Array(await (await readFixture('picture.mp4')).arrayBuffer());
  const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  const bmp = Uint8Array.from(Buffer.from('424d3a000000000000003600000028000000', 'hex'));

  const coverIn = async (...fields: Uint8Array[]) => (await openMovie(await withTags(itunes(...fields))))?.cover?.mime;

  test.each([0, 13, 14, 27])('JPEG with type %i', async (kind) => {
    expect(await coverIn(box('covr', data(kind, await jpeg())))).toBe('image/jpeg');
    const { lines, notes } = await converted(itunes(box('covr', data(kind, await jpeg()))));
    expect(lines).toContain('codec_name=mjpeg');
    expect(notes).toEqual([]);
  });

  test('PNG that is called a JPEG', async () => {
    expect(await coverIn(box('covr', data(13, png)))).toBe('image/png');
  });

  test('the first of several that can be one', async () => {
    expect(await coverIn(box('covr', data(27, bmp), data(14, png)))).toBe('image/png');
  });

  test.each([
    ['BMP', 27, bmp],
    ['GIF', 12, utf8('GIF89a')],
    ['WebP', 0, utf8('RIFF\0\0\0\0WEBPVP8 ')],
  ])('%s is left out, and that is said', async (_, kind, bytes) => {
    const { lines, notes } = await converted(itunes(box('covr', data(kind, bytes))));
    expect(lines.join()).not.toMatch(/mjpeg|png|bmp/);
    expect(notes.join()).toMatch(/cover is neither a JPEG nor a PNG/);
  });
});

// The form shows the tags that the result gets, whatever the container and the engine. Two programs read them in the result.
import { parseBuffer } from 'music-metadata';
import { describe, expect, test } from 'vitest';
import { createHeaderProbe, probeAsMedia } from '../../../workers/engines/webcodecs/headers/probe-headers';
import { createFastEngine } from '../../../workers/engines/webcodecs/engine';
import { kernel } from '../../../workers/kernels/mp4-to-mp3-converter/found-kernel';
import { DEFAULT_OPTIONS, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { replyInEnglish } from '../in-english';
import { bothEngines } from './fast/engine';
import { hasFfmpeg } from './odd-files';
import { blobOf, convert, ffprobe } from './run';
import { COVER, id3, id3Frame, latin1, riff, tagged, TAGS, text, unsynced } from './tagged-files';

type Id3Version = Mp4ToMp3Options['id3Version'];

async function examine(file: Blob, id3Version: Id3Version) {
  const audioEngines = [
    { name: 'fast', load: () => Promise.resolve(createFastEngine(() => Promise.resolve(undefined), probeAsMedia)) },
    { name: 'ffmpeg', load: () => Promise.resolve(createHeaderProbe()) },
  ] as const;
  const environment = { signal: new AbortController().signal, ports: { audioEngines }, onProgress: () => undefined };
  const reply = await replyInEnglish(runKernel(kernel, file, { ...DEFAULT_OPTIONS, id3Version }, environment));
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.output;
}

/** The tags of the MP3 as FFmpeg and music-metadata read them, by our names. */
async function readBack(file: Blob, id3Version: Id3Version, onlyFfmpeg: boolean) {
  const options = { id3Version, onlyFfmpeg };
  const reply = await convert(file, { options, ports: bothEngines().ports });
  if (!reply.ok) throw new Error(reply.error.message);
  const audio = blobOf(reply.output.audio);
  const printed = await ffprobe(audio, '-v error -show_entries format_tags -of json {in}');
  const { format = {} } = JSON.parse(printed) as { format?: { tags?: Record<string, string> } };
  const { common, native } = await parseBuffer(new Uint8Array(await audio.arrayBuffer()), { mimeType: 'audio/mpeg' });
  const first = (id: string) =>
    native[`ID3v${id3Version}`]?.find((frame) => frame.id === id)?.value as string | undefined;
  const slashed = ({ no, of }: { no: number | null; of: number | null }) =>
    no === null ? undefined : of === null ? String(no) : `${no}/${of}`;
  const defined = (tags: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined));
  const named = Object.entries(format.tags ?? {}).filter(([name]) => name !== 'encoder');
  return {
    engine: reply.output.engine,
    notes: reply.output.notes,
    ffprobe: defined(Object.fromEntries(named.map(([name, value]) => [name.replace(/^lyrics.*/, 'lyrics'), value]))),
    musicMetadata: defined({
      title: common.title,
      // In ID3v2.3, it splits them.
      artist: common.artists?.join('/'),
      album: common.album,
      album_artist: common.albumartist,
      genre: common.genre?.[0],
      date: common.date,
      track: slashed(common.track),
      disc: slashed(common.disk),
      composer: common.composer?.[0],
      performer: first('TPE3'),
      publisher: first('TPUB'),
      copyright: common.copyright,
      comment: common.comment?.[0]?.text,
      lyrics: common.lyrics?.[0]?.text,
    }),
    cover: common.picture?.[0]?.data.length,
  };
}

const MP3 = '-c:a libmp3lame -b:a 128k';
const pictured = '-i {cover} -map 0 -map 1 -c:v copy -disposition:v attached_pic';
const { publisher: _publisher, performer: _performer, ...IN_MP4 } = TAGS;
const NAMED = { title: TAGS.title, artist: TAGS.artist, album: TAGS.album };
/** The list of a WAV has no others. */
const { title, artist, album, genre, date, track, comment, copyright } = TAGS;
const IN_WAVE = { title, artist, album, genre, date, track, comment, copyright };

/** The container, what FFmpeg gets, the tags that it can write, and whether there is a cover. */
const FILES = [
  ['M4A', 'a.m4a', `${pictured} -c:a aac`, IN_MP4, true],
  ['QuickTime', 'a.mov', '-c:a aac -movflags use_metadata_tags', NAMED, false],
  ['Matroska', 'a.mka', '-attach {cover} -metadata:s:t mimetype=image/jpeg -c:a aac', TAGS, true],
  ['WebM', 'a.webm', '-ac 1 -c:a libopus', TAGS, false],
  ['MP3, ID3v2.3', 'a.mp3', `${pictured} ${MP3} -id3v2_version 3`, TAGS, true],
  ['MP3, ID3v2.4', 'b.mp3', `${pictured} ${MP3} -id3v2_version 4 -write_id3v1 1`, TAGS, true],
  ['Ogg Vorbis', 'a.ogg', '-c:a libvorbis', TAGS, false],
  ['Ogg Opus', 'a.opus', '-ac 1 -c:a libopus', TAGS, false],
  ['Ogg FLAC', 'b.ogg', '-c:a flac', TAGS, false],
  ['FLAC', 'a.flac', pictured, TAGS, true],
  ['WAV', 'a.wav', '', IN_WAVE, false],
] as const;

/** music-metadata gives a date as a year and a date. */
const dateless = ({ date: _date, ...tags }: Readonly<Record<string, string | undefined>>) => tags;

const WAYS = [
  ['2.4', true],
  ['2.3', false],
  ['2.4', false],
] as const;

/** What the form shows for ID3v2.4, after a check that both versions and both engines have what it shows. */
async function shownAndWritten(file: File) {
  for (const [id3Version, onlyFfmpeg] of WAYS) {
    const { tags = {}, cover } = await examine(file, id3Version);
    const result = await readBack(file, id3Version, onlyFfmpeg);
    if (onlyFfmpeg) expect(result.engine).toBe('ffmpeg');
    expect(result.ffprobe).toEqual(tags);
    expect(dateless(result.musicMetadata)).toEqual(dateless(tags));
    expect(result.cover).toBe(cover?.size);
  }
  const { tags, cover } = await examine(file, '2.4');
  return { tags, cover };
}

const bare = () => tagged('bare.mp3', `${MP3} -id3v2_version 0`, {});
const withTag = async (tag: Uint8Array, end = new Uint8Array(0)) =>
  new File([Uint8Array.from(tag), await bare().arrayBuffer(), Uint8Array.from(end)], 'song.mp3');

describe.runIf(hasFfmpeg)('the form shows what the MP3 has, of', () => {
  test.each(FILES)('%s', async (_name, name, settings, wanted, hasCover) => {
    const { tags, cover } = await shownAndWritten(tagged(name, settings, wanted));
    expect(tags).toEqual(wanted);
    expect(cover?.size).toBe(hasCover ? COVER.length : undefined);
  });

  test('an MP3 with ID3v1', async () => {
    const field = (value: string, bytes: number) =>
      Buffer.concat([latin1(value), Buffer.alloc(bytes)]).subarray(0, bytes);
    const fields = [field('Tïtle', 30), field('A   ', 30), field('B', 30), latin1('1999'), field('c', 28)];
    const { tags } = await shownAndWritten(
      await withTag(new Uint8Array(0), Buffer.concat([latin1('TAG'), ...fields, Buffer.from([0, 7, 17])])),
    );
    const wanted = { title: 'Tïtle', artist: 'A', album: 'B', date: '1999', comment: 'c', track: '7', genre: 'Rock' };
    expect(tags).toEqual(wanted);
  });

  test('an MP3 with ID3v2.2', async () => {
    const picture = Buffer.concat([Buffer.from([0]), latin1('JPG'), Buffer.from([3]), latin1('front\0'), COVER]);
    const note = Buffer.concat([Buffer.from([0]), latin1('eng\0'), latin1('a note')]);
    const frames = [
      ...[id3Frame('TT2', text('Zażółć', 1)), id3Frame('TP1', text('A', 0)), id3Frame('TYE', text('2001', 0))],
      ...[id3Frame('TDA', text('0605', 0)), id3Frame('TCO', text('(17)', 0)), id3Frame('COM', note)],
      id3Frame('PIC', picture),
    ];
    const { tags, cover } = await shownAndWritten(await withTag(id3(2, frames)));
    const wanted = { title: 'Zażółć', artist: 'A', date: '2001-05-06', genre: 'Rock', comment: 'a note' };
    expect([tags, cover?.size]).toEqual([wanted, COVER.length]);
  });

  test('an MP3 with ID3v2.3 that hides its bytes of ones, and comments of programs', async () => {
    const described = (name: string, value: string) =>
      Buffer.concat([Buffer.from([1]), latin1('eng'), ...[`${name}\0`, value].map((one) => text(one, 1).subarray(1))]);
    const back = Buffer.concat([Buffer.from([0]), latin1('image/png\0\x04\0'), latin1('GIF89a')]);
    const front = Buffer.concat([Buffer.from([0]), latin1('image/jpeg\0\x03\0'), COVER]);
    const frames = [
      ...[id3Frame('TIT2', text('ÿÿ и', 1)), id3Frame('COMM', described('iTunNORM', ' 00000'))],
      ...[id3Frame('COMM', described('', 'mine')), id3Frame('APIC', back), id3Frame('APIC', front)],
    ];
    const tag = unsynced(Buffer.concat(frames));
    const { tags, cover } = await shownAndWritten(await withTag(id3(3, [tag], 0x80)));
    expect([tags, cover?.size]).toEqual([{ title: 'ÿÿ и', comment: 'mine' }, COVER.length]);
  });

  test('an MP3 with ID3v2.4 and several values', async () => {
    const frames = [
      ...[id3Frame('TPE1', text('Alice\0Bob'), true), id3Frame('TIT2', unsynced(text('ÿ\0')), true, 2)],
      ...[id3Frame('TCON', text('17\0Own'), true), id3Frame('TDRC', text('2020-01'), true)],
    ];
    const { tags } = await shownAndWritten(await withTag(id3(4, frames)));
    expect(tags).toEqual({ artist: 'Alice/Bob', title: 'ÿ', genre: 'Rock/Own', date: '2020-01' });
  });

  test('an Opus file with a cover', async () => {
    const number = (value: number) => Buffer.from([value >>> 24, value >> 16, value >> 8, value]);
    const parts = [number(3), number(10), latin1('image/jpeg'), number(0), ...[0, 0, 0, 0].map(number)];
    const block = Buffer.concat([...parts, number(COVER.length), COVER]).toString('base64');
    const file = tagged('a.opus', '-ac 1 -c:a libopus', { title: 'T', METADATA_BLOCK_PICTURE: block });
    const { tags, cover } = await shownAndWritten(file);
    expect([tags, cover?.size]).toEqual([{ title: 'T' }, COVER.length]);
  });

  test('a WAV with an ID3 tag, which wins over its list', async () => {
    const wav = Buffer.from(await tagged('a.wav', '', { title: 'in the list', artist: 'A' }).arrayBuffer());
    const all = Buffer.concat([wav, riff(['id3 ', id3(3, [id3Frame('TIT2', text('и', 1))])])]);
    all.writeUInt32LE(all.length - 8, 4);
    expect((await shownAndWritten(new File([all], 'a.wav'))).tags).toEqual({ title: 'и', artist: 'A' });
  });
});

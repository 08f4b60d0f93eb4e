// AAC taken out of a video as it is: ffmpeg and ffprobe judge what was written.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openMovie } from '../../../../workers/engines/webcodecs/mp4/movie';
import { parseProbe } from '../../../../workers/engines/ffmpeg/probe';
import { TAGS } from '../../../fixtures/media/cases';
import { loopedVideo } from '../../../tools/looped-video';
import { blobOf, convert, decode, ffmpeg, ffprobe, FIXTURES, readFixture, type RunSettings } from '../run';
import { bothEngines } from './engine';

const M4A = { format: 'm4a' } as const;

async function extract(file: File, options: RunSettings['options'] = {}) {
  const reply = await convert(file, { ports: bothEngines().ports, options: { ...M4A, ...options } });
  if (!reply.ok) throw new Error(reply.error.message);
  return { ...reply.output, blob: blobOf(reply.output.audio) };
}

/** The packets of its track, byte for byte. */
const packetsOf = async (file: Blob) => {
  const { read } = await ffmpeg(file, '-i {in} -map 0:a:0 -c copy -f adts /output/packets');
  return Buffer.from(await read('/output/packets'));
};

/** What ffmpeg complains about; of a cover it always does. */
const CHECK = '-v warning -i {in} -f null -';
const withoutAddress = (line: string) => line.replace(/ @ 0x\w+/, '');

describe('AAC', () => {
  test.each(['aac-faststart.mp4', 'aac-moov-at-end.mp4', 'aac.mov', 'aac-mono-22050.mp4', 'tags-and-cover.m4a'])(
    'of %s is the same sound, packet by packet',
    async (name) => {
      const file = await readFixture(name);
      const { blob, engine, copied, format, seconds } = await extract(file);
      expect({ engine, copied, format, type: blob.type }).toEqual({
        engine: 'fast',
        copied: true,
        format: 'm4a',
        type: 'audio/mp4',
      });
      expect(await packetsOf(blob)).toEqual(await packetsOf(file));
      const [source] = (await openMovie(file))?.tracks ?? [];
      const channels = source?.format.channels ?? 0;
      const [heard, wanted] = [await decode(blob, channels), await decode(file, channels)];
      expect(heard).toEqual(wanted);
      // Our own reader finds the length to the sample again.
      const again = await openMovie(blob);
      expect(again?.seconds).toBeCloseTo(seconds, 9);
      expect(again?.tracks[0]).toMatchObject({ first: source?.first, last: source?.last });
      const [{ log }, ofSource] = [await ffmpeg(blob, CHECK), await ffmpeg(file, CHECK)];
      expect(log.map(withoutAddress)).toEqual(ofSource.log.map(withoutAddress));
    },
  );

  test.each(['mp4', 'mkv'])('of other files (%s) is the same sound, packet by packet', async (kind) => {
    let file = await readFixture('aac-fragmented.mp4');
    if (kind === 'mkv') {
      const { read } = await ffmpeg(file, '-i {in} -map 0:a -c copy /output/a.mkv');
      file = new File([Uint8Array.from(await read('/output/a.mkv'))], 'a.mkv');
    }
    const { blob, engine, copied } = await extract(file);
    expect({ engine, copied }).toEqual({ engine: 'fast', copied: true });
    expect(await packetsOf(blob)).toEqual(await packetsOf(file));
    const part = await extract(file, { start: 0.5, end: 1.25 });
    expect(part).toMatchObject({ engine: 'fast', seconds: 0.75 });
  });

  test('keeps tags and cover, or leaves them out', async () => {
    const file = await readFixture('tags-and-cover.m4a');
    for (const keepTags of [true, false]) {
      const { blob } = await extract(file, { keepTags });
      const movie = await openMovie(blob);
      const wanted = await openMovie(file);
      expect(movie?.tags).toEqual(keepTags ? wanted?.tags : {});
      expect(movie?.cover).toEqual(keepTags ? wanted?.cover : undefined);
      const printed = (await ffmpeg(blob, '-i {in}')).log.join('\n');
      for (const text of Object.values(TAGS)) expect(printed.includes(`: ${text}`)).toBe(keepTags);
      expect(printed.includes('attached pic')).toBe(keepTags);
    }
  });

  test('is cut to the sample by the edit list', async () => {
    const file = await readFixture('aac-faststart.mp4');
    const { blob, seconds } = await extract(file, { start: 0.5, end: 1.25 });
    expect(seconds).toBe(0.75);
    const [track] = (await openMovie(blob))?.tracks ?? [];
    expect((track?.last ?? 0) - (track?.first ?? 0)).toBe(0.75 * 44_100);
    const [whole, part] = [await decode(file, 2), await decode(blob, 2)];
    const from = 0.5 * 44_100;
    // The first packet's noise substitution and the decoder's dither aside, it is the same sound at the same place.
    const difference = part[0]?.slice(0, 0.75 * 44_100).map((sample, i) => sample - (whole[0]?.[from + i] ?? 0)) ?? [];
    expect(Math.max(...difference.map(Math.abs))).toBeLessThan(1e-4);
  });

  test.each([
    ['aac-fragmented.mp4', false],
    ['aac-fragmented.mp4', true],
    ['aac-surround.m4a', false],
    ['aac-surround.m4a', true],
  ])('of %s is taken out by either engine (only FFmpeg: %s)', async (name, onlyFfmpeg) => {
    const file = await readFixture(name);
    const { blob, engine, copied } = await extract(file, { onlyFfmpeg });
    expect({ engine, copied }).toEqual({ engine: onlyFfmpeg ? 'ffmpeg' : 'fast', copied: true });
    expect(await packetsOf(blob)).toEqual(await packetsOf(file));
    const { log } = await ffmpeg(blob, '-i {in}');
    expect(parseProbe(log)).toMatchObject({ brand: 'M4A', hasVideo: false, audio: [{ codec: 'aac' }] });
  });

  test('cut by ffmpeg is a little rough, and the result says so', async () => {
    const file = await readFixture('aac-fragmented.mp4');
    const { notes, seconds } = await extract(file, { start: 0.5, end: 1.25, onlyFfmpeg: true });
    expect(notes.join(' ')).toMatch(/accurate to about 0\.05 s/);
    expect(Math.abs(seconds - 0.75)).toBeLessThan(0.05);
  });
});

test.each([
  ['mp3-in-mp4.mp4', /is MP3, not AAC.*Choose MP3 as the format: it’s copied unchanged/],
  ['opus.webm', /is Opus, not AAC.*Choose MP3/],
  ['ac3.mp4', /is AC-3, not AAC/],
])('%s has no AAC to take out', async (name, message) => {
  const reply = await convert(await readFixture(name), { ports: bothEngines().ports, options: M4A });
  expect(reply).toMatchObject({ ok: false, error: { code: 'unsupported' } });
  expect(reply.ok ? '' : reply.error.message).toMatch(message);
});

test('a long one has the length that the edit list gives', async () => {
  const bytes = await loopedVideo(join(FIXTURES, 'aac-moov-at-end.mp4'), 60);
  const file = new File([Uint8Array.from(bytes)], 'long.mp4');
  const { blob, seconds } = await extract(file);
  const printed = await ffprobe(blob, '-v warning -show_entries stream=duration_ts,time_base,codec_name -of json {in}');
  const { streams } = JSON.parse(printed) as {
    streams: { codec_name: string; time_base: string; duration_ts: number }[];
  };
  const track = (await openMovie(file))?.tracks[0];
  expect(streams).toMatchObject([{ codec_name: 'aac', time_base: '1/44100' }]);
  expect(streams[0]?.duration_ts).toBe((track?.last ?? 0) - (track?.first ?? 0));
  expect(seconds).toBe(((track?.last ?? 0) - (track?.first ?? 0)) / 44_100);
});

test('MP3 in Matroska is copied frame by frame', async () => {
  const movie = await readFixture('mp3-in-mp4.mp4');
  const { read } = await ffmpeg(movie, '-i {in} -map 0:a -c copy /output/a.mkv');
  const file = new File([Uint8Array.from(await read('/output/a.mkv'))], 'a.mkv');
  const reply = await convert(file, { ports: bothEngines().ports });
  if (!reply.ok) throw new Error(reply.error.message);
  expect(reply.output).toMatchObject({ engine: 'fast', copied: true });
  const framesOf = async (media: Blob) => {
    const result = await ffmpeg(media, '-i {in} -map 0:a -c copy -write_xing 0 -id3v2_version 0 -f mp3 /output/frames');
    return Buffer.from(await result.read('/output/frames'));
  };
  expect(await framesOf(blobOf(reply.output.audio))).toEqual(await framesOf(file));
});

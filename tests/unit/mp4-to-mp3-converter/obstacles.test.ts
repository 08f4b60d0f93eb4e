// What no engine can convert is refused by what the file says, in each format and before any engine is loaded.
import { describe, expect, test } from 'vitest';
import { bothEngines } from './fast/engine';
import { obstaclesIn } from '../../../workers/kernels/mp4-to-mp3-converter/obstacles';
import type { Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { convert, readFixture } from './run';

/** Six reserved zeros begin every sample entry, ISO/IEC 14496-12, 8.5.2. */
const RESERVED = '\0\0\0\0\0\0';

/** Encryption gives a track another type of sample entry, 8.12. Only the tracks that are counted are changed. */
async function withEntry(name: string, from: string, to: string, tracks: readonly number[] = [0]): Promise<File> {
  const text = Buffer.from(await (await readFixture(name)).arrayBuffer()).toString('latin1');
  const parts = text.split(from + RESERVED);
  expect(parts.length).toBeGreaterThan(Math.max(...tracks) + 1);
  const changed = parts.reduce((all, part, i) => `${all}${tracks.includes(i - 1) ? to : from}${RESERVED}${part}`);
  return new File([Uint8Array.from(Buffer.from(changed, 'latin1'))], name);
}

const OPTIONS: readonly Partial<Mp4ToMp3Options>[] = [
  {},
  { format: 'm4a' },
  { copyMp3: true },
  { onlyFfmpeg: true },
  { format: 'm4a', onlyFfmpeg: true },
  { start: 0.5, end: 1 },
];

const REFUSAL = {
  ok: false,
  error: { code: 'unsupported', message: expect.stringContaining('is encrypted') as unknown },
};

describe.each([
  ['CENC AAC, by ffmpeg', () => readFixture('encrypted.mp4')],
  ['AAC in MP4', () => withEntry('aac-faststart.mp4', 'mp4a', 'enca')],
  ['AAC in fragments', () => withEntry('aac-fragmented.mp4', 'mp4a', 'enca')],
  ['AAC in QuickTime', () => withEntry('aac.mov', 'mp4a', 'enca')],
  ['AAC of an iTunes film', () => withEntry('aac-moov-at-end.mp4', 'mp4a', 'drms')],
  ['MP3 in MP4', () => withEntry('mp3-in-mp4.mp4', 'mp4a', 'enca')],
  ['AC-3', () => withEntry('ac3.mp4', 'ac-3', 'enca')],
  ['Opus', () => withEntry('opus.mp4', 'Opus', 'enca')],
  ['both of two tracks', () => withEntry('two-audio-tracks.mp4', 'mp4a', 'enca', [0, 1])],
])('%s', (_, open) => {
  test.each(OPTIONS)('%o', async (options) => {
    expect(await convert(await open(), { options, ports: bothEngines().ports })).toMatchObject(REFUSAL);
  });
});

test('is of each track', async () => {
  expect(await obstaclesIn(await withEntry('two-audio-tracks.mp4', 'mp4a', 'enca', [1]))).toEqual([
    undefined,
    'encrypted',
  ]);
  expect(await obstaclesIn(await readFixture('aac-faststart.mp4'))).toEqual([undefined]);
});

// WebM encryption, https://www.webmproject.org/docs/webm-encryption/: the algorithm is AES.
test('WebM', async () => {
  const webm = new Uint8Array(await (await readFixture('opus.webm')).arrayBuffer());
  expect(await obstaclesIn(new Blob([webm]))).toEqual([]);
  const algorithm = Uint8Array.of(0x50, 0x35, 0x84, 0x47, 0xe1, 0x81, 0x05);
  expect(await obstaclesIn(new Blob([webm.subarray(0, 300), algorithm, webm.subarray(300)]))).toEqual(['encrypted']);
});

test('any bytes have an answer', async () => {
  const whole = new Uint8Array(await (await readFixture('encrypted.mp4')).arrayBuffer());
  for (let length = 0; length < whole.length; length += 97) {
    const tracks = await obstaclesIn(new Blob([whole.subarray(0, length)]));
    expect(tracks.length).toBeLessThanOrEqual(1);
  }
});

describe('xHE-AAC', () => {
  /** Settings of FFmpeg's AAC-LC encoder, five bytes, in their descriptor. */
  const SETTINGS = Buffer.from('0580808005', 'hex');

  /** With other settings in the place of those of AAC-LC. */
  async function withSettings(name: string, settings: string): Promise<File> {
    const bytes = Buffer.from(await (await readFixture(name)).arrayBuffer());
    const at = bytes.indexOf(SETTINGS);
    expect(at).toBeGreaterThan(0);
    bytes.write(settings, at + SETTINGS.length, 'hex');
    return new File([Uint8Array.from(bytes)], name);
  }

  // Five ones, object type 42 − 32 in six bits, and a rate: ISO/IEC 14496-3, 1.6.2.1. The first is of mp4parse's xHE-AAC sample.
  test.each([
    ['aac-faststart.mp4', 'f948404200'],
    ['aac-fragmented.mp4', 'f948404200'],
    ['aac.mov', 'f946400000'],
    ['aac-moov-at-end.mp4', 'f94a800000'],
  ])('in %s, with %s', async (name, settings) => {
    const both = bothEngines();
    const file = await withSettings(name, settings);
    for (const options of [{}, { format: 'm4a' }, { onlyFfmpeg: true }] as const) {
      const reply = await convert(file, { options, ports: both.ports });
      expect(reply.ok ? 'done' : reply.error.message).toMatch(/is xHE-AAC .*can’t be decoded here/);
    }
    expect(both.counts.ffmpeg).toBe(0);
  });

  // Object types 39 (AAC-ELD), also behind the escape value, and 4 (AAC-LTP).
  test.each(['f8e6400000', '2190000000'])('is not %s', async (settings) => {
    expect(await obstaclesIn(await withSettings('aac-faststart.mp4', settings))).toEqual([undefined]);
  });
});

describe('text under a video’s name', () => {
  test.each([
    ['HLS', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nseg0.ts\n', 'playlist'],
    ['HLS with a byte order mark', '\ufeff#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\nlow.m3u8\r\n', 'playlist'],
    ['HLS behind a blank line', '\n#EXTM3U\n#EXTINF:4,\nseg0.ts\n#EXT-X-ENDLIST\n', 'playlist'],
    ['PLS', '[playlist]\nFile1=http://example.com/1.mp4\n', 'playlist'],
    ['DASH', '<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>', 'playlist'],
    ['DASH behind a comment', '<!-- made by x -->\n<MPD></MPD>', 'playlist'],
    ['XSPF', '<?xml version="1.0"?><playlist version="1"></playlist>', 'playlist'],
    ['Smooth Streaming', '<SmoothStreamingMedia MajorVersion="2"/>', 'playlist'],
    ['ffconcat', 'ffconcat version 1.0\nfile a.mp4\n', 'playlist'],
    ['HTML', '<!DOCTYPE html>\n<html><title>Sign in</title></html>', 'web page'],
    ['HTML without a type', '<html lang="en"></html>', 'web page'],
  ])('%s', async (_, text, named) => {
    const both = bothEngines();
    const reply = await convert(new File([text], 'list.mp4'), { ports: both.ports });
    expect(reply.ok ? 'done' : reply.error.message).toMatch(new RegExp(`^This is a ${named}, not a video`));
    expect(both.counts.ffmpeg).toBe(0);
  });
});

describe('an index that is cut off', () => {
  test.each([1, 100, 1000])('by %i bytes', async (bytes) => {
    const whole = await readFixture('aac-moov-at-end.mp4');
    const file = new File([whole.slice(0, whole.size - bytes)], 'cut.mp4');
    const reply = await convert(file, { ports: bothEngines().ports });
    expect(reply.ok ? 'done' : reply.error.message).toMatch(/incomplete: it ends before its index/);
  });
});

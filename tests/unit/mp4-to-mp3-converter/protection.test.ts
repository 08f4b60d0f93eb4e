// Encrypted audio is refused by what the file says of its tracks, in each format and by each engine.
import { describe, expect, test } from 'vitest';
import { bothEngines } from './fast/engine';
import { encryptedTracks } from '../../../workers/kernels/mp4-to-mp3-converter/protection';
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
  expect(await encryptedTracks(await withEntry('two-audio-tracks.mp4', 'mp4a', 'enca', [1]))).toEqual([false, true]);
  expect(await encryptedTracks(await readFixture('aac-faststart.mp4'))).toEqual([false]);
});

// WebM encryption, https://www.webmproject.org/docs/webm-encryption/: the algorithm is AES.
test('WebM', async () => {
  const webm = new Uint8Array(await (await readFixture('opus.webm')).arrayBuffer());
  expect(await encryptedTracks(new Blob([webm]))).toEqual([]);
  const algorithm = Uint8Array.of(0x50, 0x35, 0x84, 0x47, 0xe1, 0x81, 0x05);
  expect(await encryptedTracks(new Blob([webm.subarray(0, 300), algorithm, webm.subarray(300)]))).toEqual([true]);
});

test('any bytes have an answer', async () => {
  const whole = new Uint8Array(await (await readFixture('encrypted.mp4')).arrayBuffer());
  for (let length = 0; length < whole.length; length += 97) {
    const tracks = await encryptedTracks(new Blob([whole.subarray(0, length)]));
    expect(tracks.length).toBeLessThanOrEqual(1);
  }
});

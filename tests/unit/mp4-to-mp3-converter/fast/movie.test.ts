// The MP4s that the fast engine reads, and those that it leaves to the other one.
import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openMovie } from '../../../../workers/engines/webcodecs/mp4/movie';
import { packetsIn, readPackets } from '../../../../workers/engines/webcodecs/packet-reader';
import { TAGS } from '../../../fixtures/media/cases';
import { loopedVideo } from '../../../tools/looped-video';
import { FIXTURES, readFixture } from '../run';

describe('a plain file', () => {
  test.each([
    ['aac-faststart.mp4', 'MP4', 'aac', 44_100, 2],
    ['aac-moov-at-end.mp4', 'MP4', 'aac', 44_100, 2],
    ['aac.mov', 'QuickTime', 'aac', 44_100, 2],
    ['aac-mono-22050.mp4', 'MP4', 'aac', 22_050, 1],
    ['mp3-in-mp4.mp4', 'MP4', 'mp3', 44_100, 2],
  ])('%s', async (name, container, codec, sampleRate, channels) => {
    const movie = await openMovie(await readFixture(name));
    expect(movie).toMatchObject({ container, tracks: [{ format: { codec, sampleRate, channels }, delay: 0 }] });
    expect(movie?.seconds).toBeCloseTo(2, 2);
    const { first = 0, last = 0, packets } = movie?.tracks[0] ?? {};
    // The sound was made with so many samples.
    expect(last - first).toBe(2 * sampleRate);
    expect(first).toBe(codec === 'aac' ? 1024 : 1105);
    expect(packets?.count).toBe(Math.ceil(last / (codec === 'aac' ? 1024 : 1152)));
  });

  test('the track that a player would choose is the enabled one', async () => {
    const movie = await openMovie(await readFixture('two-audio-tracks.mp4'));
    expect(movie?.tracks.map(({ isEnabled }) => isEnabled)).toEqual([false, true]);
  });

  test('says what it is called, and has a picture', async () => {
    const movie = await openMovie(await readFixture('tags-and-cover.m4a'));
    expect(movie?.tags).toMatchObject({ ...TAGS, date: '2024', track: '3/9' });
    expect(movie?.cover?.mime).toBe('image/jpeg');
    expect([...(movie?.cover?.bytes ?? [])].slice(0, 2)).toEqual([0xff, 0xd8]);
  });
});

test.each([
  'aac-fragmented.mp4',
  'aac-surround.m4a',
  'ac3.mp4',
  'alac.m4a',
  'empty.mp4',
  'encrypted.mp4',
  'no-audio.mp4',
  'opus.mp4',
  'opus.webm',
  'picture.mp4',
  'random.mp4',
  'truncated-no-moov.mp4',
  'truncated.mp4',
])('%s is for the other engine', async (name) => {
  expect(await openMovie(await readFixture(name))).toBeUndefined();
});

test('an index that is cut off or points anywhere is for the other engine, too', async () => {
  const bytes = new Uint8Array(await (await readFixture('aac-faststart.mp4')).arrayBuffer());
  const moov = Buffer.from(bytes).indexOf('moov');
  // Each byte of the tables in turn says something else.
  const broken = Array.from({ length: 400 }, (_, i) => {
    const copy = bytes.slice();
    copy[moov + 4 + i * 3] = 0xff;
    return new Blob([copy]);
  });
  for (const file of broken) await expect(openMovie(file)).resolves.not.toThrow();
});

describe('the times of packets', () => {
  const source = join(FIXTURES, 'aac-moov-at-end.mp4');
  const trackOf = async (ticksOf: (packet: number) => number) =>
    (await openMovie(new Blob([Uint8Array.from(await loopedVideo(source, 3, ticksOf))])))?.tracks[0];

  test('may tremble, as those of phones do: no sample is lost', async () => {
    const [even, trembling] = [await trackOf(() => 1024), await trackOf((i) => 1024 + ((i * 7) % 21) - 10)];
    expect(trembling?.packets.count).toBe(even?.packets.count);
    expect(trembling?.first).toBe(1024);
    expect((trembling?.last ?? 0) - (even?.last ?? 0)).toBeLessThan(1024 * 2);
  });

  test('may not leave a gap', async () => {
    expect(await trackOf((i) => (i === 20 ? 4096 : 1024))).toBeUndefined();
  });

  test('may not be those of another codec', async () => {
    expect(await trackOf(() => 2048)).toBeUndefined();
  });
});

describe('packets', () => {
  const bytes = Uint8Array.from({ length: 6_000_000 }, (_, i) => (i * 31 + (i >> 8)) & 255);

  async function readAll(offsets: Float64Array, sizes: Uint32Array) {
    const packets: Uint8Array[] = [];
    for await (const batch of readPackets(new Blob([bytes]), { offsets, sizes })) {
      for (const packet of packetsIn(batch)) packets.push(packet.slice());
    }
    return packets;
  }

  const wanted = (offsets: Float64Array, sizes: Uint32Array) =>
    Array.from(offsets, (at, i) => bytes.slice(at, at + (sizes[i] ?? 0)));

  test('are read in their order, wherever they lie', async () => {
    const offsets = Float64Array.of(0, 10, 500_000, 500_020, 100, 3_999_990, 3_999_999);
    const sizes = Uint32Array.of(10, 5, 20, 7, 50, 9, 0);
    expect(await readAll(offsets, sizes)).toEqual(wanted(offsets, sizes));
  });

  test('that lie close are read as one stream, and none is lost where its chunks end', async () => {
    const gaps = fc.array(fc.nat(100_000), { minLength: 20, maxLength: 55 });
    await fc.assert(
      fc.asyncProperty(gaps, fc.nat(9000), async (between, most) => {
        let at = 0;
        const places = between.map((gap, i) => {
          const size = (gap * 7 + i) % (most + 1);
          const place = [at + gap, size] as const;
          at += gap + size;
          return place;
        });
        const [offsets, sizes] = [
          Float64Array.from(places, ([offset]) => offset),
          Uint32Array.from(places, ([, size]) => size),
        ];
        expect(Buffer.concat(await readAll(offsets, sizes))).toEqual(Buffer.concat(wanted(offsets, sizes)));
      }),
      { numRuns: 8 },
    );
    const dense = Float64Array.from({ length: 60 }, (_, i) => i * 100_000);
    const slices = vi.spyOn(Blob.prototype, 'arrayBuffer');
    await readAll(dense, new Uint32Array(60).fill(1000));
    expect(slices).not.toHaveBeenCalled();
    slices.mockRestore();
  });
});

// AAC decoded by a page, played by ffmpeg: it reads the same files as decodeAudioData.
import { expect, test } from 'vitest';
import type { PageDecoder } from '../../../../workers/contract/media/page-decoder';
import { adtsFrame } from '../../../../workers/engines/webcodecs/adts';
import { decodeByPage } from '../../../../workers/engines/webcodecs/decode-by-page';
import { decodeSegmentBy } from '../../../../workers/engines/webcodecs/decode-segment';
import { decodesExactly, PACKETS_BEFORE_CLICK } from '../../../../workers/engines/webcodecs/decoder-check';
import { openMovie, type MovieTrack } from '../../../../workers/engines/webcodecs/mp4/movie';
import { readFixture } from '../run';
import { decodeSound, decodeTrack } from './engine';

const unhex = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

// ffmpeg -f lavfi -i anullsrc=r=44100:cl=mono -t 0.3 -c:a aac -f adts -
test.each([
  ['one channel', '12 08', '01 18 20 07', 'ff f1 50 40 01 7f fc 01 18 20 07'],
  ['two channels', '12 10', '21 10 04 60 8c 1c', 'ff f1 50 80 01 bf fc 21 10 04 60 8c 1c'],
])('a packet of %s becomes the frame that FFmpeg writes', (_, settings, packet, frame) => {
  expect(adtsFrame(unhex(packet), unhex(settings))).toEqual(unhex(frame));
});

test('a packet that is too long for a frame is refused', () => {
  expect(adtsFrame(new Uint8Array(8184), unhex('12 08'))).toHaveLength(8191);
  expect(() => adtsFrame(new Uint8Array(8185), unhex('12 08'))).toThrow(RangeError);
});

/** Leaves out so many samples of each file's beginning, as decoders may. */
const pageThatDrops = (lost: number, channels: number): Pick<PageDecoder, 'decode'> => ({
  async decode(file) {
    const decoded = await decodeSound(new File([file], 'sound.aac'), channels);
    return decoded.map((samples) => Float32Array.from(samples.subarray(lost)));
  },
});

async function trackOf(file: Blob): Promise<MovieTrack> {
  const track = (await openMovie(file))?.tracks[0];
  if (!track) throw new Error('Not a file for this engine.');
  return track;
}

/** Every packet of the fixture, in files of so many. */
async function decodeIn(filePackets: number, page: Pick<PageDecoder, 'decode'>) {
  const file = await readFixture('aac.mov');
  const { packets, format } = await trackOf(file);
  const request = {
    ...packets,
    file,
    source: { ...format, codec: 'mp4a.40.2' },
    packetSamples: 1024,
    silences: [],
    skip: 0,
    samples: 0,
    format: { sampleRate: format.sampleRate, channels: 2, kilobits: 192 },
    isQuick: false,
  } as const;
  const heard: Float32Array[][] = [];
  await decodeSegmentBy(decodeByPage(page, filePackets))(request, (channels) => {
    heard.push(channels.map((channel) => channel.slice()));
  });
  const samples = Array.from({ length: format.channels }, (_, c) =>
    heard.flatMap((channels) => [...(channels[c] ?? [])]),
  );
  return {
    samples,
    files: heard.length,
    whole: await decodeTrack(file, format.channels),
    packets: packets.sizes.length,
  };
}

test('the samples of a file are given back before the next one is decoded', async () => {
  const page = pageThatDrops(0, 2);
  let held = 0;
  const counting: typeof page = {
    async decode(file, sampleRate) {
      expect(held).toBe(0);
      const channels = await page.decode(file, sampleRate);
      held = channels.length;
      // Node has the method from version 21 on.
      for (const { buffer } of channels) Object.assign(buffer, { transfer: () => held-- });
      return channels;
    },
  };
  expect((await decodeIn(40, counting)).files).toBeGreaterThan(2);
  expect(held).toBe(0);
});

test.each([0, 1024, 2112])('of a decoder that leaves out %i samples, no sample moves', async (lost) => {
  const { samples, files, whole, packets } = await decodeIn(40, pageThatDrops(lost, 2));
  expect(files).toBe(Math.ceil(packets / 40));
  expect(files).toBeGreaterThan(2);
  whole.forEach((channel, c) => {
    expect(samples[c]).toHaveLength(channel.length);
    // FFmpeg's encoder leaves noise to the decoder, which generates it again in each file.
    const [power, error] = channel.reduce(
      ([power, error], sample, i) => [power + sample ** 2, error + (sample - (samples[c]?.[i] ?? 0)) ** 2],
      [0, 0],
    );
    expect(error).toBeLessThan(power / 1000);
  });
});

test('a file that loses more than the one before is refused', async () => {
  let lost = 0;
  const page: Pick<PageDecoder, 'decode'> = { decode: (file, rate) => pageThatDrops(lost++, 2).decode(file, rate) };
  await expect(decodeIn(40, page)).rejects.toThrow(/^56 packets became 57343 samples of 2 channels/);
});

test('another number of channels than announced is refused', async () => {
  await expect(decodeIn(40, pageThatDrops(0, 1))).rejects.toThrow(/of 1 channels/);
});

test.each([
  ['exact', pageThatDrops(0, 1), true],
  ['leaving out a lead-in', pageThatDrops(2112, 1), true],
  ['leaving out the end', { decode: async (file) => [...(await decodeEnd(file))] }, false],
  [
    'without a decoder of AAC',
    { decode: () => Promise.reject(new DOMException('Decoding failed', 'EncodingError')) },
    false,
  ],
] satisfies [string, Pick<PageDecoder, 'decode'>, boolean][])('a page %s is known', async (_, page, isExact) => {
  expect(await decodesExactly(decodeByPage(page, PACKETS_BEFORE_CLICK))).toBe(isExact);
});

async function decodeEnd(file: ArrayBuffer) {
  const decoded = await pageThatDrops(0, 1).decode(file, 44_100);
  return decoded.map((samples) => samples.slice(0, -1024));
}

test('a rate that may be doubled by a hidden extension is refused', async () => {
  const settings = { codec: 'mp4a.40.2', sampleRate: 24_000, numberOfChannels: 1, packetSamples: 1024 };
  const page = { decode: () => Promise.resolve([new Float32Array(1024)]) };
  const batches = (async function* () {
    yield Promise.resolve({ bytes: new Uint8Array(4), sizes: Uint32Array.of(4) });
  })();
  await expect(decodeByPage(page)(batches, settings, () => undefined)).rejects.toThrow(/24000 Hz may have a hidden/);
});

// Samples on their way to the encoder: lower sample rates, fewer channels, uncompressed formats, and how many a packet has.
import { describe, expect, test } from 'vitest';
import { Decimator, reachOf } from '../../../../workers/engines/webcodecs/decimate';
import { decodePcm } from '../../../../workers/engines/webcodecs/decode-pcm';
import { CLICKS, type Decodable } from '../../../../workers/engines/webcodecs/decoder-clicks';
import { decodesExactly } from '../../../../workers/engines/webcodecs/decoder-check';
import { canMix, mixed } from '../../../../workers/engines/webcodecs/mix';
import { samplesIn } from '../../../../workers/engines/webcodecs/media/packet-samples';
import { ffmpeg } from '../run';

const tone = (hertz: number, rate: number, samples: number, from = 0) =>
  Float32Array.from({ length: samples }, (_, i) => Math.sin((2 * Math.PI * hertz * (i + from)) / rate));

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('a lower sample rate', () => {
  test.each([
    [88_200, 2],
    [96_000, 2],
    [192_000, 4],
  ])('of %d Hz by %d keeps what can be heard, and nothing folds into it', (rate, factor) => {
    const low = rate / factor;
    const decimate = (hertz: number) =>
      new Decimator(factor).add([tone(hertz, rate, 20_000)])[0] ?? new Float32Array(0);
    for (const hertz of [100, 10_000, 19_500]) {
      const kept = decimate(hertz);
      const wanted = tone(hertz, low, kept.length, reachOf(factor) / factor);
      expect(loudest(kept.map((sample, i) => sample - (wanted[i] ?? 0)))).toBeLessThan(1e-4);
    }
    expect(loudest(decimate(low * 0.56))).toBeLessThan(1e-4);
  });

  test('is the same for pieces of any length', () => {
    const sound = tone(1000, 96_000, 5000);
    const whole = new Decimator(2).add([sound])[0];
    const decimator = new Decimator(2);
    const pieces: number[] = [];
    for (let at = 0; at < sound.length; at += 333)
      pieces.push(...(decimator.add([sound.subarray(at, at + 333)])[0] ?? []));
    expect(Float32Array.from(pieces)).toEqual(whole);
  });
});

describe('fewer channels', () => {
  test('of 5.1 by ITU-R BS.775, and full scale in all of them is full scale', () => {
    const only = (loud: number) => Array.from({ length: 6 }, (_, c) => Float32Array.of(c === loud ? 1 : 0));
    const gain = 1 / (1 + Math.SQRT2);
    const rows = [0, 1, 2, 3, 4, 5].map((c) => mixed(only(c), 2).map(([sample = NaN]) => sample / gain));
    const half = Math.SQRT1_2;
    const wanted = [
      [1, 0],
      [0, 1],
      [half, half],
      [0, 0],
      [half, 0],
      [0, half],
    ];
    rows.forEach((row, c) => row.forEach((sample, side) => expect(sample).toBeCloseTo(wanted[c]?.[side] ?? NaN, 6)));
    for (const to of [1, 2]) {
      for (const [sample = NaN] of mixed(
        Array.from({ length: 6 }, () => Float32Array.of(1)),
        to,
      )) {
        expect(sample).toBeLessThanOrEqual(1.000001);
      }
    }
  });

  test('of an unknown number are refused', () => {
    expect([canMix(1, 1), canMix(2, 1), canMix(6, 2), canMix(1, 2), canMix(4, 2)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(() =>
      mixed(
        [0, 1, 2].map(() => new Float32Array(1)),
        2,
      ),
    ).toThrow(/can’t become/);
  });
});

describe('uncompressed samples are those that FFmpeg writes', () => {
  const FORMATS = ['u8', 's8', 's16', 's16be', 's24', 's24be', 's32', 's32be', 'f32', 'f32be', 'f64', 'f64be'];

  test.each(FORMATS)('pcm-%s', async (format) => {
    const sound = tone(440, 8000, 800).map((sample) => sample * 0.9);
    const name = /8$|be$/.test(format) ? format : `${format}le`;
    const source = new Blob([Uint8Array.from(new Uint8Array(sound.buffer))]);
    const { read } = await ffmpeg(source, `-f f32le -ar 8000 -ac 1 -i {in} -c:a pcm_${name} -f ${name} /output/raw`);
    const bytes = Uint8Array.from(await read('/output/raw'));
    const config = { codec: `pcm-${format}`, sampleRate: 8000, numberOfChannels: 1, packetSamples: 800 };
    const heard: number[] = [];
    const batches = (async function* () {
      yield Promise.resolve({ bytes, sizes: Uint32Array.of(bytes.length) });
    })();
    await decodePcm(batches, config, ([channel = new Float32Array(0)]) => heard.push(...channel));
    expect(heard).toHaveLength(800);
    const most = format.endsWith('8') ? 2 ** -7 : 2 ** -15;
    expect(loudest(sound.map((sample, i) => sample - (heard[i] ?? NaN)))).toBeLessThan(most);
  });
});

describe('a packet’s samples', () => {
  test.each([
    // RFC 6716, table 2 and 3.2.
    ['SILK, 60 ms', [0x18], 2880],
    ['hybrid, 10 ms', [0x60], 480],
    ['CELT, 2.5 ms', [0xe0], 120],
    ['CELT, 20 ms, two frames', [0xf9], 1920],
    ['CELT, 20 ms, three frames', [0xfb, 0x03], 2880],
  ])('of Opus: %s', (_, head, samples) => expect(samplesIn('opus', Uint8Array.from(head), 100, 2)).toBe(samples));

  test.each([
    // RFC 9639, 9.1.1.
    ['192', [0xff, 0xf8, 0x19, 0x08, 0x00], 192],
    ['4608', [0xff, 0xf8, 0x59, 0x08, 0x00], 4608],
    ['4096', [0xff, 0xf8, 0xc9, 0x08, 0x00], 4096],
    ['in a byte', [0xff, 0xf8, 0x69, 0x08, 0x05, 0x63], 100],
    ['in two bytes, behind a number of two', [0xff, 0xf8, 0x79, 0x08, 0xc2, 0x80, 0x0f, 0x00], 3841],
  ])('of FLAC: %s', (_, head, samples) => expect(samplesIn('flac', Uint8Array.from(head), 100, 2)).toBe(samples));

  test('of an unknown codec are unknown', () => expect(samplesIn('vorbis', new Uint8Array(8), 8, 2)).toBeUndefined());
});

test.each(Object.keys(CLICKS) as Decodable[])(
  '%s: a decoder that is one sample off, or has two channels the wrong way around, is refused',
  async (kind) => {
    const click = CLICKS[kind];
    const decodeWith = (late: number, turned = false) =>
      decodesExactly(async (batches, { numberOfChannels }, use) => {
        for await (const batch of batches) expect(batch.sizes.length).toBeGreaterThan(1);
        const channels = click.loudest.map((place) => {
          const samples = new Float32Array(10_000);
          if (place !== undefined) samples[place + late] = 0.6;
          return samples;
        });
        expect(channels).toHaveLength(numberOfChannels);
        use(turned ? channels.reverse() : channels);
      }, click);
    expect([await decodeWith(0), await decodeWith(1)]).toEqual([true, false]);
    if (click.loudest.length > 1) expect(await decodeWith(0, true)).toBe(false);
  },
);

// WAV, FLAC and Opus: their samples, headers and tags, as FFmpeg and music-metadata read them.
import { createHash } from 'node:crypto';
import { parseBuffer } from 'music-metadata';
import { describe, expect, test } from 'vitest';
import type { Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { bothEngines } from './fast/engine';
import { blobOf, convert, ffmpeg, ffprobe, readFixture } from './run';

/** Pseudo-random bytes, so that each sample counts. */
function noise(bytes: number): Uint8Array<ArrayBuffer> {
  let seed = 1;
  return Uint8Array.from({ length: bytes }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255);
}

interface Wave {
  readonly bits: 16 | 24;
  readonly channels: number;
  readonly sampleRate: number;
  readonly samples: Uint8Array<ArrayBuffer>;
}

/** https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html */
function waveHeader({ bits, channels, sampleRate, samples }: Wave): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(44);
  const frame = (channels * bits) / 8;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * frame, 28);
  head.writeUInt16LE(frame, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Uint8Array.from(head);
}

const FRAMES = 100_003;
const cd: Wave = { bits: 16, channels: 2, sampleRate: 44_100, samples: noise(FRAMES * 4) };
const deep: Wave = { bits: 24, channels: 2, sampleRate: 48_000, samples: noise(FRAMES * 6) };
const mono: Wave = { bits: 16, channels: 1, sampleRate: 16_000, samples: noise(FRAMES * 2) };

const fileOf = (wave: Wave) => new File([waveHeader(wave), wave.samples], 'sound.wav');

async function made(file: Blob, options: Partial<Mp4ToMp3Options>) {
  const reply = await convert(file, { options });
  if (!reply.ok) throw new Error(reply.error.message);
  expect(reply.output.warnings).toEqual([]);
  const blob = blobOf(reply.output.audio);
  return { ...reply.output, blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** The samples, as FFmpeg decodes them. It complains about a wrong checksum. */
async function decoded(blob: Blob, bits: number): Promise<Buffer> {
  const { log, read } = await ffmpeg(blob, `-v warning -i {in} -map 0:a -f s${bits}le /output/pcm`);
  expect(log.filter((line) => !/Guessed Channel Layout|^Aborted\(\)$/.test(line))).toEqual([]);
  return Buffer.from(await read('/output/pcm'));
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

describe.each([
  ['16 bits', cd],
  ['24 bits', deep],
  ['mono', mono],
])('a file of %s', (_, wave) => {
  test('stays as it is in a WAV', async () => {
    const { bytes, seconds, audio } = await made(fileOf(wave), { format: 'wav' });
    const whole = Buffer.from(bytes);
    const data = whole.indexOf('data');
    expect(whole.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(whole.readUInt32LE(data + 4)).toBe(wave.samples.length);
    expect(isSame(whole.subarray(data + 8), wave.samples)).toBe(true);
    // More than 16 bits are in the extensible form.
    if (wave.bits === 16) expect(isSame(whole.subarray(0, 44), waveHeader(wave))).toBe(true);
    expect(seconds).toBeCloseTo(FRAMES / wave.sampleRate, 6);
    expect(audio.mime).toBe('audio/wav');
  });

  test('stays as it is in a FLAC, whose header has its length and its checksum', async () => {
    const { blob, bytes, seconds, audio } = await made(fileOf(wave), { format: 'flac' });
    expect(isSame(await decoded(blob, wave.bits), wave.samples)).toBe(true);
    expect(seconds).toBeCloseTo(FRAMES / wave.sampleRate, 6);
    // RFC 9639, 8.2
    const info = Buffer.from(bytes.subarray(8, 42));
    expect(info.readUIntBE(10, 3) >> 4).toBe(wave.sampleRate);
    expect(info.readUInt32BE(14)).toBe(FRAMES);
    expect(info.subarray(18, 34).toString('hex')).toBe(createHash('md5').update(wave.samples).digest('hex'));
    expect(audio.mime).toBe('audio/flac');
  });

  test('has its length in Opus', async () => {
    const { blob, seconds, audio } = await made(fileOf(wave), { format: 'opus' });
    const samples = (await decoded(blob, 16)).length / 2 / wave.channels;
    expect(Math.abs(samples - (FRAMES * 48_000) / wave.sampleRate)).toBeLessThanOrEqual(1);
    expect(seconds).toBeCloseTo(FRAMES / wave.sampleRate, 1);
    expect(audio.mime).toBe('audio/ogg');
  });
});

test.each(['wav', 'flac'] as const)('a range of a %s begins and ends at its samples', async (format) => {
  const { blob, seconds } = await made(fileOf(cd), { format, start: 0.5, end: 1.25 });
  expect(seconds).toBeCloseTo(0.75, 6);
  const at = (time: number) => Math.round(time * cd.sampleRate) * 4;
  expect(isSame(await decoded(blob, 16), cd.samples.subarray(at(0.5), at(1.25)))).toBe(true);
});

test('a range in Opus has its length', async () => {
  const { blob } = await made(fileOf(cd), { format: 'opus', start: 0.5, end: 1.25 });
  expect((await decoded(blob, 16)).length / 4).toBe(0.75 * 48_000);
});

test.each([
  ['wav', 'source', 6],
  ['flac', 'source', 6],
  ['opus', 'source', 2],
  ['wav', 'mono', 1],
] as const)('5.1 in a %s with channels “%s” becomes %i', async (format, channels, expected) => {
  const { blob } = await made(await readFixture('aac-surround.m4a'), { format, channels });
  expect(await ffprobe(blob, '-v error -show_entries stream=channels -of csv=p=0 {in}')).toBe(String(expected));
});

test('the bit rate of Opus is the chosen one', async () => {
  // Two tones that slide: without a constraint, Opus spends nearly twice as much on them.
  const slides = Int16Array.from({ length: 8 * 44_100 }, (_, i) => {
    const time = Math.floor(i / 2) / 44_100;
    return 12_000 * Math.sin((i % 2 === 0 ? 600 : 500) * time + 3 * Math.sin(2 * time));
  });
  for (const wave of [cd, { ...cd, samples: new Uint8Array(slides.buffer) }]) {
    for (const opusBitRate of [32, 192] as const) {
      const { bytes, seconds } = await made(fileOf(wave), { format: 'opus', opusBitRate });
      const kilobits = bytes.length / seconds / 125;
      expect(kilobits).toBeGreaterThan(opusBitRate * 0.8);
      expect(kilobits).toBeLessThan(opusBitRate * 1.2);
    }
  }
});

test('samples of 32 bits are kept as 24, and a note says so', async () => {
  const { log, read } = await ffmpeg(fileOf(deep), '-i {in} -c:a pcm_f32le -f wav /output/float');
  const file = new File([Uint8Array.from(await read('/output/float'))], 'float.wav');
  expect(log.join('\n')).toContain('pcm_f32le');
  const { blob, notes } = await made(file, { format: 'flac' });
  expect(isSame(await decoded(blob, 24), deep.samples)).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/is 32-bit. The result is 24-bit/)]);
});

describe.each([
  ['flac', 'audio/flac'],
  ['opus', 'audio/ogg'],
] as const)('the tags of a %s', (format, mimeType) => {
  test('are the file’s, with the changes', async () => {
    const texts = { title: 'Ünïcode 🎵 = ; #', comment: 'one\ntwo', track: '4/12', album_artist: 'Various' };
    const { bytes, blob } = await made(await readFixture('tags-and-cover.m4a'), {
      format,
      tags: { replaces: false, texts },
    });
    const { common } = await parseBuffer(bytes, { mimeType });
    expect(common).toMatchObject({
      title: texts.title,
      artist: 'Søren Ωmega',
      albumartist: 'Various',
      track: { no: 4 },
    });
    expect(common.comment?.map((comment) => comment.text)).toEqual(['one\ntwo']);
    const printed = await ffprobe(
      await readFixture('tags-and-cover.m4a'),
      '-v error -show_entries stream=codec_name {in}',
    );
    expect(printed).toContain('mjpeg');
    expect(common.picture).toHaveLength(1);
    expect(common.picture?.[0]).toMatchObject({ format: 'image/jpeg', type: 'Cover (front)' });
    const { read } = await ffmpeg(blob, '-i {in} -map 0:v -c copy -f image2pipe /output/cover');
    expect(isSame(common.picture?.[0]?.data ?? noise(1), await read('/output/cover'))).toBe(true);
  });

  test('are none where they are off', async () => {
    const { bytes } = await made(await readFixture('tags-and-cover.m4a'), { format, keepTags: false });
    const { common } = await parseBuffer(bytes, { mimeType });
    expect(common.title).toBeUndefined();
    expect(common.picture).toBeUndefined();
  });
});

describe('a WAV by the fast engine', () => {
  async function fast(file: Blob, options: Partial<Mp4ToMp3Options> = {}) {
    const { ports, counts } = bothEngines();
    const reply = await convert(file, { options: { format: 'wav', ...options }, ports });
    if (!reply.ok) throw new Error(reply.error.message);
    const blob = blobOf(reply.output.audio);
    return { ...reply.output, blob, bytes: new Uint8Array(await blob.arrayBuffer()), segments: counts.encoded };
  }

  const long: Wave = { bits: 16, channels: 2, sampleRate: 8000, samples: noise(45 * 8000 * 4 + 4) };

  test.each([
    ['16 bits', cd, {}],
    ['24 bits', deep, {}],
    ['mono', mono, {}],
    ['several segments', long, {}],
    ['a range', cd, { start: 0.5, end: 1.25 }],
    ['mixed to mono', cd, { channels: 'mono' }],
  ] as const)('is the same as FFmpeg’s: %s', async (name, wave, options) => {
    const made = await fast(fileOf(wave), options);
    const byFfmpeg = await fast(fileOf(wave), { ...options, onlyFfmpeg: true });
    expect([made.engine, byFfmpeg.engine]).toEqual(['fast', 'ffmpeg']);
    expect(made.seconds).toBeCloseTo(byFfmpeg.seconds, 6);
    expect(made.segments).toBe(name === 'several segments' ? 3 : 1);
    expect(made.bytes.length).toBe(byFfmpeg.bytes.length);
    if (name !== 'mixed to mono') expect(isSame(made.bytes, byFfmpeg.bytes)).toBe(true);
  });

  test('of AAC has the samples of FFmpeg’s, but for the last of the 16 bits', async () => {
    const file = await readFixture('aac-moov-at-end.mp4');
    const [made, byFfmpeg] = [await fast(file), await fast(file, { onlyFfmpeg: true })];
    expect([made.engine, byFfmpeg.engine]).toEqual(['fast', 'ffmpeg']);
    const samples = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) =>
      new Int16Array(bytes.buffer, 44, Math.floor((bytes.length - 44) / 2));
    const [one, other] = [samples(made), samples(byFfmpeg)];
    expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(2048);
    expect(one.every((sample, i) => Math.abs(sample - (other[i] ?? 0)) <= 1 || i >= other.length)).toBe(true);
  });

  test('of 5.1 has its speakers', async () => {
    const { blob, engine } = await fast(await readFixture('aac-surround.m4a'));
    expect(engine).toBe('fast');
    const printed = await ffprobe(blob, '-v error -show_entries stream=channels,channel_layout -of csv=p=0 {in}');
    expect(printed).toBe('6,5.1');
  });

  test('of a FLAC is left to FFmpeg, as browsers scale its samples', async () => {
    const { read } = await ffmpeg(fileOf(cd), '-i {in} -f flac /output/flac');
    const flac = new File([Uint8Array.from(await read('/output/flac'))], 'sound.flac');
    const { engine, bytes } = await fast(flac);
    expect(engine).toBe('ffmpeg');
    expect(isSame(bytes.subarray(44), cd.samples)).toBe(true);
  });
});

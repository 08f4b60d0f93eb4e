// The choice between the engines, and what the fast one makes of real files.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CASES, isRefusal, MIN_SNR, TAGS, titleOf, type Success } from '../../../fixtures/media/cases';
import { compare } from '../../../fixtures/media/compare';
import { signal } from '../../../fixtures/media/signal';
import { blobOf, convert, decode, ffmpeg, readFixture } from '../run';
import { bothEngines } from './engine';

/** Those that the fast engine takes; all others are for ffmpeg. */
const FAST = [
  'aac-faststart.mp4',
  'aac-fragmented.mp4',
  'aac-moov-at-end.mp4',
  'aac-surround.m4a',
  'aac.mov',
  'opus.mp4',
  'opus.webm',
  'tags-and-cover.m4a',
];
const plain = CASES.filter(({ file, options, expected }) => {
  return FAST.includes(file) && !isRefusal(expected) && options?.bitRate !== 'vbr';
});

describe('the fast engine', () => {
  test.each(plain.map((media) => [titleOf(media), media] as const))('%s', async (_, { file, options, expected }) => {
    const { ports, counts } = bothEngines();
    const reply = await convert(await readFixture(file), { ports, ...(options && { options }) });
    if (!reply.ok) throw new Error(reply.error.message);
    expect(reply.output).toMatchObject({ engine: 'fast', copied: false, warnings: [] });
    expect(counts).toMatchObject({ ffmpeg: 0, spawned: counts.ended });
    const { channels, sampleRate, seconds, sound } = expected as Success;
    const audio = blobOf(reply.output.audio);
    const heard = await decode(audio, channels);
    // Exact to the sample, at both ends.
    expect(heard[0]).toHaveLength(Math.round(seconds * sampleRate));
    expect(reply.output.seconds).toBeCloseTo(seconds, 6);
    if (!sound) return;
    const { gain = 1 } = sound;
    signal(sound.layout, sampleRate, sound.from, seconds).forEach((loud, c) => {
      const wanted = loud.map((sample) => sample * gain);
      const { snr, lag } = compare(wanted, heard[c] ?? new Float32Array(0), sampleRate);
      expect(lag).toBe(0);
      expect(snr).toBeGreaterThan(MIN_SNR);
    });
  });

  test('sounds like ffmpeg', async () => {
    const file = await readFixture('aac-faststart.mp4');
    const wanted = signal('stereo', 44_100);
    const replies = await Promise.all([
      convert(file, { ports: bothEngines().ports }),
      convert(file, { ports: bothEngines().ports, options: { onlyFfmpeg: true } }),
    ]);
    const ratios: number[] = [];
    for (const reply of replies) {
      if (!reply.ok) throw new Error(reply.error.message);
      const [left = new Float32Array(0)] = await decode(blobOf(reply.output.audio), 2);
      ratios.push(compare(wanted[0] ?? left, left, 44_100).snr);
    }
    expect(replies.map((reply) => reply.ok && reply.output.engine)).toEqual(['fast', 'ffmpeg']);
    expect(Math.abs((ratios[0] ?? 0) - (ratios[1] ?? 0))).toBeLessThan(0.3);
  });

  test('keeps tags and cover, or leaves them out', async () => {
    const file = await readFixture('tags-and-cover.m4a');
    for (const keepTags of [true, false]) {
      const reply = await convert(file, { ports: bothEngines().ports, options: { keepTags } });
      if (!reply.ok) throw new Error(reply.error.message);
      const { log } = await ffmpeg(blobOf(reply.output.audio), '-i {in}');
      const printed = log.join('\n');
      for (const text of Object.values(TAGS)) expect(printed.includes(`: ${text}`)).toBe(keepTags);
      expect(printed.includes('Video: mjpeg')).toBe(keepTags);
    }
  });
});

/** The frames of an ID3v2.3 tag, https://id3.org/id3v2.3.0, without the zero that may end a text. */
async function tagsOf(audio: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await audio.arrayBuffer());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('ID3\x03\x00');
  const end = 10 + bytes.subarray(6, 10).reduce((length, byte) => length * 128 + byte, 0);
  const frames = new Map<string, string>();
  for (let at = 10; at < end && bytes[at] !== 0;) {
    const [id, length] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 4)];
    const body = bytes.subarray(at + 10, at + 10 + length).toString('latin1');
    frames.set(id, id.startsWith('T') ? body.replace(/\0+$/, '') : body);
    at += 10 + length;
  }
  return frames;
}

test('both engines write the same tags, cover included', async () => {
  const file = await readFixture('tags-and-cover.m4a');
  const found: Map<string, string>[] = [];
  for (const onlyFfmpeg of [false, true]) {
    const reply = await convert(file, { ports: bothEngines().ports, options: { onlyFfmpeg } });
    if (!reply.ok) throw new Error(reply.error.message);
    found.push(await tagsOf(blobOf(reply.output.audio)));
  }
  const [ours, theirs] = found;
  expect([...(ours?.keys() ?? [])]).toEqual(['TIT2', 'TPE1', 'TALB', 'TCON', 'TRCK', 'TYER', 'APIC']);
  expect([...(theirs ?? [])]).toEqual([...(ours ?? [])]);
});

describe('a range', () => {
  test.each([
    [0.4, 1.3],
    [0.123, 1.777],
  ])('from %d s to %d s is exact to the sample with both engines', async (start, end) => {
    const file = await readFixture('aac-faststart.mp4');
    const [wanted = new Float32Array()] = signal('stereo', 44_100, start, end - start);
    for (const onlyFfmpeg of [false, true]) {
      const reply = await convert(file, { ports: bothEngines().ports, options: { start, end, onlyFfmpeg } });
      if (!reply.ok) throw new Error(reply.error.message);
      const [heard = new Float32Array()] = await decode(blobOf(reply.output.audio), 2);
      // Times that are not whole samples are rounded, each engine in its way.
      expect(Math.abs(heard.length - (end - start) * 44_100)).toBeLessThan(1);
      expect(compare(wanted, heard, 44_100).lag).toBe(0);
    }
  });
});

/** The fixture with two tracks, one of which has a codec that only Apple decodes, as in an iPhone's videos. */
async function withSpatialAudio(track: number): Promise<File> {
  const bytes = Buffer.from(await (await readFixture('two-audio-tracks.mp4')).arrayBuffer());
  let at = bytes.indexOf('mp4a', bytes.indexOf('moov'));
  for (let i = 0; i < track; i++) at = bytes.indexOf('mp4a', at + 4);
  expect(at).toBeGreaterThan(0);
  bytes.write('apac', at);
  bytes.write('dapa', bytes.indexOf('esds', at)); // its settings
  return new File([bytes], 'spatial.mov');
}

describe('a track that no engine decodes', () => {
  test('does not matter beside the one that players play', async () => {
    const { ports, counts } = bothEngines();
    const reply = await convert(await withSpatialAudio(0), { ports });
    if (!reply.ok) throw new Error(reply.error.message);
    expect(reply.output).toMatchObject({ engine: 'fast', source: { codec: 'aac' } });
    expect(counts.ffmpeg).toBe(0);
    const [wanted, heard] = [signal('stereo', 44_100), await decode(blobOf(reply.output.audio), 2)];
    wanted.forEach((channel, c) => {
      expect(heard[c]).toHaveLength(channel.length);
      expect(compare(channel, heard[c] ?? new Float32Array(), 44_100)).toMatchObject({ lag: 0 });
    });
  });

  test('is left to FFmpeg where players play it', async () => {
    const reply = await convert(await withSpatialAudio(1), { ports: bothEngines().ports });
    expect(reply).toMatchObject({ ok: true, output: { engine: 'ffmpeg', source: { codec: 'aac' } } });
  });
});

describe('MP3 in an MP4', () => {
  test('is copied, without a decoder and without ffmpeg', async () => {
    const { ports, counts } = bothEngines({ hasNoDecoder: true });
    const file = await readFixture('mp3-in-mp4.mp4');
    const reply = await convert(file, { ports });
    if (!reply.ok) throw new Error(reply.error.message);
    expect(reply.output).toMatchObject({ engine: 'fast', copied: true, seconds: 2 });
    expect(counts.ffmpeg).toBe(0);
    const audio = blobOf(reply.output.audio);

    // Behind our first frame, byte for byte what ffmpeg copies.
    const { read } = await ffmpeg(file, '-i {in} -map 0:a -c copy -write_xing 0 -id3v2_version 0 /output/copied.mp3');
    const copied = await read('/output/copied.mp3');
    expect(new Uint8Array(await audio.slice(-copied.length).arrayBuffer())).toEqual(copied);

    const heard = await decode(audio, 2);
    expect(heard[0]).toHaveLength(2 * 44_100);
    expect(compare(signal('stereo', 44_100)[0] ?? new Float32Array(), heard[0] ?? new Float32Array(), 44_100).lag).toBe(
      0,
    );
  });
});

describe('ffmpeg takes over', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(['ac3.mp4', 'alac.m4a', 'truncated.mp4'])('%s, which the fast engine refuses', async (name) => {
    const { ports, counts } = bothEngines();
    expect(await convert(await readFixture(name), { ports })).toMatchObject({ ok: true, output: { engine: 'ffmpeg' } });
    expect(counts).toMatchObject({ spawned: 0, ffmpeg: 1 });
  });

  test('where a segment worker crashes, and the others end', async () => {
    const { ports, counts } = bothEngines({ failsAt: 0 });
    const reply = await convert(await readFixture('aac-faststart.mp4'), { ports });
    expect(reply).toMatchObject({ ok: true, output: { engine: 'ffmpeg' } });
    expect(counts).toMatchObject({ spawned: 1, ended: 1, ffmpeg: 1 });
  });

  test('where the browser has no decoder', async () => {
    const { ports, counts } = bothEngines({ hasNoDecoder: true });
    const reply = await convert(await readFixture('aac-faststart.mp4'), { ports });
    expect(reply).toMatchObject({ ok: true, output: { engine: 'ffmpeg' } });
    expect(counts.spawned).toBe(0);
  });

  test('where the bit rate varies', async () => {
    const { ports } = bothEngines();
    const reply = await convert(await readFixture('aac-faststart.mp4'), { ports, options: { bitRate: 'vbr' } });
    expect(reply).toMatchObject({ ok: true, output: { engine: 'ffmpeg' } });
  });

  test('but not for a time outside the file, which it would refuse as well', async () => {
    const { ports, counts } = bothEngines();
    const reply = await convert(await readFixture('aac-faststart.mp4'), { ports, options: { start: 3 } });
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
    expect(counts.ffmpeg).toBe(0);
  });
});

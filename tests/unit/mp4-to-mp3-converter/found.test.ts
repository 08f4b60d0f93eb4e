// The description of a file before its conversion.
import { describe, expect, test } from 'vitest';
import { replyInEnglish } from '../in-english';
import { createHeaderProbe, probeAsMedia } from '../../../workers/engines/webcodecs/headers/probe-headers';
import { createFastEngine } from '../../../workers/engines/webcodecs/engine';
import { kernel } from '../../../workers/kernels/mp4-to-mp3-converter/found-kernel';
import { DEFAULT_OPTIONS, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { END_OF_FILE } from '../../../workers/kernels/mp4-to-mp3-converter/parts';
import { chaptered } from './chaptered';
import { bothEngines } from './fast/engine';
import { hasFfmpeg } from './odd-files';
import { MEDIA_SAMPLES, sampleFile } from './fast/media-files';
import { convert, ffmpeg, ffprobe, readFixture } from './run';

const encoding = { spawn: () => Promise.reject(new Error('Nothing is to be encoded.')) as never, most: 1 };

function find(file: Blob, options: Partial<Mp4ToMp3Options> = {}, canDecode = true) {
  const audioEngines = [
    {
      name: 'fast',
      load: () =>
        Promise.resolve(createFastEngine(() => Promise.resolve(canDecode ? encoding : undefined), probeAsMedia)),
    },
    { name: 'ffmpeg', load: () => Promise.resolve(createHeaderProbe()) },
  ] as const;
  const environment = { signal: new AbortController().signal, ports: { audioEngines }, onProgress: () => undefined };
  return replyInEnglish(runKernel(kernel, file, { ...DEFAULT_OPTIONS, ...options }, environment));
}

async function findAudio(...args: Parameters<typeof find>) {
  const reply = await find(...args);
  return reply.ok ? { ...reply, output: reply.output.found } : reply;
}

async function found(name: string, options: Partial<Mp4ToMp3Options> = {}) {
  const reply = await findAudio(await readFixture(name), options);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.output;
}

describe('a file', () => {
  // The output of ffprobe for each. Sizes follow from length and bit rate.
  test.each([
    ['aac-faststart.mp4', { container: 'MP4', codec: 'aac', channels: 2, sampleRate: 44_100 }, 'fast', undefined],
    ['aac.mov', { container: 'QuickTime', codec: 'aac', channels: 2, sampleRate: 44_100 }, 'fast', undefined],
    ['aac-fragmented.mp4', { container: 'MP4', codec: 'aac', channels: 2, sampleRate: 44_100 }, 'fast', undefined],
    ['aac-surround.m4a', { container: 'MP4', codec: 'aac', channels: 6, sampleRate: 44_100 }, 'fast', undefined],
    ['ac3.mp4', { container: 'MP4', codec: 'ac3', channels: 2, sampleRate: 44_100 }, 'ffmpeg', 'codec'],
    ['alac.m4a', { container: 'MP4', codec: 'alac', channels: 2, sampleRate: 11_025 }, 'ffmpeg', 'codec'],
    ['opus.mp4', { container: 'MP4', codec: 'opus', channels: 2, sampleRate: 48_000 }, 'fast', undefined],
    ['opus.webm', { container: 'WebM or Matroska', codec: 'opus', channels: 2, sampleRate: 48_000 }, 'fast', undefined],
    ['aac-mono-22050.mp4', { container: 'MP4', codec: 'aac', channels: 1, sampleRate: 22_050 }, 'fast', undefined],
  ] as const)('%s', async (name, source, engine, because) => {
    const output = await found(name);
    expect(output).toMatchObject({ source, engine, result: { format: 'mp3', copied: false } });
    expect(output?.because).toBe(because);
    if (name !== 'aac-fragmented.mp4') expect(output?.source.seconds).toBeCloseTo(2, 1);
    const { seconds, bytes } = output?.result ?? {};
    if (seconds !== undefined && source.sampleRate >= 32_000) expect(bytes).toBe(Math.ceil(seconds * 24_000));
  });

  test.each([
    ['wav', {}, 'fast', undefined],
    ['flac', {}, 'ffmpeg', 'format'],
    ['opus', { opusBitRate: 64 }, 'ffmpeg', 'format'],
  ] as const)('has an estimate of its size as %s', async (format, options, engine, because) => {
    const asked = { format, ...options };
    const output = await found('aac-faststart.mp4', asked);
    expect(output).toMatchObject({ engine, result: { format, copied: false } });
    expect(output?.because).toBe(because);
    const reply = await convert(await readFixture('aac-faststart.mp4'), { options: asked, ports: bothEngines().ports });
    if (!reply.ok) throw new Error(reply.error.message);
    expect(reply.output.engine).toBe(engine);
    const share = (output?.result.bytes ?? 0) / reply.output.audio.bytes;
    // The size of a FLAC depends on the sound. The estimate is that of most music, and this sound is simpler.
    expect(share).toBeGreaterThan(format === 'wav' ? 0.99 : 0.7);
    expect(share).toBeLessThan(format === 'wav' ? 1.01 : format === 'opus' ? 1.1 : 5);
  });

  test('has its tags and its cover', async () => {
    const examined = async (name: string) => {
      const reply = await find(await readFixture(name));
      return reply.ok ? reply.output : undefined;
    };
    const output = await examined('tags-and-cover.m4a');
    const printed = await ffprobe(
      await readFixture('tags-and-cover.m4a'),
      '-v error -show_entries format_tags=title,artist,album,track -of json {in}',
    );
    const { format } = JSON.parse(printed) as { format: { tags: Record<string, string> } };
    expect(Object.keys(format.tags)).toHaveLength(4);
    expect(output?.tags).toMatchObject(format.tags);
    expect(output?.cover).toMatchObject({ type: 'image/jpeg' });
    expect((await examined('aac-faststart.mp4'))?.cover).toBeUndefined();
    expect((await examined('opus.webm'))?.tags).toEqual({});
  });

  // The complete FFmpeg makes them: it writes 0 for a rate of more than 16 bits, and the rate itself in QuickTime.
  test.each([
    // The last number: a fraction that others write.
    [88_200, 'aac', 'm4a', 44_100],
    [96_000, 'aac', 'm4a', 48_000],
    [96_000, 'aac', 'mov', 48_000],
    [96_000, 'alac', 'm4a', 48_000],
    [192_000, 'flac -strict -2', 'mp4', 48_000],
    [176_400, 'flac -strict -2', 'mp4', 44_100],
    [96_000, 'pcm_s24le', 'mov', 48_000],
  ])('of %i Hz, %s in %s', async (rate, codec, type, fraction) => {
    const { read } = await ffmpeg(
      await readFixture('aac-faststart.mp4'),
      `-i {in} -vn -ar ${rate} -c:a ${codec} -b:a 96k /output/high.${type}`,
    );
    const bytes = Uint8Array.from(await read(`/output/high.${type}`));
    const reply = await findAudio(new File([bytes], `high.${type}`));
    const output = reply.ok ? reply.output : undefined;
    expect(output?.source.sampleRate).toBe(rate);
    // 192 kbit/s, which MP3 has at 44.1 and 48 kHz.
    expect((output?.result.bytes ?? 0) / 24_000).toBeCloseTo(2, 1);
    // Others write its lower bits or, for FLAC, a fraction of it: the decoder's settings decide.
    for (const entry of [rate & 0xffff, fraction]) {
      const at = Buffer.from(bytes).indexOf(codec.startsWith('flac') ? 'fLaC' : codec === 'alac' ? 'alac' : 'mp4a');
      if (at < 0 || type === 'mov') continue;
      const changed = Uint8Array.from(bytes);
      new DataView(changed.buffer).setUint16(at + 28, entry);
      const other = await findAudio(new File([changed], `high.${type}`));
      expect(other.ok && other.output?.source.sampleRate).toBe(rate);
    }
  });

  test('of two tracks names the one that is converted', async () => {
    expect(await found('two-audio-tracks.mp4')).toMatchObject({ tracks: 2, engine: 'fast' });
  });

  test.each([
    [{ bitRate: 'vbr' }, 'variable'],
    [{ onlyFfmpeg: true }, 'asked'],
  ] as const)('with %o is for ffmpeg', async (options, because) => {
    expect(await found('aac-faststart.mp4', options)).toMatchObject({ engine: 'ffmpeg', because });
  });

  test('in a browser that cannot decode it is for ffmpeg, and is copied all the same', async () => {
    const file = await readFixture('aac-faststart.mp4');
    expect(await findAudio(file, {}, false)).toMatchObject({ output: { engine: 'ffmpeg', because: 'decoder' } });
    expect(await findAudio(file, { format: 'm4a' }, false)).toMatchObject({
      output: { engine: 'fast', result: { copied: true } },
    });
  });

  test.each(MEDIA_SAMPLES.filter(({ container }) => /^(?:MP4|M4A|MOV|WebM|MKV)$/.test(container)))(
    'in $container with $codec names the engine that the conversion uses',
    async (sample) => {
      const file = await sampleFile(sample);
      const look = await findAudio(file, { copyMp3: false });
      expect(look.ok && look.output?.engine).toBe(sample.ffmpeg === undefined ? 'fast' : 'ffmpeg');
    },
  );

  test('is as large as was said', async () => {
    const file = await readFixture('aac-faststart.mp4');
    for (const options of [{}, { format: 'm4a' }, { bitRate: 320, start: 0.5 }] as const) {
      const [look, run] = [
        await findAudio(file, options),
        await convert(file, { ports: bothEngines().ports, options }),
      ];
      if (!look.ok || !run.ok) throw new Error('Neither may fail.');
      const { bytes = 0 } = look.output?.result ?? {};
      expect(look.output).toMatchObject({ source: run.output.source, engine: run.output.engine });
      expect(Math.abs(run.output.audio.bytes / bytes - 1)).toBeLessThan(0.1);
    }
  });
});

describe('what cannot be converted', () => {
  test.each([
    ['no-audio.mp4', {}, /no audio track/],
    ['encrypted.mp4', {}, /is encrypted/],
    ['aac-faststart.mp4', { start: 3 }, /past the end/],
    ['opus.webm', { format: 'm4a' }, /is Opus, not AAC/],
  ] as const)('%s %o says so before it is tried', async (name, options, message) => {
    const reply = await findAudio(await readFixture(name), options);
    expect(reply.ok ? '' : reply.error.message).toMatch(message);
  });

  test.each(['random.mp4', 'picture.mp4', 'empty.mp4', 'truncated-no-moov.mp4'])(
    '%s is left to the conversion to explain',
    async (name) => {
      expect(await findAudio(await readFixture(name))).toMatchObject({ ok: true, output: undefined });
    },
  );

  test('headers that are cut off or say anything never throw', async () => {
    for (const name of ['aac-fragmented.mp4', 'opus.webm']) {
      const bytes = new Uint8Array(await (await readFixture(name)).arrayBuffer());
      for (let at = 0; at < 600; at += 3) {
        const broken = bytes.slice();
        broken[at] = 0xff;
        expect(typeof (await findAudio(new Blob([broken]))).ok).toBe('boolean');
        expect(typeof (await findAudio(new Blob([bytes.slice(0, at)]))).ok).toBe('boolean');
      }
    }
  });
});

describe('parts', () => {
  test('are found before a conversion, with the chapters', async () => {
    const list = 'Songs\n0:00 A\n0:01 B';
    const reply = await find(await readFixture('aac-faststart.mp4'), { split: 'list', partList: list });
    const end = expect.closeTo(2, 1) as number;
    expect(reply).toMatchObject({
      ok: true,
      output: {
        chapters: 0,
        parts: [
          { title: 'A', start: 0, end: 1 },
          { title: 'B', start: 1, end },
        ],
        notes: ['1 line of the list has no time, so it was left out.'],
      },
    });
  });

  test.runIf(hasFfmpeg)('of a file of unknown length end with it', async () => {
    const song = chaptered('song.mp3', '-c:a libmp3lame', [
      ['A', 0],
      ['B', 2],
    ]);
    const reply = await find(song, { split: 'chapters' });
    expect(reply).toMatchObject({
      ok: true,
      output: { chapters: 2, parts: [{ end: 2 }, { start: 2, end: END_OF_FILE }] },
    });
  });

  test('of a list with an error are refused, with the line', async () => {
    const reply = await find(await readFixture('aac-faststart.mp4'), { split: 'list', partList: '0:00 A\n0:00 B' });
    expect(reply).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Lines 1 and 2 of the list/) as string },
    });
  });
});

// The decisions before any work starts, and the resulting command line.
import { describe, expect, test } from 'vitest';
import { conversionArguments } from '../../../workers/engines/ffmpeg/arguments';
import { containerName, toAudioProbe } from '../../../workers/engines/ffmpeg/audio-probe';
import type { AudioTags } from '../../../workers/contract/media/audio-tags';
import type { FfmpegProbe, FfmpegTrack } from '../../../workers/engines/ffmpeg/probe';
import { mp3SampleRate } from '../../../workers/kernels/mp4-to-mp3-converter/mp3-limits';
import { checkOptions, makePlan, type Plan } from '../../../workers/kernels/mp4-to-mp3-converter/plan';
import { DEFAULT_OPTIONS, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { errorInEnglish, inEnglish } from '../in-english';

const track: FfmpegTrack = { index: 1, codec: 'aac', sampleRate: 44_100, channels: 2, bitRate: 128, isDefault: true };

const film: FfmpegProbe = {
  format: 'mov,mp4,m4a,3gp,3g2,mj2',
  brand: 'isom',
  seconds: 600,
  start: 0,
  audio: [track],
  covers: [],
  hasVideo: true,
  tags: new Map(['major_brand', 'title', 'location', 'com.apple.quicktime.model'].map((name) => [name, 'x'])),
};

function withoutLength({ format, brand, start, audio, covers, hasVideo, tags }: FfmpegProbe): FfmpegProbe {
  return { format, brand, start, audio, covers, hasVideo, tags };
}

const planOf = (probe: Partial<FfmpegProbe> = {}, options: Partial<Mp4ToMp3Options> = {}) =>
  makePlan(toAudioProbe({ ...film, ...probe }), { ...DEFAULT_OPTIONS, ...options });

const lineOf = (probe: Partial<FfmpegProbe> = {}, options: Partial<Mp4ToMp3Options> = {}, tags?: AudioTags): string => {
  const { audio } = planOf(probe, options);
  return conversionArguments('/in', { ...audio, ...(tags && { tags }) }, { ...film, ...probe }).join(' ');
};

const isCopied = ({ audio }: Plan) => audio.encoding === 'copy';

const notesOf = (plan: Plan) => inEnglish(plan.notes);

describe('the range', () => {
  test('is the whole file unless said otherwise', () => {
    expect(planOf()).toMatchObject({ audio: { start: 0 }, seconds: 600 });
    expect(planOf({}, { end: 9999 })).toMatchObject({ seconds: 600 });
    for (const options of [{}, { start: 0, end: 600 }, { end: 9999 }]) {
      expect(planOf({}, options).audio.end).toBeUndefined();
    }
  });

  test('is cut where asked', () => {
    expect(planOf({}, { start: 10, end: 25.5 })).toMatchObject({ audio: { start: 10, end: 25.5 }, seconds: 15.5 });
    expect(planOf({}, { start: 10 })).toMatchObject({ audio: { start: 10, end: 600 }, seconds: 590 });
    expect(lineOf({}, { start: 10, end: 25.5 })).toMatch(/-ss 10 -i \/in .*-t 15\.5 /);
    expect(lineOf({}, { end: 5 })).toMatch(/^-hide_banner -loglevel verbose -i \/in .*-t 5 /);
  });

  test.each([
    [{ start: 5, end: 5 }, 'The end (5.0 s) must come after the start (5.0 s).'],
    [{ end: 0 }, 'The end (0.0 s) must come after the start (0.0 s).'],
    [{ start: -1 }, 'Start and end must be times in seconds, 0 or later.'],
    [{ start: Number.NaN }, 'Start and end must be times in seconds, 0 or later.'],
    [{ end: Infinity }, 'Start and end must be times in seconds, 0 or later.'],
  ])('%o is refused', async (options, message) => {
    const refusal = await errorInEnglish(() => checkOptions({ ...DEFAULT_OPTIONS, ...options }));
    expect(refusal).toEqual({ code: 'invalid-input', message });
  });

  test('a start past the end names the length', async () => {
    expect(await errorInEnglish(() => planOf({}, { start: 3723 }))).toMatchObject({
      message: 'The start (1:02:03) is past the end: the file is 10:00 long.',
    });
  });

  test('an unknown length is no obstacle', () => {
    const live = toAudioProbe(withoutLength(film));
    const plan = makePlan(live, DEFAULT_OPTIONS);
    expect(plan.seconds).toBeUndefined();
    expect(plan.expectedBytes).toBeUndefined();
    expect(makePlan(live, { ...DEFAULT_OPTIONS, start: 5, end: 9 })).toMatchObject({ audio: { end: 9 }, seconds: 4 });
    expect(makePlan(live, { ...DEFAULT_OPTIONS, start: 5 }).audio).toMatchObject({ start: 5 });
  });
});

describe('the size', () => {
  test('is foretold', () => {
    expect(planOf().expectedBytes).toBe(600 * 24_000);
    expect(planOf({}, { start: 300, bitRate: 128 }).expectedBytes).toBe(300 * 16_000);
    // A variable one may come out below any guess: what would have fitted must not be refused.
    expect(planOf({}, { bitRate: 'vbr' }).expectedBytes).toBeUndefined();
  });

  test('is refused beyond what a browser holds, with a way out', async () => {
    const day = toAudioProbe({ ...film, seconds: 86_400 });
    const plan = (options: Partial<Mp4ToMp3Options> = {}) =>
      makePlan(day, { ...DEFAULT_OPTIONS, ...options }, 1024 ** 3);
    expect(await errorInEnglish(plan)).toEqual({
      code: 'too-large',
      message:
        'The result would be about 1,978 MB, and a browser can hold up to 1,024 MB. Choose a lower bit rate, or convert up to 12:25:39 at a time.',
    });
    expect(plan({ bitRate: 128, end: 40_000 }).seconds).toBe(40_000);
    // A day of samples: 86,400 s of 176,400 bytes, and 60% of that.
    expect((await errorInEnglish(() => plan({ format: 'flac' }))).message).toBe(
      'The result would be about 8,721 MB, and a browser can hold up to 1,024 MB. Choose MP3 or Opus as the format, or convert up to 2:49:04 at a time.',
    );
    expect((await errorInEnglish(() => planOf({ seconds: 86_400 }, { format: 'wav' }))).message).toBe(
      'The result would be about 14,535 MB, and a WAV file can have up to 4 GB. Choose FLAC as the format, or convert up to 6:45:47 at a time.',
    );
    expect(planOf({ seconds: 24_000 }, { format: 'wav' }).expectedBytes).toBe(24_000 * 176_400);
    expect(planOf({ seconds: 86_400 }).seconds).toBe(86_400);
  });
});

describe('the audio', () => {
  test('is copied when it is MP3 and no change is asked for', async () => {
    const mp3 = { audio: [{ ...track, codec: 'mp3' }] };
    expect(lineOf(mp3)).toContain('-c:a copy');
    expect(lineOf(mp3)).not.toContain('libmp3lame');
    expect(await notesOf(planOf(mp3))).toEqual(['The audio was already MP3, so it was copied unchanged.']);
    for (const options of [{ copyMp3: false }, { channels: 'mono' }, { start: 1 }, { end: 9 }] as const) {
      expect(isCopied(planOf(mp3, options))).toBe(false);
    }
    expect(isCopied(planOf(mp3, { channels: 'stereo' }))).toBe(true);
    expect(isCopied(planOf({ audio: [{ ...track, codec: 'mp2' }] }))).toBe(false);
  });

  test.each([
    [{ bitRate: 320 }, '-c:a libmp3lame -b:a 320k -ac 2 -ar 44100'],
    [{ bitRate: 'vbr' }, '-c:a libmp3lame -q:a 2 -ac 2 -ar 44100'],
    [{ channels: 'mono' }, '-c:a libmp3lame -b:a 192k -ac 1 -ar 44100'],
  ] as const)('%o is encoded so', (options, line) => {
    expect(lineOf({}, options)).toContain(line);
  });

  test('comes from the default track, or the first that can be decoded', async () => {
    const unknown = { ...track, index: 1, codec: 'none' };
    const second = { ...track, index: 2, isDefault: false };
    expect(planOf({ audio: [unknown, second] }).audio.track).toBe(1);
    expect(lineOf({ audio: [unknown, second] })).toContain('-map 0:2');
    expect(planOf({ audio: [second, track] }).audio.track).toBe(1);
    expect(lineOf({ audio: [second, track] })).toContain('-map 0:1');
    expect(await notesOf(planOf({ audio: [second, track] }))).toEqual([
      'The file has 2 audio tracks; track 2 was converted.',
    ]);
    expect(await errorInEnglish(() => planOf({ audio: [unknown] }))).toMatchObject({ code: 'unsupported' });
    expect(await errorInEnglish(() => planOf({ audio: [] }))).toMatchObject({
      message: 'This video has no audio track, so there is nothing to convert.',
    });
  });

  test('keeps within what MP3 can hold', async () => {
    const plan = planOf({ audio: [{ ...track, sampleRate: 96_000, channels: 6 }] });
    expect(plan).toMatchObject({
      audio: { encoding: { channels: 2, sampleRate: 48_000 } },
      source: { channels: 6, sampleRate: 96_000 },
    });
    expect(await notesOf(plan)).toEqual([
      '6 channels were mixed down to stereo, at a lower volume so that they can’t clip.',
      'MP3 doesn’t support 96,000 Hz, so the audio was resampled to 48,000 Hz.',
    ]);
    expect(await notesOf(planOf({ audio: [{ ...track, sampleRate: 22_050 }] }, { bitRate: 320 }))).toEqual([
      'MP3 allows up to 160 kbit/s at 22,050 Hz, so that was used.',
    ]);
    expect(lineOf({ audio: [{ ...track, sampleRate: 22_050 }] }, { bitRate: 320 })).toContain('-b:a 160k');
    expect([44_100, 88_200, 176_400, 64_000, 37_800, 7350].map(mp3SampleRate)).toEqual([
      44_100, 44_100, 44_100, 48_000, 44_100, 8000,
    ]);
  });
});

describe('tags', () => {
  test("of an MP3 are not ffmpeg's to write", () => {
    for (const keepTags of [true, false]) {
      expect(lineOf({ covers: [{ index: 3, codec: 'mjpeg' }] }, { keepTags })).toContain(
        '-map_metadata -1 -map_chapters -1 -id3v2_version 0',
      );
    }
  });

  const m4a = { format: 'm4a' } as const;

  test('of an M4A come from a file of ours, and where the film was made stays private', () => {
    const line = lineOf({}, m4a, { tags: { title: 'A' } });
    expect(line).toContain('-f ffmetadata -i /tags');
    expect(line).toContain('-map_metadata 1 -map_chapters 1');
    expect(line).not.toContain('/cover');
  });

  test('of an M4A include a cover', () => {
    const cover = { mime: 'image/png', bytes: new Uint8Array(1) } as const;
    const line = lineOf({}, m4a, { tags: {}, cover });
    expect(line).toContain('-f png_pipe -i /cover');
    expect(line).toContain('-map 2:v -c:v copy -disposition:v attached_pic');
  });

  test('are all left out on request', () => {
    expect(lineOf({}, { ...m4a, keepTags: false })).toContain('-map_metadata -1 -map_chapters -1');
  });
});

test.each([
  ['mov,mp4,m4a,3gp,3g2,mj2', 'qt', 'QuickTime'],
  ['mov,mp4,m4a,3gp,3g2,mj2', 'M4A', 'MP4'],
  ['matroska,webm', '', 'WebM or Matroska'],
  ['mpegts', '', 'MPEGTS'],
])('%s %s is called %s', async (format, brand, name) => {
  expect(await inEnglish({ name: containerName({ ...film, format, brand }) })).toEqual({ name });
});

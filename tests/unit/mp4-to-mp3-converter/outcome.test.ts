// What ffmpeg prints about a conversion, as data, and what the visitor reads about it.
import { describe, expect, test } from 'vitest';
import { AudioError } from '../../../workers/contract/media/audio-engine';
import { toErrorData } from '../../../workers/contract/run/errors';
import { conversionFailure, probeFailure } from '../../../workers/engines/ffmpeg/failure';
import { mp3Seconds } from '../../../workers/engines/ffmpeg/mp3-length';
import { countDecodeErrors, judge } from '../../../workers/engines/ffmpeg/outcome';
import { toToolError } from '../../../workers/kernels/mp4-to-mp3-converter/failure';
import { gapNotes, warningsOn } from '../../../workers/kernels/mp4-to-mp3-converter/warnings';
import { inEnglish } from '../in-english';
import { readLog } from './logs';

/** An MP3 without any header of its own: its length is then the last one that ffmpeg printed. */
const bare = new Uint8Array(1000);

describe('an outcome', () => {
  const outcomeOf = (name: string, exitCode = 0) =>
    judge({ exitCode, log: readLog(`convert-${name}`) }, bare, { encoding: 'copy' }, 44_100);

  function judged(name: string, expected?: number, exitCode = 0) {
    const outcome = outcomeOf(name, exitCode);
    const { seconds } = outcome;
    return inEnglish({ seconds, warnings: warningsOn(outcome, expected), notes: gapNotes(outcome, expected) });
  }

  test('has nothing to say about a clean conversion', async () => {
    expect(await judged('aac-faststart.mp4', 2)).toEqual({ seconds: 2.03, warnings: [], notes: [] });
  });

  test('counts what was damaged', async () => {
    expect(countDecodeErrors(readLog('convert-damaged.mp4'))).toBe(15);
    expect(outcomeOf('damaged.mp4').warnings).toEqual([{ kind: 'damaged', sections: 15 }]);
    expect((await judged('damaged.mp4', 2)).warnings).toEqual([
      'The file is damaged: 15 sections of its audio could not be decoded. Saved: 2.0 s of audio.',
    ]);
  });

  test('counts lines that ffmpeg folded into one', () => {
    const line = 'Error while decoding stream #0:1: Invalid data found when processing input';
    expect(
      countDecodeErrors([line, '    Last message repeated 41 times', 'x', '    Last message repeated 7 times']),
    ).toBe(42);
  });

  test.each([
    ['truncated.mp4', '1 section of its audio could not be decoded. Saved: 1.0 s of 2.0 s of audio.'],
    ['cut.mkv', 'part of it could not be read. Saved: 1.2 s of 2.0 s of audio.'],
  ])('says how much of %s was saved', async (name, saved) => {
    expect(outcomeOf(name).warnings).toContainEqual({ kind: 'truncated' });
    expect((await judged(name, 2)).warnings).toEqual([`The file is incomplete or damaged: ${saved}`]);
  });

  test('audio that ends before its video is not damage', async () => {
    const { warnings, notes } = await judged('shortsound.mp4', 6);
    expect(warnings).toEqual([]);
    expect(notes).toEqual(['The audio ends at 2.0 s of 6.0 s: there is no more audio in this track.']);
  });

  test('a command that failed leaves a warning, whatever it printed', async () => {
    expect(outcomeOf('aac-faststart.mp4', 1).warnings).toEqual([{ kind: 'stopped' }]);
    expect((await judged('aac-faststart.mp4', 2, 1)).warnings).toHaveLength(1);
  });

  test('without any bytes nothing was saved', () => {
    expect(
      judge({ exitCode: 0, log: readLog('convert-aac-faststart.mp4') }, new Uint8Array(0), { encoding: 'copy' }, 44_100)
        .seconds,
    ).toBe(0);
  });
});

describe('mp3Seconds', () => {
  /** The first frame that LAME writes: 44.1 kHz stereo, 192 kbit/s. */
  function firstFrame(frames: number, delay: number, padding: number, flags = 15): Uint8Array {
    const bytes = new Uint8Array(626);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0xfffbb064);
    view.setUint32(36, 0x496e666f);
    view.setUint32(40, flags);
    view.setUint32(44, frames);
    view.setUint32(36 + 140, (delay << 12) | padding);
    return bytes;
  }

  test('leaves out what players leave out', () => {
    expect(mp3Seconds(firstFrame(100, 576, 1000))).toBe((115_200 - 1576) / 44_100);
    // A decoder is late by 529 samples, with any padding.
    expect(mp3Seconds(firstFrame(100, 576, 0))).toBe((115_200 - 1105) / 44_100);
    expect(mp3Seconds(firstFrame(100, 0, 0))).toBe(115_200 / 44_100);
  });

  test('knows nothing where there is no header', () => {
    expect(mp3Seconds(firstFrame(10, 0, 0, 0))).toBeUndefined();
    expect(mp3Seconds(firstFrame(10, 0, 0).subarray(0, 100))).toBeUndefined();
    expect(mp3Seconds(new Uint8Array(1000))).toBeUndefined();
    expect(mp3Seconds(new Uint8Array(0))).toBeUndefined();
  });
});

describe('refusals', () => {
  const inEnglishOf = (error: unknown) => inEnglish(toErrorData(error));

  test.each([
    ['truncated-no-moov.mp4', 'invalid-input', /index, the moov atom, is missing/],
    ['random.mp4', 'invalid-input', /isn’t a readable audio or video file/],
  ])('%s', async (name, code, message) => {
    const refusal = await inEnglishOf(toToolError(probeFailure(readLog(`probe-${name}`))));
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });

  test.each([
    ['picture', 'invalid-input', 'This file is a picture, so there is no audio to convert.'],
    ['no-audio', 'unsupported', 'This video has no audio track, so there is nothing to convert.'],
    [
      'not-loaded',
      'network',
      'The audio engine could not be loaded. It is downloaded from this site once, so the first conversion needs a network connection. Check the connection and try again.',
    ],
  ] as const)('%s has its sentence', async (problem, code, message) => {
    expect(await inEnglishOf(toToolError(new AudioError(problem)))).toEqual({ code, message });
  });

  test.each([
    ['Aborted(OOM)', 'out-of-memory'],
    ["Stream map '0:a:0' matches no streams.", 'unsupported'],
    ['Decoding requested, but no decoder found for: none', 'unsupported'],
    ['Error while decoding stream #0:1: Invalid data found when processing input', 'invalid-input'],
    ['Output file is empty, nothing was encoded (check -ss / -t / -frames parameters if used)', 'invalid-input'],
  ])('%s means %s', (line, code) => {
    expect(toToolError(conversionFailure(['Output #0', line, 'Aborted()']))).toMatchObject({ code });
  });

  test("anything else is a bug, with the log's end for the console", () => {
    expect(toToolError(conversionFailure(['something new', 'Aborted()']))).not.toHaveProperty('code');
    expect(conversionFailure(['something new', 'Aborted()']).message).toMatch(/something new/);
    expect(toToolError(probeFailure([]))).not.toHaveProperty('code');
  });
});

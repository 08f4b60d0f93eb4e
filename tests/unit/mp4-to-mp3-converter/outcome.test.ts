// What is said of a conversion afterwards.
import { describe, expect, test } from 'vitest';
import { conversionFailure, noAudio, probeFailure } from '../../../workers/kernels/mp4-to-mp3-converter/failure';
import { mp3Seconds } from '../../../workers/kernels/mp4-to-mp3-converter/mp3-length';
import { countDecodeErrors, judge } from '../../../workers/kernels/mp4-to-mp3-converter/outcome';
import { isProtected } from '../../../workers/kernels/mp4-to-mp3-converter/protection';
import { inWords } from '../../../workers/kernels/mp4-to-mp3-converter/words';
import { readLog } from './logs';
import { readFixture } from './run';

/** An MP3 without any header of its own: its length is then the last one that ffmpeg told. */
const bare = new Uint8Array(1000);

describe('judge', () => {
  const judged = (name: string, expected?: number, exitCode = 0) =>
    judge({ exitCode, log: readLog(`convert-${name}`) }, bare, expected);

  test('has nothing to say of a sound conversion', () => {
    expect(judged('aac-faststart.mp4', 2)).toEqual({ seconds: 2.03, warnings: [], notes: [] });
  });

  test('counts what was damaged', () => {
    expect(countDecodeErrors(readLog('convert-damaged.mp4'))).toBe(15);
    expect(judged('damaged.mp4', 2).warnings.join()).toMatch(
      /is damaged: 15 pieces .* Saved: 2\.0 s of 2\.0 s of sound/,
    );
  });

  test('counts lines that ffmpeg folded into one', () => {
    const line = 'Error while decoding stream #0:1: Invalid data found when processing input';
    expect(
      countDecodeErrors([line, '    Last message repeated 41 times', 'x', '    Last message repeated 7 times']),
    ).toBe(42);
  });

  test.each([
    ['truncated.mp4', /incomplete or damaged: 1 piece of its sound could not be decoded\. Saved: 1\.0 s of 2\.0 s/],
    ['cut.mkv', /incomplete or damaged: a part could not be read\. Saved: 1\.2 s of 2\.0 s/],
  ])('tells how much of %s was saved', (name, warning) => {
    expect(judged(name, 2).warnings.join()).toMatch(warning);
  });

  test('a sound that ends before its pictures is no damage', () => {
    const { warnings, notes } = judged('shortsound.mp4', 6);
    expect(warnings).toEqual([]);
    expect(notes.join()).toMatch(/2\.0 s of sound in these 6\.0 s/);
  });

  test('a command that failed leaves a warning, whatever it printed', () => {
    expect(judged('aac-faststart.mp4', 2, 1).warnings).toHaveLength(1);
  });

  test('without any bytes nothing was saved', () => {
    expect(judge({ exitCode: 0, log: readLog('convert-aac-faststart.mp4') }, new Uint8Array(0), 2).seconds).toBe(0);
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
    // A decoder is late by 529 samples, whatever the padding.
    expect(mp3Seconds(firstFrame(100, 576, 0))).toBe((115_200 - 1105) / 44_100);
    expect(mp3Seconds(firstFrame(100, 0, 0))).toBe(115_200 / 44_100);
  });

  test('looks behind the tags', () => {
    const tag = Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 1, 2, ...new Uint8Array(130));
    expect(mp3Seconds(Uint8Array.of(...tag, ...firstFrame(10, 0, 0)))).toBe(11_520 / 44_100);
  });

  test('knows nothing where there is no header', () => {
    expect(mp3Seconds(firstFrame(10, 0, 0, 0))).toBeUndefined();
    expect(mp3Seconds(firstFrame(10, 0, 0).subarray(0, 100))).toBeUndefined();
    expect(mp3Seconds(new Uint8Array(1000))).toBeUndefined();
    expect(mp3Seconds(new Uint8Array(0))).toBeUndefined();
  });
});

describe('refusals', () => {
  test.each([
    ['truncated-no-moov.mp4', 'invalid-input', /index, the moov atom, is missing/],
    ['random.mp4', 'invalid-input', /no video or sound/],
  ])('%s', (name, code, message) => {
    const failure = probeFailure(readLog(`probe-${name}`));
    expect(failure).toMatchObject({ code });
    expect(failure.message).toMatch(message);
  });

  test('a picture is told from a silent film', () => {
    expect(noAudio({ format: 'jpeg_pipe' }).message).toMatch(/picture/);
    expect(noAudio({ format: 'mov,mp4' }).message).toBe(
      'This video has no audio track, so there is nothing to convert.',
    );
  });

  test.each([
    ['Aborted(OOM)', 'out-of-memory'],
    ["Stream map '0:a:0' matches no streams.", 'unsupported'],
    ['Decoding requested, but no decoder found for: none', 'unsupported'],
    ['Error while decoding stream #0:1: Invalid data found when processing input', 'invalid-input'],
    ['Output file is empty, nothing was encoded (check -ss / -t / -frames parameters if used)', 'invalid-input'],
  ])('%s means %s', (line, code) => {
    expect(conversionFailure(['Output #0', line, 'Aborted()'])).toMatchObject({ code });
  });

  test("what nobody foresaw is a fault of ours, with the log's end for the console", () => {
    expect(conversionFailure(['something new', 'Aborted()'])).not.toHaveProperty('code');
    expect(conversionFailure(['something new', 'Aborted()']).message).toMatch(/something new/);
    expect(probeFailure([])).not.toHaveProperty('code');
  });
});

test('only a protected file is protected', async () => {
  expect(await isProtected(await readFixture('encrypted.mp4'))).toBe(true);
  for (const name of ['aac-faststart.mp4', 'damaged.mp4', 'truncated-no-moov.mp4', 'random.mp4', 'empty.mp4']) {
    expect(await isProtected(await readFixture(name))).toBe(false);
  }
});

test.each([
  [0, '0.0 s'],
  [59.94, '59.9 s'],
  [59.96, '1:00'],
  [185, '3:05'],
  [3599.6, '1:00:00'],
  [36_061, '10:01:01'],
])('%f seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

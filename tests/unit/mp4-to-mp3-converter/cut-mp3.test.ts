// The law of the cut: the parts of an MP3, decoded one by one, are the whole, to the sample and in each value. FFmpeg and
// Mediabunny decode.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutMp3 } from '../../../workers/lib/mp3/cut';
import { indexFrames, NoFrameError } from '../../../workers/lib/mp3/frame-index';
import { mp3Gaps } from '../../../workers/lib/mp3/mp3-gaps';
import { hasFfmpeg } from './odd-files';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cut-mp3-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Files, because FFmpeg can't write or read an Info tag in a pipe. */
const ffmpeg = (args: string) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.split(' ')], { cwd: folder, maxBuffer: 1e9 });

/** Notes with clicks over noise that comes and goes, so that frames differ much in size and windows. */
const SOUND =
  'aevalsrc=0.3*sin(2*PI*(200+90*t)*t)*lt(mod(t\\,0.5)\\,0.4)+0.2*random(0)*lt(mod(t\\,0.7)\\,0.2)|0.3*sin(2*PI*(900-70*t)*t)+0.6*lt(mod(t\\,0.31)\\,0.0002)';

function mp3Of(rate: number, channels: number, settings: string, seconds = 4): Blob {
  ffmpeg(`-f lavfi -i ${SOUND}:s=${rate}:d=${seconds} -ac ${channels} -c:a libmp3lame ${settings} whole.mp3`);
  return new Blob([readFileSync(join(folder, 'whole.mp3'))]);
}

const floats = (pcm: Uint8Array) => new Float32Array(Uint8Array.from(pcm).buffer);

/** What FFmpeg plays of it, with `flags` before the input. */
async function decoded(mp3: Blob, flags = ''): Promise<Float32Array> {
  writeFileSync(join(folder, 'part.mp3'), new Uint8Array(await mp3.arrayBuffer()));
  return floats(ffmpeg(`${flags}-i part.mp3 -f f32le -`));
}

/**
 * The same for a part within one frame: FFmpeg forgets to skip at the start of a packet that it also shortens at the end, so it
 * decodes all, and the numbers of the Info tag are applied here. It doesn't recognize so few frames as an MP3 if they are small.
 */
async function decodedShort(mp3: Blob, channels: number): Promise<Float32Array> {
  const [all, { delay, padding }] = [await decoded(mp3, '-f mp3 -flags2 +skip_manual '), await mp3Gaps(mp3)];
  return all.slice(delay * channels, all.length - padding * channels);
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly mp3: Blob;
}

async function partsOf(mp3: Blob, cuts: readonly number[]): Promise<Cut[]> {
  const index = await indexFrames(mp3);
  const places = [...new Set([0, ...cuts, index.samples])].sort((a, b) => a - b);
  return Promise.all(
    places.slice(1).map(async (to, i) => {
      const from = places[i] ?? 0;
      return { from, to, mp3: new Blob([...(await cutMp3(mp3, index, from, to))]) };
    }),
  );
}

const FORMATS = [
  [44_100, 2, '-b:a 128k'],
  [44_100, 1, '-b:a 64k'],
  [44_100, 2, '-b:a 320k -joint_stereo 0'],
  [48_000, 2, '-b:a 192k'],
  [48_000, 2, '-b:a 64k'],
  [32_000, 2, '-b:a 320k'],
  [32_000, 1, '-q:a 4'],
  [44_100, 2, '-q:a 2'],
  [48_000, 2, '-q:a 9'],
  [24_000, 2, '-b:a 160k'],
  [22_050, 1, '-b:a 32k'],
  [22_050, 2, '-q:a 5'],
  [16_000, 2, '-b:a 64k'],
  [16_000, 1, '-b:a 8k'],
  [44_100, 2, '-b:a 128k -reservoir 0'],
  // No Info tag, so the whole has no gaps.
  [44_100, 2, '-b:a 128k -write_xing 0'],
  [22_050, 1, '-b:a 24k -write_xing 0'],
] as const;

describe.skipIf(!hasFfmpeg)('the parts of an MP3', () => {
  test.each(FORMATS)(
    'at %d Hz, %d channels, %s, are the whole',
    { timeout: 120_000 },
    async (rate, channels, settings) => {
      const mp3 = mp3Of(rate, channels, settings);
      const whole = await decoded(mp3);
      const { samples, form, skip } = await indexFrames(mp3);
      expect(whole.length).toBe(samples * channels);
      const atFrame = (number: number, shift: number) => number * form.samples - skip + shift;
      const place = fc.oneof(
        fc.integer({ min: 1, max: samples - 1 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: samples - 3000, max: samples - 1 }),
        fc
          .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -1, max: 1 }))
          .map(([n, shift]) => atFrame(n, shift)),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            place.filter((at) => at > 0),
            { minLength: 1, maxLength: 3 },
          ),
          async (cuts) => {
            for (const { from, to, mp3: part } of await partsOf(mp3, [...cuts, (cuts[0] ?? 0) + 1])) {
              const isShort = to - from < form.samples;
              const sound = isShort ? await decodedShort(part, channels) : await decoded(part);
              const wrong = sound.findIndex((value, i) => value !== whole[from * channels + i]);
              expect({ from, to, samples: sound.length / channels, wrong }).toEqual({
                from,
                to,
                samples: to - from,
                wrong: -1,
              });
            }
          },
        ),
        { numRuns: 3, examples: [[[48_431]]] },
      );
    },
  );
});

describe.skipIf(!hasFfmpeg)('a stream that begins in the middle of another one', () => {
  test.each(['-b:a 128k', '-b:a 48k', '-q:a 5'])(
    'with %s gives exact parts behind its first frames, or none',
    { timeout: 60_000 },
    async (settings) => {
      const uncut = mp3Of(44_100, 1, settings, 2);
      const { places } = await indexFrames(uncut);
      for (const frame of [11, 20, 21]) {
        const mp3 = uncut.slice(places[frame]);
        const [whole, index] = [await decoded(mp3), await indexFrames(mp3)];
        for (const from of [0, 100, 1000, 5000, 9000]) {
          try {
            const part = new Blob([...(await cutMp3(mp3, index, from, 30_000))]);
            const sound = await decoded(part);
            expect(sound.length).toBe(30_000 - from);
            // Decoders mute granules whose data are missing, and disagree about which.
            const settled = 6 * 1152;
            expect(sound.findIndex((value, i) => from + i >= settled && value !== whole[from + i])).toBe(-1);
          } catch (error) {
            if (!(error instanceof NoFrameError)) throw error;
            expect(settings).not.toBe('-b:a 128k');
          }
        }
      }
    },
  );
});

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Frames of layer III at 44.1 kHz and 128 kbit/s, stereo. */
const silent = (count: number, bits: readonly number[] = [0xff, 0xfb, 0x90, 0]) => {
  const frame = new Uint8Array(417);
  frame.set(bits);
  return new Blob(Array.from({ length: count }, () => frame));
};

describe('frames', () => {
  test('are found with chunk boundaries anywhere', async () => {
    const { places, samples, isConstant } = await indexFrames(silent(6000));
    expect([places.length, places[1], places[6000]]).toEqual([6001, 417, 6000 * 417]);
    expect([samples, isConstant]).toEqual([6000 * 1152, true]);
  });

  test.each([
    ['nothing', new Blob([]), 0],
    ['bytes between them', new Blob([silent(2), 'bytes', silent(2)]), 834],
    ['a tag at the end', new Blob([silent(2), `TAG${'-'.repeat(125)}`]), 834],
    ['a frame that is cut off', silent(3).slice(0, 1000), 834],
    ['a header that is cut off', silent(3).slice(0, 836), 834],
    ['another sample rate', new Blob([silent(2), silent(2, [0xff, 0xfb, 0x94, 0])]), 834],
    ['other channels', new Blob([silent(2), silent(2, [0xff, 0xfb, 0x90, 0xc0])]), 834],
    ['a free bit rate', silent(2, [0xff, 0xfb, 0, 0]), 0],
  ])('refuse %s, with the place', async (_, mp3, at) => {
    await expect(indexFrames(mp3)).rejects.toEqual(new NoFrameError(at));
    await expect(indexFrames(mp3)).rejects.toMatchObject({ at });
  });

  test('of a part are all that Mediabunny finds', async () => {
    const mp3 = silent(100);
    const index = await indexFrames(mp3);
    const part = new Blob([...(await cutMp3(mp3, index, 50_000, 60_000))]);
    const tag = await bytesOf(part.slice(4 + 32, 4 + 32 + 16));
    const input = new Input({ source: new BlobSource(part), formats: ALL_FORMATS });
    const track = await input.getPrimaryAudioTrack();
    const { packetCount = 0 } = (await track?.computePacketStats()) ?? {};
    expect(packetCount).toBe(new DataView(tag.buffer).getUint32(8));
  });
});

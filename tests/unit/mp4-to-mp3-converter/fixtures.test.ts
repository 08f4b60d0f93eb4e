// Every fixture through the kernel with the real ffmpeg core, and its sound against the formula that it was made from.
import { describe, expect, test } from 'vitest';
import type { InWords } from '../../../workers/contract/run/message';
import { CASES, isRefusal, MIN_SNR, TAGS, titleOf, type MediaCase, type Success } from '../../fixtures/media/cases';
import { compare } from '../../fixtures/media/compare';
import { signal } from '../../fixtures/media/signal';
import type { Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { parseProbe } from '../../../workers/engines/ffmpeg/probe';
import { blobOf, convert, decode, ffmpeg, readFixture } from './run';

async function expectSound(audio: Blob, { channels, sampleRate, seconds, sound }: Success) {
  const heard = await decode(audio, channels);
  expect((heard[0]?.length ?? 0) / sampleRate).toBeCloseTo(seconds, 1);
  if (!sound) return;
  const { from, gain = 1, layout } = sound;
  signal(layout, sampleRate, from, seconds).forEach((expected, c) => {
    const likeness = compare(
      expected.map((sample) => sample * gain),
      heard[c] ?? new Float32Array(0),
      sampleRate,
    );
    expect(likeness.snr).toBeGreaterThan(MIN_SNR);
    expect(Math.abs(likeness.lag)).toBeLessThanOrEqual(1);
  });
}

async function expectTags(audio: Blob) {
  const { log, read } = await ffmpeg(audio, '-i {in} -map 0:v -c copy -f image2 /output/cover.jpg');
  for (const [name, value] of Object.entries(TAGS)) {
    expect(log.some((line) => line.trim().startsWith(name) && line.endsWith(`: ${value}`))).toBe(true);
  }
  expect((await read('/output/cover.jpg')).subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
}

async function expectSuccess(output: InWords<Mp4ToMp3Output>, expected: Success) {
  const audio = blobOf(output.audio);
  expect(audio.type).toBe('audio/mpeg');
  expect(output.audio.bytes).toBe(audio.size);
  expect(Math.abs(output.seconds - expected.seconds)).toBeLessThan(0.05);
  expect(output.copied).toBe(expected.copied ?? false);
  expect(output.warnings.join(' ')).toMatch(expected.warning ?? /^$/);
  expect(output.notes.join(' ')).toMatch(expected.note ?? /^$/);
  const { log } = await ffmpeg(audio, '-i {in}');
  const [track] = parseProbe(log)?.audio ?? [];
  expect(track).toMatchObject({ codec: 'mp3', channels: expected.channels, sampleRate: expected.sampleRate });
  await expectSound(audio, expected);
  if (expected.tagged) await expectTags(audio);
}

async function check({ file, options, expected }: MediaCase) {
  const reply = await convert(await readFixture(file), options ? { options } : {});
  if (isRefusal(expected)) {
    expect(reply).toMatchObject({ ok: false, error: { code: expected.code } });
    expect(reply.ok ? '' : reply.error.message).toMatch(expected.message);
    return;
  }
  expect(reply).toMatchObject({ ok: true });
  if (reply.ok) await expectSuccess(reply.output, expected);
}

describe('fixtures', () => {
  test.each(CASES.map((media) => [titleOf(media), media] as const))('%s', (_, media) => check(media));
});

// The site's own build of FFmpeg against @ffmpeg/core, which others have built from the same sources with nearly everything in it.
import { describe, expect, test } from 'vitest';
import { createFfmpegEngine } from '../../../workers/engines/ffmpeg/engine';
import type { AudioPlan } from '../../../workers/contract/audio-engine';
import { concatBytes } from '../../../workers/lib/concat-bytes';
import { givenBackBy } from '../given-back';
import { loadNodeCore, type CoreName } from './core-engine';
import { readFixture } from './run';

const PLAN: AudioPlan = {
  track: 0,
  start: 0,
  format: 'mp3',
  encoding: { bitRate: 192, channels: 2, sampleRate: 44_100, isQuick: false },
  keepTags: true,
};

async function convertBy(name: CoreName, file: File, plan: AudioPlan) {
  const engine = createFfmpegEngine(await loadNodeCore(name));
  const probe = await engine.probe(file);
  const chunks: Uint8Array[] = [];
  const outcome = await engine.convert(file, plan, {
    write: (chunk) => {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Uint8Array.from(chunk));
    },
  });
  return { probe, outcome, bytes: Buffer.from(concatBytes(chunks)) };
}

describe('both find and make the same, byte for byte', () => {
  test.each([
    ['aac-faststart.mp4', PLAN],
    ['aac-fragmented.mp4', { ...PLAN, start: 0.4, end: 1.3 }],
    ['ac3.mp4', PLAN],
    ['opus.webm', { ...PLAN, encoding: { bitRate: 'vbr', channels: 2, sampleRate: 48_000, isQuick: true } }],
    ['alac.m4a', { ...PLAN, encoding: { bitRate: 64, channels: 2, sampleRate: 11_025, isQuick: false } }],
    ['aac-surround.m4a', PLAN],
    ['mp3-in-mp4.mp4', { ...PLAN, encoding: 'copy' }],
    ['two-audio-tracks.mp4', { ...PLAN, track: 1 }],
    ['tags-and-cover.m4a', { ...PLAN, format: 'm4a', encoding: 'copy' }],
    ['damaged.mp4', PLAN],
    ['truncated.mp4', PLAN],
  ] satisfies [string, AudioPlan][])('%s', async (name, plan: AudioPlan) => {
    const file = await readFixture(name);
    const [own, complete] = [await convertBy('own', file, plan), await convertBy('complete', file, plan)];
    expect(own.probe).toEqual(complete.probe);
    expect(own.outcome).toEqual(complete.outcome);
    expect(own.bytes.equals(complete.bytes)).toBe(true);
    expect(own.bytes.length).toBeGreaterThan(1000);
  });
});

test('each run begins anew, whatever the one before has left', async () => {
  const core = await loadNodeCore('own');
  const path = await core.mount(await readFixture('ac3.mp4'));
  const probe = ['-hide_banner', '-i', path];
  const found = (await core.exec(probe)).log;
  const convertTo = async (output: string) => {
    const { exitCode } = await core.exec([...probe, '-map', '0:1', '-c:a', 'libmp3lame', output]);
    return { exitCode, bytes: Buffer.from((await core.take(output)) ?? []) };
  };
  const first = await convertTo('/output/first.mp3');
  expect(first.exitCode).toBe(0);
  expect(first.bytes.length).toBeGreaterThan(1000);
  expect((await core.exec(['-i', '/nothing'])).exitCode).toBe(1);
  expect(await convertTo('/output/second.mp3')).toEqual(first);
  expect((await core.exec(probe)).log).toEqual(found);
});

test('what is read of the file is given back', async () => {
  const core = await loadNodeCore('own');
  const file = await readFixture('ac3.mp4');
  const path = await core.mount(file);
  const given = await givenBackBy(() =>
    core.exec(['-i', path, '-map', '0:1', '-c:a', 'libmp3lame', '/output/some.mp3']),
  );
  expect(given.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(file.size / 2);
});

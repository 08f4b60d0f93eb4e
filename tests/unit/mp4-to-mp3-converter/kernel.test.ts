// The kernel and the ffmpeg engine behind its port, with a core that plays a recording.
import { describe, expect, test, vi } from 'vitest';
import type { EngineChoice, EngineProgress } from '../../../workers/contract/media/audio-engine';
import { ToolError } from '../../../workers/contract/run/errors';
import type { Ports, Progress } from '../../../workers/contract/run/kernel';
import type { Execution, FfmpegCore } from '../../../workers/engines/ffmpeg/core';
import { createFfmpegEngine } from '../../../workers/engines/ffmpeg/engine';
import { messages } from '../../../workers/kernels/mp4-to-mp3-converter/messages';
import { isAcceptedFile } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { inEnglish } from '../in-english';
import { readLog } from './logs';
import { convert, type RunSettings } from './run';

const file = new File(['anything'], 'film.mp4');

interface Script {
  readonly probe?: string;
  readonly convert?: (onTime: (seconds: number) => void) => Promise<Execution>;
  /** What ffmpeg leaves behind, in pieces. */
  readonly pieces?: readonly Uint8Array<ArrayBuffer>[];
}

const RESULT = Array.from({ length: 5 }, () => new Uint8Array(1_000_000).fill(7));

const converted = (exitCode = 0): Execution => ({ exitCode, log: readLog('convert-aac-faststart.mp4') });

const onlyFfmpeg = (load: EngineChoice['load']): Ports => ({ audioEngines: [{ name: 'ffmpeg', load }] });

/** The port with ffmpeg whose core answers by script, and the commands that it got. */
function playing({ probe = 'two-audio-tracks.mp4', convert: answer, pieces = RESULT }: Script) {
  const commands: string[] = [];
  const left = [...pieces];
  const core: FfmpegCore = {
    mount: () => Promise.resolve('/input/input'),
    write: () => Promise.resolve(),
    exec: (args, onTime = () => undefined) => {
      commands.push(args.join(' '));
      if (commands.length === 1) return Promise.resolve({ exitCode: 1, log: readLog(`probe-${probe}`) });
      // The file's first picture, and its tags: none.
      if (args.includes('-debug_ts') || args.includes('ffmetadata')) return Promise.resolve({ exitCode: 0, log: [] });
      return answer ? answer(onTime) : Promise.resolve(converted());
    },
    take: (path) => Promise.resolve(path.startsWith('/output/audio.') ? left.shift() : undefined),
  };
  const load = (onProgress: EngineProgress) => {
    onProgress(10, 30);
    onProgress(30, 30);
    return Promise.resolve(createFfmpegEngine(core));
  };
  return { ports: onlyFfmpeg(load), commands };
}

const play = (script: Script, settings: RunSettings = {}) => convert(file, { ...playing(script), ...settings });

describe('a run', () => {
  test('probes, asks for the first picture and the tags, converts, and writes what it read', async () => {
    const { ports, commands } = playing({});
    const reply = await convert(file, { ports });
    expect(commands).toHaveLength(4);
    expect(commands[1]).toContain('-frames:v 1');
    expect(commands[2]).toContain('-f ffmetadata');
    expect(commands[3]).toContain('-map 0:2');
    expect(reply).toMatchObject({ ok: true, output: { audio: { bytes: 5_000_000 }, engine: 'ffmpeg', copied: false } });
    if (!reply.ok || reply.output.audio.stored !== 'blob') throw new Error('No MP3.');
    const bytes = new Uint8Array(await reply.output.audio.blob.arrayBuffer());
    expect(bytes.every((byte) => byte === 7)).toBe(true);
    expect(structuredClone({ ...reply.output, audio: 0 })).toEqual({ ...reply.output, audio: 0 });
  });

  test('ends where ffmpeg never finds out what is in the file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const core: FfmpegCore = {
      mount: () => Promise.resolve('/input/input'),
      write: () => Promise.resolve(),
      exec: () => {
        queueMicrotask(() => vi.advanceTimersByTime(20_000));
        return new Promise(() => undefined);
      },
      take: () => Promise.resolve(undefined),
    };
    const reply = await convert(file, { ports: onlyFfmpeg(() => Promise.resolve(createFfmpegEngine(core))) });
    vi.useRealTimers();
    expect(reply.ok ? 'done' : reply.error.message).toMatch(/could not find out what is in this file/);
  });

  test('reports the download first, then the conversion, and never goes back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const seen: Progress[] = [];
    const script: Script = {
      convert: (onTime) => {
        for (const time of [0.5, 1.5, 1.2, 2.04]) {
          vi.advanceTimersByTime(1000);
          onTime(time);
        }
        return Promise.resolve(converted());
      },
    };
    await play(script, { onProgress: (progress) => seen.push(progress) });
    vi.useRealTimers();
    const steps = await inEnglish(seen);
    expect(
      steps.filter(({ step }) => step.label === messages.converting).map(({ done, total }) => [done, total]),
    ).toEqual([
      [0.5, 2],
      [1.5, 2],
      [1.5, 2],
      [2, 2],
    ]);
  });
});

describe('canceling', () => {
  test('before the start loads no engine', async () => {
    const { ports, commands } = playing({});
    const reply = await convert(file, { ports, signal: AbortSignal.abort() });
    expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(commands).toEqual([]);
  });

  test('does not wait for the engine, which hears nothing', async () => {
    const cancel = new AbortController();
    const script: Script = {
      convert: () => {
        cancel.abort();
        return new Promise(() => undefined);
      },
    };
    expect(await play(script, { signal: cancel.signal })).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });

  test('is not upset by reports that come afterwards', async () => {
    const cancel = new AbortController();
    const script: Script = {
      convert: (onTime) => {
        cancel.abort();
        onTime(1);
        onTime(2);
        return Promise.resolve(converted());
      },
    };
    expect(await play(script, { signal: cancel.signal })).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });
});

describe('refuses in words', () => {
  test.each([
    ['report.pdf', 'application/pdf'],
    ['song.mid', 'audio/midi'],
  ])('%s, by its name and type', async (name, type) => {
    const reply = await convert(new File(['x'], name, { type }), playing({}));
    expect(reply).toMatchObject({ error: { code: 'invalid-input', message: 'Please select an MP4 video file.' } });
  });

  test('where there is no engine', async () => {
    expect(await convert(file, { ports: {} })).toMatchObject({ error: { code: 'unsupported' } });
  });

  test('where the engine cannot be had', async () => {
    const load = () => Promise.reject(new ToolError('network', 'No network.'));
    expect(await convert(file, { ports: onlyFfmpeg(load) })).toMatchObject({ error: { code: 'network' } });
  });

  test.each([
    ['an exception when memory runs out', () => Promise.reject<Execution>(new RangeError('Out of memory'))],
    ['a log that says so', () => Promise.resolve({ exitCode: -1, log: ['Aborted(OOM)'] })],
  ])('%s', async (_, answer) => {
    const reply = await play({ convert: answer });
    expect(reply).toMatchObject({ error: { code: 'out-of-memory' } });
    expect(reply.ok ? '' : reply.error.message).toMatch(/lower bit rate/);
  });

  test('a file that went away', async () => {
    const answer = () => Promise.reject<Execution>(new DOMException('gone', 'NotReadableError'));
    expect(await play({ convert: answer })).toMatchObject({ error: { code: 'unreadable' } });
  });
});

describe('a command that failed', () => {
  const failed = () => Promise.resolve(converted(1));

  test('but left sound behind gives it, with a warning', async () => {
    const reply = await play({ convert: failed });
    expect(reply).toMatchObject({ ok: true, output: { seconds: 2.03, warnings: [expect.stringMatching(/Saved/)] } });
  });

  test('and left nothing is an error', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await play({ convert: failed, pieces: [] });
    expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(complain).toHaveBeenCalled();
    complain.mockRestore();
  });
});

test.each([
  ['a.mp4', '', true],
  ['A.MP4', '', true],
  ['', 'video/mp4', true],
  ['download', 'audio/mp4; codecs=mp4a.40.2', true],
  ['clip.mov', 'video/quicktime', true],
  ['clip.mkv', '', true],
  ['clip.webm', 'video/webm', true],
  ['voice.m4a', 'audio/x-m4a', true],
  ['voice.ogg', 'audio/ogg; codecs=opus', true],
  ['voice.opus', '', true],
  ['recording.wav', 'audio/x-wav', true],
  ['song.flac', '', true],
  ['mp4', '', false],
  ['a.mp4.txt', 'text/plain', false],
  ['song.mp3', 'audio/mpeg', true],
  ['film.avi', '', true],
  ['song.mid', 'audio/midi', false],
  ['', '', false],
])('%s (%s) accepted: %s', (name, type, accepted) => {
  expect(isAcceptedFile(name, type)).toBe(accepted);
});

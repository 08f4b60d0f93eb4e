// Errors midway: the visitor gets a message, nothing half-written stays, no worker stays, and the next job works.
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stoppedStoring } from '../../../../workers/run/no-space';
import type { LargeFile, SinkPorts } from '../../../../workers/run/sink';
import { loopedVideo } from '../../../tools/looped-video';
import { convert, FIXTURES, readFixture, type RunSettings } from '../run';
import { bothEngines, type Stage } from './engine';

/** Long enough for two segments, and for more than the sink keeps to itself. */
let film: File;
let long: File;
beforeAll(async () => {
  const loop = async (times: number) =>
    Uint8Array.from(await loopedVideo(join(FIXTURES, 'aac-moov-at-end.mp4'), times));
  film = new File([await loop(32)], 'film.mp4');
  long = new File([await loop(150)], 'long.mp4');
});
const fileFor = ({ format }: NonNullable<RunSettings['options']>) => (format === 'm4a' ? long : film);

/** Private files for any result, and what became of each. `onWrite` may throw, as a full disk does. */
function storage(onWrite: (bytes: number) => void = () => undefined) {
  const files: ('open' | 'kept' | 'removed')[] = [];
  const openPrivateFile = (): Promise<LargeFile> => {
    const id = files.push('open') - 1;
    let bytes = 0;
    return Promise.resolve({
      write(chunk) {
        onWrite((bytes += chunk.length));
      },
      close: (mime) => {
        files[id] = 'kept';
        return Promise.resolve({ stored: 'blob', blob: new Blob(), mime, bytes });
      },
      abort: () => {
        files[id] = 'removed';
        return Promise.resolve();
      },
    });
  };
  return { files, sinkPorts: { openPrivateFile, blobBytes: 1, memoryBytes: 1 } satisfies SinkPorts };
}

afterEach(() => vi.restoreAllMocks());

const next = async () => expect(await convert(await readFixture('aac.mov'), bothEngines())).toMatchObject({ ok: true });

test('a segment worker dies midway: ffmpeg begins anew, and the half is gone', async () => {
  let reports = 0;
  const { ports, counts } = bothEngines({
    onStage: (stage) => {
      if (stage === 'segment 1' && ++reports === 20) throw new Error('A segment worker crashed.');
    },
  });
  const { files, sinkPorts } = storage();
  const reply = await convert(film, { ports, sinkPorts });
  expect(reply).toMatchObject({ ok: true, output: { engine: 'ffmpeg', warnings: [] } });
  expect(reports).toBe(20);
  expect(files).toEqual(['removed', 'kept']);
  expect(counts).toMatchObject({ spawned: 2, ended: 2, ffmpeg: 1 });
});

const gone = () => new DOMException('The file could not be read.', 'NotReadableError');

/** As Chromium words it for a stream. */
const failingStream = () =>
  new ReadableStream({ type: 'bytes', pull: () => Promise.reject(new TypeError('network error')) });

/** A file that can be read so many times. */
class VanishingFile extends File {
  #left: number;
  constructor(bytes: BlobPart, reads: number) {
    super([bytes], 'gone.mp4');
    this.#left = reads;
  }
  override slice(start?: number, end?: number): Blob {
    const slice = super.slice(start, end);
    return this.#left-- > 0
      ? slice
      : Object.assign(slice, { arrayBuffer: () => Promise.reject(gone()), stream: failingStream });
  }
}

describe('a file that is removed', () => {
  const unreadable = {
    ok: false,
    error: { code: 'unreadable', message: expect.stringMatching(/could not be read/) as string },
  };

  test('while it is encoded', async () => {
    const { ports, counts } = bothEngines({
      onStage: (stage) => {
        if (stage === 'segment 1') throw gone();
      },
    });
    const { files, sinkPorts } = storage();
    expect(await convert(film, { ports, sinkPorts })).toMatchObject(unreadable);
    expect(files).toEqual(['removed']);
    expect(counts).toMatchObject({ ended: counts.spawned, ffmpeg: 0 });
    await next();
  });

  test('at any time while its audio is copied', async () => {
    const bytes = await (await readFixture('aac-moov-at-end.mp4')).arrayBuffer();
    let [reads, isDone] = [0, false];
    for (; !isDone; reads++) {
      const { files, sinkPorts } = storage();
      const { ports, counts } = bothEngines();
      const reply = await convert(new VanishingFile(bytes, reads), { ports, sinkPorts, options: { format: 'm4a' } });
      isDone = reply.ok;
      if (!isDone) expect(reply).toMatchObject(unreadable);
      expect(files.every((file) => file === (isDone ? 'kept' : 'removed'))).toBe(true);
      expect(counts.ffmpeg).toBe(0);
    }
    expect(reads).toBeGreaterThan(3);
  });
});

describe('storage that is full', () => {
  const full = {
    ok: false,
    error: { code: 'no-space', message: expect.stringMatching(/[Ff]ree some disk space/) as string },
  };

  test('before the work', async () => {
    const { ports, counts } = bothEngines();
    const openPrivateFile = () => Promise.reject(stoppedStoring(1e6, false));
    expect(await convert(film, { ports, sinkPorts: { openPrivateFile, blobBytes: 1, memoryBytes: 1 } })).toMatchObject(
      full,
    );
    expect(counts).toMatchObject({ spawned: 0, ffmpeg: 0 });
    await next();
  });

  test.each(['mp3', 'm4a'] as const)('in the midst of an %s', async (format) => {
    const { ports, counts } = bothEngines();
    const { files, sinkPorts } = storage((bytes) => {
      if (bytes > 300_000) throw stoppedStoring(300_000, false);
    });
    expect(await convert(fileFor({ format }), { ports, sinkPorts, options: { format } })).toMatchObject(full);
    expect(files).toEqual(['removed']);
    expect(counts).toMatchObject({ ended: counts.spawned, ffmpeg: 0 });
    await next();
  });
});

describe('a cancel', () => {
  const canceled = { ok: false, error: { code: 'canceled' } };
  const stages: readonly (readonly [Stage | 'write', RunSettings['options']])[] = [
    ['load fast', {}],
    ['decoder', {}],
    ['segment 0', {}],
    ['segment 1', {}],
    ['write', {}],
    ['write', { format: 'm4a' }],
    ['load ffmpeg', { onlyFfmpeg: true }],
  ];

  test.each(stages)('at "%s" %o leaves nothing behind', async (stage, options = {}) => {
    const cancel = new AbortController();
    const stop = (at: string) => {
      if (at === stage) cancel.abort();
    };
    const { ports, counts } = bothEngines({ onStage: stop });
    const { files, sinkPorts } = storage(() => stop('write'));
    const reply = await convert(fileFor(options), { ports, sinkPorts, options, signal: cancel.signal });
    expect(reply).toMatchObject(canceled);
    expect(files.filter((file) => file !== 'removed')).toEqual([]);
    // The engine notices it with the next write.
    await vi.waitFor(() => expect(counts.ended).toBe(counts.spawned), { timeout: 30_000 });
    expect(counts.ffmpeg).toBe(options.onlyFfmpeg ? 1 : 0);
    await next();
  });
});

// A segment's worker that ends, or that says nothing any more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SegmentWorker } from '../../../../workers/engines/webcodecs/encode';
import type { SegmentRequest } from '../../../../workers/engines/webcodecs/segment-encoder';

// Its types are of another thread than those of the tests: the compiler is kept from following it.
const path = ['../../../../workers/runtime/segments', 'spawn'].join('/');
const { spawnSegmentWorker } = (await import(path)) as { spawnSegmentWorker: () => SegmentWorker };

class SilentWorker extends EventTarget {
  static last: SilentWorker | undefined;
  isEnded = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage() {
    // No one listens.
  }
  terminate() {
    this.isEnded = true;
  }
}

/** Throws what reading a file that is gone throws there. */
class FailingWorker extends EventTarget {
  postMessage({ id }: { id: string }) {
    const value = { message: 'The file could not be read.', name: 'ToolError', stack: '' };
    const data = { id, type: 'HANDLER', name: 'throw', value: { isError: true, value } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    // Nothing to end.
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request: SegmentRequest = {
  file: new Blob(),
  offsets: new Float64Array(0),
  sizes: new Uint32Array(0),
  source: { codec: 'mp4a.40.2', sampleRate: 44_100, channels: 1 },
  packetSamples: 1024,
  silences: [],
  skip: 0,
  samples: 0,
  format: { kilobits: 128, sampleRate: 44_100, channels: 1 },
  isQuick: false,
};

test('is given up after a minute of silence', async () => {
  const worker = spawnSegmentWorker();
  const result = worker.encode(request, () => undefined);
  const fails = expect(result).rejects.toThrow('stopped answering');
  await vi.advanceTimersByTimeAsync(60_000);
  await fails;
  worker.end();
  expect(SilentWorker.last?.isEnded).toBe(true);
});

test('is not given up because the device slept, and is once it stays silent', async () => {
  const worker = spawnSegmentWorker();
  let failed = false;
  const result = worker.encode(request, () => undefined).catch(() => (failed = true));
  await vi.advanceTimersByTimeAsync(1000);
  // After ten minutes of sleep, each pending timer fires once.
  await vi.runOnlyPendingTimersAsync();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failed).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await result;
  expect(failed).toBe(true);
});

test('fails at once where it crashes, and leaves no timer', async () => {
  const worker = spawnSegmentWorker();
  const fails = expect(worker.encode(request, () => undefined)).rejects.toThrow('crashed');
  SilentWorker.last?.dispatchEvent(new Event('error'));
  await fails;
  expect(vi.getTimerCount()).toBe(0);
});

test('says that a file is gone as the media worker says it', async () => {
  vi.stubGlobal('Worker', FailingWorker);
  const worker = spawnSegmentWorker();
  const failure = { code: 'unreadable', text: { messageKey: 'common/unreadable' } };
  await expect(worker.encode(request, () => undefined)).rejects.toMatchObject(failure);
});

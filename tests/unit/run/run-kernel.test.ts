import { describe, expect, it, vi } from 'vitest';
import { ToolError } from '../../../workers/contract/run/errors';
import type { Kernel, Progress } from '../../../workers/contract/run/kernel';
import type { KernelInput, Source } from '../../../workers/contract/run/source';
import { PROGRESS_MS } from '../../../workers/run/progress';
import { runKernel } from '../../../workers/run/run-kernel';
import type { LargeFile } from '../../../workers/run/sink';

const count: Kernel<KernelInput, object, number> = async (input, _, run) => {
  let bytes = 0;
  for (const source of Array.isArray(input) ? (input as Source[]) : [input as Source])
    for await (const chunk of run.read(source)) bytes += chunk.length;
  return bytes;
};

const signal = () => new AbortController().signal;

describe('a run of a kernel', () => {
  it('gives output and time', async () => {
    const reply = await runKernel(count, ['abc', new Blob(['defg'])], {}, { signal: signal() });
    expect(reply).toMatchObject({ ok: true, output: 7 });
    expect(reply.ok && reply.ms).toBeGreaterThanOrEqual(0);
  });

  it('that is canceled before it starts does nothing', async () => {
    const kernel = vi.fn();
    const reply = await runKernel(kernel, '', {}, { signal: AbortSignal.abort() });
    expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(kernel).not.toHaveBeenCalled();
  });

  it('that is canceled while it reads stops reading', async () => {
    const controller = new AbortController();
    let chunks = 0;
    const kernel: typeof count = async (input, _, run) => {
      for await (const chunk of run.read(input as Source)) {
        chunks += chunk.length;
        controller.abort();
      }
      return chunks;
    };
    const reply = await runKernel(kernel, new Uint8Array(10), {}, { signal: controller.signal, chunkBytes: 1 });
    expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(chunks).toBe(1);
  });

  /** Progress of 50 bytes read one by one, of which `slow` take more than the time between two reports. */
  async function progressOf(slow: number): Promise<Progress[]> {
    vi.useFakeTimers({ toFake: ['performance'] });
    const heard: Progress[] = [];
    const kernel: typeof count = async (input, _, run) => {
      let bytes = 0;
      for await (const chunk of run.read(input as Source)) {
        bytes += chunk.length;
        if (bytes <= slow) vi.advanceTimersByTime(PROGRESS_MS + 1);
      }
      return bytes;
    };
    const onProgress = async (progress: Progress) => {
      await new Promise(setImmediate); // the page receives it a moment later
      heard.push(progress);
    };
    await runKernel(kernel, new Uint8Array(50), {}, { signal: signal(), chunkBytes: 1, onProgress });
    vi.useRealTimers();
    return heard;
  }

  it('reports its last progress, even soon after the one before, and has been heard when it ends', async () => {
    const heard = await progressOf(3);
    expect(heard.map(({ done }) => done)).toEqual([1, 2, 3, 50]);
    expect(heard.at(-1)).toMatchObject({ done: 50, total: 50, step: { unit: 'bytes' } });
  });

  it.each([
    ['letters', 'x'.repeat(40_000)],
    ['any characters', 'aé€😀'.repeat(10_000)],
    ['half a pair', `${'x'.repeat(20_000)}\ud83d${'x'.repeat(20_000)}`],
  ])('of a typed text of %s comes to its end', async (_, text) => {
    const heard: Progress[] = [];
    const onProgress = (progress: Progress) => void heard.push(progress);
    for (const passes of [1, 2]) {
      const kernel: Kernel<Source, object, number> = async (source, _, run) => {
        let read = 0;
        for (let pass = 0; pass < passes; pass++) {
          for await (const { length } of run.read(source, passes)) read += length;
        }
        return read;
      };
      await runKernel(kernel, text, {}, { signal: signal(), onProgress, progressMs: 0, chunkBytes: 1000 });
      const bytes = Buffer.byteLength(text);
      expect(heard.at(-1)).toMatchObject({ done: bytes, total: bytes });
    }
  });

  it('is through with all that was typed when it ends: a character may be one byte or four', async () => {
    for (const text of ['a'.repeat(40_000), '✓ naïve 😀'.repeat(4000)]) {
      const heard: Progress[] = [];
      const onProgress = (progress: Progress) => heard.push(progress);
      const reply = await runKernel(count, text, {}, { signal: signal(), chunkBytes: 999, onProgress, progressMs: 0 });
      const bytes = Buffer.byteLength(text);
      expect(reply).toMatchObject({ output: bytes });
      expect(heard.at(-1)).toMatchObject({ done: bytes, total: bytes });
    }
  });

  it('that is over before the first report tells no progress', async () => {
    expect(await progressOf(0)).toEqual([]);
  });

  it('hears messages while it computes without a pause', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 0);
    const spin: Kernel<Source, object, never> = async (_, __, run) => {
      for (let step = 0; ; step++) await run.tick(step);
    };
    const reply = await runKernel(spin, '', {}, { signal: controller.signal });
    expect(reply).toMatchObject({ ok: false, error: { code: 'canceled' } });
  });

  it.each([
    [new RangeError('Array buffer allocation failed'), 'out-of-memory'],
    [new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded'), 'out-of-memory'],
    [new DOMException('gone', 'NotReadableError'), 'unreadable'],
    [new DOMException('full', 'QuotaExceededError'), 'no-space'],
    [new ToolError('too-deep', 'Too deep.'), 'too-deep'],
  ] as const)('words %s', async (error, code) => {
    const kernel: Kernel<Source, object, never> = () => {
      throw error;
    };
    expect(await runKernel(kernel, '', {}, { signal: signal() })).toMatchObject({ ok: false, error: { code } });
  });

  it('writes its first result, and no other, into the file that the visitor picked', async () => {
    const picked: Uint8Array[] = [];
    const file: LargeFile = {
      write: (chunk) => void picked.push(chunk.slice()),
      close: (mime) => Promise.resolve({ stored: 'blob', blob: new Blob(), mime, bytes: 0 }),
      abort: () => Promise.resolve(),
    };
    const kernel: Kernel<KernelInput, object, unknown> = async (_, __, run) => {
      const sinks = [await run.sink({ mime: 'text/plain' }), await run.sink({ mime: 'text/plain' })];
      for (const [index, sink] of sinks.entries()) await sink.write(new TextEncoder().encode(`result ${index}`));
      return Promise.all(sinks.map((sink) => sink.close()));
    };
    const sinkPorts = { openPickedFile: () => Promise.resolve(file) };
    const reply = await runKernel(kernel, '', {}, { signal: signal(), sinkPorts });
    expect(Buffer.concat(picked).toString()).toBe('result 0');
    expect(reply).toMatchObject({ ok: true, output: [{ stored: 'blob' }, { stored: 'text', text: 'result 1' }] });
  });

  it('aborts the sinks that a failed kernel left open', async () => {
    const abort = vi.fn(() => Promise.resolve());
    const file = { write: () => undefined, close: vi.fn<LargeFile['close']>(), abort };
    const kernel: Kernel<Source, object, never> = async (_, __, run) => {
      const sink = await run.sink({ mime: 'text/plain' });
      await sink.write(new Uint8Array(2_000_000));
      throw new ToolError('invalid-input', 'Bad line.');
    };
    const sinkPorts = { blobBytes: 0, openPrivateFile: () => Promise.resolve(file) };
    const reply = await runKernel(kernel, '', {}, { signal: signal(), sinkPorts });
    expect(reply).toMatchObject({ ok: false, error: { message: 'Bad line.' } });
    expect(abort).toHaveBeenCalledOnce();
    expect(file.close).not.toHaveBeenCalled();
  });
});

describe('ticks', () => {
  it('may overlap: each of them goes on', async () => {
    const kernel: Kernel<Source, object, string> = async (_, __, run) => {
      const busyUntil = performance.now() + 60;
      while (performance.now() < busyUntil);
      await Promise.all([run.tick(1), run.tick(2), run.tick(3)]);
      return 'went on';
    };
    expect(await runKernel(kernel, '', {}, { signal: signal() })).toMatchObject({ output: 'went on' });
  });
});

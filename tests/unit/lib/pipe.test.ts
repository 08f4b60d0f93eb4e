import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../workers/contract/run/kernel';
import { BytePipe } from '../../../workers/lib/pipe';
import { placeOf } from '../../../workers/lib/place';
import { openContext } from '../../../workers/run/context';

/** A pipe of these chunks, and what happened to them. */
function pipeOf(chunks: readonly Uint8Array[]) {
  const log: string[] = [];
  async function* give() {
    try {
      for (const [index, chunk] of chunks.entries()) {
        log.push(`asked ${String(index)}`);
        yield await Promise.resolve(chunk);
      }
    } finally {
      log.push('closed');
    }
  }
  return { pipe: new BytePipe(give()), log };
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function readAll(pipe: BytePipe, chunkBytes = 1024): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of pipe.read(chunkBytes)) {
    expect(chunk.length).toBeLessThanOrEqual(chunkBytes);
    parts.push(chunk.slice());
  }
  return Buffer.concat(parts).toString();
}

const contextOf = (pipe: BytePipe): RunContext => openContext(pipe, { signal: new AbortController().signal }).run;

describe('a pipe', () => {
  it('gives everything once, whatever was peeked at', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string()), fc.nat(20), fc.integer({ min: 1, max: 9 }), async (texts, head, size) => {
        const all = texts.join('');
        const { pipe } = pipeOf(texts.map(bytes));
        expect(Buffer.from(await pipe.peek(head))).toEqual(Buffer.from(all).subarray(0, head));
        expect(await readAll(pipe, size)).toBe(Buffer.from(all).toString());
        await expect(readAll(pipe)).rejects.toThrow('only once');
      }),
    );
  });

  it('asks for a chunk only when the last one is used up', async () => {
    const { pipe, log } = pipeOf([bytes('ab'), bytes('cd')]);
    const read = pipe.read(1);
    await read.next();
    await read.next();
    expect(log).toEqual(['asked 0']);
    await read.next();
    expect(log).toEqual(['asked 0', 'asked 1']);
  });

  it('is closed by a reader that leaves early', async () => {
    const { pipe, log } = pipeOf([bytes('ab'), bytes('cd')]);
    for await (const chunk of pipe.read(2)) if (chunk.length > 0) break;
    expect(log).toEqual(['asked 0', 'closed']);
  });

  it('drops each chunk once it is neither read nor held', async () => {
    const chunks = Array.from({ length: 4 }, (_, index) => new Uint8Array(1024 * 1024).fill(index));
    async function* give() {
      for (const chunk of chunks) yield await Promise.resolve(chunk);
    }
    const dropped: number[] = [];
    const seen: number[][] = [];
    for await (const chunk of new BytePipe(give(), ([first = -1]) => dropped.push(first)).read(1024 * 1024)) {
      seen.push([...dropped]);
      expect(dropped).not.toContain(chunk[0]);
    }
    expect(seen).toEqual([[], [0], [0, 1], [0, 1, 2]]);
  });

  it('knows the places of what it gave last, as a file does', async () => {
    const line = 'ä😀 a line of text\n';
    const text = line.repeat(300_000); // 6 MB
    const all = bytes(text);
    const chunks = Array.from({ length: Math.ceil(all.length / 65_521) }, (_, at) =>
      all.slice(at * 65_521, (at + 1) * 65_521),
    );
    const { pipe } = pipeOf(chunks);
    await readAll(pipe, 1024 * 1024);
    const run = contextOf(pipe);
    for (const offset of [all.length, all.length - 1, all.length - 700_001])
      expect(await placeOf(pipe, offset, run)).toEqual(await placeOf(all, offset, run));
    expect(await placeOf(pipe, 0, run)).toBeUndefined();
  });
});

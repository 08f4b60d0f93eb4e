// The index of a file against a plain split of its text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestKept } from '../../../src/tools/line-filter/file/file-scale';
import { openFile, SHOWN_UNITS } from '../../../src/tools/line-filter/file/read-lines';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { FileIndexer } from '../../../workers/kernels/line-filter/file-index';
import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { createPlainFinder } from '../../../workers/kernels/line-filter/plain-finder';
import { DEFAULT_OPTIONS, type FilterOptions } from '../../../workers/kernels/line-filter/spec';
import { BufferedSink } from '../../../workers/run/sink';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

const asBlob = async (stored: Stored) => new Blob([new Uint8Array(await bytesOf(stored))]);

const blobOf = (source: Source) =>
  source instanceof Blob ? source : new Blob([source as string | Uint8Array<ArrayBuffer>]);

async function indexed(source: Source, options: Partial<FilterOptions>, chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, indexed: true, ...options }, { chunkBytes });
  if (!output.index) return expect.fail('There is no index');
  const { index } = output;
  const [checkpoints, bitmap] = [await asBlob(index.checkpoints), await asBlob(index.bitmap)];
  return { output, index, reader: await openFile({ blob: blobOf(source), checkpoints, bitmap, index }) };
}

const splitLines = (text: string) => {
  const lines = text.split(/\r\n|[\n\r]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

describe('the index of a file', () => {
  test.each<[string, string, Partial<FilterOptions>]>([
    ['line feeds', 'a 1\nb 2\na 3\n', { patterns: 'a' }],
    ['a last line without an end', 'a 1\nb 2\na 3', { patterns: 'a' }],
    ['CR LF', 'a 1\r\nb 2\r\n\r\na 3\r\n', { patterns: 'a' }],
    ['CR alone', 'a 1\rb 2\r\r\na 3\r', { patterns: 'a' }],
    ['empty lines', '\n\n\n', { patterns: '^$', match: 'regex' }],
    ['a byte order mark', '\ufeffa\nb\n\ufeffa\n', { patterns: 'a' }],
    ['dropped lines', 'x\na\na\ny\nz', { patterns: 'a', mode: 'drop' }],
    ['characters of several bytes', 'ä€😀a\n€€\nä a', { patterns: 'ä' }],
  ])('of %s has all lines with any chunks', async (_, text, options) => {
    const bytes = new Uint8Array(Buffer.from(text));
    const lines = splitLines(text.replace(/^\ufeff/, ''));
    for (let chunkBytes = 1; chunkBytes <= bytes.length; chunkBytes++) {
      const { reader, index, output } = await indexed(bytes, options, chunkBytes);
      const found = await reader.lines(0, index.lines);
      expect(found.map((line) => line.text)).toEqual(lines);
      expect(output.stats).toEqual({ lines: lines.length, kept: found.filter(({ isKept }) => isKept).length });
    }
  });

  test('of UTF-16 has the places of its bytes', async () => {
    for (const mark of ['', '\ufeff']) {
      const text = `${mark}the first a\r\nnear 😁é is a line\nlast a`;
      const { reader } = await indexed(new Uint8Array(Buffer.from(text, 'utf16le')), { patterns: 'a' });
      expect((await reader.lines(0, 3)).map((line) => line.text)).toEqual([
        'the first a',
        'near 😁é is a line',
        'last a',
      ]);
    }
  });

  test('has the lines that the filter keeps, and finds them in a long file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.nat(3000)), { minLength: 1, maxLength: 300 }),
        fc.constantFrom('keep' as const, 'drop' as const),
        fc.constantFrom('\n', '\r\n'),
        fc.nat(100),
        async (shapes, mode, end, most) => {
          const lines = shapes.map(([isHit, length], at) => `${at} ${isHit ? 'x' : ''}${'é'.repeat(length)}`);
          const kept = lines.flatMap((line, at) => (line.includes('x') === (mode === 'keep') ? [at] : []));
          const limited = most === 0 ? kept : kept.slice(0, most);
          const text = lines.join(end);
          const options = { patterns: 'x', mode, most: String(most), lineNumbers: true };
          const { reader, index, output } = await indexed(text, options, 4099);
          const found: number[] = [];
          for (let at = 0; at < index.kept; at++) found.push(await reader.lineOfKept(at));
          expect(found).toEqual(limited);
          expect(found.map((line) => line + 1)).toEqual(
            Array.from(
              Buffer.from(await bytesOf(output.result))
                .toString()
                .matchAll(/^(\d+):/gm),
              ([, line]) => Number(line),
            ),
          );
          const from = Math.floor(index.lines / 3);
          const window = await reader.lines(from, index.lines);
          expect(window.map((line) => line.text)).toEqual(
            lines.slice(from, index.lines).map((line) => line.slice(0, SHOWN_UNITS)),
          );
          expect(window.flatMap(({ isKept }, at) => (isKept ? [from + at] : []))).toEqual(
            limited.filter((line) => line >= from),
          );
          expect(await reader.keptBefore(from)).toBe(limited.filter((line) => line < from).length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('cuts a long line, and finds the next one', async () => {
    const { reader } = await indexed(`a\n${'y'.repeat(3_000_000)}\r\nz a`, { patterns: 'a' });
    expect(await reader.lines(1, 3)).toEqual([
      { text: 'y'.repeat(SHOWN_UNITS), isCut: true, isKept: false },
      { text: 'z a', isCut: false, isKept: true },
    ]);
  });

  test('counts kept lines in buckets', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => (at % 1000 === 999 ? 'x' : ''));
    const { index } = await indexed(`${lines.join('\n')}\n`, { patterns: 'x' });
    expect(index.bucketLines).toBe(8);
    const expected = Array.from(
      { length: Math.ceil(10_000 / 8) },
      (_, at) => lines.slice(8 * at, 8 * at + 8).filter((line) => line === 'x').length,
    );
    expect(index.buckets).toEqual(expected);
  });

  test('has the texts to mark, if lines with them are kept', async () => {
    expect((await indexed('a', { patterns: 'b\na.' })).index).toMatchObject({ texts: ['b', 'a.'], ignoreCase: false });
    expect((await indexed('a', { patterns: 'b', match: 'regex' })).index.texts).toEqual([]);
    expect((await indexed('a', { patterns: 'b', mode: 'drop' })).index.texts).toEqual([]);
  });

  test('rejects a file with other lines', async () => {
    const { index } = await indexed('a\nb\nc\n', { patterns: 'a' });
    const [checkpoints, bitmap] = [await asBlob(index.checkpoints), await asBlob(index.bitmap)];
    for (const blob of [new Blob(['a\n']), new Blob(['a b c\n'])]) {
      const reader = await openFile({ blob, checkpoints, bitmap, index });
      await expect(reader.lines(0, 3)).rejects.toThrow('The file has');
    }
  });

  test('is left out without room for it', async () => {
    const options = { ...DEFAULT_OPTIONS, patterns: 'x', indexed: true };
    const sinkPorts = { blobBytes: 100_000, memoryBytes: 1_000_000 };
    const output = await outputOf(kernel, Buffer.alloc(20_000_000, '\n'), options, { sinkPorts });
    expect(output.index).toBeUndefined();
    expect(output.notes).toHaveLength(1);
  });
});

test('with few checkpoints, they are further apart', async () => {
  const finder = createPlainFinder([], 4096);
  const sinks: BufferedSink[] = [];
  const sink = async (spec: { mime: string }) => {
    const opened = await BufferedSink.open(spec, {});
    sinks.push(opened);
    return opened;
  };
  const lines = Array.from({ length: 500 }, (_, at) => `${at}`);
  const text = lines.join('\n');
  const indexer = await FileIndexer.open({ sink }, finder, 'drop', { spacing: 8, checkpoints: 5 });
  finder.arena.set(Buffer.from(text));
  await indexer.take(text.length, new Uint32Array(), lines.length, 'utf-8');
  const index = await indexer.close('utf-8');
  expect(index.checkpoints.bytes / 24).toBeLessThanOrEqual(5);
  expect(index.checkpoints.bytes / 24).toBeGreaterThan(2);
  const [checkpoints, bitmap] = [await asBlob(index.checkpoints), await asBlob(index.bitmap)];
  const reader = await openFile({ blob: new Blob([text]), checkpoints, bitmap, index });
  expect((await reader.lines(123, 400)).map((line) => line.text)).toEqual(lines.slice(123, 400));
});

test('a click on the scale finds the nearest part with kept lines within reach', () => {
  const index = { lines: 100, bucketLines: 10, buckets: [0, 3, 0, 0, 0, 0, 0, 0, 1, 0] };
  expect(nearestKept(index, 0.1, 0)).toBe(10);
  expect(nearestKept(index, 0.05, 0.1)).toBe(10);
  expect(nearestKept(index, 0.95, 0.1)).toBe(80);
  // Nothing is within reach, so it is the line itself.
  expect(nearestKept(index, 0.5, 0.1)).toBe(50);
  expect(nearestKept(index, 1, 0)).toBe(99);
});

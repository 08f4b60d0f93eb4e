// Limits on depth, growth and size. Each is named.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { LARGEST_LAYERS, LARGEST_OPENED, MOST_LAYERS } from '../../../workers/kernels/identify/spec';
import { outputOf } from '../run-in-node';

const wrapped = (content: Uint8Array, times: number): Uint8Array =>
  times === 0 ? content : wrapped(gzipSync(content), times - 1);

describe('the layers', () => {
  it('of a decompression bomb are refused by name', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(LARGEST_LAYERS + 1)));
    const { layers, notes } = await outputOf(kernel, bomb, {});
    expect(layers.map(({ readings }) => readings[0]?.title)).toEqual(['gzip', 'gzip']);
    expect(notes).toEqual([
      'This may be a decompression bomb, so it wasn’t opened: all layers together would have more than 64 MB.',
    ]);
  });

  it('together have at most so many bytes', async () => {
    // Each layer is small enough, and both together aren't.
    const inner = gzipSync(Buffer.alloc(40_000_000), { level: 0 });
    const { layers, notes } = await outputOf(kernel, gzipSync(inner), {});
    expect(layers).toHaveLength(2);
    expect(notes).toEqual([expect.stringContaining('all layers together would have more than 64 MB')]);
  });

  it('end at the deepest one that is opened', async () => {
    const { layers, notes } = await outputOf(kernel, wrapped(Buffer.from('deep inside'), MOST_LAYERS + 1), {});
    expect(layers).toHaveLength(MOST_LAYERS + 1);
    expect(notes).toEqual(['There are more layers. At most 16 are opened; identify the last one to go on.']);
  });

  it('as many as are allowed are opened without a note', async () => {
    const { layers, notes } = await outputOf(kernel, wrapped(Buffer.from('deep inside'), MOST_LAYERS), {});
    expect(layers.at(-1)?.readings[0]?.title).toBe('Text');
    expect(notes).toEqual([]);
  });

  it('of a large file are not opened, and only its beginning is read', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAA', 'base64');
    const file = new Blob([png, new Uint8Array(LARGEST_OPENED)]);
    const { layers, notes } = await outputOf(kernel, file, {});
    expect(layers.map(({ readings }) => readings[0]?.title)).toEqual(['PNG image']);
    const facts = Object.fromEntries((layers[0]?.readings[0]?.facts ?? []).map(({ label, value }) => [label, value]));
    expect(facts).toMatchObject({ Dimensions: '3 × 2 pixels', Size: '16,000,036 bytes' });
    expect(notes).toEqual(['Only the beginning was identified. Layers are opened in inputs of up to 16 MB.']);
  });

  it('of a damaged gzip file are not claimed', async () => {
    const damaged = gzipSync('some text that is compressed');
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 6) ^ 1, damaged.length - 6);
    const { layers } = await outputOf(kernel, damaged, {});
    expect(layers).toHaveLength(1);
    expect(layers[0]?.readings.filter(({ isLikely }) => isLikely)).toEqual([]);
  });
});

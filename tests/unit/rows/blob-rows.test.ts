// Rows of bytes, and the two ends of a Blob.
import { describe, expect, test, vi } from 'vitest';
import { blobRows, endsOf, fewestRows, readEnds } from '../../../src/tool-kit/rows/blob-rows';
import type { RowSource } from '../../../src/tool-kit/rows/row-source';
import { PATIENTLY } from '../../run/patience';

const allOf = <Row>(rows: RowSource<Row>) => Array.from({ length: rows.count }, (_, index) => rows.at(index));

describe('rows of a Blob', () => {
  const bytes = Uint8Array.from({ length: 200_003 }, (_, index) => (index * 7) & 0xff);

  test('hold the bytes of their place, the last one what is left', async () => {
    const rows = blobRows(() => new Blob([bytes]), bytes.length, 16);
    expect(rows.count).toBe(12_501);
    for (const index of [0, 4_095, 4_096, 12_500]) {
      rows.need(index, index + 1);
      await vi.waitUntil(() => rows.at(index) !== undefined, { ...PATIENTLY, interval: 1 });
      expect(rows.at(index)).toEqual(bytes.slice(index * 16, (index + 1) * 16));
    }
  });

  test('a Blob that is shorter than it was is unreadable', async () => {
    const rows = blobRows(() => new Blob([bytes.subarray(0, 100)]), bytes.length, 16);
    rows.need(0, 1);
    await vi.waitUntil(rows.isUnreadable, { ...PATIENTLY, interval: 1 });
    expect(rows.at(0)).toBeUndefined();
  });
});

describe('the ends of a Blob', () => {
  test('a short text is all head, by lines of any ending', async () => {
    const { head, tail } = await readEnds(new Blob(['one\ntwo\r\nthree\rfour']));
    expect(allOf(head)).toEqual(['one', 'two', 'three', 'four']);
    expect(tail.count).toBe(0);
  });

  test('a long line is cut into rows, none lost', async () => {
    const line = 'abcdefghij'.repeat(123);
    const { head } = await readEnds(new Blob([line]));
    expect(head.count).toBe(4);
    expect(allOf(head).join('')).toBe(line);
    expect(fewestRows(line.length)).toBeLessThanOrEqual(head.count);
  });

  test('a long text shows 64 KiB of each end', async () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `line ${index}\n`).join('');
    const { head, tail } = await readEnds(new Blob([text]));
    expect(head.at(0)).toBe('line 0');
    expect(allOf(tail).at(-2)).toBe('line 49999');
    expect(endsOf(text.length)).toEqual({ head: 65_536, hidden: text.length - 131_072, tail: 65_536 });
  });

  test('anything else is a hex dump with the offsets of the file', async () => {
    const bytes = new Uint8Array(200_000);
    bytes.set(Buffer.from('The end.'), bytes.length - 8);
    const { head, tail } = await readEnds(new Blob([bytes]));
    expect(head.at(1)).toMatch(/^00000010 {2}(00 ){8} (00 ){8} \.{16}$/);
    // 200,000 - 16 = 0x30d30
    expect(tail.at(tail.count - 1)).toMatch(/^00030d30 {2}(00 ){8} 54 68 65 20 65 6e 64 2e {2}\.{8}The end\.$/);
  });
});

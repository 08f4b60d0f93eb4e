// A stored result of a million rows: every row found by its number alone, in few and short reads.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ArtifactStore } from '../../../src/artifacts/artifact-store';
import type { ResultRef } from '../../../src/state/page-output';
import type { RowSource } from '../../../src/tool-kit/rows/row-source';
import { storedRows, TEXT_BYTES, type RowLayout } from '../../../src/tool-kit/rows/stored-rows';
import { offsetAt, setOffset } from '../../../workers/contract/run/stored-rows';
import { KINDS, LAYOUT, madeUpBlobs, storedAs, textOf } from './made-up-rows';
import { PATIENTLY } from '../../run/patience';

const COUNT = 1_000_000;

async function rowOf<Row>(rows: RowSource<Row>, index: number) {
  rows.need(index, index + 1);
  await vi.waitUntil(() => rows.at(index) !== undefined || rows.isUnreadable(), { ...PATIENTLY, interval: 1 });
  return rows.at(index);
}

/** Bytes of each read of the Blob from now on. */
function watchReads(blob: Blob): readonly number[] {
  const reads: number[] = [];
  const slice = blob.slice.bind(blob);
  vi.spyOn(blob, 'slice').mockImplementation((from, to) => {
    const piece = slice(from, to);
    reads.push(piece.size);
    return piece;
  });
  return reads;
}

describe('a million rows', () => {
  let blobs: ReturnType<typeof madeUpBlobs>;
  const artifacts = new ArtifactStore(() => undefined);
  beforeAll(() => {
    blobs = madeUpBlobs(COUNT);
  });
  const open = () => {
    const ids = { records: artifacts.put({ blob: blobs.records }), texts: artifacts.put({ blob: blobs.texts }) };
    return { ids, rows: storedRows(storedAs(ids, COUNT), LAYOUT, artifacts) };
  };

  test.each([0, 1, 127, 128, 500_003, COUNT - 129, COUNT - 1])('row %i has its kind and text', async (index) => {
    expect(await rowOf(open().rows, index)).toEqual({ kind: index % KINDS, text: textOf(index) });
  });

  test('a page of rows takes one read of records and one of their texts', async () => {
    const reads = { records: watchReads(blobs.records), texts: watchReads(blobs.texts) };
    await rowOf(open().rows, 700_000);
    expect(reads.records).toEqual([128 * 16]);
    expect(reads.texts).toHaveLength(1);
    expect(reads.texts[0]).toBeLessThan(128 * 100);
  });

  test('a result that was released is unreadable', async () => {
    const { ids, rows } = open();
    artifacts.release(ids.records);
    expect(await rowOf(rows, 5)).toBeUndefined();
    expect(rows.isUnreadable()).toBe(true);
  });
});

describe('texts', () => {
  /** Each record holds a pair of spans: 8 bytes of offset and 4 of length each. */
  const PAIR: RowLayout<string> = {
    spans: (record) => [0, 12].map((at) => ({ offset: offsetAt(record, at), length: record.getUint32(at + 8, true) })),
    row: (_, texts, index) => `${index}: ${texts.map(({ text, isCut }) => text + (isCut ? '…' : '')).join(' = ')}`,
  };
  const recordOf = (...spans: readonly (readonly [number, number])[]) => {
    const record = new DataView(new ArrayBuffer(24));
    spans.forEach(([offset, length], index) => {
      setOffset(record, index * 12, offset);
      record.setUint32(index * 12 + 8, length, true);
    });
    return new Uint8Array(record.buffer);
  };

  function open(texts: string | Blob, records: readonly Uint8Array<ArrayBuffer>[]) {
    const artifacts = new ArtifactStore(() => undefined);
    const keep = (blob: Blob): ResultRef => ({
      stored: 'artifact',
      artifactId: artifacts.put({ blob }),
      mime: '',
      bytes: blob.size,
    });
    const textsRef: ResultRef =
      typeof texts === 'string' ? { stored: 'text', text: texts, mime: 'text/plain', bytes: 0 } : keep(texts);
    const stored = { records: keep(new Blob([...records])), recordBytes: 24, count: records.length, texts: textsRef };
    return storedRows(stored, PAIR, artifacts);
  }

  test('several of a row, in any order, from a result that is a string', async () => {
    const rows = open('\uFEFFkeyvälue', [recordOf([6, 6], [3, 3]), recordOf([0, 6], [0, 0])]);
    expect(await rowOf(rows, 0)).toBe('0: välue = key');
    expect(rows.at(1)).toBe('1: \uFEFFkey = ');
  });

  test('a long one is cut, between characters', async () => {
    const rows = open(new Blob(['x', 'ä'.repeat(1_000_000)]), [recordOf([0, 2_000_001], [1, TEXT_BYTES])]);
    expect(await rowOf(rows, 0)).toBe(`0: x${'ä'.repeat(511)}… = ${'ä'.repeat(512)}`);
  });

  test('those far from each other are read on their own', async () => {
    const blob = new Blob(['first', ' '.repeat(5_000_000), 'last']);
    const reads = watchReads(blob);
    const rows = open(blob, [recordOf([5_000_005, 4], [0, 5]), recordOf([2, 3], [5_000_006, 3])]);
    expect(await rowOf(rows, 1)).toBe('1: rst = ast');
    expect(rows.at(0)).toBe('0: last = first');
    expect(reads).toEqual([5, 4]);
  });

  test('those beyond the end are unreadable, not wrong', async () => {
    const rows = open(new Blob(['short']), [recordOf([3, 10], [0, 0])]);
    expect(await rowOf(rows, 0)).toBeUndefined();
    expect(rows.isUnreadable()).toBe(true);
  });
});

test('an offset beyond 32 bits comes back as it was', () => {
  const record = new DataView(new ArrayBuffer(8));
  for (const offset of [0, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
    setOffset(record, 0, offset);
    expect(offsetAt(record, 0)).toBe(offset);
    expect(record.getBigUint64(0, true)).toBe(BigInt(offset));
  }
});

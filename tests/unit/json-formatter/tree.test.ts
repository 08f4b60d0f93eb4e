// The records of a tree: walked from the documents down, they are the parsed text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { RECORD_BYTES, readRecord, recordEnd, valueStart } from '../../../workers/contract/run/json-tree';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';
import { anySpacedJson } from './any-json';

async function treeOf(text: string, settings: Partial<JsonOptions> = {}, chunkBytes = 1 << 20) {
  const options = { ...DEFAULT_OPTIONS, ...settings, action: 'tree' } as const;
  const { result, tree, totals } = await outputOf(kernel, new TextEncoder().encode(text), options, { chunkBytes });
  if (!result || !tree) throw new Error('There is no tree');
  const [bytes, records] = [await bytesOf(result), await bytesOf(tree.records)];
  const view = new DataView(records.buffer, records.byteOffset, records.length);
  const at = (index: number) => readRecord(view, index * RECORD_BYTES);
  const slice = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  return { count: tree.count, recordCount: records.length / RECORD_BYTES, documents: totals.documents, at, slice };
}

type Tree = Awaited<ReturnType<typeof treeOf>>;

/** The value of a record without whitespace, built from its descendants alone. */
function rebuilt(tree: Tree, index: number): string {
  const record = tree.at(index);
  const text = tree.slice(valueStart(record), recordEnd(record));
  if (!text.startsWith('{') && !text.startsWith('[')) return text;
  const children = Array.from({ length: record.childCount }, (_, child) => record.firstChild + child);
  const parts = children.map((child) => {
    const { start, keyLength } = tree.at(child);
    return (keyLength > 0 ? `${tree.slice(start, start + keyLength)}:` : '') + rebuilt(tree, child);
  });
  return text.startsWith('{') ? `{${parts.join(',')}}` : `[${parts.join(',')}]`;
}

function expectCounted(tree: Tree, index: number): number {
  const { firstChild, childCount, descendants } = tree.at(index);
  let sum = 0;
  for (let child = firstChild; child < firstChild + childCount; child++) sum += 1 + expectCounted(tree, child);
  expect(descendants).toBe(sum);
  return sum;
}

describe('a tree', () => {
  test('holds every value of any JSON, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, fc.constantFrom(1, 7, 1 << 20), async (text, chunkBytes) => {
        const tree = await treeOf(text, {}, chunkBytes);
        expect(tree.recordCount).toBe(tree.count);
        const root = tree.count - 1;
        expect(rebuilt(tree, root)).toBe(text.match(/"(?:[^"\\]|\\.)*"|[^\s"]/g)?.join(''));
        expect(expectCounted(tree, root)).toBe(tree.count - 1);
      }),
    );
  });

  test('of lines has the documents last', async () => {
    const tree = await treeOf('{"a":[1]}\n2\n[true,null]\n', { isLines: true, indent: 'tab' });
    expect(tree.documents).toBe(3);
    expect([3, 2, 1].map((back) => rebuilt(tree, tree.count - back))).toEqual(['{"a":[1]}', '2', '[true,null]']);
  });

  test('of more values than are written at once', async () => {
    const text = JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, on: id % 2 === 0 })));
    const tree = await treeOf(text);
    expect(tree.count).toBe(180_001);
    expect(rebuilt(tree, tree.count - 1)).toBe(text);
  });
});

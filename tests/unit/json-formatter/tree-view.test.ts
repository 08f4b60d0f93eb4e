// The page's side of a tree: the node of each row, searches, and paths.
import { describe, expect, test } from 'vitest';
import {
  findText,
  openAll,
  reveal,
  stepsTo,
  valueText,
  javaScriptPath,
  jsonPointer,
} from '../../../src/tools/json-formatter/tree/explore';
import { OpenTree } from '../../../src/tool-kit/rows/tree/open-tree';
import { TreeNodes } from '../../../src/tools/json-formatter/tree/tree-nodes';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

/** A value that must exist. */
function sure<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It is missing');
  return value;
}

const never = new AbortController().signal;

async function open(value: unknown) {
  const options = { ...DEFAULT_OPTIONS, action: 'tree' } as const;
  const { result, tree } = await outputOf(kernel, JSON.stringify(value), options);
  if (!result || !tree) throw new Error('There is no tree');
  const blobs = {
    records: new Blob([Uint8Array.from(await bytesOf(tree.records))]),
    text: new Blob([Uint8Array.from(await bytesOf(result))]),
  };
  return { nodes: new TreeNodes(tree.count, () => blobs), open: new OpenTree(tree.count, 1) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function shown({ nodes, open }: Opened): Promise<string[]> {
  const rows = open.rows();
  const texts: string[] = [];
  for (let row = 0; row < rows.count; row++) {
    const place = rows.at(row);
    const { key, value, childCount } = await nodes.load(place?.node ?? -1);
    texts.push(`${' '.repeat(place?.container.depth ?? 0)}${key}${value}${childCount || ''}`);
  }
  return texts;
}

const VALUE = { a: [1, { b: 'Übung 😀' }, []], 'x/y~z': { deep: [[true]] }, last: null };

describe('rows', () => {
  test('are those of what is open', async () => {
    const opened = await open(VALUE);
    expect(await shown(opened)).toEqual(['{3']);
    expect(await openAll(opened.nodes, opened.open, never)).toBe(true);
    expect(await shown(opened)).toEqual([
      ...['{3', ' "a"[3', '  1', '  {1', '   "b""Übung 😀"', '  []'],
      ...[' "x/y~z"{1', '  "deep"[1', '   [1', '    true', ' "last"null'],
    ]);
    const rows = opened.open.rows();
    for (let row = 0; row < rows.count; row++) expect(rows.rowOf(rows.at(row)?.node ?? -1)).toBe(row);
    opened.open.closeAll();
    expect(await shown(opened)).toEqual(['{3']);
  });

  test('stay few steps away, however many there are', async () => {
    const opened = await open(Array.from({ length: 100_000 }, (_, id) => ({ id })));
    expect(await openAll(opened.nodes, opened.open, never)).toBe(false);
    const rows = opened.open.rows();
    expect(rows.count).toBe(1 + 100_000 + 4_999);
    expect(rows.at(rows.count)).toBeUndefined();
    const last = sure(rows.at(rows.count - 1));
    expect(jsonPointer(await stepsTo(opened.nodes, last))).toBe('/99999');
  });
});

describe('search', () => {
  test.each([
    ['übung', '/a/1/b', 'data.a[1].b'],
    ['😀', '/a/1/b', 'data.a[1].b'],
    ['DEEP', '/x~1y~0z/deep', 'data["x/y~z"].deep'],
    ['true', '/x~1y~0z/deep/0/0', 'data["x/y~z"].deep[0][0]'],
    ['nul', '/last', 'data.last'],
  ])('%s is found at %s', async (wanted, pointer, path) => {
    const { nodes, open: tree } = await open(VALUE);
    const offset = await findText(nodes, wanted, 0, never);
    const place = await reveal(nodes, tree, offset ?? -1);
    const steps = await stepsTo(nodes, sure(place));
    expect(jsonPointer(steps)).toBe(pointer);
    expect(javaScriptPath(steps)).toBe(path);
    expect(tree.rows().rowOf(place?.node ?? -1)).toBeDefined();
  });

  test('goes over slices, also through a character', async () => {
    for (const before of [262_120, 262_130, 262_131, 262_132, 262_133]) {
      const { nodes, open: tree } = await open(['x'.repeat(before), '😀 needle']);
      const place = await reveal(nodes, tree, (await findText(nodes, 'NEEDLE', 0, never)) ?? -1);
      expect(jsonPointer(await stepsTo(nodes, sure(place)))).toBe('/1');
    }
  });

  test('what is not there is not found', async () => {
    expect(await findText((await open(VALUE)).nodes, 'nowhere', 0, never)).toBeUndefined();
  });
});

test('a value is copied as if it stood alone', async () => {
  const opened = await open(VALUE);
  const place = await reveal(opened.nodes, opened.open, (await findText(opened.nodes, '"a"', 0, never)) ?? -1);
  const node = await opened.nodes.load(place?.node ?? -1);
  expect(await valueText(opened.nodes, node)).toBe(JSON.stringify(VALUE.a, null, 2));
});

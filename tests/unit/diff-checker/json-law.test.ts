// A patch of two documents makes the second one of the first, by appliers that aren't ours.
import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { JsonCompareOptions } from '../../../workers/kernels/diff-checker/options/json-comparer';
import {
  exact,
  inOneOrder,
  JSON_OPTIONS,
  rowsOf,
  savedOf,
  treeOf,
  viewOf,
  type Exact,
  type TreeValue,
} from './compare-json';

const NUMBERS = [
  '0',
  '-0',
  '0e9',
  '1',
  '1.0',
  '10e-1',
  '1E0',
  '-1',
  '9007199254740992',
  '9007199254740993',
  '1e400',
  '10e399',
];
const STRINGS = [
  '""',
  '"a"',
  '"\\u0061"',
  '"\\/"',
  '"/"',
  '"é"',
  '"\\u00e9"',
  '"😀"',
  '"\\ud83d\\ude00"',
  '"\\ud83d"',
  '"\\n"',
];
const KEYS = ['"a"', '"\\u0062"', '"/"', '"~"', '"~1"', '""', '"é"', '"id"', '"name"', '"\\n\'"', '"0"'];

/** A key's value doesn't depend on how it is written. */
const keyOf = (written: string) => JSON.parse(written) as string;

const space = fc.constantFrom('', '', '', ' ', '\n\t');

/** JSON with each kind of value, whose parts often are equal. */
const { value: someJson } = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('true', 'false', 'null'),
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...STRINGS),
    tie('array'),
    tie('object'),
  ),
  array: fc
    .tuple(fc.array(tie('value'), { maxLength: 6 }), space)
    .map(([items, gap]) => `[${gap}${items.join(`${gap},${gap}`)}${gap}]`),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('value')), {
        selector: ([key]) => keyOf(key),
        maxLength: 5,
      }),
      space,
    )
    .map(([members, gap]) => `{${gap}${members.map(([key, one]) => `${key}${gap}:${gap}${one}`).join(`,${gap}`)}}`),
}));

/** Rows with a key, in any order. */
const someRows = fc
  .tuple(
    fc.constantFrom('id', 'name', 'key'),
    fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
    fc.array(someJson, { minLength: 6, maxLength: 6 }),
  )
  .map(([key, ids, rest]) => `[${ids.map((id, at) => `{"${key}":${String(id)},"rest":${rest[at] ?? '0'}}`).join()}]`);

const someDocument = fc.oneof(someJson, someRows);

const someOptions: fc.Arbitrary<JsonCompareOptions> = fc.record({
  arrays: fc.constantFrom('place', 'key', 'any-order'),
  keyField: fc.constantFrom('', 'id', 'rest'),
  numbers: fc.constant('value'),
  format: fc.constant(null),
});

/** Values are exact, and the rest of an operation is text. The root is in an object, since an applier can't replace it. */
const operationsIn = (patch: string): Operation[] => {
  const values = exact(patch) as readonly { readonly value?: Exact }[];
  return (JSON.parse(patch) as readonly Operation[]).map((operation, index) => {
    const at = { ...operation, path: `/document${operation.path}` };
    return at.op === 'remove' ? at : Object.assign(at, { value: values[index]?.value ?? null });
  });
};

function patched(a: string, patch: string): Exact {
  const root = { document: structuredClone(exact(a)) };
  expect(applyPatch(root, operationsIn(patch)).filter((problem) => problem !== null)).toEqual([]);
  return root.document;
}

/** RFC 7386, section 2. */
function merged(target: Exact, patch: Exact): Exact {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result = new Map(
    typeof target === 'object' && target !== null && !Array.isArray(target) ? Object.entries(target) : [],
  );
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key);
    else result.set(key, merged(result.get(key) ?? null, value));
  }
  return Object.fromEntries(result);
}

/** JSON of one side: of what is the same, and of what is only there. */
function sideOf(value: TreeValue, side: 'removed' | 'added'): string {
  const { kind, children } = value;
  if (kind === 'changed') {
    const there = children.find((child) => child.kind === side);
    if (there) return sideOf(there, side);
    return side === 'removed' ? value.value : value.other;
  }
  if (children.length === 0) return value.value;
  const members = children
    .flatMap((child) => (child.kind === 'fold' ? child.children : [child]))
    .filter((child) => child.kind === side || (child.kind !== 'removed' && child.kind !== 'added'))
    .map((child) => `${child.key === '' ? '' : `${child.key}:`}${sideOf(child, side)}`);
  return value.value.startsWith('{') ? `{${members.join()}}` : `[${members.join()}]`;
}

const RUNS = { numRuns: 500 };

describe('for any two documents', () => {
  it('the JSON Patch makes the second one of the first', async () => {
    const check = async (a: string, b: string, options: JsonCompareOptions) => {
      const { text, count } = await savedOf('patch', a, b, options);
      expect(inOneOrder(patched(a, text), options)).toEqual(inOneOrder(exact(b), options));
      expect(operationsIn(text)).toHaveLength(count);
    };
    await fc.assert(fc.asyncProperty(someDocument, someDocument, someOptions, check), RUNS);
  });

  it('the verdict is whether they are equal, and the view has as many differences as the patch', async () => {
    const check = async (a: string, b: string, options: JsonCompareOptions) => {
      const view = await viewOf(a, b, options);
      const [one, other] = [a, b].map((text) => JSON.stringify(inOneOrder(exact(text), options)));
      expect(view.count === 0).toBe(one === other);
      expect(await rowsOf(view)).toHaveLength((await savedOf('patch', a, b, options)).count);
    };
    await fc.assert(fc.asyncProperty(someDocument, someDocument, someOptions, check), RUNS);
  });

  it('the original sides of the tree are the first one, and its changed sides the second one', async () => {
    const check = async (a: string, b: string, options: JsonCompareOptions) => {
      const tree = await treeOf(a, b, options);
      expect(inOneOrder(exact(sideOf(tree, 'removed')), options)).toEqual(inOneOrder(exact(a), options));
      expect(inOneOrder(exact(sideOf(tree, 'added')), options)).toEqual(inOneOrder(exact(b), options));
      expect(tree.differences).toBe((await viewOf(a, b, options)).count);
    };
    await fc.assert(fc.asyncProperty(someDocument, someDocument, someOptions, check), RUNS);
  });

  it('the merge patch makes the second one of the first, or is refused for a null', async () => {
    const check = async (a: string, b: string, options: JsonCompareOptions) => {
      const saved = await savedOf('merge-patch', a, b, options).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'unsupported', message: expect.stringContaining('null') as string });
        expect(b).toContain('null');
      });
      if (saved)
        expect(inOneOrder(merged(exact(a), exact(saved.text)), options)).toEqual(inOneOrder(exact(b), options));
    };
    await fc.assert(fc.asyncProperty(someDocument, someDocument, someOptions, check), RUNS);
  });

  it('the JSON Patch of long arrays, whose elements are paired by a key or by likeness, does the same', async () => {
    const element = fc.tuple(fc.nat(120), fc.nat(3), fc.nat(3));
    const elements = fc.uniqueArray(element, { selector: ([id]) => id, maxLength: 90, size: 'max' });
    const check = async (a: readonly number[][], b: readonly number[][], key: string) => {
      const [one, other] = [a, b].map((all) => JSON.stringify(all.map(([id, x, y]) => ({ [key]: id, x, y }))));
      const { text } = await savedOf('patch', one ?? '', other ?? '');
      expect(patched(one ?? '', text)).toEqual(exact(other ?? ''));
    };
    const key = fc.constantFrom('id', 'z');
    await fc.assert(fc.asyncProperty(elements, elements, key, check), { numRuns: 200 });
  });

  it('a document equals itself, whatever the chunks and the order of keys', async () => {
    const shuffled = (value: Exact): Exact =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, one]) => [key, shuffled(one)]),
          )
        : Array.isArray(value)
          ? value.map(shuffled)
          : value;
    const check = async (text: string, chunkBytes: number) => {
      const other = JSON.stringify(shuffled(JSON.parse(text) as Exact), null, 3);
      const here = JSON.stringify(JSON.parse(text));
      expect((await viewOf(new Blob([here]), new Blob([other]), {}, { chunkBytes })).count).toBe(0);
      expect((await viewOf(new Blob([text]), text, {}, { chunkBytes })).count).toBe(0);
    };
    await fc.assert(fc.asyncProperty(someDocument, fc.constantFrom(1, 7, 64), check));
  });

  it('differences are the same for any chunks', async () => {
    const check = async (a: string, b: string, chunkBytes: number) => {
      const whole = await savedOf('list', a, b);
      expect((await savedOf('list', new Blob([a]), new Blob([b]), {}, { chunkBytes })).text).toBe(whole.text);
    };
    await fc.assert(fc.asyncProperty(someDocument, someDocument, fc.constantFrom(1, 7), check));
  });
});

it('the options of a view have the defaults', () =>
  expect(JSON_OPTIONS).toMatchObject({ arrays: 'place', numbers: 'value' }));

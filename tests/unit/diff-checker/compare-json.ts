// Runs the kernel for JSON on two documents, and reads what it gives. Documents are compared by the platform's parser, with exact numbers.
import { kernel } from '../../../workers/kernels/diff-checker/kernels/json-comparer';
import {
  KEY_NAMES,
  KINDS,
  ROW_BYTES,
  type DifferenceKind,
  type JsonCompareOptions,
  type JsonDiffFile,
  type JsonDiffTree,
  type JsonDiffView,
} from '../../../workers/kernels/diff-checker/options/json-comparer';
import { expect } from 'vitest';
import { diffValueStart, readDiffRecord, type DiffTreeRecord } from '../../../workers/contract/run/json-diff-tree';
import type { InWords } from '../../../workers/contract/run/message';
import type { AnySource } from '../../../workers/contract/run/source';
import { offsetAt } from '../../../workers/contract/run/stored-rows';
import type { RunEnvironment } from '../../../workers/run/context';
import { outputOf } from '../run-in-node';
import { bytesOf, textOf } from '../text-of';

export const JSON_OPTIONS: JsonCompareOptions = { arrays: 'place', keyField: '', numbers: 'value', format: null };

type Some = Partial<JsonCompareOptions>;

export async function viewOf(
  a: AnySource,
  b: AnySource,
  options: Some = {},
  environment: Partial<RunEnvironment> = {},
) {
  const all = { ...JSON_OPTIONS, ...options };
  return (await outputOf(kernel, [a, b], all, environment)) as InWords<JsonDiffView>;
}

export async function savedOf(
  format: NonNullable<JsonCompareOptions['format']>,
  a: AnySource,
  b: AnySource,
  options: Some = {},
  environment: Partial<RunEnvironment> = {},
) {
  const all = { ...JSON_OPTIONS, ...options, format };
  const output = (await outputOf(kernel, [a, b], all, environment)) as InWords<JsonDiffFile>;
  return { ...output, text: await textOf(output.result) };
}

export interface Row {
  readonly kind: DifferenceKind | undefined;
  readonly query: string;
  readonly pointer: string;
  readonly a: string;
  readonly b: string;
}

export async function rowsOf({ rows }: InWords<JsonDiffView>): Promise<readonly Row[]> {
  const [records, texts] = [await bytesOf(rows.records), await bytesOf(rows.texts)];
  return Array.from({ length: rows.count }, (_, index) => {
    const view = new DataView(records.buffer, records.byteOffset + index * ROW_BYTES, ROW_BYTES);
    let at = offsetAt(view, 0);
    const [query = '', pointer = '', a = '', b = ''] = [1, 2, 3, 4].map((field) => {
      const length = view.getUint32(8 + 4 * field, true);
      at += length;
      return Buffer.from(texts.subarray(at - length, at)).toString();
    });
    return { kind: KINDS[view.getUint32(8, true)], query, pointer, a, b };
  });
}

export type Exact = string | boolean | null | readonly Exact[] | { readonly [key: string]: Exact };

/** Digits without zeros at their ends, and the exponent of the last one. */
export function exactNumber(source: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const digits = (integer + fraction).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  return short === ''
    ? '0'
    : `${sign}${short}e${String(BigInt(exponent) + BigInt(digits.length - short.length - fraction.length))}`;
}

/** Numbers are texts with a mark, which no string of the tests begins with. Node 20's parser doesn't give their source. */
export const exact = (text: string): Exact =>
  JSON.parse(
    text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      token.startsWith('"') ? token : `"#${exactNumber(token)}"`,
    ),
  ) as Exact;

const isScalar = (value: Exact | undefined) => value !== undefined && (typeof value !== 'object' || value === null);

const isKeyed = (items: readonly Exact[], names: readonly string[]) =>
  names.some((name) => {
    const values = items.map((item) =>
      typeof item === 'object' && item !== null && !Array.isArray(item) && Object.hasOwn(item, name)
        ? (item as Readonly<Record<string, Exact>>)[name]
        : undefined,
    );
    return values.every(isScalar) && new Set(values).size === values.length;
  });

/** With arrays and keys in one order, as far as their order doesn't count. */
export function inOneOrder(value: Exact, { arrays, keyField }: JsonCompareOptions): Exact {
  if (typeof value !== 'object' || value === null) return value;
  const inside = (one: Exact) => inOneOrder(one, { ...JSON_OPTIONS, arrays, keyField });
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, inside(one)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const names = keyField === '' ? KEY_NAMES : [keyField];
  const items = (value as readonly Exact[]).map(inside);
  if (arrays === 'place' || (arrays === 'key' && !isKeyed(value as readonly Exact[], names))) return items;
  return items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

export interface TreeValue extends DiffTreeRecord {
  readonly key: string;
  /** As written. Of a changed value without children, the original one. */
  readonly value: string;
  readonly other: string;
  readonly children: readonly TreeValue[];
}

/** The document at the root of the tree. */
export async function treeOf(a: AnySource, b: AnySource, options: Some = {}): Promise<TreeValue> {
  const all = { ...JSON_OPTIONS, ...options, format: 'tree' } as const;
  const { tree } = (await outputOf(kernel, [a, b], all)) as InWords<JsonDiffTree>;
  const [records, texts] = [await bytesOf(tree.records), Buffer.from(await bytesOf(tree.texts))];
  const view = new DataView(records.buffer, records.byteOffset, records.length);
  const text = (start: number, length: number) => texts.subarray(start, start + length).toString();
  const valueAt = (number: number): TreeValue => {
    const record = readDiffRecord(view, number * tree.recordBytes);
    return {
      ...record,
      key: text(record.start, record.keyLength),
      value: text(diffValueStart(record), record.valueLength),
      other: text(record.otherStart, record.otherLength),
      children: Array.from({ length: record.childCount }, (_, index) => valueAt(record.firstChild + index)),
    };
  };
  expect(records.length).toBe(tree.count * tree.recordBytes);
  return valueAt(tree.count - 1);
}

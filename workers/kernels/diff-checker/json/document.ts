// A JSON document in memory: its text without whitespace, and an index of its values in the order of the text. A value's first
// child follows it, and each child says where the next one is.
import type { ValueIds } from './value-ids';

export interface JsonDocument {
  readonly text: Uint8Array;
  /** The offsets of each value's first byte, and after its last one. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The number of the value after this one and everything in it. */
  readonly nexts: Uint32Array;
  /** The id of a member's key. Zero for an item of an array and for the document, which have none. */
  readonly keys: Int32Array;
  /** The id of each value. Equal values have equal ids, also in two documents with the same ValueIds. */
  readonly ids: Int32Array;
}

export type ContainerKind = 'object' | 'array';

export const OPEN_BRACE = 0x7b;
export const OPEN_BRACKET = 0x5b;
const NULL_LETTER = 0x6e;

/** Undefined for a string, a number or a literal. */
export function containerKind({ text, starts }: JsonDocument, value: number): ContainerKind | undefined {
  const byte = text[starts[value] ?? 0];
  if (byte === OPEN_BRACE) return 'object';
  return byte === OPEN_BRACKET ? 'array' : undefined;
}

export const isNull = ({ text, starts }: JsonDocument, value: number) => text[starts[value] ?? 0] === NULL_LETTER;

/** The value's text, as written. */
export const bytesOf = ({ text, starts, ends }: JsonDocument, value: number) =>
  text.subarray(starts[value], ends[value]);

/** The values in a container, in order. */
export function childrenOf({ nexts }: JsonDocument, container: number): Int32Array {
  const end = nexts[container] ?? 0;
  let count = 0;
  for (let child = container + 1; child < end; child = nexts[child] ?? end) count++;
  const children = new Int32Array(count);
  let filled = 0;
  for (let child = container + 1; child < end; child = nexts[child] ?? end) children[filled++] = child;
  return children;
}

/** The member of an object. Undefined if it has none with this key. */
export function memberOf({ nexts, keys }: JsonDocument, object: number, key: number): number | undefined {
  const end = nexts[object] ?? 0;
  for (let child = object + 1; child < end; child = nexts[child] ?? end) if (keys[child] === key) return child;
  return undefined;
}

/** What all documents of a comparison share. */
export interface Comparing {
  readonly ids: ValueIds;
  /** 1.0 and 1 are equal. Otherwise numbers are equal if they are written alike. */
  readonly byValue: boolean;
  /** Whether the order in the array doesn't matter. Its values have their ids. */
  readonly isUnordered: (document: JsonDocument, array: number) => boolean;
}

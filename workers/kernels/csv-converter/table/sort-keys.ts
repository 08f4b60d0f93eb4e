// Keys by which rows are sorted: a double that is in the keys' order, and bytes that decide between equal doubles.
import { numberOf } from '../../../lib/csv/number-of';
import { compareNumbers, isShort } from '../../../lib/json/decimals';

export interface SortKey {
  readonly near: number;
  readonly bytes: Uint8Array;
}

/** Of a key that a list of others has. */
export interface KeyAt {
  readonly near: number;
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export interface KeyKind {
  /** Undefined if the text has no key of this kind. */
  readonly keyOf: (text: Uint8Array) => SortKey | undefined;
  /** Below 0 if the bytes of one key come before those of another with the same double. */
  readonly compareEqual: (a: KeyAt, b: KeyAt) => number;
}

const NONE = new Uint8Array();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A number of up to 15 digits has no bytes, because no other one has the same double. */
export const NUMBER_KEYS: KeyKind = {
  keyOf(text) {
    const number = numberOf(decoder.decode(text));
    if (number === undefined) return undefined;
    return { near: Number(number), bytes: isShort(number) ? NONE : encoder.encode(number) };
  },
  compareEqual: (a, b) => (a.start === a.end && b.start === b.end ? 0 : compareNumbers(numberAt(a), numberAt(b))),
};

const numberAt = ({ near, bytes, start, end }: KeyAt) =>
  start === end ? String(near) : decoder.decode(bytes.subarray(start, end));

/** 48 bits, which a double has exactly. */
const NEAR_BYTES = 6;

/** The order of bytes, which is that of code points. */
export const TEXT_KEYS: KeyKind = {
  keyOf(bytes) {
    let near = 0;
    for (let at = 0; at < NEAR_BYTES; at++) near = near * 256 + (bytes[at] ?? 0);
    return { near, bytes };
  },
  compareEqual(a, b) {
    const length = Math.min(a.end - a.start, b.end - b.start);
    for (let at = Math.min(NEAR_BYTES, length); at < length; at++) {
      const difference = (a.bytes[a.start + at] ?? 0) - (b.bytes[b.start + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return a.end - a.start - (b.end - b.start);
  },
};

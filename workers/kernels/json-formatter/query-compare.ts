// Compares the values of a query (RFC 9535, section 2.3.5.2.2).
import { compareNumbers } from '../../lib/json/decimals';
import type { Tape } from './query-tape';

/** A number as written, because a double may lack digits. */
export interface JsonNumber {
  readonly number: string;
}

/** The result of a query without a match, where a value is expected. */
export const NOTHING = Symbol('nothing');

/** A literal of the query, or a value of the document. An object or array is its number on the tape. */
export type Value = string | boolean | null | JsonNumber | { readonly container: number } | typeof NOTHING;

export function valueOn(tape: Tape, value: number): Value {
  switch (tape.kind(value)) {
    case 'string':
      return tape.string(value);
    case 'number':
      return { number: tape.plain(value) };
    case 'true':
      return true;
    case 'false':
      return false;
    case 'null':
      return null;
    default:
      return { container: value };
  }
}

const isNumber = (value: Value): value is JsonNumber =>
  typeof value === 'object' && value !== null && 'number' in value;

export function isLess(left: Value, right: Value): boolean {
  if (isNumber(left)) return isNumber(right) && compareNumbers(left.number, right.number) < 0;
  return typeof left === 'string' && typeof right === 'string' && isBefore(left, right);
}

/** UTF-16 sorts surrogates before U+E000, code points after U+FFFF. */
const byCodePoint = (unit: number) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

function isBefore(left: string, right: string): boolean {
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at++) {
    const [a, b] = [left.charCodeAt(at), right.charCodeAt(at)];
    if (a !== b) return byCodePoint(a) < byCodePoint(b);
  }
  return left.length < right.length;
}

export function isEqual(tape: Tape, left: Value, right: Value): boolean {
  if (isNumber(left)) return isNumber(right) && compareNumbers(left.number, right.number) === 0;
  if (typeof left !== 'object' || left === null) return left === right;
  if (typeof right !== 'object' || right === null || isNumber(right)) return false;
  return areEqual(tape, left.container, right.container);
}

function areEqual(tape: Tape, left: number, right: number): boolean {
  const kind = tape.kind(left);
  if (kind !== tape.kind(right)) return false;
  if (kind === 'array') {
    const [items, others] = [tape.children(left), tape.children(right)];
    return items.length === others.length && items.every((item, at) => areEqual(tape, item, others[at] ?? 0));
  }
  if (kind !== 'object') return isEqual(tape, valueOn(tape, left), valueOn(tape, right));
  const [members, others] = [membersOf(tape, left), membersOf(tape, right)];
  if (members.size !== others.size) return false;
  return [...members].every(([name, value]) => {
    const other = others.get(name);
    return other !== undefined && areEqual(tape, value, other);
  });
}

/** Of equal names the last one counts. */
const membersOf = (tape: Tape, object: number): ReadonlyMap<string, number> =>
  new Map(tape.children(object).map((member) => [tape.name(member), member]));

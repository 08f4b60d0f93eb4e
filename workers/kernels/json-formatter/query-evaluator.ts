// Evaluates a JSONPath query (RFC 9535). Strings are compared and counted by code points.
import { Regexp, RegexpError } from './i-regexp';
import type { Call, Operand, Operator, Query, Segment, Selector, Test } from './query-parser';

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/** A value and its path. Paths share their parts. */
export interface Node {
  readonly value: JsonValue;
  readonly parent?: Node;
  /** The value's key in its parent. */
  readonly key?: string | number;
}

/** The names or indices from the root to a node. */
export function locationOf(node: Node): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let at: Node | undefined = node; at?.key !== undefined; at = at.parent) steps.push(at.key);
  return steps.toReversed();
}

/** A pattern that match() or search() can't use, and why. */
export interface BadPattern {
  readonly pattern: string;
  readonly error: RegexpError;
}

/** Patterns may come from the document, so there can be as many as there are values. */
const MOST_PATTERNS = 100;

/** The result of a query without a match, where a value is expected. */
const NOTHING = Symbol('nothing');
type Value = JsonValue | typeof NOTHING;

const isArray = (value: Value): value is readonly JsonValue[] => Array.isArray(value);

const isObject = (value: Value): value is Readonly<Record<string, JsonValue>> =>
  typeof value === 'object' && value !== null && !isArray(value);

function childrenOf(node: Node): readonly Node[] {
  const { value } = node;
  if (isArray(value)) return value.map((child, key) => ({ value: child, parent: node, key }));
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, child]) => ({ value: child, parent: node, key }));
}

/** One run of a query over one document. */
export class Evaluation {
  readonly #root: Node;
  readonly #patterns = new Map<string, Regexp | undefined>();
  /** The first pattern that isn't I-Regexp (RFC 9485). It matches nothing (RFC 9535, section 2.4.6). */
  badPattern: BadPattern | undefined;

  constructor(root: JsonValue) {
    this.#root = { value: root };
  }

  nodes(query: Query): readonly Node[] {
    return this.#select(query, this.#root);
  }

  #select({ isAbsolute, segments }: Query, current: Node): readonly Node[] {
    let nodes: readonly Node[] = [isAbsolute ? this.#root : current];
    for (const segment of segments) {
      const next: Node[] = [];
      for (const node of nodes) this.#applySegment(segment, node, next);
      nodes = next;
    }
    return nodes;
  }

  #applySegment({ isDescending, selectors }: Segment, start: Node, into: Node[]): void {
    const open = [start];
    for (let node = open.pop(); node; node = open.pop()) {
      for (const selector of selectors) this.#applySelector(selector, node, into);
      if (isDescending) for (const child of childrenOf(node).toReversed()) open.push(child);
    }
  }

  #applySelector(selector: Selector, node: Node, into: Node[]): void {
    const { value } = node;
    switch (selector.kind) {
      case 'name':
        if (isObject(value) && Object.hasOwn(value, selector.name))
          into.push({ value: value[selector.name] ?? null, parent: node, key: selector.name });
        return;
      case 'index': {
        if (!isArray(value)) return;
        const key = selector.index < 0 ? value.length + selector.index : selector.index;
        const found = value[key];
        if (found !== undefined) into.push({ value: found, parent: node, key });
        return;
      }
      case 'slice':
        if (isArray(value)) slice(selector, value, node, into);
        return;
      case 'wildcard':
        for (const child of childrenOf(node)) into.push(child);
        return;
      case 'filter':
        for (const child of childrenOf(node)) if (this.#isTrue(selector.test, child)) into.push(child);
    }
  }

  #isTrue(test: Test, node: Node): boolean {
    switch (test.kind) {
      case 'or':
        return test.tests.some((one) => this.#isTrue(one, node));
      case 'and':
        return test.tests.every((one) => this.#isTrue(one, node));
      case 'not':
        return !this.#isTrue(test.test, node);
      case 'query':
        return this.#select(test.query, node).length > 0;
      case 'compare':
        return compare(this.#valueOf(test.left, node), test.operator, this.#valueOf(test.right, node));
      case 'call':
        return this.#call(test, node) === true;
    }
  }

  #valueOf(operand: Operand, node: Node): Value {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'call') return this.#call(operand, node);
    return onlyValue(this.#select(operand.query, node));
  }

  #call({ name, operands: [first, second] }: Call, node: Node): Value {
    if (!first) return NOTHING;
    if (name === 'count' || name === 'value') {
      const nodes = first.kind === 'query' ? this.#select(first.query, node) : [];
      return name === 'count' ? nodes.length : onlyValue(nodes);
    }
    const value = this.#valueOf(first, node);
    if (name === 'length') return lengthOf(value);
    const pattern = second && this.#valueOf(second, node);
    if (typeof value !== 'string' || typeof pattern !== 'string') return false;
    const regexp = this.#regexp(pattern);
    return regexp !== undefined && (name === 'match' ? regexp.matches(value) : regexp.isIn(value));
  }

  #regexp(pattern: string): Regexp | undefined {
    if (this.#patterns.has(pattern)) return this.#patterns.get(pattern);
    if (this.#patterns.size === MOST_PATTERNS) this.#patterns.clear();
    let regexp: Regexp | undefined;
    try {
      regexp = new Regexp(pattern);
    } catch (error) {
      if (!(error instanceof RegexpError)) throw error;
      this.badPattern ??= { pattern, error };
    }
    this.#patterns.set(pattern, regexp);
    return regexp;
  }
}

const onlyValue = ([first, second]: readonly Node[]): Value =>
  first === undefined || second !== undefined ? NOTHING : first.value;

/** Section 2.3.4.2.2. */
function slice(
  { start, end, step = 1 }: Extract<Selector, { kind: 'slice' }>,
  value: readonly JsonValue[],
  node: Node,
  into: Node[],
): void {
  const { length } = value;
  const isForward = step > 0;
  const from = start ?? (isForward ? 0 : length - 1);
  const to = end ?? (isForward ? length : -length - 1);
  const [least, most] = isForward ? [0, length] : [-1, length - 1];
  const clamp = (index: number) => Math.min(Math.max(index < 0 ? length + index : index, least), most);
  const last = clamp(to);
  if (step === 0) return;
  for (let key = clamp(from); isForward ? key < last : key > last; key += step) {
    into.push({ value: value[key] ?? null, parent: node, key });
  }
}

function lengthOf(value: Value): Value {
  if (typeof value === 'string') {
    let length = 0;
    for (const _ of value) length++;
    return length;
  }
  if (isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : NOTHING;
}

/** Section 2.3.5.2.2. */
function compare(left: Value, operator: Operator, right: Value): boolean {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case '<':
      return isLess(left, right);
    case '>':
      return isLess(right, left);
    case '<=':
      return isLess(left, right) || isEqual(left, right);
    case '>=':
      return isLess(right, left) || isEqual(left, right);
  }
}

function isLess(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
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

function isEqual(left: Value, right: Value): boolean {
  if (isArray(left)) {
    return isArray(right) && left.length === right.length && left.every((item, at) => isEqual(item, right[at] ?? null));
  }
  if (!isObject(left)) return left === right;
  if (!isObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isEqual(left[name] ?? null, right[name] ?? null))
  );
}

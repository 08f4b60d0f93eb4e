// Evaluates a JSONPath query (RFC 9535) on a value in memory. Strings are compared and counted by code points, and numbers by all
// of their digits.
import { Regexp, RegexpError } from './i-regexp';
import { isEqual, isLess, NOTHING, valueOn, type Value } from './query-compare';
import type { Call, Operand, Operator, Query, Segment, Selector, Test } from './query-parser';
import { isSingular } from './query-parser';
import type { Tape } from './query-tape';

/** A pattern that match() or search() can't use, and why. */
export interface BadPattern {
  readonly pattern: string;
  readonly error: RegexpError;
}

/** Patterns may come from the document, so there can be as many as there are values. */
const MOST_PATTERNS = 100;

/** A query on one value after another, each on the same tape. Values are their numbers there. */
export class Evaluation {
  readonly #tape: Tape;
  readonly #patterns = new Map<string, Regexp | undefined>();
  /** The results of queries that begin with `$`, which are the same for each value that a filter tests. */
  readonly #absolute = new Map<Query, readonly number[]>();
  /** The first pattern that isn't I-Regexp (RFC 9485). It matches nothing (RFC 9535, section 2.4.6). */
  badPattern: BadPattern | undefined;

  constructor(tape: Tape) {
    this.#tape = tape;
  }

  /** Call it after the tape has read another value. */
  begin(): void {
    this.#absolute.clear();
  }

  /** The matches of segments that follow each other. */
  select(segments: readonly Segment[], start: number): readonly number[] {
    let values: readonly number[] = [start];
    for (const segment of segments) {
      const next: number[] = [];
      for (const value of values) this.#applySegment(segment, value, next);
      values = next;
    }
    return values;
  }

  isTrue(test: Test, value: number): boolean {
    switch (test.kind) {
      case 'or':
        return test.tests.some((one) => this.isTrue(one, value));
      case 'and':
        return test.tests.every((one) => this.isTrue(one, value));
      case 'not':
        return !this.isTrue(test.test, value);
      case 'query':
        return this.#query(test.query, value).length > 0;
      case 'compare':
        return this.#compare(this.#valueOf(test.left, value), test.operator, this.#valueOf(test.right, value));
      case 'call':
        return this.#call(test, value) === true;
    }
  }

  #query(query: Query, value: number): readonly number[] {
    if (!query.isAbsolute) return this.select(query.segments, value);
    const known = this.#absolute.get(query) ?? this.select(query.segments, 0);
    this.#absolute.set(query, known);
    return known;
  }

  #applySegment({ isDescending, selectors }: Segment, start: number, into: number[]): void {
    // The values inside of another one follow it, so their order is that of section 2.5.2.2.
    const end = isDescending ? this.#tape.end(start) : start + 1;
    for (let value = start; value < end; value++) {
      for (const selector of selectors) this.#applySelector(selector, value, into);
    }
  }

  #applySelector(selector: Selector, value: number, into: number[]): void {
    const tape = this.#tape;
    const kind = tape.kind(value);
    const isArray = kind === 'array';
    if (!isArray && kind !== 'object') return;
    switch (selector.kind) {
      case 'name':
        if (!isArray) for (const member of tape.members(value, selector.name)) into.push(member);
        return;
      case 'index': {
        if (!isArray) return;
        const { index } = selector;
        const found = index < 0 ? tape.children(value).at(index) : tape.child(value, index);
        if (found !== undefined) into.push(found);
        return;
      }
      case 'slice':
        if (isArray) slice(selector, tape.children(value), into);
        return;
      case 'wildcard':
        for (const child of tape.children(value)) into.push(child);
        return;
      case 'filter':
        for (const child of tape.children(value)) if (this.isTrue(selector.test, child)) into.push(child);
    }
  }

  #valueOf(operand: Operand, value: number): Value {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'call') return this.#call(operand, value);
    return this.#onlyValue(operand.query, value);
  }

  #onlyValue(query: Query, value: number): Value {
    const found = this.#query(query, value);
    // Only a repeated name gives a singular query several values. As in most programs, the last one counts.
    const only = isSingular(query) || found.length === 1 ? found.at(-1) : undefined;
    return only === undefined ? NOTHING : valueOn(this.#tape, only);
  }

  /** Section 2.3.5.2.2. */
  #compare(left: Value, operator: Operator, right: Value): boolean {
    switch (operator) {
      case '==':
        return isEqual(this.#tape, left, right);
      case '!=':
        return !isEqual(this.#tape, left, right);
      case '<':
        return isLess(left, right);
      case '>':
        return isLess(right, left);
      case '<=':
        return isLess(left, right) || isEqual(this.#tape, left, right);
      case '>=':
        return isLess(right, left) || isEqual(this.#tape, left, right);
    }
  }

  #call({ name, operands: [first, second] }: Call, at: number): Value {
    if (!first) return NOTHING;
    if (name === 'count')
      return first.kind === 'query' ? { number: String(this.#query(first.query, at).length) } : NOTHING;
    const value = this.#valueOf(first, at);
    if (name === 'value') return value;
    if (name === 'length') return this.#lengthOf(value);
    const pattern = second && this.#valueOf(second, at);
    if (typeof value !== 'string' || typeof pattern !== 'string') return false;
    const regexp = this.#regexp(pattern);
    return regexp !== undefined && (name === 'match' ? regexp.matches(value) : regexp.isIn(value));
  }

  /** A repeated name counts once. */
  #lengthOf(value: Value): Value {
    if (typeof value === 'string') {
      let length = 0;
      for (const _ of value) length++;
      return { number: String(length) };
    }
    if (typeof value !== 'object' || value === null || 'number' in value) return NOTHING;
    const { container } = value;
    const children = this.#tape.children(container);
    const isArray = this.#tape.kind(container) === 'array';
    const length = isArray ? children.length : new Set(children.map((child) => this.#tape.name(child))).size;
    return { number: String(length) };
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

/** Section 2.3.4.2.2. */
function slice(
  { start, end, step = 1 }: Extract<Selector, { kind: 'slice' }>,
  children: readonly number[],
  into: number[],
): void {
  const { length } = children;
  const isForward = step > 0;
  const from = start ?? (isForward ? 0 : length - 1);
  const to = end ?? (isForward ? length : -length - 1);
  const [least, most] = isForward ? [0, length] : [-1, length - 1];
  const clamp = (index: number) => Math.min(Math.max(index < 0 ? length + index : index, least), most);
  const last = clamp(to);
  if (step === 0) return;
  for (let key = clamp(from); isForward ? key < last : key > last; key += step) into.push(children[key] ?? 0);
}

// An index of the objects in a JSON text, with their members in the order of their keys. The text is in memory, without
// whitespace.
import type { RunContext, Step } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { enlarged } from '../../lib/enlarged';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('json-formatter');

export const SORTING: Step = { label: message('sortingKeys'), unit: 'bytes' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** A growing list of numbers below 2^32. */
export class NumberList {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) this.#values = enlarged(this.#values);
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  /** Removes the numbers from `from` on. */
  takeFrom(from: number): Uint32Array {
    const taken = this.#values.slice(from, this.length);
    this.length = from;
    return taken;
  }
}

export interface KeyIndex {
  /** In the order of their first bytes: the offsets of the opening brace and after the closing one. */
  readonly starts: NumberList;
  readonly ends: NumberList;
  /** How many objects begin before the end of each. */
  readonly nexts: NumberList;
  /** The members of each object: their start in `order`, and their number. */
  readonly firsts: NumberList;
  readonly counts: NumberList;
  readonly order: NumberList;
  /**
   * For each member: the offset of its key, the offset of its value, the offset after it, and the number of objects before the
   * value.
   */
  readonly keys: NumberList;
  readonly values: NumberList;
  readonly valueEnds: NumberList;
  readonly cursors: NumberList;
}

const list = () => new NumberList();

export async function indexKeys(bytes: Uint8Array, run: RunContext): Promise<KeyIndex> {
  const indexer = new Indexer(bytes);
  for (let at = 0; at < bytes.length;) {
    at = indexer.readUpTo(Math.min(at + MiB, bytes.length));
    await run.tick(at, bytes.length, SORTING);
  }
  return indexer.index;
}

class Indexer {
  readonly index: KeyIndex = {
    starts: list(),
    ends: list(),
    nexts: list(),
    firsts: list(),
    counts: list(),
    order: list(),
    keys: list(),
    values: list(),
    valueEnds: list(),
    cursors: list(),
  };
  readonly #bytes: Uint8Array;
  readonly #order: KeyOrder;
  #at = 0;
  /** The open containers. An object has its number and its first pending member, and an array has nothing. */
  readonly #open: ({ readonly object: number; readonly pending: number } | undefined)[] = [];
  /** Members of open objects. */
  readonly #pending = list();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#order = new KeyOrder(bytes, this.index.keys);
  }

  /** Ends at the first token that reaches the limit. */
  readUpTo(limit: number): number {
    const bytes = this.#bytes;
    while (this.#at < limit) {
      const byte = bytes[this.#at] ?? 0;
      if (byte === QUOTE) this.#string();
      else {
        if (byte === 0x7b) this.#openObject();
        else if (byte === 0x5b) this.#open.push(undefined);
        else if (byte === 0x2c) this.#endMember();
        else if (byte === 0x7d || byte === 0x5d) this.#close(this.#at + 1);
        this.#at++;
      }
    }
    return this.#at;
  }

  #openObject() {
    const { starts, ends, nexts, firsts, counts } = this.index;
    this.#open.push({ object: starts.length, pending: this.#pending.length });
    starts.push(this.#at);
    for (const later of [ends, nexts, firsts, counts]) later.push(0);
  }

  /** A string is a key if a colon follows. */
  #string() {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start + 1;
    let escaped = false;
    while (bytes[at] !== QUOTE) {
      if (bytes[at] === BACKSLASH) {
        escaped = true;
        at++;
      }
      at++;
    }
    this.#at = at + 1;
    if (bytes[this.#at] !== 0x3a || this.#open.at(-1) === undefined) return;
    const { keys, values, valueEnds, cursors, starts } = this.index;
    if (escaped) this.#order.decode(keys.length, bytes.subarray(start, this.#at));
    this.#pending.push(keys.length);
    keys.push(start);
    values.push(++this.#at);
    valueEnds.push(0);
    cursors.push(starts.length);
  }

  /** The position is after the value of the innermost object's last member. */
  #endMember() {
    const innermost = this.#open.at(-1);
    if (!innermost || this.#pending.length === innermost.pending) return;
    this.index.valueEnds.set(this.#pending.at(this.#pending.length - 1), this.#at);
  }

  #close(end: number) {
    this.#endMember();
    const closed = this.#open.pop();
    if (!closed) return;
    const { ends, nexts, firsts, counts, order, starts } = this.index;
    const members = this.#order.sorted(this.#pending.takeFrom(closed.pending));
    ends.set(closed.object, end);
    nexts.set(closed.object, starts.length);
    firsts.set(closed.object, order.length);
    counts.set(closed.object, members.length);
    for (const member of members) order.push(member);
  }
}

/** Keys by their code points, which is the order of their UTF-8 bytes. */
class KeyOrder {
  readonly #bytes: Uint8Array;
  readonly #keys: NumberList;
  /** Keys with escapes, by number, decoded and with quotation marks. */
  readonly #decoded = new Map<number, Uint8Array>();

  constructor(bytes: Uint8Array, keys: NumberList) {
    this.#bytes = bytes;
    this.#keys = keys;
  }

  decode(key: number, literal: Uint8Array): void {
    const meant = JSON.parse(new TextDecoder().decode(literal)) as string;
    this.#decoded.set(key, new TextEncoder().encode(`"${meant}`));
  }

  /** Stable: equal keys stay in their order. */
  sorted(members: Uint32Array): Uint32Array {
    for (let at = 1; at < members.length; at++) {
      if (this.#compare(members[at - 1] ?? 0, members[at] ?? 0) > 0) return members.sort((a, b) => this.#compare(a, b));
    }
    return members;
  }

  #compare(a: number, b: number): number {
    const [left, right] = [this.#decoded.get(a), this.#decoded.get(b)];
    const [leftBytes, rightBytes] = [left ?? this.#bytes, right ?? this.#bytes];
    // The position is after the first quotation mark. A key ends at its second mark.
    let i = left ? 1 : this.#keys.at(a) + 1;
    let j = right ? 1 : this.#keys.at(b) + 1;
    for (; ; i++, j++) {
      const x = left ? (leftBytes[i] ?? -1) : endAtQuote(leftBytes[i] ?? 0);
      const y = right ? (rightBytes[j] ?? -1) : endAtQuote(rightBytes[j] ?? 0);
      if (x !== y) return x - y;
      if (x < 0) return 0;
    }
  }
}

const endAtQuote = (byte: number) => (byte === QUOTE ? -1 : byte);

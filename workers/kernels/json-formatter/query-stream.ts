// Finds the values that a plan's steps reach, while the document arrives. Of the document, it keeps only the open containers on the
// way there.
import type { Step } from './query-plan';
import { BACKSLASH, isKey, QUOTE, type Name } from './query-text';

const COMMA = 0x2c;
const COLON = 0x3a;
const LINE_FEED = 0x0a;

/** The longest form of a byte in a key: a control character, written as \u0000. */
const LONGEST_ESCAPE = 6;

export interface Found {
  /** A part of a value that the steps reach. */
  readonly bytes: (bytes: Uint8Array, from: number, to: number) => void;
  /** The value is complete. Reading goes on after the promise. */
  readonly end: () => void | Promise<void>;
}

/** An open container whose children may be on the way. */
interface Frame {
  readonly isArray: boolean;
  /** The index of an array's next item. */
  next: number;
}

type State = 'start' | 'key' | 'value' | 'string' | 'escape' | 'plain';

export class QueryStream {
  readonly #steps: readonly Step[];
  readonly #found: Found;
  readonly #frames: Frame[] = [];
  /** `start`: before a value or a key. `key`: in a key that is compared. The others are within a value as a whole. */
  #state: State = 'start';
  /** Whether the current value is one to give, and how many of its containers are open. */
  #isFound = false;
  #depth = 0;
  /** Whether the next value's key was read, and whether a backslash of a key was the last byte. */
  #hasKey = false;
  #isEscaped = false;
  /** Of an object's member: whether the key was the step's. */
  #isTaken = false;
  /** A key so far, with its quotation mark, and its length, of which a longer key has only a part here. */
  #key = new Uint8Array(256);
  #keyLength = 0;

  constructor(steps: readonly Step[], found: Found) {
    this.#steps = steps;
    this.#found = found;
  }

  /** Takes valid JSON without whitespace. A line feed may be between documents. */
  async push(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length;) {
      if (this.#state === 'start') at = this.#start(chunk, at);
      else if (this.#state === 'key') at = this.#inKey(chunk, at);
      else {
        const end = this.#value(chunk, at);
        if (this.#isFound && end > at) this.#found.bytes(chunk, at, end);
        at = end;
        if (this.#isComplete()) await this.#endValue();
      }
    }
  }

  /** Call it after the last byte. */
  async end(): Promise<void> {
    if (this.#state === 'plain') await this.#endValue();
  }

  /** `#value` has changed the state. */
  #isComplete(): boolean {
    return this.#state === 'start';
  }

  #endValue(): void | Promise<void> {
    this.#state = 'start';
    return this.#isFound ? this.#found.end() : undefined;
  }

  /** Between the tokens of a container on the way, or before a document. */
  #start(chunk: Uint8Array, at: number): number {
    const byte = chunk[at] ?? 0;
    if (byte === COMMA || byte === COLON || byte === LINE_FEED) return at + 1;
    if (byte === 0x5d || byte === 0x7d) {
      this.#frames.pop();
      return at + 1;
    }
    const frame = this.#frames.at(-1);
    if (frame && !frame.isArray && !this.#hasKey && byte === QUOTE) return this.#beginKey(at);
    this.#hasKey = false;
    const isTaken = !frame || (frame.isArray ? this.#takesItem(frame) : this.#isTaken);
    this.#isFound = isTaken && this.#frames.length === this.#steps.length;
    const isOpening = byte === 0x5b || byte === 0x7b;
    if (isTaken && !this.#isFound && isOpening) {
      this.#frames.push({ isArray: byte === 0x5b, next: 0 });
      return at + 1;
    }
    this.#depth = 0;
    this.#state = isOpening ? 'value' : byte === QUOTE ? 'string' : 'plain';
    // The first byte is part of the value, and `#value` reads it unless it is a quotation mark, which would end the string.
    if (byte !== QUOTE) return at;
    if (this.#isFound) this.#found.bytes(chunk, at, at + 1);
    return at + 1;
  }

  #step(): Step | undefined {
    return this.#steps[this.#frames.length - 1];
  }

  #takesItem(frame: Frame): boolean {
    const index = frame.next++;
    const step = this.#step();
    if (!step || step.all) return step !== undefined;
    return step.ranges.some(({ from, to, step: every }) => index >= from && index < to && (index - from) % every === 0);
  }

  /** The key's bytes matter only if the step has a name. */
  #beginKey(at: number): number {
    this.#state = 'key';
    this.#isEscaped = false;
    this.#keyLength = 1;
    this.#key[0] = QUOTE;
    return at + 1;
  }

  #inKey(chunk: Uint8Array, at: number): number {
    let end = at;
    for (; end < chunk.length; end++) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (chunk[end] === BACKSLASH) this.#isEscaped = true;
      else if (chunk[end] === QUOTE) break;
    }
    const isComplete = end < chunk.length;
    if (isComplete) end++;
    const step = this.#step();
    if (step?.name) this.#addToKey(chunk, at, end, step.name);
    if (!isComplete) return end;
    this.#isTaken = step !== undefined && (step.all || (step.name !== undefined && this.#isName(step.name)));
    this.#hasKey = true;
    this.#state = 'start';
    return end;
  }

  #addToKey(chunk: Uint8Array, from: number, to: number, name: Name): void {
    const room = LONGEST_ESCAPE * name.bytes.length + 2;
    if (this.#key.length < room) {
      const larger = new Uint8Array(room);
      larger.set(this.#key.subarray(0, this.#keyLength));
      this.#key = larger;
    }
    if (this.#keyLength + to - from <= room) this.#key.set(chunk.subarray(from, to), this.#keyLength);
    this.#keyLength += to - from;
  }

  #isName(name: Name): boolean {
    return this.#keyLength <= LONGEST_ESCAPE * name.bytes.length + 2 && isKey(this.#key, 0, this.#keyLength, name);
  }

  /** To the end of the value, or of the chunk. The state is `start` at the value's end. */
  #value(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length) {
      at = this.#part(chunk, at);
      if (this.#state === 'value' && this.#depth === 0) this.#state = 'start';
      if (this.#isComplete()) break;
    }
    return at;
  }

  #part(chunk: Uint8Array, from: number): number {
    if (this.#state === 'string') return this.#inString(chunk, from);
    if (this.#state === 'value') return this.#between(chunk, from);
    if (this.#state === 'escape') {
      this.#state = 'string';
      return from + 1;
    }
    let at = from;
    while (at < chunk.length && !endsPlain(chunk[at] ?? 0)) at++;
    if (at < chunk.length) this.#state = 'start';
    return at;
  }

  #inString(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length && chunk[at] !== QUOTE && chunk[at] !== BACKSLASH) at++;
    if (at === chunk.length) return at;
    this.#state = chunk[at] === QUOTE ? 'value' : 'escape';
    return at + 1;
  }

  /** Within a container, up to a string, its end or the end of the chunk. */
  #between(chunk: Uint8Array, from: number): number {
    let depth = this.#depth;
    let at = from;
    for (; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === QUOTE) {
        this.#state = 'string';
        at++;
        break;
      }
      if (byte < 0x5b) continue;
      if (byte === 0x5b || byte === 0x7b) depth++;
      else if ((byte === 0x5d || byte === 0x7d) && --depth === 0) {
        at++;
        break;
      }
    }
    this.#depth = depth;
    return at;
  }
}

const endsPlain = (byte: number) => byte === COMMA || byte === 0x5d || byte === 0x7d || byte === LINE_FEED;

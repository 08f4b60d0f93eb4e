// Creates a tree's records from formatted JSON while it is written. Only the children of open containers are in memory.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { RecordBuffer } from '../../lib/record-buffer';
import type { messages } from './messages';
import { TREE_OPEN_LIMIT } from './spec';
import { RECORD_BYTES, writeRecord, type TreeRecord } from '../../contract/run/json-tree';

const message = messagesOf<typeof messages>('json-formatter');

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Fields of records have 32 bits. */
const TEXT_LIMIT = 2 ** 32;

/** Size of one write. */
const ENOUGH = MiB;

/** Letters, digits, signs and points: any other character ends a number or a literal. */
const isPlain = (byte: number) => byte > 0x2a && byte < 0x7b && byte !== COMMA && byte !== 0x5d;
/** Whitespace, and the colon after a key. */
const isNothing = (byte: number) => byte <= 0x20 || byte === 0x3a;

interface Container {
  readonly isObject: boolean;
  readonly start: number;
  readonly keyLength: number;
  readonly valueStart: number;
  /** The number of its first child among the pending records. */
  readonly firstPending: number;
  descendants: number;
}

export class TreeIndex {
  readonly #pending = new RecordBuffer(RECORD_BYTES);
  readonly #closed = new RecordBuffer(RECORD_BYTES);
  readonly #open: Container[] = [];
  #written = 0;
  /** How many bytes of the text come before the current chunk. */
  #before = 0;
  #state: 'between' | 'string' | 'escape' | 'plain' = 'between';
  /** The start of the current token, and the preceding key. */
  #tokenStart = 0;
  #keyStart = 0;
  /** 0 if there is none. */
  #keyLength = 0;
  #expectsKey = false;

  /** Reads a chunk from `from` on. Ends early when there is enough to write. Throws ToolError `too-large`. */
  push(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length && this.#closed.length < ENOUGH) at = this.#take(chunk, at);
    if (at === chunk.length) this.#before += chunk.length;
    if (this.#before > TEXT_LIMIT || this.#pending.count > TREE_OPEN_LIMIT) {
      throw new ToolError('too-large', message('treeLimit'));
    }
    return at;
  }

  /** Call it after the end of the text, when only the documents are left. */
  end(): void {
    if (this.#state === 'plain') this.#endPlain(this.#before);
    this.#closed.append(this.#pending.bytes);
    this.#pending.keep(0);
  }

  /** The records that have been completed since the last call. Write them before pushing anything else. */
  takeRecords(): Uint8Array {
    const { bytes, count } = this.#closed;
    this.#written += count;
    this.#closed.keep(0);
    return bytes;
  }

  get count() {
    return this.#written;
  }

  /** Skips to the next byte that changes something, or to the chunk's end; handles it, and returns the next position. */
  #take(chunk: Uint8Array, from: number): number {
    if (this.#state === 'string') return this.#inString(chunk, from);
    if (this.#state === 'plain') return this.#inPlain(chunk, from);
    if (this.#state === 'between') return this.#between(chunk, from);
    this.#state = 'string';
    return from + 1;
  }

  #inString(chunk: Uint8Array, from: number): number {
    const { length } = chunk;
    let at = from;
    for (; at < length; at++) {
      const byte = chunk[at];
      if (byte === QUOTE || byte === BACKSLASH) break;
    }
    if (at === length) return at;
    if (chunk[at] === QUOTE) this.#endString(this.#before + at + 1);
    else this.#state = 'escape';
    return at + 1;
  }

  #inPlain(chunk: Uint8Array, from: number): number {
    const { length } = chunk;
    let at = from;
    while (at < length && isPlain(chunk[at] ?? 0)) at++;
    if (at < length) this.#endPlain(this.#before + at);
    return at;
  }

  #between(chunk: Uint8Array, from: number): number {
    const { length } = chunk;
    let at = from;
    while (at < length && isNothing(chunk[at] ?? 0)) at++;
    if (at === length) return at;
    const byte = chunk[at] ?? 0;
    const offset = this.#before + at;
    if (byte === COMMA) this.#expectsKey = this.#open.at(-1)?.isObject ?? false;
    else if (byte === 0x7d || byte === 0x5d) this.#close(offset + 1);
    else {
      this.#tokenStart = offset;
      if (byte === QUOTE) this.#state = 'string';
      else if (byte === 0x7b || byte === 0x5b) this.#openWith(byte === 0x7b, offset);
      else this.#state = 'plain';
    }
    return at + 1;
  }

  #openWith(isObject: boolean, at: number) {
    const start = this.#keyLength > 0 ? this.#keyStart : at;
    const firstPending = this.#pending.count;
    this.#open.push({ isObject, start, keyLength: this.#keyLength, valueStart: at, firstPending, descendants: 0 });
    this.#keyLength = 0;
    this.#expectsKey = isObject;
  }

  #endString(end: number) {
    this.#state = 'between';
    if (!this.#expectsKey) return this.#scalar(end);
    this.#keyStart = this.#tokenStart;
    this.#keyLength = end - this.#tokenStart;
    this.#expectsKey = false;
  }

  #endPlain(end: number) {
    this.#state = 'between';
    this.#scalar(end);
  }

  /** Without copying objects, because a tree of 50 MB has millions of them. */
  #scalar(end: number) {
    const keyLength = this.#keyLength;
    const start = keyLength > 0 ? this.#keyStart : this.#tokenStart;
    this.#keyLength = 0;
    const valueLength = end - this.#tokenStart;
    this.#add({ start, keyLength, valueLength, firstChild: 0, childCount: 0, descendants: 0 });
  }

  #add(record: TreeRecord) {
    const at = this.#pending.add();
    writeRecord(this.#pending.view, at, record);
    const parent = this.#open.at(-1);
    if (parent) parent.descendants += 1 + record.descendants;
  }

  #close(end: number) {
    const closed = this.#open.pop();
    if (!closed) return;
    const { start, keyLength, firstPending, descendants } = closed;
    const childCount = this.#pending.count - firstPending;
    const firstChild = this.#written + this.#closed.count;
    this.#closed.append(this.#pending.from(firstPending));
    this.#pending.keep(firstPending);
    this.#expectsKey = false;
    this.#add({ start, keyLength, valueLength: end - closed.valueStart, firstChild, childCount, descendants });
  }
}

// Indexes a document from its last value inward: a container is known when it closes, by the ids of its values.
import { ToolError } from '../../../contract/run/errors';
import type { RunContext, Step } from '../../../contract/run/kernel';
import { messagesOf } from '../../../contract/run/message';
import { MiB } from '../../../contract/run/sink';
import { enlarged } from '../../../lib/enlarged';
import type { messages } from '../messages';
import { canonicalNumber, decodeString, isCanonicalNumber, Scratch, stringOf } from './canonical';
import { OPEN_BRACE, OPEN_BRACKET, type Comparing, type JsonDocument } from './document';

const message = messagesOf<typeof messages>('diff-checker');

const INDEXING: Step = { label: message('indexing'), unit: 'bytes' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [CLOSE_BRACE, CLOSE_BRACKET] = [0x7d, 0x5d];
/** The first byte of an unordered array's canonical bytes. */
const UNORDERED = 0x3c;

/** Bytes of an id. */
const ID = 4;

/** `text` is valid JSON without whitespace that has so many values. Throws ToolError for a key that an object has twice. */
export async function indexDocument(
  text: Uint8Array,
  count: number,
  comparing: Comparing,
  run: Pick<RunContext, 'tick'>,
): Promise<JsonDocument> {
  const indexer = new Indexer(text, count, comparing);
  for (let at = 0; at < text.length;) {
    at = indexer.readUpTo(Math.min(at + MiB, text.length));
    await run.tick(at, text.length, INDEXING);
  }
  return indexer.document;
}

/** A container's ids, in a buffer that is a list of bytes as well. The first byte is followed by the ids. */
class IdList {
  /** Its first three bytes are unused, so that the ids are aligned. */
  bytes = new Uint8Array(1024 * ID);
  view = new DataView(this.bytes.buffer);
  ids = new Int32Array(this.bytes.buffer);
  length = 0;

  push(id: number): void {
    if (this.length + 1 === this.ids.length) {
      this.ids = enlarged(this.ids);
      this.bytes = new Uint8Array(this.ids.buffer);
      this.view = new DataView(this.ids.buffer);
    }
    this.ids[++this.length] = id;
  }

  get list(): Int32Array {
    return this.ids.subarray(1, this.length + 1);
  }
}

class Indexer {
  readonly document: JsonDocument;
  readonly #comparing: Comparing;
  readonly #view: DataView;
  readonly #scratch = new Scratch();
  readonly #list = new IdList();
  /** The open containers. */
  readonly #open: number[] = [];
  #at = 0;
  #count = 0;
  #key = 0;
  #expectsKey = false;

  constructor(text: Uint8Array, count: number, comparing: Comparing) {
    this.#comparing = comparing;
    this.#view = new DataView(text.buffer, text.byteOffset, text.length);
    this.document = {
      text,
      starts: new Uint32Array(count),
      ends: new Uint32Array(count),
      nexts: new Uint32Array(count),
      keys: new Int32Array(count),
      ids: new Int32Array(count),
    };
  }

  /** Ends at the first token that reaches the limit. */
  readUpTo(limit: number): number {
    const { text } = this.document;
    while (this.#at < limit) {
      const byte = text[this.#at] ?? 0;
      if (byte === QUOTE) this.#string();
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#openContainer(byte === OPEN_BRACE);
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(byte === CLOSE_BRACE);
      else if (byte === COMMA) {
        this.#expectsKey = this.#isInObject();
        this.#at++;
      } else this.#plain(byte);
    }
    return this.#at;
  }

  #isInObject(): boolean {
    const innermost = this.#open.at(-1);
    return innermost !== undefined && this.document.text[this.document.starts[innermost] ?? 0] === OPEN_BRACE;
  }

  #begin(): number {
    const value = this.#count++;
    this.document.starts[value] = this.#at;
    this.document.keys[value] = this.#key;
    return value;
  }

  #openContainer(isObject: boolean): void {
    this.#open.push(this.#begin());
    this.#key = 0;
    this.#expectsKey = isObject;
    this.#at++;
  }

  #string(): void {
    const { text } = this.document;
    const start = this.#at;
    let end = start + 1;
    let hasEscape = false;
    for (; text[end] !== QUOTE; end++) {
      if (text[end] !== BACKSLASH) continue;
      hasEscape = true;
      end++;
    }
    if (hasEscape) decodeString(text, start, end, this.#scratch);
    const id = hasEscape ? this.#scratchId() : this.#comparing.ids.idOf(text, this.#view, start, end);
    if (this.#expectsKey) {
      this.#expectsKey = false;
      this.#key = id;
      // After the colon.
      this.#at = end + 2;
    } else this.#scalar(id, end + 1);
  }

  #plain(first: number): void {
    const { text } = this.document;
    let end = this.#at + 1;
    while (end < text.length && text[end] !== COMMA && text[end] !== CLOSE_BRACKET && text[end] !== CLOSE_BRACE) end++;
    const { byValue, ids } = this.#comparing;
    const isNumber = first < 0x3a;
    if (byValue && isNumber && !isCanonicalNumber(text, this.#at, end)) {
      canonicalNumber(text, this.#at, end, this.#scratch);
      this.#scalar(this.#scratchId(), end);
    } else this.#scalar(ids.idOf(text, this.#view, this.#at, end), end);
  }

  #scratchId(): number {
    const { bytes, view, length } = this.#scratch;
    return this.#comparing.ids.idOf(bytes, view, 0, length);
  }

  #scalar(id: number, end: number): void {
    this.#end(this.#begin(), id, end);
  }

  #end(value: number, id: number, end: number): void {
    const { ends, nexts, ids } = this.document;
    ends[value] = end;
    nexts[value] = this.#count;
    ids[value] = id;
    this.#key = 0;
    this.#at = end;
  }

  #close(isObject: boolean): void {
    const container = this.#open.pop();
    if (container === undefined) return;
    this.#expectsKey = false;
    // The container's own end isn't known yet.
    this.document.nexts[container] = this.#count;
    const id = isObject ? this.#objectId(container) : this.#arrayId(container);
    this.#end(container, id, this.#at + 1);
  }

  #listId(first: number): number {
    const list = this.#list;
    list.bytes[ID - 1] = first;
    return this.#comparing.ids.idOf(list.bytes, list.view, ID - 1, ID * (list.length + 1));
  }

  #arrayId(array: number): number {
    const { nexts, ids } = this.document;
    const list = this.#list;
    list.length = 0;
    for (let child = array + 1; child < this.#count; child = nexts[child] ?? 0) list.push(ids[child] ?? 0);
    if (!this.#comparing.isUnordered(this.document, array)) return this.#listId(OPEN_BRACKET);
    list.list.sort();
    return this.#listId(UNORDERED);
  }

  /** By pairs of key and value, in the order of the keys' ids. */
  #objectId(object: number): number {
    const { nexts, keys, ids } = this.document;
    const list = this.#list;
    list.length = 0;
    let isSorted = true;
    let before = -1;
    for (let child = object + 1; child < this.#count; child = nexts[child] ?? 0) {
      const key = keys[child] ?? 0;
      isSorted &&= before < key;
      before = key;
      list.push(key);
      list.push(ids[child] ?? 0);
    }
    if (!isSorted) this.#sortPairs();
    return this.#listId(OPEN_BRACE);
  }

  #sortPairs(): void {
    const { list } = this.#list;
    // Both ids in one double, which is exact up to 2^53.
    const pairs = new Float64Array(list.length / 2);
    for (let at = 0; at < pairs.length; at++) pairs[at] = (list[2 * at] ?? 0) * 2 ** 26 + (list[2 * at + 1] ?? 0);
    pairs.sort();
    for (const [at, pair] of pairs.entries()) {
      const key = Math.floor(pair / 2 ** 26);
      if (at > 0 && list[2 * at - 2] === key) this.#refuseKey(key);
      list[2 * at] = key;
      list[2 * at + 1] = pair % 2 ** 26;
    }
  }

  /** The reader reports the place of a key that is there twice, unless there are too many keys to compare. */
  #refuseKey(key: number): never {
    const name = stringOf(this.#comparing.ids.bytesOf(key));
    throw new ToolError('invalid-input', message('duplicateKey', { key: name }));
  }
}

// A JSON value in memory, as positions in its text: four numbers for each value, in the order of the text. Nothing is decoded
// before a comparison needs it, so every token stays as written.
import { enlarged } from '../../lib/enlarged';
import { decodedString, isKey, QUOTE, stringEnd, type Name } from './query-text';

const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const FIRST_VALUES = 256;

export type ValueKind = 'object' | 'array' | 'string' | 'number' | 'true' | 'false' | 'null';

/** Values are numbered from 0, the whole value. A container's children follow it. */
export class Tape {
  #text: Uint8Array = new Uint8Array();
  #count = 0;
  /** Offsets of each value's first byte and after its last one. */
  #starts = new Uint32Array(FIRST_VALUES);
  #ends = new Uint32Array(FIRST_VALUES);
  /** The number of the value after this one and all inside it. */
  #nexts = new Uint32Array(FIRST_VALUES);
  /** The offset of a member's key. An element has its own offset here. */
  #keys = new Uint32Array(FIRST_VALUES);

  /** Reads another value. `text` is valid JSON without whitespace, and stays as it is until the next call. */
  read(text: Uint8Array): void {
    this.#text = text;
    this.#count = 0;
    const open: number[] = [];
    let key = -1;
    for (let at = 0; at < text.length;) {
      const byte = text[at] ?? 0;
      if (byte === QUOTE) {
        const end = stringEnd(text, at);
        // Only a key is followed by a colon.
        if (text[end] === COLON) {
          key = at;
          at = end + 1;
          continue;
        }
        this.#add(key, at, end);
        at = end;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        open.push(this.#add(key, at, at));
        at++;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        const closed = open.pop() ?? 0;
        this.#ends[closed] = ++at;
        this.#nexts[closed] = this.#count;
      } else if (byte === COMMA) at++;
      else {
        let end = at + 1;
        while (end < text.length && !endsPlain(text[end] ?? 0)) end++;
        this.#add(key, at, end);
        at = end;
      }
      key = -1;
    }
  }

  kind(value: number): ValueKind {
    switch (this.#text[this.#starts[value] ?? 0]) {
      case OPEN_OBJECT:
        return 'object';
      case OPEN_LIST:
        return 'array';
      case QUOTE:
        return 'string';
      case 0x74:
        return 'true';
      case 0x66:
        return 'false';
      case 0x6e:
        return 'null';
      default:
        return 'number';
    }
  }

  /** The value as written. */
  bytes(value: number): Uint8Array {
    return this.#text.subarray(this.#starts[value], this.#ends[value]);
  }

  /** Of a number or a literal. */
  plain(value: number): string {
    let text = '';
    for (const byte of this.bytes(value)) text += String.fromCharCode(byte);
    return text;
  }

  /** Of a string, decoded. */
  string(value: number): string {
    return decodedString(this.#text, this.#starts[value] ?? 0, this.#ends[value] ?? 0);
  }

  /** The number after those of the value and of everything inside it. */
  end(value: number): number {
    return this.#nexts[value] ?? 0;
  }

  children(container: number): number[] {
    const found: number[] = [];
    for (let child = container + 1, end = this.end(container); child < end; child = this.end(child)) found.push(child);
    return found;
  }

  /** The child with an index, which isn't negative. */
  child(container: number, index: number): number | undefined {
    const end = this.end(container);
    let child = container + 1;
    for (let left = index; left > 0 && child < end; left--) child = this.end(child);
    return child < end ? child : undefined;
  }

  /** Members with a name, of which there are several if the object repeats it. */
  members(object: number, name: Name): number[] {
    const found: number[] = [];
    for (let child = object + 1, end = this.end(object); child < end; child = this.end(child)) {
      if (isKey(this.#text, this.#keys[child] ?? 0, (this.#starts[child] ?? 0) - 1, name)) found.push(child);
    }
    return found;
  }

  name(member: number): string {
    return decodedString(this.#text, this.#keys[member] ?? 0, (this.#starts[member] ?? 0) - 1);
  }

  #add(key: number, from: number, to: number): number {
    const value = this.#count++;
    if (value === this.#starts.length) {
      this.#starts = enlarged(this.#starts);
      this.#ends = enlarged(this.#ends);
      this.#nexts = enlarged(this.#nexts);
      this.#keys = enlarged(this.#keys);
    }
    this.#starts[value] = from;
    this.#ends[value] = to;
    this.#nexts[value] = this.#count;
    this.#keys[value] = key < 0 ? from : key;
    return value;
  }
}

const endsPlain = (byte: number) => byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;

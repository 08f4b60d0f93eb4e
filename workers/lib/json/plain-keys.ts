// The keys of the open objects, like wasm/json/assembly/_keys.ts, but with one set per object.
import { KEY_LIMIT } from '../../../wasm/json/bindings';
import { isHighSurrogate, isLowSurrogate } from '../surrogates';

/** A hash of 64 bits in two halves, which distinguishes keys of any length. */
export class PlainKeys {
  readonly #objects: Set<string>[] = [];
  #known = 0;
  #first = 0;
  #second = 0;
  #highHalf = 0;
  hasOverflowed = false;

  open(): void {
    this.#objects.push(new Set());
  }

  close(): void {
    this.#known -= this.#objects.pop()?.size ?? 0;
  }

  begin(): void {
    this.#first = 0x811c9dc5;
    this.#second = 0x9747b28c;
    this.#highHalf = 0;
  }

  /** Adds bytes of the key as written. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    if (from === to) return;
    this.#addHalf();
    for (let at = from; at < to; at++) this.#add(bytes[at] ?? 0);
  }

  /** Adds the UTF-16 unit of an escape. */
  addUnit(unit: number): void {
    if (this.#highHalf && isLowSurrogate(unit)) {
      const code = 0x10000 + ((this.#highHalf - 0xd800) << 10) + (unit - 0xdc00);
      this.#highHalf = 0;
      this.#addCharacter(code);
      return;
    }
    this.#addHalf();
    if (isHighSurrogate(unit)) this.#highHalf = unit;
    else this.#addCharacter(unit);
  }

  /** Ends the key. Returns whether its object has had it before. */
  end(): boolean {
    this.#addHalf();
    const object = this.#objects.at(-1);
    const [a, b] = [this.#first, this.#second];
    const key = String.fromCharCode(a >>> 16, a & 0xffff, b >>> 16, b & 0xffff);
    if (!object || object.has(key)) return object !== undefined;
    if (this.#known === KEY_LIMIT) this.hasOverflowed = true;
    else {
      object.add(key);
      this.#known++;
    }
    return false;
  }

  #add(byte: number): void {
    this.#first = Math.imul(this.#first ^ byte, 0x01000193);
    const mixed = Math.imul(this.#second ^ byte, 0x5bd1e995);
    this.#second = mixed ^ (mixed >>> 15);
  }

  #addHalf(): void {
    if (this.#highHalf) this.#addCharacter(this.#highHalf);
    this.#highHalf = 0;
  }

  #addCharacter(code: number): void {
    if (code < 0x80) return this.#add(code);
    if (code < 0x800) this.#add(0xc0 | (code >> 6));
    else {
      if (code < 0x10000) this.#add(0xe0 | (code >> 12));
      else {
        this.#add(0xf0 | (code >> 18));
        this.#add(0x80 | ((code >> 12) & 0x3f));
      }
      this.#add(0x80 | ((code >> 6) & 0x3f));
    }
    this.#add(0x80 | (code & 0x3f));
  }
}

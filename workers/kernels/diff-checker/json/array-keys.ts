// Arrays whose elements have a key: objects with a different string, number or literal each under the same name.
import { containerKind, memberOf, type JsonDocument } from './document';
import { KEY_NAMES } from '../options/json-comparer';
import type { ValueIds } from './value-ids';

const encoder = new TextEncoder();

export class ArrayKeys {
  /** Names that can be the key, the best one first, and their ids. */
  readonly names: readonly string[];
  readonly #ids: readonly number[];
  #values = new Int32Array(1024);

  /** @param name the key's name; blank to find it */
  constructor(name: string, ids: ValueIds) {
    this.names = name === '' ? KEY_NAMES : [name];
    this.#ids = this.names.map((one) => {
      const bytes = encoder.encode(`"${one}`);
      return ids.idOf(bytes, new DataView(bytes.buffer), 0, bytes.length);
    });
  }

  /** Whether one of the names is a key of the array. */
  isKeyed(document: JsonDocument, array: number): boolean {
    return this.#ids.some((id) => this.#isKey(document, array, id));
  }

  /** The index of the first name that is a key of both arrays. Undefined if there is none. */
  sharedKey(a: JsonDocument, arrayA: number, b: JsonDocument, arrayB: number): number | undefined {
    const index = this.#ids.findIndex((id) => this.#isKey(a, arrayA, id) && this.#isKey(b, arrayB, id));
    return index < 0 ? undefined : index;
  }

  /** The ids of the elements' values under the name, in order. */
  valuesOf(document: JsonDocument, elements: Int32Array, index: number): Int32Array {
    const key = this.#ids[index] ?? 0;
    return elements.map((element) => document.ids[memberOf(document, element, key) ?? 0] ?? 0);
  }

  #isKey(document: JsonDocument, array: number, key: number): boolean {
    const { nexts, ids } = document;
    const end = nexts[array] ?? 0;
    let count = 0;
    for (let element = array + 1; element < end; element = nexts[element] ?? end) {
      if (containerKind(document, element) !== 'object') return false;
      const value = memberOf(document, element, key);
      if (value === undefined || containerKind(document, value)) return false;
      if (count === this.#values.length) {
        const larger = new Int32Array(2 * count);
        larger.set(this.#values);
        this.#values = larger;
      }
      this.#values[count++] = ids[value] ?? 0;
    }
    const sorted = this.#values.subarray(0, count).sort();
    for (let at = 1; at < count; at++) if (sorted[at] === sorted[at - 1]) return false;
    return true;
  }
}

// Which elements' content must stay as written, found in a first pass and asked for, in the same order, in the second.
import { isBlank } from './grammar';
import type { XmlScanner } from './scanner';

/** One bit for each element. */
class Bits {
  #bytes = new Uint8Array(1024);

  set(at: number): void {
    if (at >> 3 >= this.#bytes.length) {
      const more = new Uint8Array(this.#bytes.length * 2);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    this.#bytes[at >> 3] = (this.#bytes[at >> 3] ?? 0) | (1 << (at & 7));
  }

  has(at: number): boolean {
    return ((this.#bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  }
}

/**
 * The first pass. White space may be added or removed where an element has other elements, comments or processing instructions in
 * it, and no text: there it means nothing. With any text, CDATA or reference beside them it is part of the content, and where there
 * is nothing else it may be all that was meant.
 */
export class Layout {
  readonly #kept = new Bits();
  /** Of the elements that are open: their numbers, and whether there is markup in them. */
  readonly #open: number[] = [];
  readonly #hasMarkup: boolean[] = [];
  #count = 0;

  take({ kind, text, start, end }: XmlScanner): void {
    const own = this.#open.length - 1;
    if (kind === 'start') {
      if (own >= 0) this.#hasMarkup[own] = true;
      const number = this.#count++;
      if (text.charAt(end - 2) === '/') return;
      this.#open.push(number);
      this.#hasMarkup.push(false);
    } else if (kind === 'end') {
      const number = this.#open.pop() ?? 0;
      if (!this.#hasMarkup.pop()) this.#kept.set(number);
    } else if (own >= 0) {
      if (kind === 'comment' || kind === 'instruction') this.#hasMarkup[own] = true;
      else if (kind === 'cdata' || !isBlank(text.slice(start, end))) this.#kept.set(this.#open[own] ?? 0);
    }
  }

  /** Whether the content of the element that is the `number`th to begin stays as it is. */
  keeps(number: number): boolean {
    return this.#kept.has(number);
  }
}

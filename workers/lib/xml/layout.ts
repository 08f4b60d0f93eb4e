// Finds the elements whose content must stay as written. The first pass collects them, and the second one asks for them in the
// same order.
import { enlarged } from '../enlarged';
import { isBlank } from './grammar';
import type { XmlScanner } from './scanner';

/** One bit for each element. */
class Bits {
  #bytes = new Uint8Array(1024);

  set(at: number): void {
    if (at >> 3 >= this.#bytes.length) this.#bytes = enlarged(this.#bytes);
    this.#bytes[at >> 3] = (this.#bytes[at >> 3] ?? 0) | (1 << (at & 7));
  }

  has(at: number): boolean {
    return ((this.#bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  }
}

/**
 * The first pass. Whitespace may be added or removed in an element that contains elements, comments or processing instructions,
 * but no text: there it means nothing. Next to text, CDATA or a reference it is content, and in an otherwise empty element it
 * may be intended.
 */
export class Layout {
  readonly #kept = new Bits();
  /** The open elements: their numbers, and whether they contain markup. */
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

  /** Whether the content of the element with this number, by start tag, stays unchanged. */
  keeps(number: number): boolean {
    return this.#kept.has(number);
  }
}

// Where a DOCTYPE ends, in text that comes in pieces: XML 1.0, section 2.8.

/** All that a DOCTYPE's end depends on. */
const SIGN = /["'<>[\]]/g;

/** What hides signs, with its end. Comments first: quotation marks mean nothing in them. */
const HIDING = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['"', '"'],
  ["'", "'"],
] as const;

/** Looks through one DOCTYPE, and with more of it goes on where it had to stop. */
export class DoctypeEnd {
  /** Units from the DOCTYPE's beginning that were looked through. */
  #searched: number;
  #isInSubset = false;
  #isInDeclaration = false;

  /** `units` of it are known to be none of the signs. */
  constructor(units: number) {
    this.#searched = units;
  }

  /** Behind the `>` of the DOCTYPE that begins at `start`; undefined where it is not whole. */
  find(text: string, start: number): number | undefined {
    SIGN.lastIndex = start + this.#searched;
    for (let match = SIGN.exec(text); match; match = SIGN.exec(text)) {
      const { index } = match;
      this.#searched = index - start;
      const rest = text.slice(index, index + 4);
      const hiding = HIDING.find(([opens]) => rest.startsWith(opens));
      if (hiding) {
        const [opens, closes] = hiding;
        const closing = text.indexOf(closes, index + opens.length);
        if (closing < 0) return undefined;
        SIGN.lastIndex = closing + closes.length;
      } else if (HIDING.some(([opens]) => opens.startsWith(rest))) return undefined;
      else if (this.#isEnd(rest.charAt(0))) return SIGN.lastIndex;
    }
    this.#searched = text.length - start;
    return undefined;
  }

  #isEnd(sign: string): boolean {
    if (sign === '[') this.#isInSubset = true;
    else if (sign === ']' && !this.#isInDeclaration) this.#isInSubset = false;
    else if (sign === '<') this.#isInDeclaration = true;
    else if (sign === '>') {
      if (!this.#isInSubset) return true;
      this.#isInDeclaration = false;
    }
    return false;
  }
}

// Finds the end of a DOCTYPE in text that arrives in pieces: XML 1.0, section 2.8.

/** The signs that decide on a DOCTYPE's end. */
const SIGN = /["'<>[\]]/g;

/** Constructs in which signs don't count, with their ends. Comments first: quotation marks mean nothing in them. */
const HIDING = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['"', '"'],
  ["'", "'"],
] as const;

/** Scans one DOCTYPE. With more text it continues where it had to stop. */
export class DoctypeEnd {
  /** Units from the start of the DOCTYPE that were scanned. */
  #searched: number;
  #isInSubset = false;
  #isInDeclaration = false;

  /** How many further units are known to have no sign. */
  constructor(units: number) {
    this.#searched = units;
  }

  /** The offset after the `>` of the DOCTYPE that begins at `start`; undefined if it is incomplete. */
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

// The line ends of a document.

export interface LineEnds {
  /** Of the first line. A lone carriage return counts as a line feed, as for XML readers (XML 1.0, section 2.11). */
  readonly first: '\n' | '\r\n';
  /** Without carriage returns, every line ends with a line feed. */
  readonly hasReturns: boolean;
}

/** Scans a document that arrives in pieces. */
export class LineEndFinder {
  #first: LineEnds['first'] | undefined;
  #hasReturns = false;
  #endsInReturn = false;

  take(piece: string): void {
    this.#hasReturns ||= piece.includes('\r');
    if (this.#first !== undefined) return;
    if (this.#endsInReturn) this.#first = piece.startsWith('\n') ? '\r\n' : '\n';
    else {
      const at = piece.search(/[\r\n]/);
      this.#endsInReturn = at === piece.length - 1 && piece.endsWith('\r');
      if (at >= 0 && !this.#endsInReturn) this.#first = piece.startsWith('\r\n', at) ? '\r\n' : '\n';
    }
  }

  found(): LineEnds {
    return { first: this.#first ?? '\n', hasReturns: this.#hasReturns };
  }
}

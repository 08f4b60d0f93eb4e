// The lines of text that was read but isn't converted yet.

export class LineIndex {
  /** The offsets of lines. The first one is line number `#first`. */
  #starts: number[] = [];
  #first: number;

  constructor(first = 1) {
    this.#first = first;
  }

  /** The line that is being read. */
  get last(): number {
    return this.#first + this.#starts.length - 1;
  }

  /** Offsets come in rising order. */
  add(start: number): void {
    this.#starts.push(start);
  }

  lineOf(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, this.#first + low - 1);
  }

  /** Lines before this offset are no longer needed. */
  forgetBefore(offset: number): void {
    const passed = Math.max(0, this.lineOf(offset) - this.#first);
    this.#starts = this.#starts.slice(passed);
    this.#first += passed;
  }
}

// The lines of what was read and is still to be converted.

export class LineIndex {
  /** Where lines begin; the first of them is number `#first`. */
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

  /** Lines before this offset are asked for no more. */
  forgetBefore(offset: number): void {
    const passed = Math.max(0, this.lineOf(offset) - this.#first);
    this.#starts = this.#starts.slice(passed);
    this.#first += passed;
  }
}

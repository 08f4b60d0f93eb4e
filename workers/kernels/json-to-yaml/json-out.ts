// Writes JSON with indentation, value by value.

const FLUSH_UNITS = 1 << 20;

export class JsonOut {
  /** One level of indentation; undefined writes everything on one line. */
  readonly #indent: string | undefined;
  readonly #encoder = new TextEncoder();
  #text = '';
  #ready: Uint8Array[] = [];
  /** Of each open container, whether it has an item. */
  readonly #open: boolean[] = [];
  #isAfterKey = false;
  /** UTF-16 units that were written in all. */
  units = 0;

  constructor(indent: string | undefined) {
    this.#indent = indent;
  }

  get depth() {
    return this.#open.length;
  }

  open(bracket: '[' | '{'): void {
    this.#item();
    this.#add(bracket);
    this.#open.push(false);
  }

  close(bracket: ']' | '}'): void {
    if (this.#open.pop()) this.#newLine();
    this.#add(bracket);
  }

  /** `json` is the key as a JSON string. */
  key(json: string): void {
    this.#item();
    this.#add(this.#indent === undefined ? `${json}:` : `${json}: `);
    this.#isAfterKey = true;
  }

  scalar(json: string): void {
    this.#item();
    this.#add(json);
  }

  /** Between documents. */
  lineFeed(): void {
    this.#add('\n');
  }

  /** What was written since, for a sink. */
  take(isEnd = false): readonly Uint8Array[] {
    if (isEnd) this.#flush();
    const taken = this.#ready;
    this.#ready = [];
    return taken;
  }

  #item() {
    if (this.#isAfterKey) {
      this.#isAfterKey = false;
      return;
    }
    const last = this.#open.length - 1;
    if (last < 0) return;
    if (this.#open[last]) this.#add(',');
    this.#open[last] = true;
    this.#newLine();
  }

  #newLine() {
    if (this.#indent !== undefined) this.#add(`\n${this.#indent.repeat(this.#open.length)}`);
  }

  #add(text: string) {
    this.#text += text;
    this.units += text.length;
    if (this.#text.length > FLUSH_UNITS) this.#flush();
  }

  #flush() {
    if (this.#text !== '') this.#ready.push(this.#encoder.encode(this.#text));
    this.#text = '';
  }
}

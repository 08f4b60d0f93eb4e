// Writes JSON with indentation, value by value.
import { MiB } from '../../../contract/run/sink';

/** Text that is turned into bytes a piece at a time. */
class Pieces {
  readonly #encoder = new TextEncoder();
  #text = '';
  #ready: Uint8Array[] = [];

  add(text: string): void {
    this.#text += text;
    if (this.#text.length > MiB) this.#flush();
  }

  /** Appends another output's bytes. */
  append(other: Pieces): void {
    if (other.#ready.length > 0) {
      this.#flush();
      this.#ready.push(...other.take());
    }
    this.add(other.#text);
    other.#text = '';
  }

  take(isEnd = false): readonly Uint8Array[] {
    if (isEnd) this.#flush();
    const taken = this.#ready;
    this.#ready = [];
    return taken;
  }

  #flush() {
    if (this.#text !== '') this.#ready.push(this.#encoder.encode(this.#text));
    this.#text = '';
  }
}

interface Mark {
  readonly depth: number;
  readonly hasItem: boolean;
  readonly units: number;
}

export class JsonOut {
  /** One level of indentation; undefined for a single line. */
  readonly #indent: string | undefined;
  readonly #kept = new Pieces();
  /** Output since `hold`. */
  #held: Pieces | undefined;
  #mark: Mark = { depth: 0, hasItem: false, units: 0 };
  /** For each open container, whether it has an item. */
  readonly #open: boolean[] = [];
  #isAfterKey = false;
  /** UTF-16 units of all output. */
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

  /** The output from here on can be dropped. Earlier output is final. */
  hold(): void {
    this.keep();
    this.#held = new Pieces();
    this.#mark = { depth: this.depth, hasItem: this.#open.at(-1) ?? false, units: this.units };
  }

  keep(): void {
    if (this.#held) this.#kept.append(this.#held);
    this.#held = undefined;
  }

  /** Drops the output since `hold`. */
  drop(): void {
    const { depth, hasItem, units } = this.#mark;
    this.#held = undefined;
    this.#open.length = depth;
    if (depth > 0) this.#open[depth - 1] = hasItem;
    this.#isAfterKey = false;
    this.units = units;
  }

  /** The final output since the last call, for a sink. */
  take(isEnd = false): readonly Uint8Array[] {
    return this.#kept.take(isEnd);
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
    (this.#held ?? this.#kept).add(text);
    this.units += text.length;
  }
}

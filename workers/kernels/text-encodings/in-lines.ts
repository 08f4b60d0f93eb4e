// Breaks encoded text into lines, and puts a frame around it.
import type { ByteTransform } from '../../lib/transform';

const LINE_FEED = 0x0a;
const EMPTY = new Uint8Array();

const encoder = new TextEncoder();

/** The frame's start counts as a part of the first line. A line ends before the frame's end if that doesn't fit. */
export class InLines implements ByteTransform {
  readonly #inner: ByteTransform;
  readonly #lineLength: number;
  readonly #frameEnd: Uint8Array;
  #start: Uint8Array;
  #column = 0;
  #out = EMPTY;

  /** @param lineLength in characters; 0 for one line without a line break at its end */
  constructor(inner: ByteTransform, lineLength: number, [start, end] = ['', '']) {
    this.#inner = inner;
    this.#lineLength = lineLength;
    this.#start = encoder.encode(start);
    this.#frameEnd = encoder.encode(end);
  }

  push(bytes: Uint8Array): Uint8Array {
    return this.#broken(this.#inner.push(bytes), EMPTY);
  }

  end(): Uint8Array {
    return this.#broken(this.#inner.end(), this.#frameEnd, true);
  }

  #broken(text: Uint8Array, last: Uint8Array, isEnd = false): Uint8Array {
    const start = this.#start;
    this.#start = EMPTY;
    if (this.#lineLength === 0 && start.length + last.length === 0) return text;
    const characters = start.length + text.length + last.length;
    const most = characters + 2 + (this.#lineLength === 0 ? 0 : Math.ceil(characters / this.#lineLength));
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    let to = this.#write(text, this.#write(start, 0));
    if (last.length > 0 && this.#lineLength > 0 && this.#column + last.length > this.#lineLength) to = this.#feed(to);
    to = this.#write(last, to);
    if (isEnd && this.#column > 0 && this.#lineLength > 0) to = this.#feed(to);
    return this.#out.subarray(0, to);
  }

  #write(text: Uint8Array, from: number): number {
    let to = from;
    for (let at = 0; at < text.length;) {
      const part = this.#lineLength === 0 ? text : text.subarray(at, at + this.#lineLength - this.#column);
      this.#out.set(part, to);
      at += part.length;
      to += part.length;
      this.#column += part.length;
      if (this.#column === this.#lineLength) to = this.#feed(to);
    }
    return to;
  }

  #feed(to: number): number {
    this.#out[to] = LINE_FEED;
    this.#column = 0;
    return to + 1;
  }
}

// The names of version 3 and 5 UUIDs: lines of UTF-8 text in arbitrary chunks.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { concatBytes } from '../../lib/concat-bytes';
import type { messages } from './messages';
import { NAME_LIMIT } from './spec';

const message = messagesOf<typeof messages>('uuid-generator');

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

const isSpace = (byte: number | undefined) => byte === SPACE || byte === TAB;

export class NameReader {
  readonly #onName: (name: Uint8Array) => void;
  /** The beginning of an incomplete line. */
  #held = new Uint8Array();
  #lines = 0;
  emptyLines = 0;
  /** Names that begin or end with whitespace, which is rarely intended. */
  spaced = 0;

  /** A name is valid only during the call. */
  constructor(onName: (name: Uint8Array) => void) {
    this.#onName = onName;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#take(this.#joined(chunk.subarray(start, end)));
      start = end + 1;
    }
    this.#held = this.#joined(chunk.subarray(start)).slice();
  }

  /** The last line counts only if it isn't empty. */
  end(): void {
    if (this.#held.length > 0) this.#take(this.#held);
    this.#held = new Uint8Array();
  }

  #joined(part: Uint8Array): Uint8Array {
    const { length } = this.#held;
    if (length + part.length > NAME_LIMIT)
      throw new ToolError('too-large', message('longName', { place: { line: this.#lines + 1 }, most: NAME_LIMIT }));
    if (length === 0) return part;
    const joined = concatBytes([this.#held, part]);
    this.#held = new Uint8Array();
    return joined;
  }

  #take(line: Uint8Array): void {
    this.#lines++;
    const name = line.at(-1) === RETURN ? line.subarray(0, -1) : line;
    if (name.length === 0) {
      this.emptyLines++;
      return;
    }
    if (isSpace(name[0]) || isSpace(name.at(-1))) this.spaced++;
    this.#onName(name);
  }
}

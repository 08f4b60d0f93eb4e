// Decodes a stream of UTF-8 and refuses invalid bytes, with their place.
import { ToolError } from '../contract/run/errors';
import { messagesOf, type Message } from '../contract/run/message';
import type { common } from '../words/common';
import { concatBytes } from './concat-bytes';
import { decodeAt, unfinishedBytes } from './decode-utf8';
import { SAVE_AS_UTF8 } from './input-error';

const message = messagesOf<typeof common>('common');

export class StrictDecoder {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #rest = new Uint8Array();
  #offset = 0;
  #line = 1;
  #column = 1;

  /** @param remedy what the error says to do */
  constructor(private readonly remedy: Message = SAVE_AS_UTF8) {}

  /** Throws ToolError `invalid-input`. */
  decode(chunk: Uint8Array): string {
    const bytes = this.#rest.length === 0 ? chunk : concatBytes([this.#rest, chunk]);
    const rest = unfinishedBytes(bytes, bytes.length);
    this.#rest = bytes.slice(bytes.length - rest);
    return this.#whole(bytes.subarray(0, bytes.length - rest));
  }

  /** Passes whole lines that are UTF-8 and aren't needed as text. */
  skip(bytes: number, lines: number): void {
    this.#offset += bytes;
    this.#line += lines;
    this.#column = 1;
  }

  end(): void {
    this.#whole(this.#rest);
  }

  #whole(bytes: Uint8Array): string {
    try {
      const text = this.#decoder.decode(bytes);
      this.#pass(text, bytes.length);
      return text;
    } catch (cause) {
      let valid = 0;
      for (let decoded = 1; decoded && valid < bytes.length; valid += decoded & 7) {
        decoded = decodeAt(bytes, valid, bytes.length);
      }
      this.#pass(this.#decoder.decode(bytes.subarray(0, valid)), valid);
      const at = { line: this.#line, column: this.#column, offset: this.#offset };
      throw new ToolError('invalid-input', message('badUtf8', { place: at, remedy: this.remedy }), { at, cause });
    }
  }

  #pass(text: string, bytes: number): void {
    this.#offset += bytes;
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) this.#line += 1;
    const lastFeed = text.lastIndexOf('\n');
    this.#column = lastFeed < 0 ? this.#column + text.length : text.length - lastFeed;
  }
}

// A sink whose result is text only if its input was: output that isn't UTF-8 stays bytes, never U+FFFD.
import type { Sink, Stored } from '../contract/run/sink';
import { asBytes } from './transform';
import { Utf8Checker } from './utf8-checker';

export class TextSink implements Pick<Sink, 'write'> {
  readonly #sink: Sink;
  readonly #isKnown: () => boolean;
  readonly #checker = new Utf8Checker();
  #isUtf8 = true;

  /** @param isKnown whether what is written now, in whole characters, is known to be UTF-8 */
  constructor(sink: Sink, isKnown = () => false) {
    this.#sink = sink;
    this.#isKnown = isKnown;
  }

  write(chunk: Uint8Array): void | Promise<void> {
    if (!this.#isKnown()) this.#isUtf8 &&= this.#checker.check(chunk) === undefined;
    return this.#sink.write(chunk);
  }

  async close(): Promise<Stored> {
    const result = await this.#sink.close();
    const isUtf8 = this.#isUtf8 && this.#checker.end() === undefined;
    return isUtf8 ? result : asBytes(result);
  }
}

// A sink whose result is text only if its input was: output that isn't UTF-8 stays bytes, never U+FFFD.
import type { Sink, Stored } from '../contract/run/sink';
import { asBytes } from './transform';
import { Utf8Checker } from './utf8-checker';

export class TextSink implements Pick<Sink, 'write'> {
  readonly #sink: Sink;
  readonly #checker = new Utf8Checker();
  #isUtf8 = true;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  write(chunk: Uint8Array): void | Promise<void> {
    this.#isUtf8 &&= this.#checker.check(chunk) === undefined;
    return this.#sink.write(chunk);
  }

  async close(): Promise<Stored> {
    const result = await this.#sink.close();
    const isUtf8 = this.#isUtf8 && this.#checker.end() === undefined;
    return isUtf8 ? result : asBytes(result);
  }
}

// Counts that need decoded text: graphemes, dictionary words, and how often each word occurs.
import { SegmentStream } from '../../lib/segments';
import type { TextDetails } from './spec';
import { WordTally } from './word-tally';

export class DetailCounter {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #words = new SegmentStream('word', () => (this.#wordCount += 1));
  readonly #graphemes = new SegmentStream('grapheme', () => (this.#graphemeCount += 1));
  readonly #tally = new WordTally();
  #wordCount = 0;
  #graphemeCount = 0;

  push(chunk: Uint8Array): void {
    this.#take(this.#decoder.decode(chunk, { stream: true }));
  }

  end(): TextDetails {
    this.#take(this.#decoder.decode());
    this.#words.end();
    this.#graphemes.end();
    return { graphemes: this.#graphemeCount, dictionaryWords: this.#wordCount, ...this.#tally.end() };
  }

  #take(text: string): void {
    this.#words.push(text);
    this.#tally.push(text);
    this.#graphemes.push(text);
  }
}

// Keeps each character as a reader sees it (extended grapheme cluster, UAX #29) once.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { foldText } from '../../lib/case-folding';
import { SegmentStream } from '../../lib/segments';
import { StrictDecoder } from '../../lib/strict-decoder';
import type { messages } from './messages';
import { CHARACTER_LIMIT, type DedupOptions, type DedupStats } from './spec';

const message = messagesOf<typeof messages>('text-deduplicator');

interface Found {
  readonly text: string;
  count: number;
}

export class CharacterFilter {
  readonly #options: DedupOptions;
  readonly #decoder = new StrictDecoder();
  readonly #stream = new SegmentStream('grapheme', (grapheme) => this.#add(grapheme));
  /** Maps graphemes to their folds, because few are ever folded. */
  readonly #known = new Map<string, Found>();
  readonly #found = new Map<string, Found>();
  #total = 0;
  #empty = 0;

  constructor(options: DedupOptions) {
    this.#options = options;
  }

  push(chunk: Uint8Array): void {
    this.#stream.push(this.#decoder.decode(chunk));
  }

  end(): { readonly text: string; readonly stats: DedupStats } {
    this.#decoder.end();
    this.#stream.end();
    const { keep, counts, preserveOrder } = this.#options;
    const all = [...this.#found.values()];
    const kept = all.filter(({ count }) => keep === 'first' || (keep === 'once') === (count === 1));
    if (!preserveOrder) kept.sort((a, b) => compareCodePoints(a.text, b.text));
    const text = counts
      ? kept.map(({ text, count }) => `${count}\t${text}`).join('\n')
      : kept.map(({ text }) => text).join('');
    const stats = { total: this.#total, empty: this.#empty, different: all.length, kept: kept.length };
    return { text, stats };
  }

  #add(grapheme: string): void {
    this.#total += 1;
    const known = this.#known.get(grapheme);
    if (known) known.count += 1;
    else this.#addNew(grapheme);
  }

  #addNew(grapheme: string): void {
    const { trimWhitespace, removeEmpty, caseSensitive } = this.#options;
    const text = trimWhitespace ? grapheme.trim() : grapheme;
    if (text === '' && removeEmpty) {
      this.#empty += 1;
      return;
    }
    const key = caseSensitive ? text : foldText(text);
    const found = this.#found.get(key) ?? { text, count: 0 };
    found.count += 1;
    this.#found.set(key, found);
    this.#known.set(grapheme, found);
    if (this.#known.size > CHARACTER_LIMIT) {
      throw new ToolError('too-large', message('manyCharacters', { most: CHARACTER_LIMIT }));
    }
  }
}

/** JavaScript's order of UTF-16 units would put U+FFFD after all emoji. */
function compareCodePoints(a: string, b: string): number {
  const [x, y] = [Array.from(a), Array.from(b)];
  const at = x.findIndex((character, index) => character !== y[index]);
  if (at < 0) return x.length - y.length;
  return (x[at]?.codePointAt(0) ?? -1) - (y[at]?.codePointAt(0) ?? -1);
}

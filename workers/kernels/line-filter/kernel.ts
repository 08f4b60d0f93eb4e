// Keeps or drops the lines of a text that match patterns, or the rows of a CSV file. Texts are searched as bytes, many lines at a time.
import { LONGEST_LINE } from '../../../wasm/lines/bindings';
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { Utf8Checker } from '../../lib/utf8-checker';
import { openIndex } from './file-index';
import { filterRows } from './filter-rows';
import { KeptLines } from './kept-lines';
import { withMark } from './marked';
import { LineMatcher, type Unread } from './matcher';
import type { messages } from './messages';
import { patternsOf } from './patterns';
import type { FilterOptions, FilterOutput } from './spec';

const message = messagesOf<typeof messages>('line-filter');

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

export const kernel: Kernel<AnySource, FilterOptions, FilterOutput> = async (source, options, run) => {
  if (source === '') throw new ToolError('invalid-input', message('blank'));
  const { match } = options;
  if (match === 'column') return filterRows(source, options, run);
  const matcher = new LineMatcher(patternsOf({ ...options, match }), options.need);
  const sink = new TextSink(await run.sink({ mime: 'text/plain' }));
  const began: { form: TextForm } = { form: 'utf-8' };
  const kept = new KeptLines(
    options,
    matcher.finder,
    withMark(sink, () => began.form === 'marked' && !options.count),
  );
  const index = options.indexed ? await openIndex(run, matcher.finder, options) : undefined;
  const filter = new TextFilter(matcher, kept, (to, places, lines) => index?.take(to, places, lines, began.form));
  for await (const chunk of textBytes(source, run.read(source), (form) => (began.form = form))) {
    await filter.push(chunk);
    if (kept.isDone) break;
  }
  if (!kept.isDone) await filter.finish();
  await kept.end();
  const fileIndex = await index?.close(began.form);
  const notes: Message[] = [
    ...(hasLoneSurrogate(source) ? [message('surrogates')] : []),
    ...(began.form.startsWith('utf-16') ? [message('utf16')] : []),
    ...(filter.unread ? [message('notJson', { ...filter.unread })] : []),
    ...(filter.isUtf8 ? [] : [message('notUtf8', { remedy: SAVE_AS_UTF8 })]),
    ...(filter.hasLoneReturns ? [message('loneReturns')] : []),
    ...(index && !fileIndex ? [message('noIndex')] : []),
  ];
  return { result: await sink.close(), notes, stats: kept.stats, ...(fileIndex && { index: fileIndex }) };
};

/** Called with whole lines in the arena, the places of those that match, and how many of them were kept. */
type OnLines = (to: number, places: Uint32Array, kept: number) => Promise<void> | undefined;

/** Cuts a text that arrives in arbitrary chunks into pieces of whole lines. */
class TextFilter {
  readonly #matcher: LineMatcher;
  readonly #kept: KeptLines;
  readonly #onLines: OnLines;
  /** Bytes of a line that isn't complete, at the start of the arena. */
  #held = 0;
  /** Bytes before the arena's first one. */
  #before = 0;
  isUtf8 = true;
  /** Whether a line ends in CR alone, which counts as LF. */
  hasLoneReturns = false;
  unread: Unread | undefined;

  constructor(matcher: LineMatcher, kept: KeptLines, onLines: OnLines) {
    this.#matcher = matcher;
    this.#kept = kept;
    this.#onLines = onLines;
  }

  /** Throws ToolError `too-large` for a line beyond LONGEST_LINE. */
  async push(chunk: Uint8Array): Promise<void> {
    const { arena, unify } = this.#matcher.finder;
    for (let at = 0; at < chunk.length && !this.#kept.isDone;) {
      const part = chunk.subarray(at, at + LONGEST_LINE - this.#held);
      if (part.length === 0) throw this.#tooLong();
      arena.set(part, this.#held);
      at += part.length;
      const filled = this.#held + part.length;
      // The last byte may be a carriage return whose line feed is in the next chunk.
      const from = Math.max(0, this.#held - 1);
      const lastHeld = arena[this.#held - 1];
      const firstReturn = unify(from, filled) === 0 ? Infinity : firstLoneReturn(part, this.#held, lastHeld);
      const last = arena.subarray(from, filled).lastIndexOf(LINE_FEED);
      this.#held = filled;
      if (last < 0) continue;
      const end = from + last + 1;
      const read = await this.#take(end);
      this.hasLoneReturns ||= firstReturn < read;
      arena.copyWithin(0, end, filled);
      this.#held = filled - end;
    }
  }

  async finish(): Promise<void> {
    const { arena } = this.#matcher.finder;
    if (this.#held === 0) return;
    if (arena[this.#held - 1] === RETURN) {
      arena[this.#held - 1] = LINE_FEED;
      this.hasLoneReturns = true;
    }
    await this.#take(this.#held);
  }

  /** Returns the end of the lines that were read. */
  async #take(to: number): Promise<number> {
    const { arena, isAscii } = this.#matcher.finder;
    const { lines, kept } = this.#kept.stats;
    const isPlain = isAscii(0, to);
    const found = this.#matcher.find(to, isPlain);
    const end = await this.#kept.take(to, found);
    await this.#onLines(end, found.places, this.#kept.stats.kept - kept);
    if (!isPlain && this.isUtf8) {
      const checker = new Utf8Checker();
      this.isUtf8 = checker.check(arena.subarray(0, end)) === undefined && checker.end() === undefined;
    }
    const unread = this.#matcher.unreadUpTo(end, lines);
    if (unread)
      this.unread = { count: (this.unread?.count ?? 0) + unread.count, line: this.unread?.line ?? unread.line };
    this.#before += to;
    return end;
  }

  #tooLong(): ToolError {
    const line = this.#kept.stats.lines + 1;
    const limit = { bytes: LONGEST_LINE, round: 'down' } as const;
    return new ToolError('too-large', message('longLine', { line, limit }), {
      at: { line, column: 1, offset: this.#before },
    });
  }
}

/** Where the first carriage return without a line feed is, if a part of the text is at `start`, after the byte `before`. */
function firstLoneReturn(part: Uint8Array, start: number, before: number | undefined): number {
  if (before === RETURN && part[0] !== LINE_FEED) return start - 1;
  let at = part.indexOf(RETURN);
  while (part[at + 1] === LINE_FEED) at = part.indexOf(RETURN, at + 1);
  return start + at;
}

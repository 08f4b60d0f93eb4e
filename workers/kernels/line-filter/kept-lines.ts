// Writes the kept lines of a text that arrives in pieces of whole lines, with their context and numbers.
import type { LineFinder } from '../../../wasm/lines/bindings';
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { MiB, type Sink } from '../../contract/run/sink';
import { concatBytes } from '../../lib/concat-bytes';
import type { LineList } from './line-list';
import type { messages } from './messages';
import { QueuedOutput } from '../../lib/queued-output';
import type { FilterOptions, FilterStats } from './spec';

const message = messagesOf<typeof messages>('line-filter');

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** The most bytes of lines before a piece that may become context. */
export const CONTEXT_BYTES = 16 * MiB;

const encoder = new TextEncoder();

/** As grep writes them after a number: `:` for a kept line, `-` for a line of context. */
export const [KEPT, CONTEXT] = [0x3a, 0x2d];

export class KeptLines {
  readonly #finder: LineFinder;
  readonly #out: QueuedOutput;
  readonly #options: FilterOptions;
  readonly #before: number;
  readonly #after: number;
  readonly #most: number;
  /** Lines before the current piece. */
  #lines = 0;
  #kept = 0;
  /** A place in the current piece, and the lines of the text before it. */
  #counted = { at: 0, lines: 0 };
  /** The last lines before the current piece that are not in the result, up to `before`. */
  #held = new Uint8Array();
  #heldLines = 0;
  /** Whether lines between the result's last one and the held ones were dropped, and whether only because of their size. */
  #hasGap = false;
  #isHeldCut = false;
  /** Lines of context that are still to come. */
  #pending = 0;
  #hasBegun = false;
  #separator: Uint8Array | undefined;

  constructor(options: FilterOptions, finder: LineFinder, sink: Pick<Sink, 'write'>) {
    this.#options = options;
    this.#finder = finder;
    this.#out = new QueuedOutput(sink);
    this.#before = options.count ? 0 : Number(options.before);
    this.#after = options.count ? 0 : Number(options.after);
    this.#most = Number(options.most) || Infinity;
  }

  get stats(): FilterStats {
    return { lines: this.#lines, kept: this.#kept };
  }

  /** Whether the result is complete, whatever follows. */
  get isDone(): boolean {
    return this.#kept === this.#most && this.#pending === 0;
  }

  /**
   * Takes the arena's first bytes, which are whole lines, and those lines that match. Returns where the result was complete, or `to`.
   * Throws ToolError `too-large`.
   */
  async take(to: number, { places }: LineList): Promise<number> {
    this.#counted = { at: 0, lines: this.#lines };
    this.#separator ??= this.#separatorLike(to);
    /** The end of the last line that was kept or is context. */
    let done = 0;
    for (const [start, end] of this.#options.mode === 'keep' ? pairs(places) : gaps(places, to)) {
      if (this.#kept === this.#most) break;
      const last = this.#lastKept(start, end);
      if (!this.#options.count) {
        done = this.#writePending(done, start);
        this.#writeBefore(done, start);
        this.#write(start, last, KEPT);
        if (this.#out.isWaiting) await this.#out.drain();
      }
      done = last;
      this.#pending = this.#after;
    }
    done = this.#writePending(done, to);
    await this.#out.drain();
    const read = this.isDone ? done : to;
    this.#lines = this.#linesBefore(read);
    this.#hold(done, to);
    return read;
  }

  async end(): Promise<void> {
    if (this.#options.count) this.#out.put(encoder.encode(`${this.#kept}\n`));
    await this.#out.flush();
  }

  /** Counts the kept lines between two places, and returns the end of the last one within the limit. */
  #lastKept(start: number, end: number): number {
    const count = this.#count(start, end);
    const rest = this.#most - this.#kept;
    this.#kept += Math.min(count, rest);
    if (count <= rest) return end;
    let at = start;
    for (let lines = 0; lines < rest; lines++) at = this.#finder.lineEnd(at, end);
    return at;
  }

  /** The text's last line may have no end. */
  #count(from: number, to: number): number {
    if (from === to) return 0;
    return this.#finder.countFeeds(from, to) + Number(this.#finder.arena[to - 1] !== LINE_FEED);
  }

  /** The lines of the text before a place in the piece. Places come in rising order. */
  #linesBefore(at: number): number {
    const lines = this.#counted.lines + this.#count(this.#counted.at, at);
    this.#counted = { at, lines };
    return lines;
  }

  #writePending(from: number, to: number): number {
    let at = from;
    for (; this.#pending > 0 && at < to; this.#pending--) at = this.#finder.lineEnd(at, to);
    this.#write(from, at, CONTEXT);
    return at;
  }

  /** Writes the context before a line, if it isn't in the result yet. */
  #writeBefore(done: number, start: number): void {
    let [at, missing] = [start, this.#before];
    for (; missing > 0 && at > done; missing--) at = lastStart(this.#finder.arena, at);
    const isFirst = done === 0 && at === 0;
    const held = isFirst ? Math.min(missing, this.#heldLines) : 0;
    if (isFirst && held < missing && this.#isHeldCut) throw this.#tooLong(start);
    const isApart = isFirst ? this.#hasGap || held < this.#heldLines : at > done;
    if (this.#hasBegun && isApart && this.#separator && this.#before + this.#after > 0) this.#out.put(this.#separator);
    if (held > 0) this.#writeLines(lastLines(this.#held, held), this.#lines - held, CONTEXT);
    this.#write(at, start, CONTEXT);
  }

  #tooLong(start: number): ToolError {
    const limit = { bytes: CONTEXT_BYTES, round: 'down' } as const;
    const line = this.#linesBefore(start) + 1;
    return new ToolError('too-large', message('longContext', { line, limit }));
  }

  #write(from: number, to: number, sign: number): void {
    if (from === to) return;
    const bytes = this.#finder.arena.subarray(from, to);
    this.#writeLines(bytes, this.#options.lineNumbers ? this.#linesBefore(from) : 0, sign);
  }

  /** `before` is the number of lines before them. */
  #writeLines(bytes: Uint8Array, before: number, sign: number): void {
    this.#hasBegun = true;
    if (!this.#options.lineNumbers) {
      this.#out.put(bytes);
      return;
    }
    let number = before;
    for (let at = 0; at < bytes.length;) {
      const feed = bytes.indexOf(LINE_FEED, at);
      const next = feed < 0 ? bytes.length : feed + 1;
      this.#out.putNumber(++number, sign);
      this.#out.put(bytes.subarray(at, next));
      at = next;
    }
  }

  /** Keeps the last lines after `done`, which may be context of a line in the next piece. */
  #hold(done: number, to: number): void {
    let [at, lines] = [to, 0];
    for (; lines < this.#before && at > done; lines++) at = lastStart(this.#finder.arena, at);
    const isFirst = done === 0 && at === 0;
    const older = isFirst ? Math.min(this.#before - lines, this.#heldLines) : 0;
    this.#hasGap = isFirst ? this.#hasGap || older < this.#heldLines : at > done;
    this.#isHeldCut &&= isFirst;
    this.#held = concatBytes([lastLines(this.#held, older), this.#finder.arena.subarray(at, to)]);
    this.#heldLines = older + lines;
    while (this.#held.length > CONTEXT_BYTES) {
      this.#held = this.#held.slice(this.#held.indexOf(LINE_FEED) + 1);
      this.#heldLines -= 1;
      this.#isHeldCut = true;
      this.#hasGap = true;
    }
    this.#isHeldCut &&= this.#heldLines < this.#before;
  }

  /** grep’s line between groups, with the first line's end. */
  #separatorLike(to: number): Uint8Array {
    const end = this.#finder.lineEnd(0, to);
    return encoder.encode(this.#finder.arena[end - 2] === RETURN ? '--\r\n' : '--\n');
  }
}

/** Where the line begins that ends at `end`. */
const lastStart = (bytes: Uint8Array, end: number) => (end < 2 ? 0 : bytes.lastIndexOf(LINE_FEED, end - 2) + 1);

/** The last lines, which all have an end. */
function lastLines(bytes: Uint8Array, lines: number): Uint8Array {
  let at = bytes.length;
  for (let left = lines; left > 0; left--) at = lastStart(bytes, at);
  return bytes.subarray(at);
}

type Stretch = readonly [start: number, end: number];

/** The lines of a list, adjacent ones together. */
function* pairs(places: Uint32Array): Generator<Stretch> {
  for (let index = 0; index < places.length;) {
    const start = places[index] ?? 0;
    let end = places[index + 1] ?? 0;
    for (index += 2; places[index] === end; index += 2) end = places[index + 1] ?? 0;
    yield [start, end];
  }
}

/** The lines between those of a list. */
function* gaps(places: Uint32Array, to: number): Generator<Stretch> {
  let start = 0;
  for (const [end, next] of pairs(places)) {
    if (end > start) yield [start, end];
    start = next;
  }
  if (to > start) yield [start, to];
}

// Finds the lines of a text in memory that match the patterns.
import { createLineFinder, needleRoom, NEEDLE_ROOM, type LineFinder, type Needle } from '../../../wasm/lines/bindings';
import { hasSimd } from '../../../wasm/module';
import type { Condition } from './condition';
import { LineList } from './line-list';
import type { LineTest, Pattern } from './patterns';
import { createPlainFinder } from './plain-finder';

/** A pattern whose needle is known by its index. */
interface Search {
  readonly needle: number | undefined;
  readonly required: number | undefined;
  readonly test: LineTest | undefined;
  readonly condition: Condition | undefined;
}

/** The lines that aren't JSON, although a condition needs that. */
export interface Unread {
  readonly count: number;
  /** The number of the first one. */
  readonly line: number;
}

/** Finders for tests. */
export type CreateFinder = (needles: readonly Needle[]) => LineFinder;

const createFinder: CreateFinder = (needles) =>
  hasSimd && needleRoom(needles) <= NEEDLE_ROOM ? createLineFinder(needles) : createPlainFinder(needles);

export class LineMatcher {
  /** Holds the text. */
  readonly finder: LineFinder;
  readonly #searches: readonly Search[];
  readonly #need: 'any' | 'all';
  #found = new LineList();
  #joined = new LineList();
  readonly #more = new LineList();
  readonly #candidates = new LineList();
  /** Room for candidates. */
  #packed = new Uint8Array();
  /** Those of the current piece. */
  readonly #unread = new LineList();

  constructor(patterns: readonly Pattern[], need: 'any' | 'all', create = createFinder) {
    const needles = patterns.flatMap(({ needle, required }) => needle ?? required ?? []);
    this.finder = create(needles);
    this.#searches = patterns.map(({ needle, required, test, condition }) => ({
      needle: needle && needles.indexOf(needle),
      required: required && needles.indexOf(required),
      test,
      condition,
    }));
    this.#need = need;
  }

  /** The lines in the arena's first bytes, which are whole lines. Valid until the next call. */
  find(to: number, isAscii: boolean): LineList {
    if (this.#packed.length < to >>> 1) this.#packed = new Uint8Array(to >>> 1);
    const text = new LineText(this.finder, this.#packed, to, isAscii);
    for (const [index, search] of this.#searches.entries()) {
      const into = index === 0 ? this.#found : this.#more;
      this.#search(search, text, into);
      if (index === 0) continue;
      this.#joined.join(this.#found, this.#more, this.#need);
      [this.#found, this.#joined] = [this.#joined, this.#found];
    }
    return this.#found;
  }

  /** The lines of the last piece, up to a place, that aren't JSON. Undefined if there is none. `before` is the number of lines before it. */
  unreadUpTo(end: number, before: number): Unread | undefined {
    const starts = this.#unread.places.filter((place, index) => index % 2 === 0 && place < end);
    const [first] = starts;
    if (first === undefined) return undefined;
    return { count: starts.length, line: before + this.finder.countFeeds(0, first) + 1 };
  }

  #search({ needle, required, test, condition }: Search, text: LineText, into: LineList): void {
    into.clear();
    if (condition) {
      this.#unread.clear();
      text.meet(condition, into, this.#unread);
      return;
    }
    if (needle !== undefined && !(test && !text.isAscii)) {
      this.#findNeedle(needle, text.to, into);
      return;
    }
    if (!test) return;
    if (required !== undefined) {
      this.#findNeedle(required, text.to, this.#candidates);
      if (text.findAmong(this.#candidates, test, into)) return;
    }
    text.find(test, into);
  }

  #findNeedle(needle: number, to: number, into: LineList): void {
    into.clear();
    for (let at = 0; at < to;) {
      const { lines, next } = this.finder.find(needle, at, to);
      into.addAll(lines);
      at = next;
    }
  }
}

/** A byte that isn't UTF-8 becomes U+FFFD, which the kernel notes. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** In a line, JavaScript's ^ and $ would also match beside them under the flag m. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/;

/** Whole lines as bytes in the arena, and as text once a regular expression needs it. */
class LineText {
  readonly to: number;
  readonly isAscii: boolean;
  readonly #finder: LineFinder;
  readonly #packed: Uint8Array;
  #all: DecodedLines | undefined;

  constructor(finder: LineFinder, packed: Uint8Array, to: number, isAscii: boolean) {
    this.#finder = finder;
    this.#packed = packed;
    this.to = to;
    this.isAscii = isAscii;
  }

  find(test: LineTest, into: LineList): void {
    const all = this.#decoded();
    all.find(test, into);
    this.#placeInBytes(all, into);
  }

  /** Tests only these lines. False, without a search, if they are more than half of the text. */
  findAmong({ places }: LineList, test: LineTest, into: LineList): boolean {
    const packed = this.#pack(places);
    if (!packed) return false;
    packed.find(test, into);
    const found = into.places;
    let [inText, index] = [0, 0];
    for (let at = 0; at < found.length; at += 2) {
      for (; inText < (found[at] ?? 0); index += 2) inText = lineEndIn(packed.text, inText);
      found[at] = places[index] ?? 0;
      found[at + 1] = places[index + 1] ?? 0;
    }
    return true;
  }

  /** Blank lines meet no condition, but they don't count as unread. */
  meet(condition: Condition, into: LineList, unread: LineList): void {
    const all = this.#decoded();
    for (const [from, to, next] of linesOf(all.text)) {
      const line = all.text.slice(from, to);
      const isMet = condition(line);
      if (isMet) into.add(from, next);
      else if (isMet === undefined && line.trim() !== '') unread.add(from, next);
    }
    this.#placeInBytes(all, into);
    this.#placeInBytes(all, unread);
  }

  #decoded(): DecodedLines {
    return (this.#all ??= new DecodedLines(this.#finder.arena.subarray(0, this.to), this.isAscii));
  }

  /** Decoding takes most of a search's time, and many short lines one by one take longer than all of them at once. */
  #pack(places: Uint32Array): DecodedLines | undefined {
    const { arena } = this.#finder;
    let used = 0;
    for (let index = 0; index < places.length; index += 2) {
      const line = arena.subarray(places[index], places[index + 1]);
      if (used + line.length > this.to / 2) return undefined;
      this.#packed.set(line, used);
      used += line.length;
    }
    return new DecodedLines(this.#packed.subarray(0, used), this.isAscii);
  }

  /** From places in the text to places in the arena: both have the same line feeds. */
  #placeInBytes({ text, isAsInBytes }: DecodedLines, { places }: LineList): void {
    if (isAsInBytes) return;
    let [inText, inBytes] = [0, 0];
    const skip = () => {
      inText = lineEndIn(text, inText);
      inBytes = this.#finder.lineEnd(inBytes, this.to);
    };
    for (let at = 0; at < places.length; at += 2) {
      while (inText < (places[at] ?? 0)) skip();
      places[at] = inBytes;
      skip();
      places[at + 1] = inBytes;
    }
  }
}

/** Whole lines as text, without the carriage returns of their ends. */
class DecodedLines {
  readonly text: string;
  /** Places in the text are places in the bytes. */
  readonly isAsInBytes: boolean;
  readonly #hasOtherEnds: boolean;

  constructor(bytes: Uint8Array, isAscii: boolean) {
    const decoded = decoder.decode(bytes);
    const hasReturns = decoded.includes('\r');
    this.text = hasReturns ? decoded.replaceAll('\r\n', '\n') : decoded;
    this.isAsInBytes = isAscii && !hasReturns;
    this.#hasOtherEnds = !isAscii && OTHER_LINE_ENDS.test(decoded);
  }

  /** Lists places in the text. */
  find({ line, lines }: LineTest, into: LineList): void {
    if (lines && !this.#hasOtherEnds) findInAll(this.text, lines, into);
    else findLineByLine(this.text, line, into);
  }
}

/** After the line's end. */
function lineEndIn(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed + 1;
}

/** `lines` has the flag g, and no match of it crosses a line feed. */
function findInAll(text: string, lines: RegExp, into: LineList): void {
  for (let from = 0; from < text.length;) {
    lines.lastIndex = from;
    if (!lines.test(text)) return;
    const { lastIndex: end } = lines;
    // After the last line feed there is no line.
    if (end === text.length && text.endsWith('\n')) return;
    from = lineEndIn(text, end);
    into.add(end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1, from);
  }
}

function findLineByLine(text: string, line: RegExp, into: LineList): void {
  for (const [from, to, next] of linesOf(text)) if (line.test(text.slice(from, to))) into.add(from, next);
}

/** Where each line begins and ends, and where the next one begins. */
function* linesOf(text: string): Generator<readonly [from: number, to: number, next: number]> {
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from);
    const next = feed < 0 ? text.length : feed + 1;
    yield [from, feed < 0 ? next : feed, next];
    from = next;
  }
}

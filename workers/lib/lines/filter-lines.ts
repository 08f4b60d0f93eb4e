// Sends a text in arbitrary chunks through a line filter.
import {
  createLineFilter,
  FLAGS,
  LONGEST_LINE,
  type FilterOptions,
  type LineFilter,
} from '../../../wasm/dedup/bindings';
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import { createPlainFilter } from './plain-filter';

export interface Seen {
  lines: number;
  empty: number;
  kept: number;
  /** Lines that end in CR LF. */
  returns: number;
  /** Lines that end in CR alone, which counts as LF. */
  loneReturns: number;
  /** Lines that are different from all earlier ones. */
  different: number;
  /** For `inFirst` and `inSecond`: distinct lines of that list. */
  listed: number;
  bytes: number;
  /** The text ends with a line end. */
  endsWithFeed: boolean;
  /** How the first line ended; undefined until one has. */
  lineEnd: '\n' | '\r\n' | undefined;
}

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** The tool’s messages for the two limits. */
export interface LineMessages {
  /** Gets the number of distinct lines and of all lines. */
  readonly full: (different: number, lines: number) => Message;
  readonly longLine: (line: number) => Message;
}

/** The longest line, for messages. */
export const LONGEST = { bytes: LONGEST_LINE, round: 'down' } as const;

/** In WebAssembly, or the plain twin in a browser without SIMD. */
export const createFilter = (options: FilterOptions): LineFilter =>
  hasSimd ? createLineFilter(options) : createPlainFilter(options, LONGEST_LINE);

/**
 * Throws ToolError `too-large` for a line beyond LONGEST_LINE, `out-of-memory` if the filter is full. `separator` is called
 * once the first line's end is known, before any output.
 */
export async function filterLines(
  chunks: AsyncIterable<Uint8Array>,
  filter: LineFilter,
  flags: number,
  messages: LineMessages,
  separator: (lineEnd: Seen['lineEnd']) => string,
  onOutput: (bytes: Uint8Array) => void | Promise<void>,
): Promise<Seen> {
  const seen: Seen = {
    lines: 0,
    empty: 0,
    kept: 0,
    returns: 0,
    loneReturns: 0,
    different: 0,
    listed: 0,
    bytes: 0,
    endsWithFeed: false,
    lineEnd: undefined,
  };
  let held = 0;
  filter.separate(separator(undefined));

  async function takeAll(filled: number, more: number) {
    for (let start = 0; ;) {
      const taken = filter.take(start, filled, flags | more);
      seen.lines += taken.lines;
      seen.empty += taken.empty;
      seen.kept += taken.kept;
      seen.returns += taken.returns;
      seen.different += taken.added;
      seen.listed += taken.listed;
      start = taken.consumed;
      if (taken.output.length > 0) await onOutput(taken.output);
      if (taken.ended === 'full') throw full(messages, seen);
      if (taken.ended === 'more') return start;
    }
  }

  for await (const chunk of chunks) {
    seen.bytes += chunk.length;
    seen.endsWithFeed = chunk.at(-1) === LINE_FEED || chunk.at(-1) === RETURN;
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + LONGEST_LINE - held);
      if (part.length === 0) throw tooLong(messages, seen.lines + 1, seen.bytes - chunk.length + at - held);
      filter.arena.set(part, held);
      at += part.length;
      const filled = held + part.length;
      // The last byte may be a carriage return whose line feed is in the next chunk.
      if (!(flags & FLAGS.words)) seen.loneReturns += filter.unify(Math.max(0, held - 1), filled);
      if (seen.lineEnd === undefined) {
        seen.lineEnd = lineEndIn(filter.arena, filled);
        if (seen.lineEnd) filter.separate(separator(seen.lineEnd));
      }
      const start = await takeAll(filled, 0);
      filter.arena.copyWithin(0, start, filled);
      held = filled - start;
    }
  }
  if (!(flags & FLAGS.words) && held > 0 && filter.arena[held - 1] === RETURN) {
    filter.arena[held - 1] = LINE_FEED;
    seen.loneReturns += 1;
    if (seen.lineEnd === undefined) {
      seen.lineEnd = '\n';
      filter.separate(separator('\n'));
    }
  }
  await takeAll(held, FLAGS.last);
  return seen;
}

function lineEndIn(arena: Uint8Array, filled: number): Seen['lineEnd'] {
  const feed = arena.subarray(0, filled).indexOf(LINE_FEED);
  if (feed < 0) return undefined;
  return feed > 0 && arena[feed - 1] === 0x0d ? '\r\n' : '\n';
}

const full = (messages: LineMessages, { different, lines }: Seen) =>
  new ToolError('out-of-memory', messages.full(different, lines));

const tooLong = (messages: LineMessages, line: number, offset: number) =>
  new ToolError('too-large', messages.longLine(line), { at: { line, column: 1, offset } });

/** Whether some lines of the texts end in CR LF and others in LF. A last line without a line end doesn't count. */
export function hasMixedEnds(texts: readonly Seen[]): boolean {
  const total = (of: (seen: Seen) => number) => texts.reduce((sum, seen) => sum + of(seen), 0);
  const returns = total((seen) => seen.returns);
  const ended = total(({ lines, endsWithFeed }) => Math.max(0, lines - (endsWithFeed ? 0 : 1)));
  return returns > 0 && returns < ended;
}

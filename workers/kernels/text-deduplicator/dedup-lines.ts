// One pass of a text, in chunks cut anywhere, through a line filter.
import { FLAGS, LONGEST_LINE, type LineFilter } from '../../../wasm/dedup/bindings';
import { ToolError } from '../../contract/errors';
import { MESSAGES, type DedupMode, type DedupOptions } from './spec';

export interface Seen {
  lines: number;
  empty: number;
  kept: number;
  /** Lines ended by CR LF. */
  returns: number;
  different: number;
  bytes: number;
  endsWithFeed: boolean;
  /** How the first line ended; undefined while none has. */
  lineEnd: '\n' | '\r\n' | undefined;
}

const LINE_FEED = 0x0a;

export function flagsOf(options: DedupOptions): number {
  return (
    (options.caseSensitive ? 0 : FLAGS.foldCase) |
    (options.trimWhitespace ? FLAGS.trim : 0) |
    (options.removeEmpty ? FLAGS.dropEmpty : 0) |
    (options.mode === 'words' ? FLAGS.words : 0)
  );
}

export const needsCounts = ({ keep, counts }: DedupOptions) => counts || keep !== 'first';

export const replayFlags = ({ keep, counts }: DedupOptions) =>
  FLAGS.replay |
  (keep === 'once' ? FLAGS.onceOnly : 0) |
  (keep === 'repeated' ? FLAGS.repeatedOnly : 0) |
  (counts ? FLAGS.withCounts : 0);

/** What stands between two items of the result. */
export const separatorOf = (mode: DedupMode, counts: boolean, lineEnd: Seen['lineEnd']) =>
  mode === 'words' && !counts ? ' ' : (lineEnd ?? '\n');

/**
 * Throws ToolError `too-large` for a line beyond LONGEST_LINE, `out-of-memory` when the filter is full. `separator` is asked
 * once it is known how the first line ends, before anything is given out.
 */
export async function filterLines(
  chunks: AsyncIterable<Uint8Array>,
  filter: LineFilter,
  flags: number,
  separator: (lineEnd: Seen['lineEnd']) => string,
  onOutput: (bytes: Uint8Array) => void | Promise<void>,
): Promise<Seen> {
  const seen: Seen = {
    ...{ lines: 0, empty: 0, kept: 0, returns: 0, different: 0, bytes: 0 },
    ...{ endsWithFeed: false, lineEnd: undefined },
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
      start = taken.consumed;
      if (taken.output.length > 0) await onOutput(taken.output);
      if (taken.ended === 'full') throw full(seen);
      if (taken.ended === 'more') return start;
    }
  }

  for await (const chunk of chunks) {
    seen.bytes += chunk.length;
    seen.endsWithFeed = chunk.at(-1) === LINE_FEED;
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + LONGEST_LINE - held);
      if (part.length === 0) throw tooLong(seen.lines + 1, seen.bytes - chunk.length + at - held);
      filter.arena.set(part, held);
      at += part.length;
      const filled = held + part.length;
      if (seen.lineEnd === undefined) {
        seen.lineEnd = lineEndIn(filter.arena, filled);
        if (seen.lineEnd) filter.separate(separator(seen.lineEnd));
      }
      const start = await takeAll(filled, 0);
      filter.arena.copyWithin(0, start, filled);
      held = filled - start;
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

const count = (value: number) => value.toLocaleString('en');

const full = ({ different, lines }: Seen) =>
  new ToolError('out-of-memory', MESSAGES.full(count(different), count(lines)));

const tooLong = (line: number, offset: number) =>
  new ToolError('too-large', MESSAGES.longLine('16 MB'), { at: { line, column: 1, offset } });

// Applies hunks to lines. It searches for each hunk at the patch's line number, and then farther and farther away, but after
// the previous hunk.
import { ToolError } from '../../contract/run/errors';
import { readable } from './byte-text';
import { message, withoutEnd, type Hunk } from './hunk';

export interface Applied {
  readonly lines: readonly string[];
  /** Hunks that were found at another line than the patch's. */
  readonly moved: number;
  /** Whether the text's line endings differ from the patch's. */
  readonly otherEnds: boolean;
}

/** Lines include their line ends. Throws ToolError `invalid-input` if a hunk fits nowhere. */
export function applyHunks(lines: readonly string[], hunks: readonly Hunk[]): Applied {
  const result: string[] = [];
  let [done, drift, moved, otherEnds] = [0, 0, 0, false];
  for (const [index, hunk] of hunks.entries()) {
    const found = find(lines, hunk, done, hunk.at + drift);
    if (!found) {
      const order = { change: index + 1, changes: hunks.length };
      throw mismatch(lines, hunk, order, Math.max(done, hunk.at + drift));
    }
    if (found.at !== hunk.at + drift) moved += 1;
    drift = found.at - hunk.at;
    otherEnds ||= !found.isExact;
    for (let line = done; line < found.at; line++) result.push(lines[line] ?? '');
    const end = found.isExact ? undefined : endOf(lines[found.at] ?? '');
    for (const line of hunk.after) {
      if (typeof line === 'number') result.push(lines[found.at + line] ?? '');
      else result.push(end === undefined ? line : withoutEnd(line) + end);
    }
    done = found.at + hunk.before.length;
  }
  for (let line = done; line < lines.length; line++) result.push(lines[line] ?? '');
  return { lines: result.map((line, index) => closed(line, index === result.length - 1)), moved, otherEnds };
}

const endOf = (line: string) => (line.endsWith('\r\n') ? '\r\n' : '\n');

/** A last line without a line feed may no longer be the last one. */
const closed = (line: string, isLast: boolean) => (isLast || line.endsWith('\n') ? line : `${line}\n`);

interface Found {
  readonly at: number;
  /** Including the line ends. */
  readonly isExact: boolean;
}

function find(lines: readonly string[], { before }: Hunk, from: number, expected: number): Found | undefined {
  const last = lines.length - before.length;
  const start = Math.min(Math.max(expected, from), last);
  for (const isExact of [true, false]) {
    for (let away = 0; start - away >= from || start + away <= last; away++) {
      if (start + away <= last && start + away >= from && fits(lines, before, start + away, isExact)) {
        return { at: start + away, isExact };
      }
      if (start - away >= from && fits(lines, before, start - away, isExact)) return { at: start - away, isExact };
    }
  }
  return undefined;
}

const fits = (lines: readonly string[], before: readonly string[], at: number, isExact: boolean) =>
  before.every((line, index) => isSame(lines[at + index], line, isExact));

const isSame = (line: string | undefined, expected: string, isExact: boolean) =>
  line === expected || (!isExact && line !== undefined && withoutEnd(line) === withoutEnd(expected));

const SHOWN = 60;

const shown = (line: string) => {
  const text = readable(withoutEnd(line));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The number of a hunk, from 1, and how many there are. */
interface Order {
  readonly change: number;
  readonly changes: number;
}

/** Names the first line that differs at the hunk's expected position. */
function mismatch(lines: readonly string[], { before }: Hunk, order: Order, at: number): ToolError {
  const differing = before.findIndex((line, index) => !isSame(lines[at + index], line, false));
  const index = Math.max(0, differing);
  const found = lines[at + index];
  const values = { ...order, line: at + index + 1, expected: shown(before[index] ?? '') };
  const text =
    found === undefined ? message('mismatchAtEnd', values) : message('mismatch', { ...values, found: shown(found) });
  return new ToolError('invalid-input', text);
}

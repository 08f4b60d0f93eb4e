// Writes a unified diff like GNU diff -u: https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
import type { Sink } from '../../contract/run/sink';
import { LineCursor, PartWriter } from './line-cursor';
import { changeAt, type Change } from './list-changes';
import { CHANGE_INTS, CONTEXT_LINES } from './spec';
import type { TwoSides } from './write-text';

const encoder = new TextEncoder();
const NO_FEED = encoder.encode('\n\\ No newline at end of file\n');

/** Changes that are close enough to share their context. */
interface Hunk {
  readonly from: number;
  readonly to: number;
}

export async function writePatch(
  { a, b }: TwoSides,
  list: Uint32Array,
  names: readonly [string, string],
  sink: Pick<Sink, 'write'>,
): Promise<void> {
  const out = new PartWriter(sink);
  const [original, changed] = [new LineCursor(a), new LineCursor(b)];
  // Between the equal ends there are more unchanged lines than a context has, unless the text ends there.
  const endOfA = a.first + a.starts.length - 1;
  const say = (text: string) => out.write(encoder.encode(text));

  async function writeLines(cursor: LineCursor, sign: string, from: number, to: number) {
    for (let line = from; line < to; line++) {
      await say(sign);
      if (!(await cursor.copy(line, out))) await out.write(NO_FEED);
    }
  }

  async function writeHunk(hunk: Hunk) {
    const first = changeAt(list, hunk.from);
    const last = changeAt(list, hunk.to - 1);
    const before = Math.min(CONTEXT_LINES, first.a);
    const after = Math.min(CONTEXT_LINES, endOfA - last.a - last.aCount);
    const spanOfA = range(first.a - before, last.a + last.aCount + after);
    const spanOfB = range(first.b - before, last.b + last.bCount + after);
    await say(`@@ -${spanOfA} +${spanOfB} @@\n`);
    let done = first.a - before;
    for (let index = hunk.from; index < hunk.to; index++) {
      const change = changeAt(list, index);
      await writeLines(original, ' ', done, change.a);
      await writeLines(original, '-', change.a, change.a + change.aCount);
      await writeLines(changed, '+', change.b, change.b + change.bCount);
      done = change.a + change.aCount;
    }
    await writeLines(original, ' ', done, done + after);
  }

  if (list.length > 0) await say(`--- ${headed(names[0])}\n+++ ${headed(names[1])}\n`);
  for (const hunk of hunksOf(list)) await writeHunk(hunk);
  await original.finish();
  await changed.finish();
  await out.flush();
}

function* hunksOf(list: Uint32Array): Generator<Hunk> {
  const count = list.length / CHANGE_INTS;
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && gapBetween(changeAt(list, to - 1), changeAt(list, to)) <= 2 * CONTEXT_LINES) to++;
    yield { from, to };
    from = to;
  }
}

const gapBetween = (one: Change, next: Change) => next.a - one.a - one.aCount;

/** The lines from 0 up to `to`, exclusive, as `start,count`. An empty range comes after the line with its number. */
function range(from: number, to: number): string {
  const count = to - from;
  if (count === 1) return String(from + 1);
  return `${String(count === 0 ? from : from + 1)},${String(count)}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

/** What can't be in a name without quotation marks, and U+DC80 to U+DCFF for single bytes: see `cli/byte-names.ts`. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const SPECIAL = /[\0-\x1f"\\\x7f]|[\udc80-\udcff]/gu;

const escaped = (character: string): string => {
  const code = character.charCodeAt(0);
  return ESCAPES[character] ?? `\\${(code < 0x80 ? code : code - 0xdc00).toString(8).padStart(3, '0')}`;
};

/** A name with a control character, a quotation mark or a backslash is written as a C string. */
export function patchName(name: string, isQuoted = false): string {
  const plain = name.replace(SPECIAL, escaped);
  return isQuoted || plain !== name ? `"${plain}"` : name;
}

/** In a header, a name with a space ends in a tab, and GNU patch removes spaces before it. */
function headed(name: string): string {
  const written = patchName(name, name.endsWith(' '));
  return written === name && name.includes(' ') ? `${name}\t` : written;
}

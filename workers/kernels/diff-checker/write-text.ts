// Writes diff-result.txt: both texts merged, each line with its number and its sign.
import type { Sink } from '../../contract/run/sink';
import { LineCursor, PartWriter, type CursorSource } from './line-cursor';
import { changeAt } from './list-changes';
import { CHANGE_INTS, NUMBER_DIGITS } from './spec';

const encoder = new TextEncoder();
const FEED = encoder.encode('\n');

export interface TwoSides {
  readonly a: CursorSource;
  readonly b: CursorSource;
}

type Sign = ' ' | '-' | '+';

export async function writeText(
  { a, b }: TwoSides,
  list: Uint32Array,
  lineNumbers: boolean,
  sink: Pick<Sink, 'write'>,
): Promise<void> {
  const out = new PartWriter(sink);
  const [original, changed] = [new LineCursor(a), new LineCursor(b)];

  async function writeLines(cursor: LineCursor, sign: Sign, from: number, to: number) {
    for (let line = from; line < to; line++) {
      const number = lineNumbers ? `${String(line + 1).padStart(NUMBER_DIGITS)} ` : '';
      await out.write(encoder.encode(`${number}${sign} `));
      if (!(await cursor.copy(line, out))) await out.write(FEED);
    }
  }

  let done = 0;
  for (let index = 0; index * CHANGE_INTS < list.length; index++) {
    const change = changeAt(list, index);
    await writeLines(changed, ' ', done, change.b);
    await writeLines(original, '-', change.a, change.a + change.aCount);
    await writeLines(changed, '+', change.b, change.b + change.bCount);
    done = change.b + change.bCount;
  }
  await writeLines(changed, ' ', done, b.starts.length - 1);
  await original.finish();
  await out.flush();
}

// The parts of a text that matches cover. Unlike the stored rows, the first view needs them.

export interface Stretch {
  readonly text: string;
  /** Undefined outside of matches; otherwise the match's number within the row. */
  readonly match?: number;
}

/**
 * The places of matches after an edit of the text: those before it stay, those after it move, and those that it touches are
 * removed. Used until the next run.
 */
export function movedPlaces(places: readonly number[], before: string, after: string): readonly number[] {
  if (before === after) return places;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const shift = after.length - before.length;
  const moved: number[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, end = 0] = places.slice(at, at + 2);
    if (end <= head) moved.push(start, end);
    else if (start >= before.length - tail) moved.push(start + shift, end + shift);
  }
  return moved;
}

/** Splits the text into parts of matches and parts between them. An empty match is an empty part. */
export function stretchesOf(text: string, marks: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (let mark = 0; mark + 1 < marks.length; mark += 2) {
    const [start = 0, end = 0] = marks.slice(mark, mark + 2);
    if (start > at) stretches.push({ text: text.slice(at, start) });
    stretches.push({ text: text.slice(start, end), match: mark / 2 });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at) });
  return stretches;
}

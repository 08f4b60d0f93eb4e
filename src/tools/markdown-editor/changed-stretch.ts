/** What two lists share at their beginning and at their end; between the two, everything counts as changed. */
export function sharedEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item | undefined, b: Item | undefined) => boolean,
): { readonly head: number; readonly tail: number } {
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shared - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return { head, tail };
}

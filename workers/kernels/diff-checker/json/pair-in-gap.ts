// Which of the removed and added elements at one place of an array are the same element with changes.
import { markChanges, type Tick } from '../mark-changes';
import { containerKind, memberOf, type JsonDocument } from './document';
import { localIds } from './id-map';

export interface Gap {
  readonly document: JsonDocument;
  readonly elements: Int32Array;
}

/** What each element is known by. Undefined if the arrays have no common key. */
export type KeyValues = () => ((gap: Gap) => Int32Array) | undefined;

/** More pairs than this aren't weighed, because their number is the product of both. */
const MOST_PAIRS = 1024;

/** Children of an element that are compared. */
const MOST_CHILDREN = 16;

/** In a larger object, a member is compared only with the one at its place. A search would take too long for each pair. */
const MOST_SEARCHED = 256;

/** No partner. */
const ALONE = -1;

/** For each removed element, the index of the added one that it became, in rising order. -1 if there is none. */
export async function pairInGap(a: Gap, b: Gap, keyValues: KeyValues, tick: Tick): Promise<Int32Array> {
  const [rows, columns] = [a.elements.length, b.elements.length];
  const inOrder = () => Int32Array.from({ length: rows }, (_, index) => (index < columns ? index : ALONE));
  if (rows === 0 || columns === 0 || (rows === 1 && columns === 1)) return inOrder();
  if (rows * columns <= MOST_PAIRS) return pairByLikeness(a, b);
  const valuesOf = keyValues();
  return valuesOf ? pairByValues(valuesOf(a), valuesOf(b), tick) : inOrder();
}

/** The longest common subsequence. */
async function pairByValues(a: Int32Array, b: Int32Array, tick: Tick): Promise<Int32Array> {
  const { ids, count } = localIds(a, b);
  const marks = await markChanges(ids[0], ids[1], count, tick);
  const partners = new Int32Array(a.length).fill(ALONE);
  let y = 0;
  for (const x of partners.keys()) {
    if (marks.a[x] === 1) continue;
    while (marks.b[y] === 1) y++;
    partners[x] = y++;
  }
  return partners;
}

/** The pairs with the best sum of likenesses, as for a longest common subsequence. */
function pairByLikeness(a: Gap, b: Gap): Int32Array {
  const [rows, columns] = [a.elements.length, b.elements.length];
  const width = columns + 1;
  const likeness = new Float64Array(rows * columns);
  /** For the elements from each row and column on. */
  const best = new Float64Array((rows + 1) * width);
  for (let x = rows - 1; x >= 0; x--) {
    for (let y = columns - 1; y >= 0; y--) {
      const like = likenessOf(a.document, a.elements[x] ?? 0, b.document, b.elements[y] ?? 0);
      likeness[x * columns + y] = like;
      const together = like + (best[(x + 1) * width + y + 1] ?? 0);
      best[x * width + y] = Math.max(together, best[(x + 1) * width + y] ?? 0, best[x * width + y + 1] ?? 0);
    }
  }
  const partners = new Int32Array(rows).fill(ALONE);
  for (let [x, y] = [0, 0]; x < rows && y < columns;) {
    const here = best[x * width + y] ?? 0;
    if (here === (likeness[x * columns + y] ?? 0) + (best[(x + 1) * width + y + 1] ?? 0)) partners[x++] = y++;
    else if (here === best[(x + 1) * width + y]) x++;
    else y++;
  }
  return partners;
}

/** From 0 to 1, above 0 for elements of one kind: mostly the share of members that are equal. */
function likenessOf(a: JsonDocument, one: number, b: JsonDocument, other: number): number {
  const kind = containerKind(a, one);
  if (kind !== containerKind(b, other)) return 0;
  const least = 1 / 1024;
  if (kind !== 'object') return least;
  let [count, equal] = [0, 0];
  const [end, endOfOther] = [a.nexts[one] ?? 0, b.nexts[other] ?? 0];
  const isSearched = endOfOther - other <= MOST_SEARCHED;
  // Most objects have their keys in the same order.
  let beside = other + 1;
  for (let member = one + 1; member < end && count < MOST_CHILDREN; member = a.nexts[member] ?? end) {
    count++;
    const key = a.keys[member] ?? 0;
    const isBeside = beside < endOfOther && b.keys[beside] === key;
    const partner = isBeside ? beside : isSearched ? memberOf(b, other, key) : undefined;
    if (beside < endOfOther) beside = b.nexts[beside] ?? endOfOther;
    if (partner !== undefined && a.ids[member] === b.ids[partner]) equal++;
  }
  return count === 0 ? least : Math.max(least, equal / count);
}

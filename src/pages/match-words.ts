// Finds entries by typed words: those that contain every word, or, for one misspelled word, those with its letters in this
// order.
import { matchSorter, rankings, type KeyOption } from 'match-sorter';

export interface SearchKeys<Entry> {
  /** The entry's names. Only these match a misspelled word: a long text contains almost any letters. */
  readonly names: readonly KeyOption<Entry>[];
  readonly others: readonly KeyOption<Entry>[];
}

/** Two letters are in too many names. */
const FEWEST_LETTERS = 3;

/** The nearest first; equals keep their order. */
export function matchWords<Entry>(
  entries: readonly Entry[],
  text: string,
  { names, others }: SearchKeys<Entry>,
): readonly Entry[] {
  const words = text.split(/\s+/).filter(Boolean);
  const keys = [...names, ...others];
  // From the last word to the first, so that the first decides the order.
  const found = words.reduceRight(
    (left, word) => matchSorter(left, word, { keys, threshold: rankings.CONTAINS, baseSort }),
    [...entries],
  );
  const [only = '', ...more] = words;
  if (found.length > 0 || more.length > 0 || only.length < FEWEST_LETTERS) return found;
  return matchSorter(entries, only, { keys: names, threshold: rankings.MATCHES, baseSort });
}

const baseSort = (a: { readonly index: number }, b: { readonly index: number }) => a.index - b.index;

// Finds entries by typed words: those that contain every word, or those with a name near a misspelled word.
import { distance } from 'fastest-levenshtein';
import { matchSorter, rankings, type KeyOption } from 'match-sorter';

export interface SearchKeys<Entry> {
  /** The entry's names. Misspelled words are matched only with these, because a long text contains almost any letters. */
  readonly names: readonly KeyOption<Entry>[];
  readonly others: readonly KeyOption<Entry>[];
}

/** Two letters occur in too many names. */
const FEWEST_LETTERS = 3;

/** The best matches first. Equal ones keep their order. */
export function matchWords<Entry>(
  entries: readonly Entry[],
  text: string,
  { names, others }: SearchKeys<Entry>,
): readonly Entry[] {
  const words = text.split(/\s+/).filter(Boolean);
  const keys = [...names, ...others];
  // Sorts by the last word first, so that the first word has the final say.
  const found = words.reduceRight(
    (left, word) => matchSorter(left, word, { keys, threshold: rankings.CONTAINS, baseSort }),
    [...entries],
  );
  const [only = '', ...more] = words;
  if (found.length > 0 || more.length > 0 || only.length < FEWEST_LETTERS) return found;
  return entries
    .map((entry) => ({ entry, errors: errorsIn(only.toLowerCase(), entry, names) }))
    .filter(({ errors }) => errors < Infinity)
    .toSorted((a, b) => a.errors - b.errors)
    .map(({ entry }) => entry);
}

const baseSort = (a: { readonly index: number }, b: { readonly index: number }) => a.index - b.index;

function wordsOf<Entry>(entry: Entry, option: KeyOption<Entry>): readonly string[] {
  const key = typeof option === 'object' ? option.key : option;
  const values = typeof key === 'function' ? key(entry) : entry[key as keyof Entry];
  return (
    String(values)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The fewest errors with which the word is one of the names, earlier keys first; Infinity if it isn't near any. */
const errorsIn = <Entry>(word: string, entry: Entry, keys: readonly KeyOption<Entry>[]): number =>
  Math.min(
    ...keys.flatMap((key, place) =>
      wordsOf(entry, key).map((name) => (isNear(word, name) ? distance(word, name) + place / keys.length : Infinity)),
    ),
  );

/** The same first letter, and then letters left out, two swapped, or one wrong (two in a long word). */
const isNear = (word: string, name: string): boolean =>
  name.startsWith(word.charAt(0)) &&
  (hasInOrder(name, word) || isSwapped(word, name) || distance(word, name) <= (word.length < 6 ? 1 : 2));

/** A short beginning of a long word is no misspelling. */
function hasInOrder(name: string, letters: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === letters.charAt(at)) at++;
  return at === letters.length && name.length <= 2 * letters.length;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, index) => letter !== other.charAt(index));
  return one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other;
}

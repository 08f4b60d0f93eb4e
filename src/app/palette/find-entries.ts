// Which entries hold every word that was typed, the nearest first.
import { matchSorter, rankings, type KeyOption, type MatchSorterOptions } from 'match-sorter';
import type { PaletteEntry } from './entries';

// Found in the title counts most; within equals, the earlier key does.
const keys: readonly KeyOption<PaletteEntry>[] = [
  'title',
  { key: 'words', maxRanking: rankings.STARTS_WITH },
  { key: 'kind', maxRanking: rankings.CONTAINS },
  { key: 'description', maxRanking: rankings.CONTAINS },
];

const options: MatchSorterOptions<PaletteEntry> = {
  keys,
  threshold: rankings.CONTAINS,
  // Equals keep their order.
  baseSort: (a, b) => a.index - b.index,
};

export function findEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = text.split(/\s+/).filter(Boolean);
  // From the last word to the first, so that the first decides the order.
  return words.reduceRight((found, word) => matchSorter(found, word, options), [...entries]);
}

// The tools that hold every word that was typed, the nearest first.
import { matchSorter, rankings, type KeyOption } from 'match-sorter';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { keywordsOf } from '../tools/discoveries';
import { tools } from '../tools/index';

// Found in the title counts most; within equals, the earlier key does.
const keys: readonly KeyOption<ToolDefinition>[] = [
  'title',
  { key: ({ id, aliases = [] }) => [id, ...aliases, ...keywordsOf(id)], maxRanking: rankings.STARTS_WITH },
  { key: 'category', maxRanking: rankings.CONTAINS },
  { key: 'description', maxRanking: rankings.CONTAINS },
];

export function findTools(text: string): readonly ToolDefinition[] {
  const words = text.split(/\s+/).filter(Boolean);
  // From the last word to the first, so that the first decides the order.
  return words.reduceRight<ToolDefinition[]>(
    (found, word) =>
      matchSorter(found, word, { keys, threshold: rankings.CONTAINS, baseSort: (a, b) => a.index - b.index }),
    [...tools],
  );
}

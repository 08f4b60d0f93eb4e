// The palette's entries on every page: all tools, and all pages of the site.
import { FileText, type LucideIcon } from 'lucide-react';
import { rankings } from 'match-sorter';
import { matchWords, type SearchKeys } from '../../pages/match-words';
import { sitePages, type SitePage } from '../../pages/site-pages';
import { aiTools } from '../../tools/ai-tools';
import { labels } from '../../tools/words';
import { discoveries, keywordsOf } from '../../tools/discoveries';
import { tools } from '../../tools/index';
import { toolPath } from '../../tools/lookup';
import * as lateWords from './late-words';
import * as texts from './words';

export interface PaletteEntry {
  readonly title: string;
  /** The page that it opens, or an action. */
  readonly target: string | (() => void);
  readonly description: string;
  /** Shown beside the title. Searches look here as well. */
  readonly kind: string;
  /** More words that find it. */
  readonly words: readonly string[];
  readonly icon: LucideIcon;
}

const descriptionOf = ({ folder, paths }: SitePage): string =>
  aiTools.find(({ path }) => paths.includes(path))?.description ?? lateWords.descriptions[folder] ?? '';

const toolEntries = () =>
  tools.map((tool): PaletteEntry => {
    const { id, title, description, category, aliases = [] } = tool;
    const words = [...keywordsOf(id), id, ...aliases];
    return {
      title,
      target: toolPath(tool),
      description,
      kind: labels[category],
      words,
      icon: discoveries[id]?.icon ?? FileText,
    };
  });

const aiEntries = aiTools.map(({ id, name, path, description, icon }): PaletteEntry => {
  return { title: name, target: path, description, kind: texts.comingSoon, words: [id], icon };
});

const pageEntries = sitePages
  .filter(({ paths }) => !aiTools.some(({ path }) => paths.includes(path)))
  .map((page): PaletteEntry => {
    const { title = texts.home, paths } = page;
    return {
      title,
      target: paths[0],
      description: descriptionOf(page),
      kind: texts.page,
      words: [...paths],
      icon: FileText,
    };
  });

export const paletteEntries: readonly PaletteEntry[] = [...toolEntries(), ...aiEntries, ...pageEntries];

// A match in the title counts most. Among equals, the earlier key counts more.
const keys: SearchKeys<PaletteEntry> = {
  names: ['title', { key: 'words', maxRanking: rankings.STARTS_WITH }],
  others: [
    { key: 'kind', maxRanking: rankings.CONTAINS },
    { key: 'description', maxRanking: rankings.CONTAINS },
  ],
};

export const findEntries = (entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] =>
  matchWords(entries, text, keys);

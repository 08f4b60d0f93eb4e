// The palette's entries on every page: all tools, and all pages of the site.
import { FileText, type LucideIcon } from 'lucide-react';
import { rankings } from 'match-sorter';
import { matchWords, type SearchKeys } from '../../pages/match-words';
import { sitePages, type SitePage } from '../../pages/site-pages';
import { settings } from '../../settings';
import { aiTools } from '../../tools/ai-tools';
import { discoveries, keywordsOf } from '../../tools/discoveries';
import { tools } from '../../tools/index';
import { toolPath } from '../../tools/lookup';

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

/** One sentence about each page, by its folder. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: settings.description,
  tools: 'Browse all tools by name or category. Free, and run entirely in your browser.',
  recipe: 'Chain tools: each step works on the result of the one before. For text, files of any size, and folders.',
  'coming-soon': 'Four AI tools on their way: for text, code, content and images. Free when they’re ready.',
  'tool-ideas': 'Missing a tool? Tell us what it should do and how you’d use it.',
  'about-us': `What ${settings.name} is for, what it promises, and who makes it.`,
  benchmark: 'Measure the tools on this device, against the libraries that other sites use.',
  cli: 'The same tools in your terminal, in scripts and for agents, with all their options.',
  'contact-us': 'Questions, bug reports and praise: how to reach us and how soon we answer.',
  newsletter: 'Get updates about new tools and features by email.',
  'confirm-subscription': 'Confirm your newsletter subscription with the link in our email.',
  unsubscribe: 'Remove your email address from the newsletter.',
  'cookie-settings': 'Choose which cookies the site may use.',
  'privacy-policy': 'What the site knows about you, what it doesn’t, and what happens to your data.',
  'terms-of-service': 'The terms for using the tools.',
};

const descriptionOf = ({ folder, paths }: SitePage): string =>
  aiTools.find(({ path }) => paths.includes(path))?.description ?? DESCRIPTIONS[folder] ?? '';

const toolEntries = () =>
  tools.map((tool): PaletteEntry => {
    const { id, title, description, category, aliases = [] } = tool;
    const words = [...keywordsOf(id), id, ...aliases];
    return {
      title,
      target: toolPath(tool),
      description,
      kind: category,
      words,
      icon: discoveries[id]?.icon ?? FileText,
    };
  });

const aiEntries = aiTools.map(({ id, name, path, description, icon }): PaletteEntry => {
  return { title: name, target: path, description, kind: 'Coming soon', words: [id], icon };
});

const pageEntries = sitePages
  .filter(({ paths }) => !aiTools.some(({ path }) => paths.includes(path)))
  .map((page): PaletteEntry => {
    const { title = 'Home', paths } = page;
    return {
      title,
      target: paths[0],
      description: descriptionOf(page),
      kind: 'Page',
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

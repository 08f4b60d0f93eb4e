// What the palette finds anywhere: every tool, and every page of the site.
import { FileText, type LucideIcon } from 'lucide-react';
import { descriptionOf } from '../../pages/page-descriptions';
import { sitePages } from '../../pages/site-pages';
import { aiTools } from '../../tools/ai-tools';
import { discoveries, keywordsOf } from '../../tools/discoveries';
import { tools } from '../../tools/index';
import { toolPath } from '../../tools/lookup';

export interface PaletteEntry {
  readonly title: string;
  /** Where it leads, or what it does. */
  readonly target: string | (() => void);
  readonly description: string;
  /** Stands beside the title, and is found, too. */
  readonly kind: string;
  /** Further words by which it is found. */
  readonly words: readonly string[];
  readonly icon: LucideIcon;
}

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

// The descriptions for search results, at almost the maximum length. Only the build needs them.
import type { SitePage } from '../pages/site-pages';
import type { Guide } from '../tool-kit/guide';
import { searchDescriptions } from './late-words';

const guides = import.meta.glob<Guide>('../tools/*/guide.ts', { eager: true, import: 'guide' });

/** "tools" for "/tools", "ai-text-generator" for "/tool/ai-text-generator". */
const keyOf = ({ paths }: SitePage) => paths[0].replace(/^\/(?:tool\/)?/, '') || 'home';

function required(description: string | undefined, path: string): string {
  if (description === undefined) throw new Error(`There is no search description for ${path}`);
  return description;
}

/** Throws if there is none, which fails the build. */
export const searchDescriptionOfPage = (page: SitePage) => required(searchDescriptions[keyOf(page)], page.paths[0]);

/** The same for a tool. */
export const searchDescriptionOfTool = (id: string) => required(guides[`../tools/${id}/guide.ts`]?.search, id);

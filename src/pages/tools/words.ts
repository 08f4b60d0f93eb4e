// The words of the catalog.
import type { CatalogFilter } from '../../tool-kit/define-tool';

export const title = 'All Tools';
export const purpose = 'All free. All on your device.';

// The search and the filters

export const search = 'Search tools';
export const searchHint = 'Search tools by name, description, or category...';
export const category = 'Category';
/** The style capitalizes them. */
export const filters: Readonly<Record<'all' | CatalogFilter, string>> = {
  all: 'all',
  developer: 'developer',
  design: 'design',
  utility: 'utility',
  security: 'security',
  text: 'text',
  ai: 'ai',
};
export const clearFilters = 'Clear Filters';

// What was found

export const tools = 'Tools';
export const found = { one: '{count} tool', other: '{count} tools' } as const;
export const noMatch = 'No tools match.';
export const nothingFound = 'No tools found';
export const nothingFoundText =
  'Try a shorter word or another category. If the tool doesn’t exist yet, <link>suggest it</link>.';
export const clearAll = 'Clear All';

// Below

export const aiTools = 'AI Tools, Coming Soon';
export const comingSoon = 'See what’s coming';
export const isMissing = 'Missing a tool? <link>Suggest a tool</link>';

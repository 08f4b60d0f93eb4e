// Which tools a search and a category leave.
import type { CatalogFilter, ToolDefinition } from '../../tool-kit/define-tool';
import { keywordsOf } from '../../tools/discoveries';

export type CategoryChoice = 'all' | CatalogFilter;

export const categoryChoices: readonly CategoryChoice[] = [
  'all',
  'developer',
  'design',
  'utility',
  'security',
  'text',
  'ai',
];

/** From the address, where anything may stand. */
export const toCategoryChoice = (text: string | null): CategoryChoice =>
  categoryChoices.find((choice) => choice === text) ?? 'all';

export function filterTools(tools: readonly ToolDefinition[], search: string, category: CategoryChoice) {
  const wanted = search.trim().toLowerCase();
  return tools.filter((tool) => {
    if (category !== 'all' && tool.filter !== category) return false;
    const texts = [tool.title, tool.description, tool.category, tool.filter, ...keywordsOf(tool.id)];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

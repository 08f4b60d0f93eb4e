// Which tools a search and a category leave.
import type { CatalogFilter, ToolDefinition } from '../../tool-kit/define-tool';

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

export interface ToolFilter {
  readonly search: string;
  readonly category: CategoryChoice;
  /** By a tool's id, what else it is found by. */
  readonly keywordsOf?: ((toolId: string) => readonly string[]) | undefined;
}

export function filterTools(tools: readonly ToolDefinition[], { search, category, keywordsOf }: ToolFilter) {
  const wanted = search.trim().toLowerCase();
  return tools.filter((tool) => {
    if (category !== 'all' && tool.filter !== category) return false;
    const texts = [tool.title, tool.description, tool.category, tool.filter, ...(keywordsOf?.(tool.id) ?? [])];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { CatalogFilter, ToolDefinition } from '../../tool-kit/define-tool';
import { labels } from '../../tools/words';
import { Button } from '../../ui/button';
import * as words from './words';

interface CatalogFiltersProps {
  search: string;
  category: CategoryChoice;
  searchBox: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onCategory: (category: CategoryChoice) => void;
  onClear: () => void;
}

export function CatalogFilters({ search, category, searchBox, onSearch, onCategory, onClear }: CatalogFiltersProps) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 inset-s-4 my-auto size-5 text-muted" />
        <input
          ref={searchBox}
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="h-12 w-full rounded-md border border-line-strong bg-surface pe-4 ps-12 text-base text-ellipsis transition-colors placeholder:text-muted hover:border-ink"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label={words.category} className="flex flex-wrap gap-2">
          {categoryChoices.map((choice) => (
            <CategoryButton key={choice} choice={choice} pressed={choice === category} onPress={onCategory} />
          ))}
        </div>
        <Button variant="ghost" size="small" className="-mx-3" onClick={onClear}>
          {words.clearFilters}
        </Button>
      </div>
    </form>
  );
}

interface CategoryButtonProps {
  choice: CategoryChoice;
  pressed: boolean;
  onPress: (choice: CategoryChoice) => void;
}

function CategoryButton({ choice, pressed, onPress }: CategoryButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(choice)}
      className={clsx(
        'min-h-9 rounded-full border px-4 text-sm font-medium transition-colors pointer-coarse:min-h-touch',
        choice === 'ai' ? 'uppercase' : 'capitalize',
        pressed ? 'border-ink bg-ink text-page' : 'border-line bg-surface text-muted hover:border-ink hover:text-ink',
      )}
    >
      {words.filters[choice]}
    </button>
  );
}

export type CategoryChoice = 'all' | CatalogFilter;

const categoryChoices: readonly CategoryChoice[] = ['all', 'developer', 'design', 'utility', 'security', 'text', 'ai'];

/** Parses a query parameter. Unknown values mean all categories. */
export const toCategoryChoice = (text: string | null): CategoryChoice =>
  categoryChoices.find((choice) => choice === text) ?? 'all';

interface ToolFilter {
  readonly search: string;
  readonly category: CategoryChoice;
  /** More search terms of a tool, by its id. */
  readonly keywordsOf?: ((toolId: string) => readonly string[]) | undefined;
}

export function filterTools(tools: readonly ToolDefinition[], { search, category, keywordsOf }: ToolFilter) {
  const wanted = search.trim().toLowerCase();
  return tools.filter((tool) => {
    if (category !== 'all' && tool.filter !== category) return false;
    const kinds = [labels[tool.category], words.filters[tool.filter]];
    const texts = [tool.title, tool.description, ...kinds, ...(keywordsOf?.(tool.id) ?? [])];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

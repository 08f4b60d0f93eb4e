// The search in a result: its button in the head, its field, and the way from match to match.
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { say } from '../../../workers/words/in-words';
import { IconButton } from '../../ui/icon-button';
import type { TextSearch } from './use-search';
import * as words from './words';

export const SEARCH_KEYS = 'Control+F Meta+F';

/**
 * Ctrl+F and ⌘+F open a search outside of fields, while `shown` is on the page. The browser's own would find only the rows in view;
 * it opens if the keys are pressed in the search itself.
 */
export function useSearchKeys(shown: RefObject<Element | null>, open: () => void) {
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const isInView = (shown.current?.getClientRects().length ?? 0) > 0;
    if (event.defaultPrevented || isInField(event.target) || !isInView) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Opens the search. */
export function SearchButton({ search }: { search: TextSearch }) {
  const button = useRef<HTMLButtonElement>(null);
  useSearchKeys(button, () => {
    search.setQuery(search.query ?? '');
    button.current?.closest('section')?.querySelector<HTMLElement>('[type=search]')?.focus();
  });
  const isOpen = search.query !== undefined;
  return (
    <IconButton
      ref={button}
      icon={Search}
      label={words.search}
      aria-expanded={isOpen}
      aria-keyshortcuts={SEARCH_KEYS}
      className="size-9!"
      onClick={() => search.setQuery(isOpen ? undefined : '')}
    />
  );
}

const isInField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null;

export function SearchBar({ search }: { search: TextSearch }) {
  const { query, setQuery, found, active, go } = search;
  if (query === undefined) return null;
  return (
    <div
      role="search"
      aria-label={words.searchedPart}
      className="flex items-center gap-1 rounded-md border border-line bg-surface ps-2"
    >
      <Search aria-hidden className="size-4 shrink-0 text-muted" />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key !== 'Escape') return;
          // Not the run's Cancel.
          event.preventDefault();
          setQuery(undefined);
        }}
        className="h-9 min-w-0 flex-1 bg-transparent px-1 text-base outline-offset-0 [&::-webkit-search-cancel-button]:hidden md:text-sm pointer-coarse:min-h-touch"
      />
      <span role="status" className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
        {query !== '' && positionOf(active, found)}
      </span>
      <IconButton icon={ChevronUp} label={words.previous} disabled={active === undefined} onClick={() => go(-1)} />
      <IconButton icon={ChevronDown} label={words.next} disabled={active === undefined} onClick={() => go(1)} />
      <IconButton icon={X} label={words.close} onClick={() => setQuery(undefined)} />
    </div>
  );
}

function positionOf(active: number | undefined, { count, isComplete }: TextSearch['found']): string {
  if (active === undefined) return isComplete ? words.noMatches : words.searching;
  return say(isComplete ? words.matchOf : words.matchOfSoFar, { match: active + 1, count });
}

// Lets those who may know it know what is looked for in the catalog, once the typing has stopped.
import { useEffect } from 'react';
import { tracking } from '../../visitor/tracking';

const REST_MS = 1000;

/** Whoever pastes a whole text here by mistake has not made a search of it. */
const LONGEST = 100;

export function useToldSearch(search: string, found: number): void {
  const query = search.trim().toLowerCase();
  useEffect(() => {
    if (query === '' || query.length > LONGEST) return;
    const tell = () => tracking.happened({ category: 'Search', action: 'search', query, found });
    const timer = window.setTimeout(tell, REST_MS);
    return () => window.clearTimeout(timer);
  }, [query, found]);
}

// Reports catalog searches to analytics, where the visitor allows it, once typing has stopped.
import { useEffect } from 'react';
import { tracking } from '../../visitor/tracking';

const REST_MS = 1000;

/** Longer text was pasted here by mistake. It is not a search, and it is nobody's business. */
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

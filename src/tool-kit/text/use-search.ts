// The search in a result: the matches in all of it, and the one that the visitor is at.
import { useEffect, useMemo, useState } from 'react';
import { NOTHING_FOUND, patternOf, type Found } from './search-blob';

export interface TextSearch {
  /** Undefined while the search is closed. */
  readonly query: string | undefined;
  readonly setQuery: (query: string | undefined) => void;
  readonly found: Found;
  /** Marks the matches in a row. */
  readonly pattern: RegExp | undefined;
  /** The match that is shown, from 0; none while there is none. */
  readonly active: number | undefined;
  readonly go: (step: 1 | -1) => void;
}

/** A pause in the typing that long starts the search. */
const PAUSE_MS = 100;

const READING: Found = { ...NOTHING_FOUND, isComplete: false };

/** Searches a text. `onFound` gets what has been found so far. */
export type Find = (query: string, signal: AbortSignal, onFound: (found: Found) => void) => Promise<void>;

/** `find` must stay the same for one text. */
export function useTextSearch(find: Find): TextSearch {
  const [query, setQuery] = useState<string>();
  const [result, setResult] = useState<{ of: unknown; query: string; found: Found }>();
  const [reached, setReached] = useState(0);
  const wanted = query ?? '';
  useEffect(() => {
    if (wanted === '') return;
    const ending = new AbortController();
    const show = (found: Found) => {
      if (!ending.signal.aborted) setResult({ of: find, query: wanted, found });
    };
    const timer = setTimeout(() => {
      // A text that is gone says so where it is shown.
      find(wanted, ending.signal, show).catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [find, wanted]);

  const isCurrent = result?.of === find && result.query === wanted;
  const found = wanted === '' ? NOTHING_FOUND : isCurrent ? result.found : READING;
  const places = found.offsets.length;
  const active = places === 0 ? undefined : Math.min(reached, places - 1);
  const pattern = useMemo(() => (wanted === '' ? undefined : patternOf(wanted)), [wanted]);
  return {
    query,
    setQuery: (next) => {
      setReached(0);
      setQuery(next);
    },
    found,
    pattern,
    active,
    go: (step) => active !== undefined && setReached((active + step + places) % places),
  };
}

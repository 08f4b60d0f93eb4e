// Search and category live in the address, so that a filtered catalog can be linked to and survives a reload.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../use-query';
import { toCategoryChoice, type CategoryChoice } from './filter-tools';

// Safari refuses more than a hundred changes of the address in a short time: typing is written when it pauses.
const PAUSE_MS = 250;

export function useCatalogAddress() {
  const params = useQuery();
  const [, setParams] = useSearchParams();
  // What was typed since the address was last written.
  const [draft, setDraft] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = draft ?? params.get('search') ?? '';
  const category = toCategoryChoice(params.get('category'));

  const write = (nextSearch: string, nextCategory: CategoryChoice) => {
    window.clearTimeout(timer.current);
    const next = new URLSearchParams();
    if (nextSearch) next.set('search', nextSearch);
    if (nextCategory !== 'all') next.set('category', nextCategory);
    setDraft(undefined);
    // Choosing a category is a step that Back undoes; typing is not, or each word would be one.
    setParams(next, { replace: nextCategory === category });
  };

  return {
    search,
    category,
    setSearch: (text: string) => {
      setDraft(text);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(text, category), PAUSE_MS);
    },
    setCategory: (choice: CategoryChoice) => write(search, choice),
    clear: () => write('', 'all'),
  };
}

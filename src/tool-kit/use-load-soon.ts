// Code that nobody needs at first comes once the page can be used, so that nobody waits for it later.
import { useEffect } from 'react';
import type { Loadable } from '../ui/loadable';

/** A list that stays the same one. */
export function useLoadSoon(parts: readonly Pick<Loadable, 'load'>[]) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) part.load().catch(() => undefined); // tried again at need
    }, 500);
    return () => clearTimeout(timer);
  }, [parts]);
}

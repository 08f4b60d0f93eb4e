// Loads the rates when the tool is opened, and again when asked to.
import { useCallback, useEffect, useState } from 'react';
import { settings } from '../../settings';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { TOOL_ID } from './options';
import { fetchRates, keptRates, type Rates } from './rates';
import { MESSAGES } from './words';

export interface LoadedRates {
  /** The latest good ones, from this visit or an earlier one. */
  readonly rates: Rates | null;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly refresh: () => void;
}

export function useRates(): LoadedRates {
  const dispatch = useAppDispatch();
  const rates = keptRates.use();
  const [state, setState] = useState<LoadedRates['state']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const mine = new AbortController();
    const failed = (cause: unknown) => {
      if (mine.signal.aborted) return;
      // For whoever runs the site; a visitor can only try again.
      console.warn('The exchange rates could not be loaded:', cause);
      setState('failed');
      dispatch(toastShown({ title: 'Error', text: MESSAGES.fetch, tone: 'error', toolId: TOOL_ID }));
    };
    const loaded = (fresh: Rates) => {
      if (mine.signal.aborted) return;
      keptRates.set(fresh);
      setState('loaded');
    };
    fetchRates(settings.ratesUrl, mine.signal).then(loaded, failed);
    return () => mine.abort();
  }, [dispatch, attempt]);

  const refresh = useCallback(() => {
    setState('loading');
    setAttempt((before) => before + 1);
  }, []);
  return { rates, state, refresh };
}

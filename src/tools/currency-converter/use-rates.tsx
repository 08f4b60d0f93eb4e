// Loads the exchange rates when the tool opens or the visitor clicks Refresh, and shows their age and source.
import { useCallback, useEffect, useState } from 'react';
import { say } from '../../../workers/words/in-words';
import { settings } from '../../settings';
import { Notice } from '../../ui/notice';
import { fetchRates, keptRates, type Rates } from './rates';
import * as words from './words';
import { dateFormat } from '../../../workers/words/formats';

export interface LoadedRates {
  /** The most recent rates, which were loaded in this visit or an earlier one. */
  readonly rates: Rates | null;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly refresh: () => void;
}

export function useRates(): LoadedRates {
  const rates = keptRates.use();
  const [state, setState] = useState<LoadedRates['state']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const mine = new AbortController();
    const failed = (cause: unknown) => {
      if (mine.signal.aborted) return;
      // The cause helps the site's operator, but a visitor can only try again.
      console.warn('The exchange rates could not be loaded:', cause);
      setState('failed');
    };
    const loaded = (fresh: Rates) => {
      if (mine.signal.aborted) return;
      keptRates.set(fresh);
      setState('loaded');
    };
    fetchRates(settings.ratesUrl, mine.signal).then(loaded, failed);
    return () => mine.abort();
  }, [attempt]);

  const refresh = useCallback(() => {
    setState('loading');
    setAttempt((before) => before + 1);
  }, []);
  return { rates, state, refresh };
}

const host = new URL(settings.ratesUrl, settings.baseUrl).host;

const inDate = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const dateOf = (seconds: number) => say(words.date, { date: inDate(seconds * 1000) });

export function RatesState({ rates, state }: Pick<LoadedRates, 'rates' | 'state'>) {
  if (state === 'loading') return words.loadingRates;
  return rates && say(words.lastUpdated, { date: dateOf(rates.updated) }); // Without any rates, the notice above says so.
}

export const RatesFailure = ({ rates }: Pick<LoadedRates, 'rates'>) => (
  <Notice tone="error">
    <p>{words.fetchFailed}</p>
    {rates ? <p>{say(words.keptRatesUsed, { date: dateOf(rates.updated) })}</p> : <p>{words.ownRateUsable}</p>}
  </Notice>
);

export const RatesInfo = () => <p className="text-xs text-muted">{say(words.ratesInfo, { host })}</p>;

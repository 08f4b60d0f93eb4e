// Loads the exchange rates when the tool opens or the visitor clicks Refresh, and shows their age and source.
import { useCallback, useEffect, useState } from 'react';
import { settings } from '../../settings';
import { Notice } from '../../ui/notice';
import { MESSAGES } from './options';
import { fetchRates, keptRates, type Rates } from './rates';

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

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const dateOf = (seconds: number) => `${dates.format(seconds * 1000)} UTC`;

export function RatesState({ rates, state }: Pick<LoadedRates, 'rates' | 'state'>) {
  if (state === 'loading') return 'Loading rates...';
  return rates && `Last updated: ${dateOf(rates.updated)}`; // Without any rates, the notice above says so.
}

export const RatesFailure = ({ rates }: Pick<LoadedRates, 'rates'>) => (
  <Notice tone="error">
    <p>{MESSAGES.fetch}</p>
    {rates ? (
      <p>Until then, the rates of {dateOf(rates.updated)}, kept on this device, are used.</p>
    ) : (
      <p>You can convert with your own rate until then.</p>
    )}
  </Notice>
);

export const RatesInfo = () => (
  <p className="text-xs text-muted">
    Rates come from a free exchange-rate API, are updated daily and are for reference only. They come from {host}; the
    request contains nothing you enter.
  </p>
);

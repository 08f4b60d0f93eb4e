// How old the rates are, whether they could be loaded, and where they come from.
import { settings } from '../../settings';
import { Notice } from '../../ui/notice';
import { MESSAGES } from './words';
import type { LoadedRates } from './use-rates';

const host = new URL(settings.ratesUrl, settings.baseUrl).host;

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const dateOf = (seconds: number) => `${dates.format(seconds * 1000)} UTC`;

export function RatesState({ rates, state }: Pick<LoadedRates, 'rates' | 'state'>) {
  if (state === 'loading') return 'Loading rates...';
  return rates ? `Last updated: ${dateOf(rates.updated)}` : 'No rates loaded.';
}

export const RatesFailure = ({ rates }: Pick<LoadedRates, 'rates'>) => (
  <Notice tone="error">
    <p>{MESSAGES.fetch}</p>
    {rates && <p>Until then, the rates of {dateOf(rates.updated)}, kept on this device, are used.</p>}
  </Notice>
);

export const RatesInfo = () => (
  <p className="text-xs text-muted">
    Rates come from a free exchange-rate API, are updated daily and are for reference only. To get them, this page asks{' '}
    {host}. The request contains nothing that you enter here.
  </p>
);

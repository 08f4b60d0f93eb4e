// The currency converter's currencies, options and input.
import { choice, defineOptions, text, type OptionsOf } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';
import { say } from '../../../workers/words/in-words';
import { currencies } from './late-words';
import * as texts from './words';

export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: 0 | 2;
}

const ROWS = [
  ['USD', '$', 2],
  ['EUR', '€', 2],
  ['GBP', '£', 2],
  ['JPY', '¥', 0],
  ['CAD', 'CA$', 2],
  ['AUD', 'A$', 2],
  ['CHF', 'CHF', 2],
  ['CNY', 'CN¥', 2],
  ['INR', '₹', 2],
  ['BRL', 'R$', 2],
  ['MXN', 'MX$', 2],
  ['KRW', '₩', 0],
  ['SGD', 'S$', 2],
  ['NZD', 'NZ$', 2],
  ['SEK', 'kr', 2],
  ['NOK', 'kr', 2],
  ['DKK', 'kr', 2],
  ['PLN', 'zł', 2],
  ['CZK', 'Kč', 2],
  ['HUF', 'Ft', 2],
] as const;

export const CURRENCIES: readonly Currency[] = ROWS.map(([code, symbol, decimals]) => ({ code, symbol, decimals }));

export const findCurrency = (code: string) => CURRENCIES.find((currency) => currency.code === code);

export const TOOL_ID = 'currency-converter';

const CODES = CURRENCIES.map(({ code }) => code);

/** `ownRate` is the price of one unit of `from` in `to`, used instead of the service's rate unless it is empty. */
export const options = defineOptions({
  from: choice(CODES, { initial: 'USD' }),
  to: choice(CODES, { initial: 'EUR' }),
  ownRate: text(),
});

/** `isAsked`: the visitor has clicked Convert, so an empty amount is an error. */
export const INPUT: { readonly amount: string; readonly isAsked: boolean } = { amount: '100', isAsked: false };

export type CurrencySettings = OptionsOf<typeof options> & typeof INPUT;

export const DEFAULT_SETTINGS: CurrencySettings = { ...options.defaults, ...INPUT };

/** Swaps the currencies. Clears the custom rate, which was for the other direction. */
export const swapped = ({ from, to }: CurrencySettings): Partial<CurrencySettings> => ({
  from: to,
  to: from,
  ownRate: '',
  isAsked: false,
});

const choices = Object.fromEntries(
  ROWS.map(([code, symbol]) => [code, say(texts.currency, { code, name: currencies[code], symbol })]),
);

export const words: ToolWords<typeof options> = {
  options: {
    from: { label: texts.from, choices },
    to: { label: texts.to, choices },
    ownRate: { label: texts.ownRate },
  },
};

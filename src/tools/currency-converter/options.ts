// The currency converter's currencies, options, input and words.
import { choice, defineOptions, text, type OptionsOf } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: 0 | 2;
}

const ROWS = [
  ['USD', 'US Dollar', '$', 2],
  ['EUR', 'Euro', '€', 2],
  ['GBP', 'British Pound', '£', 2],
  ['JPY', 'Japanese Yen', '¥', 0],
  ['CAD', 'Canadian Dollar', 'CA$', 2],
  ['AUD', 'Australian Dollar', 'A$', 2],
  ['CHF', 'Swiss Franc', 'CHF', 2],
  ['CNY', 'Chinese Yuan', 'CN¥', 2],
  ['INR', 'Indian Rupee', '₹', 2],
  ['BRL', 'Brazilian Real', 'R$', 2],
  ['MXN', 'Mexican Peso', 'MX$', 2],
  ['KRW', 'South Korean Won', '₩', 0],
  ['SGD', 'Singapore Dollar', 'S$', 2],
  ['NZD', 'New Zealand Dollar', 'NZ$', 2],
  ['SEK', 'Swedish Krona', 'kr', 2],
  ['NOK', 'Norwegian Krone', 'kr', 2],
  ['DKK', 'Danish Krone', 'kr', 2],
  ['PLN', 'Polish Zloty', 'zł', 2],
  ['CZK', 'Czech Koruna', 'Kč', 2],
  ['HUF', 'Hungarian Forint', 'Ft', 2],
] as const;

export const CURRENCIES: readonly Currency[] = ROWS.map(([code, name, symbol, decimals]) => ({
  code,
  name,
  symbol,
  decimals,
}));

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

export const MESSAGES = {
  amount: 'Please enter a valid amount.',
  noRates: 'Exchange rates not loaded. Please refresh rates first.',
  fetch: 'Failed to fetch exchange rates. Please try again later.',
  ownRate: 'Your own rate must be a number above zero.',
} as const;

const choices = Object.fromEntries(CURRENCIES.map(({ code, name, symbol }) => [code, `${code} – ${name} (${symbol})`]));

export const words: ToolWords<typeof options> = {
  options: {
    from: { label: 'From', choices },
    to: { label: 'To', choices },
    ownRate: { label: 'Your own rate' },
  },
};

// Currency converter: its options, and what else is set on the screen.
import { choice, defineOptions, text, type OptionsOf } from '../../../workers/contract/options';
import { CURRENCIES } from './currencies';

export const TOOL_ID = 'currency-converter';

const CODES = CURRENCIES.map(({ code }) => code);

/** `ownRate` is the price of one unit of `from` in `to`, used instead of the service's rate unless it is empty. */
export const options = defineOptions({
  from: choice(CODES, { initial: 'USD' }),
  to: choice(CODES, { initial: 'EUR' }),
  ownRate: text(),
});

/** `isAsked`: Convert was clicked, and from then on the result follows the input. */
export const INPUT: { readonly amount: string; readonly isAsked: boolean } = { amount: '100', isAsked: false };

export type CurrencySettings = OptionsOf<typeof options> & typeof INPUT;

export const DEFAULT_SETTINGS: CurrencySettings = { ...options.defaults, ...INPUT };

/** Without the result, and without a rate that was for the other direction. */
export const swapped = ({ from, to }: CurrencySettings): Partial<CurrencySettings> => ({
  ...{ from: to, to: from },
  ownRate: '',
  isAsked: false,
});

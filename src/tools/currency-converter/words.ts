// Currency converter: its words.
import type { ToolWords } from '../../../workers/contract/words';
import { CURRENCIES } from './currencies';
import type { options } from './options';

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

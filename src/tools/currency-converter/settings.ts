// What is set on the screen, and what it says.

export const TOOL_ID = 'currency-converter';

export const MESSAGES = {
  amount: 'Please enter a valid amount.',
  noRates: 'Exchange rates not loaded. Please refresh rates first.',
  fetch: 'Failed to fetch exchange rates. Please try again later.',
  ownRate: 'Your own rate must be a number above zero.',
} as const;

export interface CurrencySettings {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  /** What one of `from` is in `to`, instead of the service's rate; empty for that. */
  readonly ownRate: string;
  /** Convert was pressed: from then on the result follows what is set. */
  readonly isAsked: boolean;
}

export const DEFAULT_SETTINGS: CurrencySettings = {
  amount: '100',
  from: 'USD',
  to: 'EUR',
  ownRate: '',
  isAsked: false,
};

/** Without the result, and without a rate that was for the other direction. */
export const swapped = ({ from, to }: CurrencySettings): Partial<CurrencySettings> => ({
  ...{ from: to, to: from },
  ownRate: '',
  isAsked: false,
});

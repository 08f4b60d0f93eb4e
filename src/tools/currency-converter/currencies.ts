// The currencies on offer, with the decimals of their minor unit by ISO 4217.

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
  ...{ code, name, symbol, decimals },
}));

export const findCurrency = (code: string) => CURRENCIES.find((currency) => currency.code === code);

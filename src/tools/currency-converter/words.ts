// The currency converter's words.

export const title = 'Currency Converter';
export const description = 'Convert between 20 currencies at daily exchange rates.';
export const tagline = 'Daily rates, 20 currencies';
export const keywords =
  'currency, money, exchange rate, forex, fx, dollar, euro, pound, yen, franc, yuan, rupee, real, peso, won, ' +
  'krona, krone, zloty, koruna, forint, usd, eur, gbp, jpy, cad, aud, chf, cny, inr, brl, mxn, krw, sgd, nzd, ' +
  'sek, nok, dkk, pln, czk, huf';

// The form.
export const amount = 'Amount';
export const from = 'From';
export const to = 'To';
/** A currency in the lists: “USD – US Dollar ($)”. */
export const currency = '{code} – {name} ({symbol})';
export const ownRate = 'Your own rate';
export const ownRateHint = 'How many {to} 1 {from} buys. Leave it empty to use the service’s rates.';
export const onlyOwnRateHint = 'How many {to} 1 {from} buys.';
export const convert = 'Convert';
export const converting = 'Converting...';
export const swap = 'Swap';

// What is wrong with the amount, the rate or the rates.
export const invalidAmount = 'Please enter a valid amount.';
export const otherCurrency = '“{typed}” is not {code}.';
export const noRates = 'Exchange rates not loaded. Please refresh rates first.';
export const fetchFailed = 'Failed to fetch exchange rates. Please try again later.';
export const invalidOwnRate = 'Your own rate must be a number above zero.';

// The rates.
export const loadingRates = 'Loading rates...';
export const lastUpdated = 'Last updated: {date}';
export const date = '{date} UTC';
export const keptRatesUsed = 'Until then, the rates of {date}, kept on this device, are used.';
export const ownRateUsable = 'You can convert with your own rate until then.';
export const refresh = 'Refresh';
export const ratesInfo =
  'Rates come from a free exchange-rate API, are updated daily and are for reference only. They come from {host}; the ' +
  'request contains nothing you enter.';

// The result.
export const serviceRate = 'Rate: 1 {from} = {rate} {to}';
export const chosenRate = 'Rate: 1 {from} = {rate} {to}, your own';
export const exact = 'Exact at this rate.';
export const exactRateInFull = 'Exact at this rate; the rate is shown with 4 decimals and used in full.';
export const rounded = 'Rounded to 2 decimals.';
export const roundedRateInFull = 'Rounded to 2 decimals; the rate is shown with 4 decimals and used in full.';
export const unrounded = 'Unrounded, it is {result} {code}.';

// The result with all digits.
export const fullPrecision = 'Full precision';
export const oneOf = '1 {code}';
export const unroundedResult = 'Result, unrounded';
export const roundedToMinor = 'Rounded to 0.01 {code} (ISO 4217)';
export const roundedToWhole = 'Rounded to a whole {code} (ISO 4217)';

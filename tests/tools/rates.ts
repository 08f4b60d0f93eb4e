// The service of exchange rates, as the tests play it. The shape is that of https://www.exchangerate-api.com/docs/free.

/** The default of VITE_RATES_URL. */
export const RATES_URL = 'https://open.er-api.com/v6/latest/USD';

/** 1 January 2026, 00:02:31 UTC. */
const UPDATED = 1_767_225_751;
/** A day and some minutes later. */
const NEXT = 1_767_312_661;

export const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.8517,
  GBP: 0.7433,
  JPY: 156.7312,
  CAD: 1.3725,
  AUD: 1.4985,
  CHF: 0.7924,
  CNY: 6.9931,
  INR: 89.9521,
  BRL: 5.4917,
  MXN: 17.9963,
  KRW: 1443.2817,
  SGD: 1.2861,
  NZD: 1.7382,
  SEK: 9.2214,
  NOK: 10.0863,
  DKK: 6.3555,
  PLN: 3.5917,
  CZK: 20.6024,
  HUF: 327.1254,
  XAU: 0.000231,
};

export const ratesAnswer = {
  result: 'success',
  provider: 'https://www.exchangerate-api.com',
  documentation: 'https://www.exchangerate-api.com/docs/free',
  terms_of_use: 'https://www.exchangerate-api.com/terms',
  time_last_update_unix: UPDATED,
  time_last_update_utc: 'Thu, 01 Jan 2026 00:02:31 +0000',
  time_next_update_unix: NEXT,
  time_next_update_utc: 'Fri, 02 Jan 2026 00:11:01 +0000',
  time_eol_unix: 0,
  base_code: 'USD',
  rates: perDollar,
};

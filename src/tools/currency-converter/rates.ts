// The exchange rates of one US dollar: loaded from the service, checked, and stored for times when the service can't be
// reached.
import { storedJson } from '../../lib/stored-value';
import { CURRENCIES } from './options';
import { isRecord } from '../../../workers/contract/options/is-record';

export interface Rates {
  /** When the service last updated them, in seconds since 1970. */
  readonly updated: number;
  /** By currency code: what one US dollar buys, as decimal text. */
  readonly perDollar: Readonly<Record<string, string>>;
}

export class RatesError extends Error {
  override readonly name = 'RatesError';
}

/** A number's shortest text has all the digits that the service wrote, because a double holds more digits than that. */
const rateText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? String(value) : undefined;

/**
 * Reads a response in the format of open.er-api.com. Throws a RatesError if a rate is missing or wrong: it is better to have no
 * rates than a wrong one.
 */
export function readRates(answer: unknown): Rates {
  if (!isRecord(answer) || answer.result !== 'success' || answer.base_code !== 'USD') {
    throw new RatesError('The answer is not one of rates for USD.');
  }
  const { time_last_update_unix: updated, rates } = answer;
  if (typeof updated !== 'number' || !Number.isInteger(updated) || updated <= 0 || updated > 8.64e12) {
    throw new RatesError('The answer has no date.');
  }
  if (!isRecord(rates) || rates.USD !== 1) throw new RatesError('One US dollar is not one US dollar.');
  const perDollar = CURRENCIES.map(({ code }): [string, string] => {
    const rate = rateText(rates[code]);
    if (rate === undefined) throw new RatesError(`The rate of ${code} is missing or wrong.`);
    return [code, rate];
  });
  return { updated, perDollar: Object.fromEntries(perDollar) };
}

export const TIMEOUT_MS = 10_000;

/**
 * The site's only request to another host. It contains none of the visitor's data. Rejects with the network's or the service's
 * error.
 */
export async function fetchRates(url: string, signal: AbortSignal, timeoutMs = TIMEOUT_MS): Promise<Rates> {
  // Safari has AbortSignal.any only since version 17.4.
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(url, {
      signal: request.signal,
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    if (!answer.ok) throw new RatesError(`The service answered with status ${answer.status}.`);
    return readRates(await answer.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const isRate = (text: unknown) => typeof text === 'string' && rateText(Number(text)) === text;

function checkKept(value: unknown): Rates | undefined {
  if (!isRecord(value) || typeof value.updated !== 'number' || !isRecord(value.perDollar)) return undefined;
  const { updated, perDollar } = value;
  if (!Number.isInteger(updated) || !CURRENCIES.every(({ code }) => isRate(perDollar[code]))) return undefined;
  return { updated, perDollar: perDollar as Readonly<Record<string, string>> };
}

/** The last valid rates. */
export const keptRates = storedJson<Rates | null>('exchangeRates', checkKept, null);

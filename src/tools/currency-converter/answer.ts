// Computes the answer from the screen's settings. Amounts are exact fractions, rounded once.
import { say } from '../../../workers/words/in-words';
import { divide, exactly, isNegative, isZero, multiply, ONE, type Rational } from '../../lib/exact/rational';
import { toExact, toFixed, toSignificant } from '../../lib/exact/rational-text';
import { normalizeTyped, readNumber } from '../../lib/exact/typed-number';
import { findCurrency, type Currency, type CurrencySettings } from './options';
import type { Rates } from './rates';
import * as words from './words';

export interface CurrencyAnswer {
  readonly amount: Rational;
  readonly from: Currency;
  readonly to: Currency;
  /** How many of `to` one of `from` buys. */
  readonly rate: Rational;
  readonly isOwnRate: boolean;
  readonly result: Rational;
}

export interface CurrencyProblem {
  readonly message: string;
  readonly field: 'amount' | 'ownRate' | 'rates';
  readonly detail?: string;
}

/** A number, optionally with its currency's sign or code before or after it. */
function readAmount(text: string, { code, symbol }: Currency): Rational | CurrencyProblem {
  const typed = normalizeTyped(text);
  const problem = { message: words.invalidAmount, field: 'amount' } as const;
  if (typed === '') return problem;
  const marks = [code, symbol].map(normalizeTyped);
  const isMark = (part: string) => marks.some((mark) => mark.toLowerCase() === part.trim().toLowerCase());
  const [, before = '', number = ''] = /^([^\d.+-]*)(.*)$/s.exec(typed) ?? [];
  if (before !== '' && !isMark(before))
    return { ...problem, detail: say(words.otherCurrency, { typed: before.trim(), code }) };
  const read = readNumber(number);
  if ('problem' in read) return { ...problem, detail: read.problem };
  if (read.rest !== '' && !isMark(read.rest))
    return { ...problem, detail: say(words.otherCurrency, { typed: read.rest, code }) };
  return read.value;
}

function readOwnRate(text: string): Rational | CurrencyProblem {
  const problem = { message: words.invalidOwnRate, field: 'ownRate' } as const;
  const read = readNumber(normalizeTyped(text));
  if ('problem' in read) return { ...problem, detail: read.problem };
  return read.rest !== '' || isZero(read.value) || isNegative(read.value) ? problem : read.value;
}

/** Converts through the US dollar, which all rates are based on. */
function serviceRate(rates: Rates | null, from: Currency, to: Currency): Rational | CurrencyProblem {
  const [source, target] = [from, to].map(({ code }) => rates?.perDollar[code]);
  if (source === undefined || target === undefined) return { message: words.noRates, field: 'rates' };
  return from === to ? ONE : divide(exactly(target), exactly(source));
}

export function readAnswer(settings: CurrencySettings, rates: Rates | null): CurrencyAnswer | CurrencyProblem {
  const [from, to] = [findCurrency(settings.from), findCurrency(settings.to)];
  if (!from || !to) return { message: words.noRates, field: 'rates' };
  const isOwnRate = settings.ownRate.trim() !== '';
  const rate = isOwnRate ? readOwnRate(settings.ownRate) : serviceRate(rates, from, to);
  if ('message' in rate) return rate;
  const amount = readAmount(settings.amount, from);
  if ('message' in amount) return amount;
  return { amount, from, to, rate, isOwnRate, result: multiply(amount, rate) };
}

/** All digits if there are few, otherwise the first ones. */
const longText = (value: Rational) => toExact(value, 40) ?? toSignificant(value, 15).text;

export const isRounded = (value: Rational, decimals: number) => !toFixed(value, decimals).isExact;

/** As specified: two decimals, and four for the rate. */
export const resultText = ({ result }: CurrencyAnswer) => toFixed(result, 2).text;
export const shownResult = (answer: CurrencyAnswer) => `${resultText(answer)} ${answer.to.code}`;
export const rateText = ({ rate }: CurrencyAnswer) => toFixed(rate, 4).text;
export const amountText = ({ amount, from }: CurrencyAnswer) => `${longText(amount)} ${from.code}`;

export interface FullRow {
  readonly label: string;
  readonly text: string;
}

/** Everything with all digits, and the result in whole minor units. */
export function fullRows({ amount, from, to, rate, result }: CurrencyAnswer): readonly FullRow[] {
  const approximate = (value: Rational) => (toExact(value, 40) === undefined ? '≈ ' : '');
  const row = (label: string, value: Rational, code: string) => ({
    label,
    text: `${approximate(value)}${longText(value)} ${code}`,
  });
  const rounded = say(to.decimals === 0 ? words.roundedToWhole : words.roundedToMinor, { code: to.code });
  return [
    row(words.amount, amount, from.code),
    row(say(words.oneOf, { code: from.code }), rate, to.code),
    row(say(words.oneOf, { code: to.code }), divide(ONE, rate), from.code),
    row(words.unroundedResult, result, to.code),
    { label: rounded, text: `${toFixed(result, to.decimals).text} ${to.code}` },
  ];
}

export function equationOf(answer: CurrencyAnswer, factor: string): string {
  const [amount, result] = [answer.amount, answer.result].map((value) => multiply(value, exactly(factor)));
  if (!amount || !result) return '';
  return `${longText(amount)} ${answer.from.code} = ${toFixed(result, 2).text} ${answer.to.code}`;
}

/** The text to type for a multiple of the amount. */
export function multipliedText({ amount }: CurrencyAnswer, factor: string): string {
  const product = multiply(amount, exactly(factor));
  return toExact(product, 50) ?? `${product.numerator}/${product.denominator}`;
}

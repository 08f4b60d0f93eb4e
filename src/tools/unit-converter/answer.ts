// Computes the answer from the screen's settings.
import { messagesOf, type Message } from '../../../workers/contract/run/message';
import { exactly, isNegative, isZero, multiply, type Rational } from '../../lib/exact/rational';
import { toDecimals, toExact, toSignificant, type DecimalText } from '../../lib/exact/rational-text';
import { LENGTH_LIMIT } from '../../lib/exact/typed-number';
import { findCategory, findUnit, type Category, type Unit } from './categories';
import type { messages } from './messages';
import { convert, toBase, sizeOf } from './sizes';
import { readQuantity, type Quantity, type TypedTerm } from './quantity';
import { TOOL_ID, type Precision, type UnitSettings } from './options';
import * as words from './words';

const message = messagesOf<typeof messages>(TOOL_ID);

const DECIMALS = 6;

/** For a value whose decimals would all be zeros. */
const SMALL_DIGITS = 6;

export interface UnitQuestion {
  readonly category: Category;
  readonly quantity: Quantity;
  readonly to: Unit;
}

/** The message, and a detail that the field shows: what exactly is wrong. */
export interface UnitProblem {
  readonly message: string;
  readonly detail?: string;
}

export function readQuestion({ category: id, amount, from, to }: UnitSettings): UnitQuestion | UnitProblem {
  const category = findCategory(id);
  const [source, target] = [findUnit(category, from), findUnit(category, to)];
  if (!category || !source || !target) return { message: words.noConversion };
  const quantity = readQuantity(amount, category, source);
  if (!quantity) return { message: words.invalidAmount };
  if ('problem' in quantity) return { message: words.invalidAmount, detail: quantity.problem };
  if (category.id === 'fuel' && (isZero(quantity.amount) || isNegative(quantity.amount)))
    return { message: words.invalidAmount, detail: words.fuelAboveZero };
  return { category, quantity, to: target };
}

/** Up to six decimals, or this many significant digits. A value that would be shown as zero keeps its first digits. */
export function show(value: Rational, precision: Precision): DecimalText {
  if (precision !== 'decimals') return toSignificant(value, Number(precision));
  const shown = toDecimals(value, DECIMALS);
  const isLost = shown.text === '0' && !isZero(value);
  // For longer numbers, only the length is shown.
  return isLost || shown.text.length > 40 ? toSignificant(value, isLost ? SMALL_DIGITS : 20) : shown;
}

/** In a form that can be typed: all digits, or a fraction if the digits never end. */
const plain = (value: Rational) => toExact(value, LENGTH_LIMIT / 4) ?? `${value.numerator}/${value.denominator}`;

const inWords = ({ value, unit }: TypedTerm) => `${plain(value)} ${unit.symbol}`;

export const amountText = ({ amount, unit, typed }: Quantity) =>
  (typed.length > 0 ? typed : [{ value: amount, unit }]).map(inWords).join(' ');

export const resultOf = ({ quantity, to }: UnitQuestion): Rational => convert(quantity.amount, quantity.unit, to);

/** `160.9344 km` */
export const resultText = (question: UnitQuestion, precision: Precision) =>
  `${show(resultOf(question), precision).text} ${question.to.symbol}`;

export interface InUnit extends DecimalText {
  readonly unit: Unit;
}

/** The amount in each unit of the list. */
export const inAll = ({ quantity }: UnitQuestion, units: readonly Unit[], precision: Precision): readonly InUnit[] =>
  units.map((unit) => ({ unit, ...show(convert(quantity.amount, quantity.unit, unit), precision) }));

/** A multiple of the amount, in the last unit that was typed, if there is one. */
export function times({ amount, unit, typed }: Quantity, factor: string): Quantity {
  const product = multiply(amount, exactly(factor));
  const last = typed.at(-1)?.unit;
  if (!last) return { amount: product, unit, typed };
  const value = convert(product, unit, last);
  return { amount: value, unit: last, typed: [{ value, unit: last }] };
}

export const multipliedText = ({ quantity }: UnitQuestion, factor: string) => typedText(times(quantity, factor));

/** The text to type for the multiple. */
export const typedText = (quantity: Quantity) =>
  quantity.typed.length > 0 ? amountText(quantity) : plain(quantity.amount);

const isBelowAbsoluteZero = ({ category, quantity }: UnitQuestion) =>
  category.id === 'temperature' && isNegative(toBase(quantity.amount, quantity.unit));

const MORE_DIGITS = 15;

/** How the shown result was rounded. Undefined if it is exact. */
export function roundingOf(question: UnitQuestion, precision: Precision): Message | undefined {
  const value = resultOf(question);
  const { text, isExact } = show(value, precision);
  if (isExact) return undefined;
  if (precision !== 'decimals') return message('digits', { digits: precision });
  const more = toSignificant(value, MORE_DIGITS);
  const longer = message(more.isExact ? 'exactly' : 'longer', { value: more.text });
  const isDecimals = (text.split('.')[1]?.length ?? 0) <= DECIMALS && !text.includes('e');
  return isDecimals
    ? message('decimals', { decimals: DECIMALS, value: longer })
    : message('rounded', { value: longer });
}

/** Whether the amount names units other than the chosen one. */
export const namesUnit = ({ quantity }: UnitQuestion, chosen: string) =>
  quantity.typed.some(({ unit }) => unit.id !== chosen);

export const warningsOf = (question: UnitQuestion): readonly Message[] =>
  isBelowAbsoluteZero(question) ? [message('belowZero')] : [];

/** All messages about a result. The page shows each of them where it belongs. */
export function notesOf(question: UnitQuestion, { from, precision }: Pick<UnitSettings, 'from' | 'precision'>) {
  const unit = namesUnit(question, from) ? [message('unitInAmount')] : [];
  const rounding = roundingOf(question, precision);
  return [...unit, ...warningsOf(question), ...(rounding ? [rounding] : [])];
}

/** A multiple of the amount, and its result. */
export function equationOf(question: UnitQuestion, factor: string): string {
  const quantity = times(question.quantity, factor);
  return `${amountText(quantity)} = ${show(resultOf({ ...question, quantity }), 'decimals').text} ${question.to.symbol}`;
}

/** `1 mi = 1609.344 m`: the unit in the base unit of its category. Undefined for the base unit, and for temperatures. */
export function definitionOf(unit: Unit, { id, units: [base] }: Category): string | undefined {
  if (!base || unit === base || id === 'temperature') return undefined;
  const { factor, isInverse = false } = sizeOf(unit);
  if (isInverse) return `${base.symbol} = ${factor} ÷ (${unit.symbol})`;
  return `1 ${unit.symbol} = ${toExact(exactly(factor), 30) ?? factor.replace('/', ' ÷ ')} ${base.symbol}`;
}

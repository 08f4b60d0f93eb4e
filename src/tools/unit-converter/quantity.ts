// Parses an amount as typed: a number, or several with units, such as `5 ft 11 in`.
import { say } from '../../../workers/words/in-words';
import { normalizeTyped, readNumber, type TypedProblem } from '../../lib/exact/typed-number';
import { add, equals, exactly, isNegative, multiply, negate, subtract, type Rational } from '../../lib/exact/rational';
import { CATEGORIES, type Category, type Unit } from './categories';
import { categoryNames } from './late-words';
import { convert, sizeOf } from './sizes';
import * as words from './words';

export interface Quantity {
  readonly amount: Rational;
  /** The unit of the amount: the typed one, or the selected one. */
  readonly unit: Unit;
  /** Typed amounts with units, in order. */
  readonly typed: readonly TypedTerm[];
}

export interface TypedTerm {
  readonly value: Rational;
  readonly unit: Unit;
}

interface Term {
  readonly value: Rational;
  readonly unit: Unit | undefined;
}

/** A unit as it can be typed, perhaps with an SI prefix: `Mm` is 10^6 of a meter. */
interface Reading {
  readonly spelling: string;
  readonly unit: Unit;
  readonly exponent: number;
}

/** SI Brochure, 9th edition, table 7, with `u` for micro. */
const PREFIXES: Readonly<Record<string, number>> = {
  Q: 30,
  R: 27,
  Y: 24,
  Z: 21,
  E: 18,
  P: 15,
  T: 12,
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  da: 1,
  d: -1,
  c: -2,
  m: -3,
  μ: -6,
  u: -6,
  n: -9,
  p: -12,
  f: -15,
  a: -18,
  z: -21,
  y: -24,
  r: -27,
  q: -30,
};

const listed = (unit: Unit): readonly Reading[] =>
  [unit.symbol, unit.name, ...sizeOf(unit).aliases].map((spelling) => ({
    spelling: normalizeTyped(spelling),
    unit,
    exponent: 0,
  }));

function prefixed(unit: Unit): readonly Reading[] {
  const { prefixable = [], aliases } = sizeOf(unit);
  // Data and tons aren't measured in millitons or millibits. For them, a small prefix is a large one in the wrong case.
  const least = ['t', 'b', 'B'].some((symbol) => prefixable.includes(symbol)) ? 3 : -30;
  return prefixable.flatMap((symbol) =>
    Object.entries(PREFIXES)
      .filter(([, exponent]) => exponent >= least)
      .map(([prefix, exponent]) => ({ spelling: prefix + symbol, unit, exponent }))
      .filter(({ spelling }) => !aliases.includes(spelling)),
  );
}

const sizeOfReading = ({ unit, exponent }: Reading) => multiply(exactly(sizeOf(unit).factor), exactly(`1e${exponent}`));

/** Drops readings that mean the same as an earlier one. */
const distinct = (readings: readonly Reading[]) =>
  readings.filter(
    (reading, at) => !readings.slice(0, at).some((other) => equals(sizeOfReading(other), sizeOfReading(reading))),
  );

const known = new Map<Category, readonly Reading[]>();

function readingsOf(category: Category): readonly Reading[] {
  const readings = known.get(category) ?? [...category.units.flatMap(listed), ...category.units.flatMap(prefixed)];
  known.set(category, readings);
  return readings;
}

/**
 * The readings of the longest unit at the start of the text: those with exactly this spelling, or else those that differ in
 * letter case.
 */
function readingsAt(text: string, category: Category) {
  const fits = (spelling: string) =>
    text.toLowerCase().startsWith(spelling.toLowerCase()) &&
    // A slash goes on as a letter does: “km/h” isn't kilometers.
    !(/^[\p{L}/]/u.test(text.slice(spelling.length)) && /\p{L}$/u.test(spelling));
  const found = readingsOf(category).filter(({ spelling }) => fits(spelling));
  const longest = Math.max(0, ...found.map(({ spelling }) => spelling.length));
  const likeliest = found.filter(({ spelling }) => spelling.length === longest);
  const exact = likeliest.find(({ spelling }) => text.startsWith(spelling));
  return { longest, readings: exact ? [exact] : distinct(likeliest) };
}

/** “5 mb” can be megabytes or megabits, and “1 MPA” megapascals or millipascals. */
function caseProblem(typed: string, readings: readonly Reading[]): string {
  const names = readings.map(({ spelling, unit, exponent }) => (exponent === 0 ? unit.symbol : spelling));
  return say(words.letterCase, { typed, readings: { any: names } });
}

const NO_UNIT: TypedProblem = { problem: words.unitMissing };

/** The unit is one of this category. */
interface OtherCategory extends TypedProblem {
  readonly category: Category;
  readonly unit: string;
}

function unitProblem(text: string, category: Category): TypedProblem | OtherCategory {
  if (/^[\d.]/.test(text)) return NO_UNIT;
  const [word = text] = /^[^\d\s]+/.exec(text) ?? [];
  for (const other of CATEGORIES) {
    const { longest } = readingsAt(text, other);
    if (other === category || longest < word.length) continue;
    const unit = text.slice(0, longest);
    const problem = say(words.otherCategory, { unit, category: categoryNames[other.id] });
    return { problem, category: other, unit };
  }
  return { problem: say(words.unknownUnit, { unit: word, category: categoryNames[category.id] }) };
}

function readTerm(text: string, category: Category): (Term & { rest: string }) | TypedProblem | OtherCategory {
  const read = readNumber(text);
  if ('problem' in read) return read;
  if (read.rest === '') return { value: read.value, unit: undefined, rest: '' };
  const { longest, readings } = readingsAt(read.rest, category);
  const [reading, another] = readings;
  if (!reading) return unitProblem(read.rest, category);
  const typed = read.rest.slice(0, longest);
  // A prefixed symbol counts only in its defined case: “mt” is rarely a megaton.
  const isSure = another === undefined && (reading.exponent === 0 || reading.spelling === typed);
  if (!isSure) return { problem: caseProblem(typed, readings) };
  const value = multiply(read.value, exactly(`1e${reading.exponent}`));
  return { value, unit: reading.unit, rest: read.rest.slice(longest).replace(/^ ?(?:,|and\b)? ?/, '') };
}

/** `ft.` is `ft`, `U.S. gal.` is `US gal`, and `25 ° C` is `25 °C`. */
const withoutPoints = (text: string) => text.replace(/(\p{L})\.(?!\d)/gu, '$1').replace(/° /g, '°');

/** What a last number without a unit counts after this one, if it is less than one of it: “5 ft 11”. */
const SMALLER: Readonly<Record<string, readonly [id: string, count: string]>> = {
  feet: ['inch', '12'],
  stone: ['pound', '14'],
  pound: ['ounce', '16'],
};

function withLastUnit(terms: readonly Term[], { units }: Category): readonly Term[] {
  const [before, last] = terms.slice(-2);
  const [id, count] = SMALLER[before?.unit?.id ?? ''] ?? [];
  const unit = units.find((candidate) => candidate.id === id);
  if (!last || last.unit || !unit || count === undefined) return terms;
  return isNegative(subtract(last.value, exactly(count)))
    ? [...terms.slice(0, -1), { value: last.value, unit }]
    : terms;
}

function readTerms(text: string, category: Category): readonly Term[] | TypedProblem | OtherCategory {
  const terms: Term[] = [];
  for (let rest = withoutPoints(normalizeTyped(text)); terms.length === 0 || rest !== '';) {
    if (terms.length > 0 && /^[+-]/.test(rest)) return { problem: words.laterSign };
    const term = readTerm(rest, category);
    if ('problem' in term) return term;
    terms.push(term);
    rest = term.rest;
  }
  return withLastUnit(terms, category);
}

/** The category of the amount's units, if it isn't this one. A single letter counts only if it isn't the start of a word. */
export function categoryOf(text: string, category: Category, takesLetters: boolean): Category | undefined {
  const terms = readTerms(text, category);
  if (!('category' in terms)) return undefined;
  return takesLetters || terms.unit.length > 1 ? terms.category : undefined;
}

/** Undefined means an empty field. */
export function readQuantity(text: string, category: Category, chosen: Unit): Quantity | TypedProblem | undefined {
  if (text.trim() === '') return undefined;
  const terms = readTerms(text, category);
  if ('problem' in terms) return terms;
  const [first] = terms;
  if (!first) return undefined;
  const typed = terms.flatMap(({ value, unit }) => (unit ? [{ value, unit }] : []));
  const unit = first.unit ?? chosen;
  if (terms.length === 1) return { amount: first.value, unit, typed };
  if (typed.length < terms.length) return NO_UNIT;
  if (['temperature', 'fuel'].includes(category.id)) return { problem: words.noSum };
  // The sign applies to the whole amount: −5 ft 11 in is less than −5 ft.
  const sum = (value: Rational) =>
    terms.slice(1).reduce((total, term) => add(total, convert(term.value, term.unit ?? unit, unit)), value);
  const amount = isNegative(first.value) ? negate(sum(negate(first.value))) : sum(first.value);
  return { amount, unit, typed };
}

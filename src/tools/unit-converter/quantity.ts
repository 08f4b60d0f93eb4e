// An amount as it is typed: a number, or several with their units, such as `5 ft 11 in`.
import { normalizeTyped, readNumber, type TypedProblem } from '../../lib/exact/typed-number';
import { add, isNegative, negate, type Rational } from '../../lib/exact/rational';
import { CATEGORIES, type Category, type Unit } from './categories';
import { convert } from './convert';
import { sizeOf } from './sizes';

export interface Quantity {
  readonly amount: Rational;
  /** What the amount is of: the unit that was typed, or the one that was chosen. */
  readonly unit: Unit;
  /** What was typed with units of its own, in their order. */
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

const spellings = (unit: Unit) => [unit.symbol, unit.name, ...sizeOf(unit).aliases].map(normalizeTyped);

/** The longest that stands at the head of the text, as it is or in other letter case. Two that differ by case only are both found. */
function unitsAt(text: string, { units }: Category) {
  const found = units.flatMap((unit) =>
    spellings(unit)
      .filter((spelling) => text.toLowerCase().startsWith(spelling.toLowerCase()))
      .filter((spelling) => !/^\p{L}/u.test(text.slice(spelling.length)) || !/\p{L}$/u.test(spelling))
      .map((spelling) => ({ unit, spelling })),
  );
  const longest = Math.max(0, ...found.map(({ spelling }) => spelling.length));
  const likeliest = found.filter(({ spelling }) => spelling.length === longest);
  const exact = likeliest.filter(({ spelling }) => text.startsWith(spelling));
  return { longest, units: [...new Set((exact.length > 0 ? exact : likeliest).map(({ unit }) => unit))] };
}

function unitProblem(text: string, category: Category): string {
  if (/^[\d.]/.test(text)) return 'Give every amount its unit, as in 5 ft 11 in.';
  const [word = text] = /^[^\d\s]+/.exec(text) ?? [];
  const other = CATEGORIES.find(
    (candidate) => candidate !== category && unitsAt(word, candidate).longest === word.length,
  );
  if (other) return `“${word}” is a unit of ${other.name.toLowerCase()}. Change the category, or leave the unit out.`;
  return `“${word}” is not a unit of ${category.name.toLowerCase()} that this tool knows.`;
}

function readTerm(text: string, category: Category): (Term & { rest: string }) | TypedProblem {
  const read = readNumber(text);
  if ('problem' in read) return read;
  if (read.rest === '') return { value: read.value, unit: undefined, rest: '' };
  const { longest, units } = unitsAt(read.rest, category);
  const [unit, another] = units;
  if (!unit) return { problem: unitProblem(read.rest, category) };
  if (another) return { problem: `“${read.rest.slice(0, longest)}” can be ${unit.symbol} or ${another.symbol}.` };
  return { value: read.value, unit, rest: read.rest.slice(longest).trimStart() };
}

function readTerms(text: string, category: Category): readonly Term[] | TypedProblem {
  const terms: Term[] = [];
  for (let rest = normalizeTyped(text); terms.length === 0 || rest !== '';) {
    if (terms.length > 0 && /^[+-]/.test(rest)) return { problem: 'Only the first amount can have a sign.' };
    const term = readTerm(rest, category);
    if ('problem' in term) return term;
    terms.push(term);
    rest = term.rest;
  }
  return terms;
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
  if (typed.length < terms.length) return { problem: 'Give every amount its unit, as in 5 ft 11 in.' };
  if (category.id === 'temperature') return { problem: 'Temperatures cannot be added up. Enter one.' };
  // The sign stands before all of it: −5 ft 11 in is below −5 ft.
  const sum = (value: Rational) =>
    terms.slice(1).reduce((total, term) => add(total, convert(term.value, term.unit ?? unit, unit)), value);
  const amount = isNegative(first.value) ? negate(sum(negate(first.value))) : sum(first.value);
  return { amount, unit, typed };
}

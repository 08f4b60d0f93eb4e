import { add, divide, exactly, multiply, subtract, type Rational, ZERO } from '../../lib/exact/rational';
import type { Unit } from './categories';
import { sizeOf } from './sizes';

function scaleOf(unit: Unit) {
  const { factor, offset } = sizeOf(unit);
  return { factor: exactly(factor), offset: offset === undefined ? ZERO : exactly(offset) };
}

/** In the base unit of the category: meters, kilograms, kelvins and so on. */
export function toBase(amount: Rational, unit: Unit): Rational {
  const { factor, offset } = scaleOf(unit);
  return multiply(add(amount, offset), factor);
}

export function fromBase(amount: Rational, unit: Unit): Rational {
  const { factor, offset } = scaleOf(unit);
  return subtract(divide(amount, factor), offset);
}

/** Exact, whatever the units. Both are of one category. */
export const convert = (amount: Rational, from: Unit, to: Unit) => fromBase(toBase(amount, from), to);

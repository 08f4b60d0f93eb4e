// A condition on a column of a CSV file, such as `price > 10`, `"full name" contains "x"` or `phone missing`.
import { numberOf } from '../../lib/csv/number-of';
import { compareNumbers } from '../../lib/json/decimals';
import { holds, isComparison, partsOf, textTestOf, type ConditionParts } from './condition';

export interface ColumnCondition {
  readonly column: string;
  /**
   * Whether a field meets the condition. It is undefined if the row has too few fields. Calls `onNoNumber` for a text that can't be
   * compared with the condition's number.
   */
  readonly test: FieldTest;
}

type FieldTest = (field: string | undefined, onNoNumber: () => void) => boolean;

/**
 * Undefined if the text isn't a condition. An empty field meets `missing`, and a row without the field meets only that. A field that
 * isn't a number meets no comparison with one but `!=`.
 */
export function readColumnCondition(text: string, ignoreCase: boolean): ColumnCondition | undefined {
  const parts = partsOf(text);
  const column = parts && columnOf(parts.names);
  const test = parts && testOf(parts, ignoreCase);
  return column === undefined || !test ? undefined : { column, test };
}

/** Dots and brackets are part of the name, because columns made from JSON have names such as `user.name`. */
function columnOf(names: string): string | undefined {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(names)) return names;
  try {
    return JSON.parse(names) as string;
  } catch {
    return undefined;
  }
}

function testOf({ operator, literal }: ConditionParts, ignoreCase: boolean): FieldTest | undefined {
  if (!literal) return (field = '') => (field === '') === (operator === 'missing');
  if ('number' in literal) return isComparison(operator) ? numberTest(operator, literal.number) : undefined;
  const test = typeof literal.value === 'string' ? textTestOf(operator, literal.value, ignoreCase) : undefined;
  return test && ((field) => field !== undefined && test(field));
}

function numberTest(operator: Parameters<typeof holds>[0], wanted: string): FieldTest {
  return (field, onNoNumber) => {
    if (field === undefined) return false;
    const number = numberOf(field);
    if (number !== undefined) return holds(operator, compareNumbers(number, wanted));
    if (field !== '') onNoNumber();
    return operator === '!=';
  };
}

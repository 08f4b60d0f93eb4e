// A condition on a field of a JSON text, such as `level == "error"`, `price > 10`, `user.name contains "x"` or `items[0] exists`.
import { compareNames } from '../../lib/compare-names';
import { compareNumbers } from '../../lib/json/decimals';
import { escaped } from './exact-text';
import { rawValueAt, type FieldPath } from './raw-json';

/** Whether a text meets the condition. Undefined if it isn't JSON. */
export type Condition = (text: string) => boolean | undefined;

type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Literal = { readonly number: string } | { readonly value: string | boolean | null };

/** A condition as it is written. */
export interface ConditionParts {
  readonly names: string;
  readonly operator: string;
  /** Undefined for `exists` and `missing`. */
  readonly literal: Literal | undefined;
}

/** For a field's value, and the value as it is written. */
type ValueTest = (value: unknown, raw: () => string) => boolean;

const NAME = String.raw`"(?:[^"\\]|\\.)*"|[^\s."=!<>[\]]+`;
const CONDITION = new RegExp(
  String.raw`^\s*((?:${NAME}|\[\d+\])(?:\.(?:${NAME})|\[\d+\])*)\s*(?:(exists|missing)|(contains|==|!=|<=|>=|<|>)\s*("[^]*"|[^\s"]+))\s*$`,
);
const PART = new RegExp(String.raw`\[(\d+)\]|${NAME}`, 'g');
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Undefined if the text isn't a condition. A line without the field meets only `missing`, also if the operator is `!=`. */
export function readCondition(text: string, ignoreCase: boolean): Condition | undefined {
  const { names = '', operator = '', literal } = partsOf(text) ?? {};
  const path = pathOf(names);
  if (!path) return undefined;
  if (operator === 'exists' || operator === 'missing')
    return (line) => {
      const found = fieldOf(line, path);
      return found ? found.isThere === (operator === 'exists') : undefined;
    };
  const test = literal && testOf(operator, literal, ignoreCase);
  if (!test) return undefined;
  return (line) => {
    const found = fieldOf(line, path);
    return found && found.isThere && test(found.value, () => rawValueAt(line, path) ?? '');
  };
}

/** Undefined if the text isn't a condition. */
export function partsOf(text: string): ConditionParts | undefined {
  const [, names, existence, operator = existence, literalText] = CONDITION.exec(text) ?? [];
  if (names === undefined || operator === undefined) return undefined;
  const literal = literalText === undefined ? undefined : literalOf(literalText);
  return existence === undefined && !literal ? undefined : { names, operator, literal };
}

function pathOf(names: string): FieldPath | undefined {
  const path = [...names.matchAll(PART)].map(([name, index]) =>
    index !== undefined ? Number(index) : name.startsWith('"') ? parsed(name)?.value : name,
  );
  return path.length > 0 && path.every((one) => typeof one === 'string' || typeof one === 'number') ? path : undefined;
}

function literalOf(text: string): Literal | undefined {
  if (NUMBER.test(text)) return { number: text };
  const value = parsed(text)?.value;
  return typeof value === 'string' || typeof value === 'boolean' || value === null ? { value } : undefined;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Undefined if the line isn't JSON. */
function fieldOf(line: string, path: FieldPath): { readonly isThere: boolean; readonly value?: unknown } | undefined {
  const whole = parsed(line);
  if (!whole) return undefined;
  let { value } = whole;
  for (const part of path) {
    const isThere =
      typeof value === 'object' &&
      value !== null &&
      Array.isArray(value) === (typeof part === 'number') &&
      Object.hasOwn(value, part);
    if (!isThere) return { isThere };
    value = Reflect.get(value as object, part);
  }
  return { isThere: true, value };
}

/** Undefined if the operator doesn't take such a value. */
function testOf(operator: string, literal: Literal, ignoreCase: boolean): ValueTest | undefined {
  if ('number' in literal) {
    if (!isComparison(operator)) return undefined;
    const other = Number(literal.number);
    return (value, raw) => {
      if (typeof value !== 'number') return operator === '!=';
      // Rounding keeps the order, so only equal doubles need all digits.
      return holds(operator, value === other ? compareNumbers(raw(), literal.number) : value - other);
    };
  }
  const { value: wanted } = literal;
  if (typeof wanted !== 'string') {
    if (operator !== '==' && operator !== '!=') return undefined;
    return (value) => (value === wanted) === (operator === '==');
  }
  const test = textTestOf(operator, wanted, ignoreCase);
  return test && ((value) => (typeof value === 'string' ? test(value) : operator === '!='));
}

/** Undefined if the operator doesn't take texts. */
export function textTestOf(
  operator: string,
  wanted: string,
  ignoreCase: boolean,
): ((text: string) => boolean) | undefined {
  const flags = ignoreCase ? 'iu' : 'u';
  const [part, whole] = [new RegExp(escaped(wanted), flags), new RegExp(`^${escaped(wanted)}$`, flags)];
  if (operator === 'contains') return (text) => part.test(text);
  if (!isComparison(operator)) return undefined;
  return (text) => holds(operator, whole.test(text) ? 0 : compareNames(text, wanted));
}

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>='] satisfies Operator[];

export const isComparison = (operator: string): operator is Operator => COMPARISONS.includes(operator);

export function holds(operator: Operator, order: number): boolean {
  switch (operator) {
    case '==':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

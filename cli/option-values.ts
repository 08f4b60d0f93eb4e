// The values of options in the library and in MCP: numbers are numbers, also where a form keeps them as text so that it can hold an
// incomplete one.
import { badInput } from '../workers/contract/options/command';
import { allows, type Option, type Shape } from '../workers/contract/options/options';
import type { ToolError } from '../workers/contract/run/errors';
import type { Message, Text } from '../workers/contract/run/message';
import { allowedValues, MOST_LISTED } from './allowed-values';
import { message } from './message';

/** The options as callers see them. */
export const withNumbers = (shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, option]) => [
      name,
      option.kind === 'number' ? { ...option, initial: Number(option.initial) } : option,
    ]),
  );

/** The most decimals that an option takes. */
const DECIMALS = { useGrouping: false, maximumFractionDigits: 15 } as const;

/** The value as the tool's schema has it. Undefined for text in place of a number. */
function asOption(option: Option, value: unknown): unknown {
  if (option.kind !== 'number' || typeof option.initial === 'number') return value;
  return typeof value === 'number' ? value.toLocaleString('en', DECIMALS) : undefined;
}

/** The options that a caller gave, for the tool's schema. Throws ToolError `invalid-input`, which names the option. */
export function optionsOf(shape: Shape, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(given).map(([name, value]) => {
    const option = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!option || option.kind === 'secret') throw unknownOption(shape, name);
    const known = asOption(option, value);
    if (!allows(option, known)) throw wrongOption(name, option, value);
    return [name, known] as const;
  });
  return Object.fromEntries(entries);
}

function unknownOption(shape: Shape, name: string): ToolError {
  const names = Object.entries(shape).flatMap(([known, { kind }]) => (kind === 'secret' ? [] : [known]));
  const advice = names.length === 0 ? message('hasNoOptions') : message('hasOptions', { names: names.join(', ') });
  return badInput(message('noOption', { option: name, advice }), name);
}

const TYPES = {
  null: message('isNull'),
  list: message('isList'),
  string: message('isText'),
  number: message('isNumber'),
  boolean: message('isBoolean'),
  object: message('isObject'),
} as const;

type JsonType = keyof typeof TYPES;

const typeOf = (value: unknown): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
};

function wantedType(option: Option): JsonType {
  if (option.kind === 'choice') return typeOf(option.values[0]);
  if (option.kind === 'choices' || option.kind === 'toggle') return typeOf(option.initial);
  return option.kind === 'number' ? 'number' : 'string';
}

/** What an option takes, as a sentence. Empty if any value is one. */
function allowed(option: Option): Text {
  if (option.kind === 'choices') return message('useAnyOf', { values: option.values.join(', ') });
  if (option.kind === 'choice' && option.values.length > MOST_LISTED) return message('useValueInSchema');
  return allowedValues(option);
}

/** “count” must be a number, not text. */
export const wrongType = (name: string, wanted: JsonType, value: unknown): Message =>
  message('wrongType', { option: name, wanted: TYPES[wanted], type: TYPES[typeOf(value)] });

function wrongOption(name: string, option: Option, value: unknown): ToolError {
  const wanted = wantedType(option);
  const problem = typeOf(value) === wanted ? message('wrongValue', { option: name }) : wrongType(name, wanted, value);
  const advice = allowed(option);
  return badInput(advice === '' ? problem : message('withAdvice', { problem, advice }), name);
}

/** An option whose value contradicts another one's. */
export const unfitOption = (option: string): ToolError => badInput(message('unfitOption', { option }), option);

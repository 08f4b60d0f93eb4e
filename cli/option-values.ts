// The values of options in the library and in MCP: numbers are numbers, also where a form keeps them as text so that it can hold an
// incomplete one.
import { badInput } from '../workers/contract/options/command';
import { allows, type Option, type Shape } from '../workers/contract/options/options';
import type { ToolError } from '../workers/contract/run/errors';
import { allowedValues } from './flags';

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
  const advice = names.length === 0 ? 'This tool has none.' : `This tool has ${names.join(', ')}.`;
  return badInput(`There is no option “${name}”. ${advice}`, name);
}

/** In JSON. */
export const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object';
};

function wantedType(option: Option): string {
  if (option.kind === 'choice') return typeOf(option.values[0]);
  if (option.kind === 'choices' || option.kind === 'toggle') return typeOf(option.initial);
  return option.kind === 'number' ? 'a number' : 'text';
}

/** What an option takes, as a sentence. */
function allowed(option: Option): string {
  if (option.kind === 'choices') return `Use a list of any of ${option.values.join(', ')}, each at most once.`;
  if (option.kind === 'choice' && option.values.length > 40) return 'The tool’s schema lists its values.';
  return allowedValues(option);
}

function wrongOption(name: string, option: Option, value: unknown): ToolError {
  const [type, wanted] = [typeOf(value), wantedType(option)];
  const wrong =
    type === wanted ? `This value of “${name}” isn’t allowed.` : `“${name}” must be ${wanted}, not ${type}.`;
  return badInput(`${wrong} ${allowed(option)}`.trim(), name);
}

/** An option whose value contradicts another one's. */
export const unfitOption = (option: string): ToolError =>
  badInput(`The value of “${option}” doesn’t go with the other options. Change one of them.`, option);

// The arguments of a tool call: JSON Schema (2020-12) from the tool's options, and the check of a call.
import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { badInput } from '../workers/contract/command';
import { allows, type Option } from '../workers/contract/options';
import { allowedValues, labelOf } from './flags';
import type { Tool } from './job';

export interface CallInput {
  readonly path?: string;
  readonly text?: string;
}

export interface Call {
  /** The options that were given and are valid. */
  readonly values: object;
  readonly inputs: readonly CallInput[];
  readonly outputPath?: string;
  readonly keyPath?: string;
}

const path = (description: string) => ({ type: 'string', minLength: 1, maxLength: 4096, description });

const FIRST = {
  path: path('The input file. Relative paths start at the first root.'),
  text: { type: 'string', description: 'The input, instead of a file.' },
};
const SECOND = {
  otherPath: path('The other input file.'),
  otherText: { type: 'string', description: 'The other input, instead of a file.' },
};
const KEY = { keyPath: path('A file with the key. Its line break at the end is left out.') };
const OUTPUT = { outputPath: path('Writes the result here, and returns only its size and digest.') };

/** Arguments of a call other than options. */
export const PLACES = ['path', 'text', 'otherPath', 'otherText', 'keyPath', 'outputPath'] as const;

const hasSecret = ({ shape }: Tool) => Object.values(shape).some(({ kind }) => kind === 'secret');

function placesOf(tool: Tool): Readonly<Record<string, object>> {
  return {
    ...(tool.inputs > 0 && FIRST),
    ...(tool.inputs > 1 && SECOND),
    ...(hasSecret(tool) && KEY),
    ...OUTPUT,
  };
}

function schemaOf(option: Option): object | undefined {
  switch (option.kind) {
    case 'choice':
      return { enum: option.values, default: option.initial };
    case 'choices':
      return { type: 'array', items: { enum: option.values }, uniqueItems: true, default: option.initial };
    case 'toggle':
      return { type: 'boolean', default: option.initial };
    case 'number':
      return { type: 'number', minimum: option.min, maximum: option.max, default: Number(option.initial) };
    case 'text':
      return { type: 'string', maxLength: option.maxLength, default: option.initial };
    case 'color':
      return { type: 'string', pattern: '^#[0-9a-f]{6}$', default: option.initial };
    case 'secret':
      return undefined;
  }
}

export function definitionOf(tool: Tool, description: string): Definition {
  const own = Object.entries(tool.shape).flatMap(([name, option]) => {
    const schema = schemaOf(option);
    return schema ? [[name, { ...schema, description: labelOf(name, name, option, tool.words[name]) }] as const] : [];
  });
  return {
    name: tool.record.name,
    description,
    inputSchema: {
      type: 'object',
      properties: { ...placesOf(tool), ...Object.fromEntries(own) },
      additionalProperties: false,
    },
  };
}

/** A number for an option that a form holds as text. */
const asOption = (option: Option, value: unknown) =>
  option.kind === 'number' && typeof option.initial === 'string' && typeof value === 'number' ? String(value) : value;

/** Throws ToolError `invalid-input`, which names the argument. */
export function readCall(tool: Tool, given: Readonly<Record<string, unknown>>): Call {
  const places = placesOf(tool);
  const [texts, values]: [Record<string, string>, Record<string, unknown>] = [{}, {}];
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(tool.shape, name) ? tool.shape[name] : undefined;
    if (Object.hasOwn(places, name)) {
      if (typeof value !== 'string') throw badInput(`“${name}” must be text.`, name);
      texts[name] = value;
    } else if (!option || option.kind === 'secret') {
      throw badInput(`“${name}” isn’t an argument of this tool.`, name);
    } else {
      const known = asOption(option, value);
      if (!allows(option, known))
        throw badInput(`This value of “${name}” isn’t allowed. ${allowedValues(option)}`, name);
      values[name] = known;
    }
  }
  const parsed = tool.options.parse(values);
  if (!parsed.ok) {
    const option = parsed.problems[0]?.option ?? '';
    throw badInput(`The value of “${option}” doesn’t go with the other options. Change one of them.`, option);
  }
  return {
    values: parsed.options,
    inputs: [...inputOf(texts.path, texts.text), ...inputOf(texts.otherPath, texts.otherText)],
    ...(texts.outputPath !== undefined && { outputPath: texts.outputPath }),
    ...(texts.keyPath !== undefined && { keyPath: texts.keyPath }),
  };
}

function inputOf(file: string | undefined, text: string | undefined): readonly CallInput[] {
  if (file !== undefined && text !== undefined) throw badInput('Give either a path or text for an input, not both.');
  if (file !== undefined) return [{ path: file }];
  return text === undefined ? [] : [{ text }];
}

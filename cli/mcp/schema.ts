// The arguments of a tool call: JSON Schema (2020-12) from the tool's options, and the check of a call.
import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { badInput } from '../../workers/contract/options/command';
import type { Option } from '../../workers/contract/options/options';
import { say } from '../../workers/words/in-words';
import { takesEncoding } from '../encodings';
import { labelOf } from '../help';
import type { Tool } from '../job';
import { optionsOf, unfitOption, withNumbers, wrongType } from '../option-values';
import { encodingFlag } from '../words';
import * as words from './words';

export interface CallInput {
  readonly path?: string;
  readonly text?: string;
}

export interface Call {
  /** The options that were given and are valid. */
  readonly values: object;
  readonly inputs: readonly CallInput[];
  readonly outputPath?: string;
  /** A file at `outputPath` may be replaced. */
  readonly overwrite: boolean;
  readonly keyPath?: string;
  readonly encoding?: string;
}

const path = (description: string) => ({ type: 'string', minLength: 1, maxLength: 4096, description });

const FIRST = {
  path: path(words.path),
  text: { type: 'string', description: words.text },
};
const SECOND = {
  otherPath: path(words.otherPath),
  otherText: { type: 'string', description: words.otherText },
};
const KEY = { keyPath: path(words.keyPath) };
const ENCODING = { encoding: { type: 'string', maxLength: 100, description: encodingFlag } };
const OUTPUT = {
  outputPath: path(words.outputPath),
  overwrite: { type: 'boolean', default: false, description: words.overwrite },
};

/** Arguments of a call other than options. */
export const PLACES = ['path', 'text', 'otherPath', 'otherText', 'keyPath', 'outputPath', 'overwrite'] as const;

/**
 * The same for all tools, because each can write a file, and replaces one if it is asked to. A long result is a new file each time, so
 * a second call has an effect.
 */
const ANNOTATIONS = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false };

const hasSecret = ({ shape }: Tool) => Object.values(shape).some(({ kind }) => kind === 'secret');

function placesOf(tool: Tool): Readonly<Record<string, object>> {
  return {
    ...(tool.inputs > 0 && FIRST),
    ...(tool.inputs > 1 && SECOND),
    ...(hasSecret(tool) && KEY),
    ...(takesEncoding(tool) && ENCODING),
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
      return { type: 'number', minimum: option.min, maximum: option.max, default: option.initial };
    case 'text':
      return { type: 'string', maxLength: option.maxLength, default: option.initial };
    case 'color':
      return { type: 'string', pattern: '^#[0-9a-f]{6}$', default: option.initial };
    case 'secret':
      return undefined;
  }
}

export function definitionOf(tool: Tool, description: string): Definition {
  const own = Object.entries(withNumbers(tool.shape)).flatMap(([name, option]) => {
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
    annotations: ANNOTATIONS,
  };
}

/** Throws ToolError `invalid-input`, which names the argument. */
export function readCall(tool: Tool, given: Readonly<Record<string, unknown>>): Call {
  const places = placesOf(tool);
  const [texts, values]: [Record<string, string>, Record<string, unknown>] = [{}, {}];
  const { overwrite = false, ...others } = given;
  if (typeof overwrite !== 'boolean') throw badInput(wrongType('overwrite', 'boolean', overwrite), 'overwrite');
  for (const [name, value] of Object.entries(others)) {
    if (Object.hasOwn(places, name)) {
      if (typeof value !== 'string') throw badInput(wrongType(name, 'string', value), name);
      texts[name] = value;
    } else if (Object.hasOwn(tool.shape, name) && tool.shape[name]?.kind !== 'secret') values[name] = value;
    else throw badInput(say(words.notArgument, { name }), name);
  }
  const parsed = tool.options.parse(optionsOf(tool.shape, values));
  if (!parsed.ok) throw unfitOption(parsed.problems[0]?.option ?? '');
  return {
    values: parsed.options,
    inputs: [...inputOf(texts.path, texts.text), ...inputOf(texts.otherPath, texts.otherText)],
    overwrite,
    ...(texts.outputPath !== undefined && { outputPath: texts.outputPath }),
    ...(texts.keyPath !== undefined && { keyPath: texts.keyPath }),
    ...(texts.encoding !== undefined && { encoding: texts.encoding }),
  };
}

function inputOf(file: string | undefined, text: string | undefined): readonly CallInput[] {
  if (file !== undefined && text !== undefined) throw badInput(words.pathOrText);
  if (file !== undefined) return [{ path: file }];
  return text === undefined ? [] : [{ text }];
}

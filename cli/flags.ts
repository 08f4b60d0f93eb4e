// Flags and completion, from the tools' schemas.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { flagName, flagsOf, type Flag } from '../workers/contract/options/flags';
import { allows, type Option } from '../workers/contract/options/options';
import type { Message } from '../workers/contract/run/message';
import { allowedValues } from './allowed-values';
import { takesEncoding } from './encodings';
import type { Tool } from './job';
import { message } from './message';
import { shown, UsageError } from './problem';
import * as words from './words';

type FlagConfig = NonNullable<ParseArgsConfig['options']>;

interface CommonFlag {
  readonly short?: string;
  /** The type of the value. A flag without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

/** For every tool. */
export const COMMON = {
  output: {
    short: 'o',
    value: 'FILE',
    help: words.outputFlag,
  },
  text: { short: 't', value: 'TEXT', help: words.textFlag },
  json: { help: words.jsonFlag },
  quiet: { short: 'q', help: words.quietFlag },
  help: { short: 'h', help: words.helpFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools with a secret option. */
export const SECRET = {
  'key-file': { value: 'FILE', help: words.keyFileFlag },
  'key-fd': { value: 'N', help: words.keyFdFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that write a result for each of several files. */
export const FORCE = {
  force: { short: 'f', help: words.forceFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that can be a step of a recipe. */
export const RECEIPT = {
  receipt: { value: 'FILE', help: words.receiptFlag },
  'receipt-typed': { help: words.receiptTypedFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that take several files, or compare folders. */
export const FOLDERS = {
  follow: { short: 'L', help: words.followFlag },
  'skip-hidden': {
    help: words.skipHiddenFlag,
  },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools with --check. */
export const CHECK = {
  'strict-folder': {
    help: words.strictFolderFlag,
  },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that take several files. */
export const RECURSIVE = {
  recursive: { short: 'r', help: words.recursiveFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that compare folders. */
export const COMPARE = {
  quick: { help: words.quickFlag },
  patch: { help: words.patchFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that read text. */
const ENCODING = {
  encoding: { value: 'NAME', help: words.encodingFlag },
} as const satisfies Readonly<Record<string, CommonFlag>>;

export const commonOf = (tool: Tool): Readonly<Record<string, CommonFlag>> => ({
  ...(tool.record.check !== undefined && { check: { help: tool.record.check }, ...CHECK }),
  ...(hasSecret(tool) && SECRET),
  ...(tool.isStep && RECEIPT),
  ...((tool.hasSeveralResults || tool.isStep) && FORCE),
  ...(tool.takesSeveral && { ...RECURSIVE, ...FOLDERS }),
  ...(tool.record.comparesFolders && { ...COMPARE, ...FOLDERS }),
  ...(takesEncoding(tool) && ENCODING),
  ...COMMON,
});

const hasSecret = ({ shape }: Tool) => Object.values(shape).some(({ kind }) => kind === 'secret');

export interface Arguments {
  /** The options that were given and are valid. */
  readonly values: object;
  readonly names: readonly string[];
  readonly common: Readonly<
    Partial<
      Record<
        | keyof typeof COMMON
        | keyof typeof SECRET
        | keyof typeof FORCE
        | keyof typeof RECEIPT
        | keyof typeof FOLDERS
        | keyof typeof RECURSIVE
        | keyof typeof CHECK
        | keyof typeof COMPARE
        | 'check'
        | 'encoding',
        string | true
      >
    >
  >;
  /** Options that have no effect in combination with the others. */
  readonly notes: readonly Message[];
}

function configOf(tool: Tool): FlagConfig {
  return Object.fromEntries([
    ...flagsOf(tool).map(({ name, kind }) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }] as const),
    ...Object.entries(commonOf(tool)).map(
      ([name, { value, short }]) =>
        [name, { type: value ? 'string' : 'boolean', ...(short !== undefined && { short }) }] as const,
    ),
  ]);
}

/** Not strict, because Node's own sentences would be shown for a wrong flag. */
const parse = (args: readonly string[], options: FlagConfig) =>
  parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });

/** Whether --help or -h is an option here. After `--`, and as an option's value, it is an ordinary word. */
export const asksForHelp = (tool: Tool, args: readonly string[]): boolean =>
  parse(args, configOf(tool)).tokens.some((token) => token.kind === 'option' && token.name === 'help');

/** Throws UsageError, which names the flag and what it allows. */
export function readArguments(tool: Tool, args: readonly string[]): Arguments {
  const flags = new Map(flagsOf(tool).map((flag) => [flag.name, flag]));
  const common = commonOf(tool);
  const config = configOf(tool);
  const { tokens, positionals } = parse(args, config);
  const values = new Map<string, unknown>();
  const found: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const isNegative =
      !Object.hasOwn(config, token.name) && flags.get(token.name.replace(/^no-/, ''))?.kind === 'switch';
    const name = isNegative ? token.name.replace(/^no-/, '') : token.name;
    const flag = flags.get(name);
    const isSwitch = config[name]?.type === 'boolean';
    if (!flag && !Object.hasOwn(common, name)) throw new UsageError(message('notFlag', { flag: shown(rawName) }));
    if (isSwitch && value !== undefined) throw new UsageError(message('takesNoValue', { flag: rawName }));
    if (!isSwitch && (value === undefined || (name === 'output' && value === '')))
      throw new UsageError(message('needsValue', { flag: rawName }));
    if (flag) take(tool, flag, rawName, value, isNegative, values);
    else found[name] = value ?? true;
  }
  const parsed = tool.options.parse(Object.fromEntries(values));
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    throw new UsageError(message('unfitFlag', { flag: `--${flagName(tool, problem?.option ?? '')}` }));
  }
  return { values: parsed.options, names: positionals, common: found, notes: idleNotes(tool, values, parsed.options) };
}

function take(
  tool: Tool,
  flag: Flag,
  rawName: string,
  raw: string | undefined,
  isNegative: boolean,
  values: Map<string, unknown>,
) {
  const schema = tool.shape[flag.option];
  if (!schema) throw new Error(`There is no option ${flag.option}.`);
  if (flag.fixed !== undefined && isNegative) throw new UsageError(message('notFlag', { flag: rawName }));
  const value = flag.fixed ?? valueOf(schema, raw, isNegative);
  const before = values.get(flag.option);
  const all = joined(schema, before, value);
  if (!allows(schema, all))
    throw new UsageError(
      message('wrongFlag', { flag: rawName, value: shown(raw ?? ''), allowed: allowedValues(schema) }),
    );
  values.set(flag.option, all);
}

/** The values of a flag that is given twice. */
function joined(schema: Option, before: unknown, value: unknown): unknown {
  if (isList(value) && isList(before)) return [...new Set([...before, ...value])];
  const isAdded = schema.kind === 'text' && schema.lines && typeof before === 'string';
  return isAdded ? `${before}\n${String(value)}` : value;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function valueOf(schema: Option, raw: string | undefined, isNegative: boolean): unknown {
  if (raw === undefined) return !isNegative;
  if (schema.kind === 'choice') return schema.values.find((value) => String(value) === raw);
  if (schema.kind === 'choices') {
    if (raw === '') return [];
    const named = raw.split(',').map((part) => schema.values.find((value) => String(value) === part.trim()));
    return [...new Set(named)];
  }
  if (schema.kind === 'number' && typeof schema.initial === 'number')
    return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : NaN;
  return schema.kind === 'color' ? raw.toLowerCase() : raw;
}

function idleNotes(tool: Tool, given: ReadonlyMap<string, unknown>, options: object): readonly Message[] {
  const now = new Map<string, unknown>(Object.entries(options));
  return [...given.keys()].flatMap((name) => {
    const { when, also } = tool.shape[name] ?? {};
    const unmet = [when, also].find((condition) => {
      const [other, ...values] = condition ?? [];
      return other !== undefined && !(values as readonly unknown[]).includes(now.get(other));
    });
    if (!unmet) return [];
    const [other] = unmet;
    const [flag, against] = [name, other].map((option) => `--${flagName(tool, option)}`);
    return [message('hasNoEffect', { flag: flag ?? '', other: against ?? '', value: String(now.get(other)) })];
  });
}

/** Every flag of a tool, with the values of choices, for completion. */
export function completions(tool: Tool): readonly (readonly [flag: string, values: readonly string[]])[] {
  const own = flagsOf(tool).flatMap(({ name, option, kind, fixed }) => {
    const schema = tool.shape[option];
    const values = schema && 'values' in schema && kind !== 'switch' ? schema.values.map(String) : [];
    const negative = kind === 'switch' && fixed === undefined ? [[`--no-${name}`, []] as const] : [];
    return [[`--${name}`, values] as const, ...negative];
  });
  return [...own, ...Object.keys(commonOf(tool)).map((name) => [`--${name}`, []] as const)];
}

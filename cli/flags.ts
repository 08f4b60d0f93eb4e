// Flags, help and completion, all from the tools' schemas and words.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { flagName, flagsOf, isShortened, type Flag } from '../workers/contract/options/flags';
import type { HelpRow } from '../workers/contract/options/command';
import { allows, type NumberOption, type Option } from '../workers/contract/options/options';
import type { AnyOptionWords } from '../workers/contract/options/words';
import { ENCODING_HELP, takesEncoding } from './encodings';
import type { Tool } from './job';
import { shown, UsageError } from './problem';

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
    help: 'Write the result to FILE, which appears once it is complete. For several results, a folder.',
  },
  text: { short: 't', value: 'TEXT', help: 'Use TEXT as the input.' },
  json: { help: 'Print what the tool says as one line of JSON for each input.' },
  quiet: { short: 'q', help: 'Print no notes and no progress.' },
  help: { short: 'h', help: 'Show this help.' },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools with a secret option. */
export const SECRET = {
  'key-file': { value: 'FILE', help: 'Read the key from FILE. A line break at its end is left out.' },
  'key-fd': { value: 'N', help: 'Read the key from file descriptor N.' },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that write a result for each of several files. */
export const FORCE = {
  force: { short: 'f', help: 'Replace files that exist in the folder of --output. Inputs are never replaced.' },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that take several files, or compare folders. */
export const FOLDERS = {
  follow: { short: 'L', help: 'In a folder, follow links to files and folders. Without it, they are left out.' },
  'skip-hidden': {
    help: 'In a folder, leave out files and folders that start with a dot, Thumbs.db and desktop.ini.',
  },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools with --check. */
export const CHECK = {
  'strict-folder': {
    help: 'With --check, also fail on files that no list names, in the folders that are named or in that of the listed files.',
  },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that take several files. */
export const RECURSIVE = {
  recursive: { short: 'r', help: 'Take all files of the folders that are named.' },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that compare folders. */
export const COMPARE = {
  quick: { help: 'Compare two folders by the names and sizes of their files, without reading them.' },
  patch: { help: 'Print all differences of two folders as a patch for “patch -p1”.' },
} as const satisfies Readonly<Record<string, CommonFlag>>;

/** For tools that read text. */
const ENCODING = {
  encoding: { value: 'NAME', help: ENCODING_HELP },
} as const satisfies Readonly<Record<string, CommonFlag>>;

const commonOf = (tool: Tool): Readonly<Record<string, CommonFlag>> => ({
  ...(tool.record.check !== undefined && { check: { help: tool.record.check }, ...CHECK }),
  ...(hasSecret(tool) && SECRET),
  ...(tool.hasSeveralResults && FORCE),
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
  /** Options that have no effect in combination with the others, in words. */
  readonly notes: readonly string[];
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
    if (!flag && !Object.hasOwn(common, name)) throw new UsageError(`${shown(rawName)} isn’t an option of this tool.`);
    if (isSwitch && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    if (!isSwitch && (value === undefined || (name === 'output' && value === '')))
      throw new UsageError(`${rawName} needs a value.`);
    if (flag) take(tool, flag, rawName, value, isNegative, values);
    else found[name] = value ?? true;
  }
  const parsed = tool.options.parse(Object.fromEntries(values));
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    const name = `--${flagName(tool, problem?.option ?? '')}`;
    throw new UsageError(`The value of ${name} doesn’t go with the other options. Change one of them.`);
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
  if (flag.fixed !== undefined && isNegative) throw new UsageError(`${rawName} isn’t an option of this tool.`);
  const value = flag.fixed ?? valueOf(schema, raw, isNegative);
  const before = values.get(flag.option);
  const all = isList(value) && isList(before) ? [...new Set([...before, ...value])] : value;
  if (!allows(schema, all))
    throw new UsageError(`${rawName} ${shown(raw ?? '')} isn’t allowed. ${allowedValues(schema)}`);
  values.set(flag.option, all);
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

/** Created only for an error, because a list format takes 15 ms to load. */
const anyOf = (values: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(values);

/** The values that an option takes, as a sentence. */
export function allowedValues(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return option.values.length > 40 ? 'See the help for its values.' : `Use ${anyOf(option.values.map(quoted))}.`;
    case 'choices':
      return `Use one or more of ${option.values.join(', ')}, separated by commas.`;
    case 'number':
      return `Use a number from ${rangeOf(option)}.`;
    case 'text':
      return `Use at most ${option.maxLength} characters.`;
    case 'color':
      return 'Use #rrggbb.';
    case 'toggle':
    case 'secret':
      return '';
  }
}

const rangeOf = ({ min, max, step }: NumberOption) =>
  `${min} to ${max}${typeof step === 'number' ? ` in steps of ${step}` : ''}`;

const quoted = (value: string | number) => (/^[\w.-]+$/.test(String(value)) ? String(value) : `"${value}"`);

function idleNotes(tool: Tool, given: ReadonlyMap<string, unknown>, options: object): readonly string[] {
  const now = new Map<string, unknown>(Object.entries(options));
  return [...given.keys()].flatMap((name) => {
    const { when, also } = tool.shape[name] ?? {};
    const unmet = [when, also].find((condition) => {
      const [other, ...values] = condition ?? [];
      return other !== undefined && !(values as readonly unknown[]).includes(now.get(other));
    });
    if (!unmet) return [];
    const [other] = unmet;
    return [`--${flagName(tool, name)} has no effect with --${flagName(tool, other)} ${String(now.get(other))}.`];
  });
}

/** The label and the hint as sentences. The words of a toggle may name its state “off”, or both of its states. */
export function labelOf(flag: string, name: string, { kind }: Option, words: AnyOptionWords | undefined): string {
  const { label = name, isOff, states, saysRange } = words ?? {};
  const hint = saysRange ? undefined : words?.hint;
  const state = kind === 'toggle' ? states?.find(([value]) => value)?.[1] : undefined;
  const whole = isOff ? `--no-${flag}: ${label}` : state ? `${label}: ${state}` : label;
  return hint === undefined ? whole : `${whole.replace(/\.$/, '')}. ${hint.replace(/\.$/, '')}`;
}

function describe(tool: Tool, name: string, option: Option): readonly [string, string] {
  const bare = flagName(tool, name);
  const flag = `--${bare}`;
  const words = tool.words[name];
  const label = labelOf(bare, name, option, words);
  switch (option.kind) {
    case 'toggle':
      return [`--[no-]${bare}`, `${label} (default: ${option.initial ? 'on' : 'off'})`];
    case 'choice': {
      if (option.values.length > 40) return [`${flag} VALUE`, `${label} (default: ${quoted(option.initial)})`];
      const labels = option.values.map((value) => `${quoted(value)}: ${words?.choices?.[value] ?? value}`);
      return [`${flag} VALUE`, `${label} (default: ${quoted(option.initial)}). ${labels.join('; ')}`];
    }
    case 'choices':
      return [`${flag} LIST`, `${label} (default: ${option.initial.join(',')}). ${option.values.join(', ')}`];
    case 'number':
      return [`${flag} NUMBER`, `${label}, ${rangeOf(option)} (default: ${option.initial})`];
    case 'text':
      return [`${flag} TEXT`, `${label}${option.initial && ` (default: ${option.initial})`}`];
    case 'color':
      return [`${flag} #RRGGBB`, `${label} (default: ${option.initial})`];
    case 'secret':
      return ['', ''];
  }
}

/** One line. */
export function usageOfTool({ record, inputs, takesSeveral }: Tool): string {
  const files = takesSeveral ? '[FILE…]' : ['', '[FILE]', 'FILE OTHER'][inputs];
  return `toolyard ${record.name} [options] ${record.takesText ? 'TEXT' : files}`.trimEnd();
}

/** Rows of the help: a flag, what it does, and the option's name. */
export function helpRows(tool: Tool): readonly HelpRow[] {
  const own = Object.entries(tool.shape)
    .filter(([, { kind }]) => kind !== 'secret')
    .flatMap(([name, option]) => {
      const short = option.kind === 'choice' && isShortened(name) ? option.values.map((value) => `--${value}`) : [];
      const row: HelpRow = [...describe(tool, name, option), name];
      return short.length > 0
        ? [row, [short.join(', '), `Short for --${flagName(tool, name)} VALUE.`] as const]
        : [row];
    });
  const common = Object.entries(commonOf(tool)).map(
    ([name, { short, value, help }]) =>
      [`${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  return [...own, ...common];
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

// A recipe as a small text file that people can read and edit:
//
//   toolyard recipe 1
//   # Clean a list
//   base64 mode=decode
//   dedup caseSensitive=true
//   off hash algorithms=sha256
//
// A line per step: a tool, and its options as name=value. A value is a word, a list of words with commas between, or JSON (RFC 8259)
// without line breaks. A step that begins with `off` is kept, but doesn't run. A link's fragment has the same lines:
//
//   1&base64+mode=decode&dedup+caseSensitive=true&off+hash+algorithms=sha256
import { commandShape } from '../options/command';
import { counts, type Option } from '../options/options';
import { MAX_STEPS, recipeName, type Recipe, type RecipeStep } from './recipe';
import { wayOf, type StepTool, type StepTools } from './step-tool';

const HEADER = 'toolyard recipe';
const VERSION = 1;
const OFF = 'off ';

/** In UTF-16 code units. Room for 16 steps with long patterns. */
export const LONGEST_RECIPE = 64 * 1024;

const BARE = /^[A-Za-z_][\w.:/,-]*$/;
const WORDS = new Set(['true', 'false', 'null']);

const isBare = (text: string) => BARE.test(text) && !WORDS.has(text);

/** A number in text is written as one, if a reader makes the same text of it. */
const isNumeral = (text: string) => /^-?\d/.test(text) && String(Number(text)) === text;

function printed({ kind }: Option, value: unknown): string {
  if (typeof value === 'string') {
    const isPlain = kind === 'text' ? isBare(value) : isBare(value) || isNumeral(value);
    return isPlain ? value : JSON.stringify(value);
  }
  const list = kind === 'choices' && Array.isArray(value) ? value.join(',') : '';
  return isBare(list) ? list : JSON.stringify(value);
}

/** An option that the visitor has typed. */
export interface TypedOption {
  /** The step's place in the recipe, from 0. */
  readonly step: number;
  readonly option: string;
  readonly value: string;
}

/** Whether a text has a typed option. */
export type Includes = (typed: TypedOption) => boolean;

export const EVERYTHING: Includes = () => true;

/** The options that a text has: those that differ from their defaults and count beside the others, and those that choose the way. */
function printedOptions({ options, command, ...tool }: StepTool, step: RecipeStep) {
  const values = new Map<string, unknown>(Object.entries(step.options));
  const set = new Set(Object.keys(wayOf({ options, command, ...tool }, step.options)?.set ?? {}));
  const shape = commandShape(options.shape, command);
  return Object.entries(shape).flatMap(([name, option]) => {
    if (option.kind === 'secret') return [];
    const value = values.get(name);
    const isDefault = JSON.stringify(value) === JSON.stringify(option.initial);
    const isPrinted = set.has(name) || (!isDefault && counts(shape, option, Object.fromEntries(values)));
    return isPrinted ? [{ name, option, value }] : [];
  });
}

function toolOf(tools: StepTools, { tool: id }: RecipeStep): StepTool {
  const tool = tools[id];
  if (!tool) throw new Error(`${id} can’t be a step.`);
  return tool;
}

/** The options that `printRecipe` and `printLink` leave out unless they are asked for: a pattern, a query. */
export const typedOptions = ({ steps }: Recipe, tools: StepTools): readonly TypedOption[] =>
  steps.flatMap((one, step) =>
    printedOptions(toolOf(tools, one), one).flatMap(({ name, option, value }) =>
      option.kind === 'text' && typeof value === 'string' ? [{ step, option: name, value }] : [],
    ),
  );

/** The line of each step, without a line break. */
export const stepLines = (recipe: Recipe, tools: StepTools, includes: Includes): readonly string[] =>
  recipe.steps.map((one, step) => {
    const tool = toolOf(tools, one);
    const options = printedOptions(tool, one).filter(
      ({ name, option, value }) => option.kind !== 'text' || includes({ step, option: name, value: String(value) }),
    );
    const words = options.map(({ name, option, value }) => `${name}=${printed(option, value)}`);
    return `${one.isOff ? OFF : ''}${[tool.command.name, ...words].join(' ')}`;
  });

/** For a recipe that `parseRecipe` has checked. By default it has no typed option. It never has a secret. */
export function printRecipe(recipe: Recipe, tools: StepTools, includes: Includes = () => false): string {
  const name = recipeName(recipe.name);
  const lines = [`${HEADER} ${VERSION}`, ...(name === '' ? [] : [`# ${name}`]), ...stepLines(recipe, tools, includes)];
  return `${lines.join('\n')}\n`;
}

/** Characters that stay readable in a fragment (RFC 3986, section 3.5), and a space as in a form. */
const READABLE: Readonly<Record<string, string>> = { '%20': '+', '%3D': '=', '%2C': ',', '%3A': ':', '%2F': '/' };

const encoded = (line: string) =>
  encodeURIComponent(line).replace(/%(?:20|3D|2C|3A|2F)/g, (code) => READABLE[code] ?? code);

/** The fragment of a link, without `#`. The recipe's name is typed as well, so it is left out unless it is asked for. */
export function printLink(
  recipe: Recipe,
  tools: StepTools,
  { hasName = false, includes = () => false }: { readonly hasName?: boolean; readonly includes?: Includes } = {},
): string {
  const name = hasName ? recipeName(recipe.name) : '';
  return [
    String(VERSION),
    ...(name === '' ? [] : [encoded(`# ${name}`)]),
    ...stepLines(recipe, tools, includes).map(encoded),
  ].join('&');
}

/** A step as written: `parseRecipe` checks its tool and its options. `line` counts from 1. */
export interface ReadStep extends RecipeStep {
  readonly line: number;
}

/** A text's recipe, for `parseRecipe`. */
export type ReadRecipe =
  | { readonly ok: true; readonly version: 1; readonly name: string; readonly steps: readonly ReadStep[] }
  | { readonly ok: false; readonly line: number; readonly problem: RecipeTextProblem };

export type RecipeTextProblem =
  'not-a-recipe' | 'other-version' | 'too-long' | 'no-steps' | 'too-many-steps' | 'bad-value' | 'repeated-option';

/** The end of a value that begins at `start`: the next space outside of a JSON string. */
function valueEnd(line: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < line.length; at++) {
    const sign = line[at];
    if (sign === '\\' && isQuoted) at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ' ' && !isQuoted) return at;
  }
  return line.length;
}

const valueOf = (text: string): unknown => (isBare(text) ? text : JSON.parse(text));

/** Linear in the length of the line. */
export function readStep(line: string): RecipeStep | 'bad-value' | 'repeated-option' {
  const isOff = line.startsWith(OFF);
  const start = isOff ? OFF.length : 0;
  const options = new Map<string, unknown>();
  const toolEnd = valueEnd(line, start);
  for (let at = toolEnd + 1; at < line.length;) {
    const equals = line.indexOf('=', at);
    if (equals <= at) return 'bad-value';
    const name = line.slice(at, equals);
    if (options.has(name)) return 'repeated-option';
    const end = valueEnd(line, equals + 1);
    try {
      options.set(name, valueOf(line.slice(equals + 1, end)));
    } catch {
      return 'bad-value'; // not JSON
    }
    at = end + 1;
  }
  const tool = line.slice(start, toolEnd);
  return { tool, options: Object.fromEntries(options), ...(isOff && { isOff }) };
}

const refuse = (line: number, problem: RecipeTextProblem): ReadRecipe => ({ ok: false, line, problem });

/** Reads a text of unknown origin, in time linear in its length. */
export function readRecipe(text: string): ReadRecipe {
  if (text.length > LONGEST_RECIPE) return refuse(1, 'too-long');
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const [, version] = /^toolyard recipe (\d{1,9})\s*$/.exec(lines[0] ?? '') ?? [];
  if (version === undefined) return refuse(1, 'not-a-recipe');
  if (Number(version) !== VERSION) return refuse(1, 'other-version');
  let name = '';
  const steps: ReadStep[] = [];
  for (const [index, untrimmed] of lines.entries()) {
    const line = untrimmed.trim();
    if (index === 0 || line === '') continue;
    if (line.startsWith('#')) {
      if (name === '' && steps.length === 0) name = recipeName(line.slice(1));
      continue;
    }
    if (steps.length === MAX_STEPS) return refuse(index + 1, 'too-many-steps');
    const step = readStep(line);
    if (typeof step === 'string') return refuse(index + 1, step);
    steps.push({ ...step, line: index + 1 });
  }
  return steps.length === 0 ? refuse(lines.length, 'no-steps') : { ok: true, version: VERSION, name, steps };
}

/** Reads a link's fragment, without `#`, in time linear in its length. Lines count as in the text of the same recipe. */
export function readLink(fragment: string): ReadRecipe {
  if (fragment.length > LONGEST_RECIPE) return refuse(1, 'too-long');
  const [version = '', ...lines] = fragment.split('&');
  if (!/^\d{1,9}$/.test(version)) return refuse(1, 'not-a-recipe');
  try {
    const decoded = lines.map((line) => decodeURIComponent(line.replaceAll('+', ' ')));
    if (decoded.some((line) => /[\r\n]/.test(line))) return refuse(1, 'not-a-recipe');
    return readRecipe([`${HEADER} ${version}`, ...decoded].join('\n'));
  } catch {
    return refuse(1, 'not-a-recipe'); // a damaged escape
  }
}

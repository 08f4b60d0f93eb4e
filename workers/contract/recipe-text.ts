// A recipe as a small text file that people can read and edit:
//
//   toolyard recipe 1
//   # Clean a list
//   base64-encoder mode=decode
//   text-deduplicator caseSensitive=false keep=first
//
// A line per step: a tool, and its options as name=value. A value is JSON (RFC 8259) without line breaks; text of letters, digits
// and a few signs needs no quotation marks.
import { MAX_STEPS, type RecipeStep } from './recipe';

const HEADER = 'toolyard recipe';
const VERSION = 1;

/** In UTF-16 code units. Room for 16 steps with long patterns. */
export const LONGEST_RECIPE = 64 * 1024;

const BARE = /^[A-Za-z_][\w.:/-]*$/;
const WORDS = new Set(['true', 'false', 'null']);

const printed = (value: unknown) =>
  typeof value === 'string' && BARE.test(value) && !WORDS.has(value) ? value : JSON.stringify(value);

const stepLine = ({ tool, options }: RecipeStep) =>
  [tool, ...Object.entries(options).map(([name, value]) => `${name}=${printed(value)}`)].join(' ');

/** `name` is one line. Options that have their defaults can be left out by the caller. */
export const printRecipe = (steps: readonly RecipeStep[], name = ''): string =>
  `${[`${HEADER} ${VERSION}`, ...(name === '' ? [] : [`# ${name}`]), ...steps.map(stepLine)].join('\n')}\n`;

/** Steps as written: `parseRecipe` or a schema checks their tools and options. `line` counts from 1. */
export interface ReadStep extends RecipeStep {
  readonly line: number;
}

export type ReadRecipe =
  | { readonly ok: true; readonly name: string; readonly steps: readonly ReadStep[] }
  | { readonly ok: false; readonly line: number; readonly problem: RecipeTextProblem };

export type RecipeTextProblem =
  'not-a-recipe' | 'other-version' | 'too-long' | 'no-steps' | 'too-many-steps' | 'bad-value';

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

function valueOf(text: string): unknown {
  if (BARE.test(text) && !WORDS.has(text)) return text;
  return JSON.parse(text);
}

/** Undefined if an option has no name or no valid value. Linear in the length of the line. */
function readStep(line: string): RecipeStep | undefined {
  const options: [string, unknown][] = [];
  const toolEnd = valueEnd(line, 0);
  for (let at = toolEnd + 1; at < line.length;) {
    const equals = line.indexOf('=', at);
    if (equals <= at) return undefined;
    const end = valueEnd(line, equals + 1);
    try {
      options.push([line.slice(at, equals), valueOf(line.slice(equals + 1, end))]);
    } catch {
      return undefined; // not JSON
    }
    at = end + 1;
  }
  return { tool: line.slice(0, toolEnd), options: Object.fromEntries(options) };
}

/** Reads a text of unknown origin, in time linear in its length. */
export function readRecipe(text: string): ReadRecipe {
  const refuse = (line: number, problem: RecipeTextProblem): ReadRecipe => ({ ok: false, line, problem });
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
      if (name === '' && steps.length === 0) name = line.slice(1).trim();
      continue;
    }
    if (steps.length === MAX_STEPS) return refuse(index + 1, 'too-many-steps');
    const step = readStep(line);
    if (!step) return refuse(index + 1, 'bad-value');
    steps.push({ ...step, line: index + 1 });
  }
  return steps.length === 0 ? refuse(lines.length, 'no-steps') : { ok: true, name, steps };
}

// A receipt: a small text that says how a result was made, so that anyone with the input can make it again and compare.
//
//   toolyard receipt 1
//   build: 1.0.0 cli 3f0a…
//   date: 2026-11-29T06:00:00Z
//   input: 344 9b1c… "list.txt"
//   base64 mode=decode
//   output: 256 77d0…
//   regex action=match
//   left out: pattern
//   output: 31 02c4…
//   note: 3 matches.
//   sha256: 5d2e…
//
// Digests are SHA-256 (FIPS 180-4) in lowercase hexadecimal, after a size in bytes. A step is a line of a recipe's text. Two inputs have
// two lines, and two outputs for each step before the last. A check, and a negative answer, has a verdict. The last line is the digest of all lines before it. It shows that the
// receipt is whole. It isn't a signature, because anyone can compute it.
import { MAX_STEPS, stepsThatRun, type Recipe } from './recipe';
import type { Digest } from './recipe-reply';
import { readStep, stepLines, typedOptions, type Includes, type ReadStep } from './recipe-text';
import type { StepTools } from './step-tool';

const HEADER = 'toolyard receipt';
const VERSION = 1;

/** In UTF-16 code units. */
export const LONGEST_RECEIPT = 64 * 1024;

/** Of a note, in UTF-16 code units, and of a step's notes. */
const LONGEST_NOTE = 500;
const MOST_NOTES = 20;

/** What made the result. `digest` is the SHA-256 of this build's scripts, and `host` where they ran. */
export interface Build {
  readonly version: string;
  readonly host: 'site' | 'cli';
  readonly digest: string;
}

/** `name` is a file's, and empty for a text. */
export interface InputRecord extends Digest {
  readonly name: string;
}

export interface StepRecord {
  /** Of each input. Empty for a check, which has only a verdict. */
  readonly outputs: readonly Digest[];
  readonly verdict: boolean;
  /** In words. A replay in another language or version may have others. */
  readonly notes: readonly string[];
}

/** A run of a recipe. `steps` are those that run. */
export interface RunRecord {
  readonly build: Build;
  /** ISO 8601, in UTC, to the second. */
  readonly date: string;
  readonly inputs: readonly InputRecord[];
  readonly steps: readonly StepRecord[];
}

export interface Receipt extends Omit<RunRecord, 'steps'> {
  readonly version: 1;
  /** For `parseRecipe`. `leftOut` are the typed options that the receipt doesn't have. */
  readonly steps: readonly (ReadStep & StepRecord & { readonly leftOut: readonly string[] })[];
}

export type ReceiptProblem =
  | 'not-a-receipt'
  | 'other-version'
  | 'too-long'
  | 'unsafe'
  | 'changed'
  | 'unknown-line'
  | 'no-steps'
  | 'too-many-steps'
  | 'bad-value'
  | 'repeated-option';

/** `line` counts from 1. */
export type ReadReceipt =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly line: number; readonly problem: ReceiptProblem };

/** Controls, characters that show a text in another order, invisible ones, and halves of characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const ALL_UNSAFE = new RegExp(UNSAFE, 'gu');

/** In a JSON string, the same text (RFC 8259, section 7). In a note, the character made visible. */
const escaped = (text: string): string =>
  text.replace(ALL_UNSAFE, (character) =>
    Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );

async function sealOf(lines: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256: ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const printed = ({ bytes, sha256 }: Digest) => `${String(bytes)} ${sha256}`;

const noteLine = (note: string) => `note: ${escaped(note.slice(0, LONGEST_NOTE).replace(/\s+/g, ' ').trim())}`;

function resultLines({ outputs, verdict }: StepRecord): readonly string[] {
  const isSaid = outputs.length === 0 || !verdict;
  return [
    ...outputs.map((output) => `output: ${printed(output)}`),
    ...(isSaid ? [`verdict: ${verdict ? 'yes' : 'no'}`] : []),
  ];
}

/**
 * The recipe is the one that ran, as `parseRecipe` has checked it. By default, the text has no typed option; it never has a secret.
 * Undefined if it would be longer than LONGEST_RECEIPT.
 */
export async function writeReceipt(
  { build, date, inputs, steps }: RunRecord,
  recipe: Recipe,
  tools: StepTools,
  includes: Includes = () => false,
): Promise<string | undefined> {
  // `includes` counts all steps of the recipe, and the receipt has only those that ran.
  const places = stepsThatRun(recipe).map(({ place }) => place);
  const all = stepLines(recipe, tools, includes);
  const leftOut = typedOptions(recipe, tools).filter((typed) => !includes(typed));
  const lines = [
    `${HEADER} ${VERSION}`,
    `build: ${build.version} ${build.host} ${build.digest}`,
    `date: ${date}`,
    ...inputs.map(({ name, ...input }) => `input: ${printed(input)} ${escaped(JSON.stringify(name))}`),
    ...steps.flatMap((step, at) => [
      escaped(all[places[at] ?? 0] ?? ''),
      ...leftOut.filter((typed) => typed.step === places[at]).map(({ option }) => `left out: ${option}`),
      ...resultLines(step),
      ...step.notes.slice(0, MOST_NOTES).map(noteLine),
    ]),
  ];
  const text = [...lines, await sealOf(lines), ''].join('\n');
  return text.length > LONGEST_RECEIPT ? undefined : text;
}

class Unreadable extends Error {
  readonly line: number;
  readonly problem: ReceiptProblem;

  constructor(line: number, problem: ReceiptProblem) {
    super(problem);
    this.line = line;
    this.problem = problem;
  }
}

const DIGEST = '(\\d{1,15}) ([0-9a-f]{64})';
const BUILD = /^build: ([\w.+-]{1,40}) (site|cli) ([0-9a-f]{64})$/;
const DATE = /^date: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/;
const INPUT = new RegExp(`^input: ${DIGEST} (".*")$`);
const LEFT_OUT = /^left out: ([A-Za-z][A-Za-z0-9]{0,39})$/;
const OUTPUT = new RegExp(`^output: ${DIGEST}$`);
const VERDICT = /^verdict: (yes|no)$/;
const NOTE = /^note: (.+)$/;
/** A step's line begins with the name of a tool, and no other line does. */
const STEP = /^[a-z][a-z0-9-]*(?: |$)/;

class Lines {
  readonly #lines: readonly string[];
  #at = 1;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** The groups of the next line. Undefined if the line is another one, which stays the next. */
  take(pattern: RegExp): readonly string[] | undefined {
    const found = pattern.exec(this.#lines[this.#at] ?? '');
    if (!found) return undefined;
    this.#at++;
    return found.slice(1);
  }

  takeAll<One>(pattern: RegExp, most: number, read: (groups: readonly string[]) => One): readonly One[] {
    const found: One[] = [];
    for (;;) {
      const groups = found.length < most ? this.take(pattern) : undefined;
      if (!groups) return found;
      found.push(read(groups));
    }
  }

  need(pattern: RegExp): readonly string[] {
    return this.take(pattern) ?? this.refuse('unknown-line');
  }

  /** The next line, which the pattern fits. */
  whole(pattern: RegExp): { readonly text: string; readonly line: number } | undefined {
    const text = this.#lines[this.#at] ?? '';
    return this.take(pattern) && { text, line: this.#at };
  }

  get isDone(): boolean {
    return this.#at >= this.#lines.length;
  }

  refuse(problem: ReceiptProblem, line = this.#at + 1): never {
    throw new Unreadable(line, problem);
  }
}

const digestIn = ([bytes = '', sha256 = '']: readonly string[]): Digest => ({ bytes: Number(bytes), sha256 });

function nameIn(json: string, lines: Lines): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return lines.refuse('unknown-line');
  }
}

function readSteps(lines: Lines): Receipt['steps'] {
  const steps: Receipt['steps'][number][] = [];
  while (!lines.isDone) {
    const written = lines.whole(STEP) ?? lines.refuse('unknown-line');
    const { text, line } = written;
    if (steps.length === MAX_STEPS) lines.refuse('too-many-steps', line);
    const step = readStep(text);
    if (typeof step === 'string') return lines.refuse(step, line);
    const leftOut = lines.takeAll(LEFT_OUT, MAX_STEPS, ([option = '']) => option);
    const outputs = lines.takeAll(OUTPUT, 2, digestIn);
    const [verdict] = outputs.length === 0 ? lines.need(VERDICT) : (lines.take(VERDICT) ?? ['yes']);
    const notes = lines.takeAll(NOTE, 2 * MOST_NOTES, ([note = '']) => note);
    steps.push({ ...step, line, leftOut, outputs, verdict: verdict === 'yes', notes });
  }
  return steps.length === 0 ? lines.refuse('no-steps') : steps;
}

function readLines(written: readonly string[]): Receipt {
  const lines = new Lines(written);
  const [version = '', host, digest = ''] = lines.need(BUILD);
  const [date = ''] = lines.need(DATE);
  if (Number.isNaN(Date.parse(date))) lines.refuse('unknown-line', 3);
  const inputs = lines.takeAll(INPUT, 2, ([bytes = '', sha256 = '', name = '']) => ({
    ...digestIn([bytes, sha256]),
    name: nameIn(name, lines),
  }));
  const build = { version, host: host === 'site' ? host : 'cli', digest } as const;
  return { version: VERSION, build, date, inputs, steps: readSteps(lines) };
}

/** Reads a text of unknown origin, in time linear in its length. Its steps are checked by `parseRecipe`. */
export async function readReceipt(text: string): Promise<ReadReceipt> {
  const refuse = (line: number, problem: ReceiptProblem): ReadReceipt => ({ ok: false, line, problem });
  if (text.length > LONGEST_RECEIPT) return refuse(1, 'too-long');
  const lines = text.split('\n');
  const [, version] = /^toolyard receipt (\d{1,9})$/.exec(lines[0] ?? '') ?? [];
  if (version === undefined) return refuse(1, 'not-a-receipt');
  if (version !== String(VERSION)) return refuse(1, 'other-version');
  const unsafe = lines.findIndex((line) => UNSAFE.test(line));
  if (unsafe >= 0) return refuse(unsafe + 1, 'unsafe');
  const [content, ends] = [lines.slice(0, -2), lines.slice(-2)];
  const [seal, after] = ends;
  if (after !== '' || seal !== (await sealOf(content)))
    return refuse(Math.max(1, lines.length - (after === '' ? 1 : 0)), 'changed');
  try {
    return { ok: true, receipt: readLines(content) };
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.line, error.problem);
    throw error;
  }
}

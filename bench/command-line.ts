// The command line of `npm run bench`.
import { parseArgs } from 'node:util';
import { PARTS } from './catalog';
import type { PartReport } from './model';
import { clock } from './words';

export const ROUNDS = 5;
export const QUICK_ROUNDS = 3;

export interface RunCommand {
  readonly name: 'run';
  /** Ids of parts, in the catalog's order. */
  readonly parts: readonly string[];
  readonly rounds: number;
  readonly quick: boolean;
  /** The size of all large files of the part “folders”. */
  readonly gigabytes?: number;
  readonly clean: boolean;
  /** Writes bench/results, beside the parts that are in it. */
  readonly report: boolean;
  /** Also measures parts that the report has of this commit. */
  readonly again: boolean;
  readonly json?: string;
  readonly print: 'text' | 'markdown' | 'csv';
}

export interface CompareCommand {
  readonly name: 'compare';
  readonly before: string;
  readonly after: string;
  /** A share such as 0.05. Without it, the comparison never fails. */
  readonly failFrom?: number;
  readonly markdown: boolean;
}

export type Command = RunCommand | CompareCommand | { readonly name: 'help' | 'list' };

/** A mistake on the command line, as a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  list: { type: 'boolean' },
  only: { type: 'string' },
  rounds: { type: 'string' },
  quick: { type: 'boolean' },
  gigabytes: { type: 'string' },
  clean: { type: 'boolean' },
  report: { type: 'boolean' },
  json: { type: 'string' },
  markdown: { type: 'boolean' },
  csv: { type: 'boolean' },
  'fail-on-regression': { type: 'string' },
} as const;

export const HELP = `Measures the site in a browser, against what visitors would use instead and against this machine's programs.

  npm run bench -- [options]                 run the usual parts
  npm run bench -- compare A.json B.json     compare two runs, with 95 % confidence intervals

Options
  --list                 show the parts: what each measures, how long it takes, what it needs
  --only hash,bridge     run these parts only
  --rounds N             rounds of each comparison; default ${ROUNDS}, or ${QUICK_ROUNDS} with --quick. Fewer than five are preliminary.
  --quick                small inputs, to see whether everything works
  --gigabytes N          size of the large files in the part “folders”; default 0.8, or 0.08 with --quick
  --json FILE            write the raw samples, which compare reads
  --markdown             print tables in Markdown
  --csv                  print the raw samples as CSV
  --report               run the parts that bench/results doesn't have of this commit, long ones included, and add them.
                         With --only, run these again. Needs a commit without changes.
  --clean                make the input files again
  --help                 show this page

Options of compare
  --fail-on-regression 5%    exit with 1 if a figure is worse by more than that
  --markdown                 print a table in Markdown

Exit codes: 0 if all parts ran and all results are right, 1 if not, 2 for a mistake on the command line.
Figures go to standard output, progress to standard error.`;

const known = PARTS.map(({ id }) => id);

function chosenParts(only: string | undefined, report: boolean): readonly string[] {
  if (only === undefined) return PARTS.filter(({ isLong }) => report || !isLong).map(({ id }) => id);
  const asked = only.split(',').map((id) => id.trim());
  const unknown = asked.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new UsageError(`No part has the name “${unknown.join('”, “')}”. Choose from: ${known.join(', ')}.`);
  return known.filter((id) => asked.includes(id));
}

function roundsOf(text: string | undefined, quick: boolean): number {
  const rounds = Number(text ?? (quick ? QUICK_ROUNDS : ROUNDS));
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UsageError(`“${text ?? ''}” isn’t a number of rounds. Give --rounds a whole number from 1.`);
  return rounds;
}

function gigabytesOf(text: string): number {
  const gigabytes = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && gigabytes > 0) return gigabytes;
  throw new UsageError(`“${text}” isn’t a size. Give --gigabytes a number above 0.`);
}

function shareOf(text: string): number {
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim()) ?? [];
  if (percent === undefined) throw new UsageError(`“${text}” isn’t a percentage. Write --fail-on-regression 5%.`);
  return Number(percent) / 100;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${first}. Run npm run bench -- --help to see all options.`);
  }
}

/** Throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  if (values.list) return { name: 'list' };
  const [word, before, after, more] = positionals;
  const { quick = false, clean = false, report = false, markdown = false, csv = false, json, gigabytes } = values;
  const failure = values['fail-on-regression'];
  if (word === 'compare') {
    if (before === undefined || after === undefined || more !== undefined)
      throw new UsageError('compare needs two files: npm run bench -- compare before.json after.json');
    return { name: 'compare', before, after, markdown, ...(failure !== undefined && { failFrom: shareOf(failure) }) };
  }
  if (word !== undefined) {
    const hint = known.includes(word) ? ` To run this part: npm run bench -- --only ${positionals.join(',')}` : '';
    throw new UsageError(`“${word}” isn’t a command.${hint}`);
  }
  if (failure !== undefined) throw new UsageError('--fail-on-regression belongs to compare.');
  if (markdown && csv) throw new UsageError('Choose one of --markdown and --csv.');
  if (report && quick) throw new UsageError('--report needs full inputs. Leave out --quick.');
  return {
    name: 'run',
    parts: chosenParts(values.only, report),
    rounds: roundsOf(values.rounds, quick),
    quick,
    ...(gigabytes !== undefined && { gigabytes: gigabytesOf(gigabytes) }),
    clean,
    report,
    again: values.only !== undefined,
    print: markdown ? 'markdown' : csv ? 'csv' : 'text',
    ...(json !== undefined && { json }),
  };
}

/** For `--list`: the durations from the committed report. */
export function listText(measured: readonly PartReport[]): string {
  const lines = PARTS.map(({ id, title, measures, needs, isLong }) => {
    const seconds = measured.find((part) => part.id === id)?.seconds;
    const time = seconds === undefined ? 'not measured yet' : `${clock(seconds)} min`;
    return [
      `${id}${isLong ? '  (long: runs with --only or --report)' : ''}`,
      `  ${title}: ${measures}.`,
      `  Time: ${time}. Needs: ${needs === undefined ? 'Chromium' : `Chromium, ${needs}`}.`,
    ].join('\n');
  });
  const machine = 'Times are those of bench/results/latest.json, on the machine that it names.';
  return `${lines.join('\n\n')}\n\n${machine}\nContenders that this machine doesn't have are left out.`;
}

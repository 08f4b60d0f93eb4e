// Line filter: its options, limits and result.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, number, text, toggle, type OptionsOf } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const MB = 1_000_000;

/** The most lines of context on each side of a line. */
export const MOST_CONTEXT = 10_000;

const ofCsv = { when: ['match', 'column'] } as const;

const context = number({ min: 0, max: MOST_CONTEXT, initial: '0', group: 'context', when: ['count', false] });

/**
 * `patterns` has one on each line, and empty lines don't count. `need`: a line needs any or all of them. `mode`: those lines are kept, or
 * all others. `match`: `field` reads each line as JSON, and a pattern is a condition, as in
 * condition.ts; `column` reads CSV, whose rows are kept or dropped whole, with conditions on columns, as in column-condition.ts. `header`: the first row
 * names the columns and is always kept; otherwise they are 1, 2, 3. `separator`, `quote`: of the CSV; `auto` is the recognized one. `ignoreCase` compares by Unicode's simple case folding. `before` and `after` add lines of context, with a line of two
 * hyphens between groups that don't touch. `lineNumbers` writes the number and a colon before a kept line, and a hyphen before a line
 * of context. `most` ends the run after so many kept lines and their context; 0 is no limit. With `count`, the result is the
 * number of kept lines. `budgetMs` is the longest that a run with regular expressions may take, in milliseconds; a file gets a second
 * more for each MB.
 */
export const options = defineOptions({
  mode: choice(['keep', 'drop']),
  patterns: text('', { mono: true, lines: true }),
  match: choice(['contains', 'equals', 'regex', 'field', 'column']),
  header: toggle(true, ofCsv),
  separator: choice(['auto', 'comma', 'semicolon', 'tab', 'pipe'], ofCsv),
  quote: choice(['auto', 'double', 'single', 'none'], ofCsv),
  need: choice(['any', 'all']),
  ignoreCase: toggle(false),
  lineNumbers: toggle(false, { when: ['count', false] }),
  count: toggle(false),
  before: context,
  after: context,
  most: number({ min: 0, max: 1e15, initial: '0' }),
  budgetMs: choice([2000, 10_000, 60_000, 600_000], { initial: 10_000, when: ['match', 'regex'] }),
});

export const DEFAULT_OPTIONS = options.defaults;

/** `indexed`: the output has an index for a view of the whole file, which only the page shows. */
export type FilterOptions = OptionsOf<typeof options> & { readonly indexed?: boolean };

export interface FilterStats {
  /** Lines that were read, or rows without the header. */
  readonly lines: number;
  readonly kept: number;
  /** Set if rows of a CSV file were counted. */
  readonly unit?: 'rows';
}

/** A checkpoint is so many 64-bit floats, little-endian: where a line begins in the file, and the lines and kept lines before it. */
export const CHECKPOINT = { numbers: 3, offset: 0, line: 1, kept: 2 } as const;

/** Which lines of a file are where, and which were kept. */
export interface FileIndex {
  /** In ascending order, the first at the text's start. Offsets are in bytes and don't count a byte order mark. */
  readonly checkpoints: Stored;
  /** A bit for each line, the lowest first: whether it was kept. */
  readonly bitmap: Stored;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** The size of what was read, without a byte order mark. */
  readonly bytes: number;
  readonly lines: number;
  readonly kept: number;
  /** How many of each `bucketLines` lines were kept. */
  readonly buckets: readonly number[];
  readonly bucketLines: number;
  /** Texts that the kept lines contain, to be marked in them. */
  readonly texts: readonly string[];
  readonly ignoreCase: boolean;
  /** Whether each line of the result is a kept line, without context or a count. */
  readonly keptIsResult: boolean;
}

export interface FilterOutput extends TextOutput {
  readonly stats: FilterStats;
  readonly index?: FileIndex;
}

export const fileNameOf = ({ match }: Pick<FilterOptions, 'match'>) =>
  match === 'column' ? 'filtered-rows.csv' : 'filtered-lines.txt';

/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const lineFilter: KernelSpec<AnySource, FilterOptions, FilterOutput> = {
  id: 'line-filter',
  rights: 'compute',
  queue: true,
  synchronous: true,
  verdictOf: ({ stats }) => stats.kept > 0,
  // A thread on the command line takes no pipe.
  readsOnce: ({ match }) => match !== 'regex',
  // Few lines are usually kept, so a comparison with the free storage would stop runs that need almost none.
  resultSize: ({ mode, count, lineNumbers, before, after }, bytes) =>
    mode === 'keep' || count || lineNumbers || Number(before) + Number(after) > 0
      ? undefined
      : atMost(bytes * UTF16_GROWTH + MARK_BYTES),
  deadlineMs: ({ match, budgetMs }, bytes) =>
    match === 'regex' ? budgetMs + 1000 * Math.floor(bytes / MB) : LONGEST_TIMER_MS,
};

/** UTF-16 becomes UTF-8. */
const UTF16_GROWTH = 1.5;
const MARK_BYTES = 3;

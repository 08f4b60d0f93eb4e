// JSON formatter: its actions, options and result.
import type { JsonTally } from '../../../wasm/json/tally';
import { about, atMost, type ResultSize, type KernelSpec } from '../../contract/run/kernel';
import type { LossOf } from '../../contract/run/losses';
import type { Message, NotedOnce, TitledNote } from '../../contract/run/message';
import { choice, defineOptions, text, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB, type Stored } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';

/**
 * `action`: `repair` formats JSON after common mistakes were removed; `tree` formats it and makes an index for a view. `arrays`: each item
 * has its own line, or an array without objects and arrays in it is one line if it fits into so many columns. `isLines`: the input is
 * JSON Lines (NDJSON), where each line is a document. `isSequence`: documents follow each other in any way, as jq reads them. `sortKeys`
 * sorts by code point and keeps duplicate keys in their order. `query` is JSONPath (RFC 9535), and only its matches are in the result. A blank query takes everything. `fields` makes an object of
 * each match, such as `{name, city: address.city}`.
 */
export const options = defineOptions({
  action: choice(['format', 'minify', 'validate', 'repair', 'tree'], { byButton: true }),
  indent: choice(['2', '4', 'tab']),
  arrays: choice(['lines', '80', '120']),
  isLines: toggle(),
  isSequence: toggle(false, { when: ['isLines', false] }),
  sortKeys: toggle(),
  query: text('', { mono: true }),
  fields: text('', { mono: true }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type JsonOptions = OptionsOf<typeof options>;
export type JsonAction = JsonOptions['action'];

export type JsonTotals = Omit<JsonTally, 'duplicateKeys' | 'inexactNumbers'>;

/** Valid JSON that programs read differently. */
export type WarningKind = 'duplicate-key' | 'inexact-number';

export interface WarningPlace {
  readonly line: number;
  /** In characters, from 1. */
  readonly column: number;
}

/** The places of the first ones. For a pipe, only those in its most recent text. */
export type JsonWarning = LossOf<WarningKind, WarningPlace> & TitledNote;

export interface JsonOutput {
  readonly action: JsonAction;
  /** Undefined for a validation. */
  readonly result: Stored | null;
  /** What the kernel tolerated or assumed. */
  readonly notes: readonly Message[];
  readonly totals: JsonTotals;
  readonly warnings: readonly JsonWarning[];
  /** The title above all repairs. Null without a repair. */
  readonly proposal: NotedOnce | null;
  /** The repairs, in the order of the input. */
  readonly repairs: readonly Message[];
  /** The values of the result, as records of the layout in contract/json-tree.ts. Only for the action `tree`. */
  readonly tree: JsonTree | null;
  /** How many values a query selected; null without a query. */
  readonly matches: number | null;
}

export interface JsonTree {
  readonly records: Stored;
  readonly count: number;
}

export const FILE_NAME = 'formatted.json';

/** Indentation grows with the square of the depth. At this depth, a single value is written as 20 KB or 40 KB. */
export const FORMAT_DEPTH = 10_000;

/** To sort keys, the whole document is in memory, without whitespace. */
export const SORT_LIMIT = 128 * MiB;
/** A repair reads the text as a string. */
export const REPAIR_LIMIT = 8 * MiB;

/** The largest value that a query holds in memory, without whitespace. Other values have no limit. */
export const QUERY_LIMIT = 32 * MiB;
/** Deep values are compared by recursion. */
export const QUERY_DEPTH = 500;

/** While a tree is created, the values of open containers are in memory, with 28 bytes each. */
export const TREE_OPEN_LIMIT = 4_000_000;

/** How documents may follow each other. */
export const documentsOf = ({ isLines, isSequence }: JsonOptions) => ({
  isLines,
  isSequence: isSequence && !isLines,
  offersSequence: true,
});

/** Whether the result is a query's. */
export const hasQuery = ({ action, query, fields }: JsonOptions): boolean =>
  action !== 'repair' && (query.trim() !== '' || fields.trim() !== '');

/** The error for a blank input. */
export const BLANK = {
  format: 'blankFormat',
  minify: 'blankMinify',
  validate: 'blankValidate',
  repair: 'blankFormat',
  tree: 'blankFormat',
} as const satisfies Record<JsonAction, string>;

/**
 * Indentation has no useful limit: records in one line become 1.3 to 1.9 times as long, and short lists 2.3 to 4.9 times. The
 * records of a tree take more than that again. Matches of a query may contain each other, so nothing is stated for them.
 */
function resultSize(options: JsonOptions, bytes: number): ResultSize | undefined {
  const { action, indent } = options;
  if (action === 'validate') return atMost(0);
  if (hasQuery(options)) return undefined;
  // UTF-16 becomes UTF-8. A last line may get its line feed.
  if (action === 'minify') return atMost((bytes * 3) / 2 + 1);
  const formatted = bytes * (indent === '4' ? 3 : 2);
  return about(action === 'tree' ? formatted * 2 : formatted);
}

export const jsonFormatter: KernelSpec<AnySource, JsonOptions, JsonOutput> = {
  id: 'json-formatter',
  rights: 'compute',
  notesOf: ({ notes, proposal, repairs, warnings }) => [
    ...(proposal ? [proposal.note, ...repairs] : []),
    ...notes,
    ...warnings.map(({ note }) => note),
  ],
  readsOnce: ({ action, sortKeys }) => action !== 'repair' && !sortKeys,
  resultSize,
};

/** The same with a query, whose code loads only when it’s needed. */
export const jsonQuery: typeof jsonFormatter = {
  ...jsonFormatter,
  id: 'json-query',
  messagesOf: 'json-formatter',
};

export const specOf = (options: JsonOptions): typeof jsonFormatter => (hasQuery(options) ? jsonQuery : jsonFormatter);

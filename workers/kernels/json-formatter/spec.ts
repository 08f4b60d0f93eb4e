// JSON formatter: what it does, its options, its result and its words.
import type { JsonTally } from '../../../wasm/json/tally';
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, text, toggle, type OptionsOf } from '../../contract/options';
import { MiB, type Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';

/**
 * `action`: `repair` formats JSON after common mistakes were removed; `tree` formats it and makes an index for a view. `isLines`: the
 * input is JSON Lines (NDJSON), where each line is a document. `sortKeys` sorts by code point and keeps duplicate keys in their order.
 * `query` is JSONPath (RFC 9535), and only its matches are in the result. A blank query takes everything.
 */
export const options = defineOptions({
  action: choice(['format', 'minify', 'validate', 'repair', 'tree'], { byButton: true }),
  indent: choice(['2', '4', 'tab']),
  isLines: toggle(),
  sortKeys: toggle(),
  query: text('', { mono: true }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type JsonOptions = OptionsOf<typeof options>;
export type JsonAction = JsonOptions['action'];

export type JsonTotals = Omit<JsonTally, 'duplicateKeys' | 'inexactNumbers'>;

export interface JsonWarning {
  readonly kind: 'duplicate-key' | 'inexact-number';
  readonly line: number;
  /** In characters, from 1. */
  readonly column: number;
}

export interface JsonOutput {
  readonly action: JsonAction;
  /** None of a validation. */
  readonly result: Stored | null;
  /** What was tolerated or decided, in sentences. */
  readonly notes: readonly string[];
  readonly totals: JsonTotals;
  readonly duplicateKeys: number;
  readonly inexactNumbers: number;
  /** The places of the first ones of each kind. */
  readonly warnings: readonly JsonWarning[];
  /** What was repaired, in sentences, in the order of the input. */
  readonly repairs: readonly string[];
  /** The values of the result, as records of the layout in contract/json-tree.ts. Only of the action `tree`. */
  readonly tree: JsonTree | null;
  /** How many values a query picked; null where there was none. */
  readonly matches: number | null;
}

export interface JsonTree {
  readonly records: Stored;
  readonly count: number;
}

export const FILE_NAME = 'formatted.json';

/** Indentation grows with the square of the depth: at this one, a single value is written as 20 KB or 40 KB. */
export const FORMAT_DEPTH = 10_000;

/** To sort keys, the whole document is in memory, without white space. */
export const SORT_LIMIT = 128 * MiB;
/** A repair reads the text as a string. */
export const REPAIR_LIMIT = 8 * MiB;

/** To be queried, the document is in memory, with line breaks, and as values beside that. */
export const QUERY_LIMIT = 32 * MiB;
/** Matches may be within each other, so together they may be larger than the document. */
export const QUERY_RESULT_LIMIT = 128 * MiB;
/** Deep values are compared by recursion. */
export const QUERY_DEPTH = 500;

/** Values whose container is not closed yet are in memory while a tree is made: 28 bytes each. */
export const TREE_OPEN_LIMIT = 4_000_000;

export const MESSAGES = {
  blank: {
    format: 'Please enter JSON to format.',
    minify: 'Please enter JSON to minify.',
    validate: 'Please enter JSON to validate.',
    repair: 'Please enter JSON to format.',
    tree: 'Please enter JSON to format.',
  },
  failed: 'Failed to process the JSON. Please try again.',
  copied: 'Text copied to clipboard successfully.',
  formatted: 'JSON formatted successfully!',
  minified: 'JSON minified successfully!',
  validTitle: 'Valid JSON',
  valid: 'Your JSON is valid!',
  repaired: 'Check that the result is what you meant.',
  utf16: 'The file is UTF-16. The result is UTF-8, as JSON has to be.',
  byteOrderMark: 'The byte order mark at the start was removed: JSON should not begin with one.',
  hasByteOrderMark: 'The file begins with a byte order mark. JSON should not: some programs refuse it.',
  spanning:
    'Some documents span several lines. Strict JSON Lines (NDJSON) has one per line; Minify writes it that way.',
  overflowed: 'An object has more than 786,432 keys. The keys after those were not checked for duplicates.',
  sortLimit: 'Keys can be sorted in up to 128 MB of JSON (without whitespace). Turn off “Sort keys” for this file.',
  treeLimit:
    'A tree can show up to 4 GB of formatted JSON, with up to 4 million values in one list. The text has no limit.',
  queryLimit: 'A query can read up to 32 MB of JSON (with line breaks). Clear the query for this file.',
  queryResultLimit: 'The query’s matches are larger than 128 MB together. Narrow the query.',
  queryLines: 'A query reads one document. Clear it, or choose “One document” under Options.',
  badQuery: 'The query is not valid JSONPath.',
  queryHelp: 'Queries begin with $, as in $.users[*].name or $..[?@.price > 10].',
  queryDoubles: 'Numbers in the result are as written, but the query’s comparisons use double precision.',
  repairLimit: 'Repairs can be proposed for up to 8 MB of JSON. Validate it to see the first mistake.',
  cannotRepair: 'No safe repair was found.',
} as const;

/** Patterns are quoted up to this many characters. */
const QUOTED = 40;

export const badPattern = ({ pattern, why }: { readonly pattern: string; readonly why: string }) =>
  `The pattern “${pattern.length > QUOTED ? `${pattern.slice(0, QUOTED)}…` : pattern}” isn’t an I-Regexp (RFC 9485), so it matches nothing. ${why}`;

export const jsonFormatter: KernelSpec<Source, JsonOptions, JsonOutput> = {
  id: 'json-formatter',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};

/** The same with a query, whose code loads only when it’s needed. */
export const jsonQuery: typeof jsonFormatter = { ...jsonFormatter, id: 'json-query' };

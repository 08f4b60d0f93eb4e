// Text deduplicator: its options, result and messages.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/**
 * Without `caseSensitive`, texts are equal if Unicode’s full case folding makes them equal. `trimWhitespace` removes white space from
 * both ends of every line; white space alone is then no character. Without `preserveOrder`, the result is sorted by code point.
 * `keep`: `first` keeps one of each, `once` those that occur once, `repeated` one of each that occurs again. `counts` writes each
 * item on its own line, after the number of its occurrences and a tab.
 */
export const options = defineOptions({
  mode: choice(['lines', 'words', 'characters']),
  caseSensitive: toggle(false),
  trimWhitespace: toggle(true),
  preserveOrder: toggle(true),
  removeEmpty: toggle(true),
  keep: choice(['first', 'once', 'repeated']),
  counts: toggle(false),
});

export const DEFAULT_OPTIONS = options.defaults;

export type DedupOptions = OptionsOf<typeof options>;
export type DedupMode = DedupOptions['mode'];

/** What was in the text, in units of the mode. */
export interface DedupStats {
  readonly total: number;
  /** Empty ones that were removed. */
  readonly empty: number;
  readonly different: number;
  /** Those in the result. */
  readonly kept: number;
}

export interface DedupOutput extends TextOutput {
  readonly mode: DedupMode;
  readonly stats: DedupStats;
}

export const FILE_NAME = 'deduplicated-text.txt';

/** What is sorted is held in memory. */
export const SORT_LIMIT = 256 * MiB;
/** Different characters; Unicode has 150,000, but their combinations have no end. */
export const CHARACTER_LIMIT = 1_000_000;
/** A count has 32 bits. */
export const COUNT_LIMIT = 2 ** 32 - 1;

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  failed: 'Failed to process the text. Please try again.',
  copied: 'Result copied to clipboard.',
  utf16: 'The file was UTF-16. The result is UTF-8.',
  keptBytes: 'The result isn’t entirely UTF-8. Its bytes are unchanged.',
  surrogates: 'The text has half characters (lone surrogates), which UTF-8 can’t represent. They became U+FFFD.',
  mixedEnds: (kept: string) => `The text has mixed line endings (CR LF and LF). The result uses ${kept}.`,
  longLine: (limit: string) =>
    `This line is longer than ${limit}, the limit for one line. Break it into shorter lines.`,
  full: (different: string, lines: string) =>
    `Out of memory for comparing lines after ${different} different ones (${lines} read). Split the file and ` +
    'deduplicate its parts first.',
  sortLimit: (limit: string) =>
    `Sorting would take more than ${limit} of memory. Turn on “Preserve order”, which needs none.`,
  manyCharacters: (limit: string) => `This has more than ${limit} different characters. Is it really text?`,
  tooManyToCount: 'Occurrences can be counted in up to 4,294,967,295 lines. Turn off the counts, or split the file.',
} as const;

export const textDeduplicator: KernelSpec<Source, DedupOptions, DedupOutput> = {
  id: 'text-deduplicator',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};

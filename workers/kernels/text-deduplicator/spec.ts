// Text deduplicator: its options and result.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * Without `caseSensitive`, texts are equal if Unicode’s full case folding makes them equal. `trimWhitespace` removes whitespace from
 * both ends of every line; whitespace alone then isn’t a character. Without `preserveOrder`, the result is sorted by code point.
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

/** The number of units in the text: lines, words or characters. */
export interface DedupStats {
  readonly total: number;
  /** Empty ones that were removed. */
  readonly empty: number;
  readonly different: number;
  /** The number in the result. */
  readonly kept: number;
}

export interface DedupOutput extends TextOutput {
  readonly mode: DedupMode;
  readonly stats: DedupStats;
}

export const FILE_NAME = 'deduplicated-text.txt';

/** A sorted result is in memory. */
export const SORT_LIMIT = 256 * MiB;
/** Distinct characters. Unicode has 150,000, and unlimited combinations of them. */
export const CHARACTER_LIMIT = 1_000_000;
/** A count has 32 bits. */
export const COUNT_LIMIT = 2 ** 32 - 1;

/** UTF-16 becomes UTF-8, and LF becomes CR LF in a text that has both. A count and a tab precede each item on its own line. */
const growth = ({ mode, counts }: DedupOptions) => (!counts ? 1.5 : mode === 'characters' ? 5 : 2.5);

export const textDeduplicator: KernelSpec<AnySource, DedupOptions, DedupOutput> = {
  id: 'text-deduplicator',
  rights: 'compute',
  // Counts are known only at the end, so the text is read again.
  readsOnce: ({ mode, keep, counts }) => mode === 'characters' || (keep === 'first' && !counts),
  resultSize: (options, bytes) => atMost(bytes * growth(options) + 2),
};

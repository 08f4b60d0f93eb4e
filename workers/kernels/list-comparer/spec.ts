// List comparer: its options and result.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * `result`: the lines that only A has, only B has, both have, or at least one has. Each different line is in the result once, as it
 * was first written; lines of both lists are written as in A. Without `caseSensitive`, lines are equal if Unicode’s full case folding
 * makes them equal. `trimWhitespace` removes whitespace from both ends of every line. `sorted`: by code point instead of in the
 * lists’ order, which for `either` is A’s lines before the rest of B.
 */
export const options = defineOptions({
  result: choice(['only-a', 'only-b', 'both', 'either'], { look: 'radios' }),
  caseSensitive: toggle(true),
  trimWhitespace: toggle(true),
  ignoreEmpty: toggle(true),
  sorted: toggle(false),
});

export const DEFAULT_OPTIONS = options.defaults;

export type ListOptions = OptionsOf<typeof options>;

/** Two inputs: list A and list B. */
export type Lists = readonly AnySource[];

export const SLOTS = ['main', 'other'] as const;

export interface ListStats {
  /** Lines of each list, without empty ones if these are ignored. */
  readonly a: number;
  readonly b: number;
  /** Distinct lines. */
  readonly onlyA: number;
  readonly onlyB: number;
  readonly both: number;
}

export interface ListOutput extends TextOutput {
  readonly shown: ListOptions['result'];
  readonly stats: ListStats;
}

export const FILE_NAMES: Readonly<Record<ListOptions['result'], string>> = {
  'only-a': 'only-in-a.txt',
  'only-b': 'only-in-b.txt',
  both: 'in-both.txt',
  either: 'in-either.txt',
};

/** A sorted result is in memory. */
export const SORT_LIMIT = 256 * MiB;

export const listComparer: KernelSpec<Lists, ListOptions, ListOutput> = {
  id: 'list-comparer',
  rights: 'compute',
  slots: SLOTS,
  readsOnce: () => true,
  // UTF-16 becomes UTF-8, and LF becomes CR LF in lists that have both.
  resultSize: (_, bytes) => atMost(bytes * 1.5 + 2),
};

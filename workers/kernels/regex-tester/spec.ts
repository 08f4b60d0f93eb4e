// Regex tester: its options and limits, and the layout of its rows.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, choices, defineOptions, text, type OptionsOf } from '../../contract/options/options';
import { MiB, type Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { StoredRows } from '../../contract/run/stored-rows';

const MB = 1_000_000;

/**
 * `engine`: `re2` never backtracks, takes time linear in the text, and so has no time limit. `flags` are in the order in which a RegExp lists them, and the engine takes only one of `u` and `v`. `replacement` is as in
 * String.prototype.replace: `$1`, `$<name>`, `$&`. It counts only if the action is `replace`, which also gives the matches.
 * `writing`: with `escapes`, `\n`, `\r`, `\t` and `\\` in the replacement are one character; `nothing` deletes the matches. `budgetMs`
 * is the longest that a run may take, in milliseconds; a file gets a second more for each 10 MB.
 */
export const options = defineOptions(
  {
    pattern: text('', { mono: true }),
    engine: choice(['javascript', 're2']),
    flags: choices(['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'], ['g']),
    replacement: text('REPLACEMENT', { mono: true }),
    writing: choice(['as-written', 'escapes', 'nothing']),
    action: choice(['match', 'replace'], { byButton: true }),
    budgetMs: choice([250, 1000, 2000, 5000, 10_000, 30_000, 60_000], {
      initial: 2000,
      when: ['engine', 'javascript'],
    }),
  },
  ({ flags }) => (flags.includes('u') && flags.includes('v') ? 'flags' : undefined),
);

export const DEFAULT_OPTIONS = options.defaults;

export type RegexOptions = OptionsOf<typeof options>;
export type RegexFlag = RegexOptions['flags'][number];

/** The flags of a string such as `gi`. */
export const flagsIn = (letters: string): readonly RegexFlag[] =>
  options.shape.flags.values.filter((flag) => letters.includes(flag));

/** The most of a pattern's input, a line or the whole text, in one string: a browser's strings end at about twice this. */
export const LARGEST_BYTES = 256 * MiB;

/** Up to this many UTF-16 units are shown with marked matches. */
export const MARKED_UNITS = 2 * 1024 * 1024;

/** A text of up to this many UTF-16 units comes back with the places of its matches, if there are no more than `LISTED_MATCHES`. */
export const LISTED_UNITS = 20_000;
export const LISTED_MATCHES = 1000;

/** A match in its record: where it is in the text (UTF-16 units), and where its own text and its groups' are stored. */
export const MATCH_RECORD = { start: 0, units: 8, textOffset: 12, textBytes: 20, groupsBytes: 24, bytes: 28 } as const;

/**
 * A group of a match. Its places are UTF-16 units of the text, and null if the group took no part in the match. A longer text ends
 * after `GROUP_UNITS`. The record has one of these as JSON on each line.
 */
export type GroupEntry = readonly [
  number: number,
  name: string | null,
  start: number | null,
  end: number | null,
  text: string,
];
export const GROUP_UNITS = 100;

/** A line, or a piece of a long one, and its marks: `start,end` pairs in UTF-16 units of the piece, joined by commas. */
export const LINE_RECORD = { textOffset: 0, textBytes: 8, marksBytes: 12, number: 16, bytes: 20 } as const;

export interface RegexOutput {
  readonly count: number;
  readonly matches: StoredRows;
  /** The text with marked matches. */
  readonly lines: StoredRows;
  /**
   * A short text and the places of its matches, `start` and `end` in turn. Undefined for a longer text, for too many matches, and for a
   * text with carriage returns, which a text field doesn't keep.
   */
  readonly listed?: { readonly text: string; readonly places: readonly number[] };
  /** Whether the text continues after these lines. */
  readonly isCut: boolean;
  /** All matches as a readable report. */
  readonly report: Stored;
  readonly replaced?: Stored;
  /** What was changed or assumed. */
  readonly notes: readonly Message[];
}

export const regexTester: KernelSpec<Source, RegexOptions, RegexOutput> = {
  id: 'regex-tester',
  rights: 'compute',
  synchronous: true,
  resultOf: ({ replaced, report }) => replaced ?? report,
  verdictOf: ({ count }) => count > 0,
  timeoutKey: 'timedOut',
  // Reading and writing take time, even with a harmless pattern.
  deadlineMs: ({ budgetMs }, bytes) => budgetMs + 1000 * Math.floor(bytes / (10 * MB)),
};

const { deadlineMs: _, ...withoutDeadline } = regexTester;

/** The same with RE2, whose code loads only when it's chosen. */
export const regexRe2: typeof regexTester = { ...withoutDeadline, id: 'regex-re2', messagesOf: 'regex-tester' };

export const specOf = ({ engine }: RegexOptions): typeof regexTester => (engine === 're2' ? regexRe2 : regexTester);

// Test cases. Each is a run of its own, so one that takes too long doesn't end the others.

/** `capture`: in the first match, the group of this number or name has the text `value`. */
export interface Expected {
  readonly kind: 'match' | 'no-match' | 'capture';
  readonly group: string;
  readonly value: string;
}

export interface CaseOptions extends Pick<RegexOptions, 'pattern' | 'flags' | 'budgetMs'> {
  readonly expected: Expected;
}

export interface CaseOutput {
  /** What happened instead, or null if the case has passed. */
  readonly problem: Message | null;
}

/** In bytes. A case is a short text. */
export const CASE_LIMIT = MiB;

const javaScriptCase: KernelSpec<Source, CaseOptions, CaseOutput> = {
  id: regexTester.id,
  rights: 'compute',
  synchronous: true,
  resultOf: () => undefined,
  verdictOf: ({ problem }) => problem === null,
  notesOf: ({ problem }) => (problem ? [problem] : []),
  timeoutKey: 'caseTimedOut',
  deadlineMs: ({ budgetMs }) => budgetMs,
};

const { deadlineMs: _ms, ...withoutLimit } = javaScriptCase;

export const caseSpecOf = ({ engine }: Pick<RegexOptions, 'engine'>): typeof javaScriptCase =>
  engine === 're2' ? { ...withoutLimit, id: regexRe2.id, messagesOf: 'regex-tester' } : javaScriptCase;

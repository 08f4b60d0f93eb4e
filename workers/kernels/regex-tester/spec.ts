// Regex tester: its options, limits and words, and how its rows are stored.
import type { KernelSpec } from '../../contract/kernel';
import { choice, choices, defineOptions, text, type OptionsOf } from '../../contract/options';
import { MiB, type Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { StoredRows } from '../../contract/stored-rows';

const MB = 1_000_000;

/**
 * `flags` are in the order in which a RegExp lists them, and the engine takes only one of `u` and `v`. `replacement` is as in
 * String.prototype.replace: `$1`, `$<name>`, `$&`. It counts only if the action is `replace`, which also gives the matches.
 * `writing`: with `escapes`, `\n`, `\r`, `\t` and `\\` in the replacement are one character; `nothing` deletes the matches. `budgetMs`
 * is the longest that a run may take, in milliseconds; a file gets a second more for each 10 MB.
 */
export const options = defineOptions(
  {
    pattern: text('', { mono: true }),
    flags: choices(['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'], ['g']),
    replacement: text('REPLACEMENT', { mono: true }),
    writing: choice(['as-written', 'escapes', 'nothing']),
    action: choice(['match', 'replace'], { byButton: true }),
    budgetMs: choice([250, 1000, 2000, 5000, 10_000, 30_000, 60_000], { initial: 2000 }),
  },
  ({ flags }) => (flags.includes('u') && flags.includes('v') ? 'flags' : undefined),
);

export const DEFAULT_OPTIONS = options.defaults;

export type RegexOptions = OptionsOf<typeof options>;
export type RegexFlag = RegexOptions['flags'][number];

/** The flags of a string such as `gi`. */
export const flagsIn = (letters: string): readonly RegexFlag[] =>
  options.shape.flags.values.filter((flag) => letters.includes(flag));

/** What a pattern must have in one string, a line or the whole text: a browser's strings end at about twice this. */
export const LARGEST_BYTES = 256 * MiB;

/** Up to this many UTF-16 units are shown with their matches marked. */
export const MARKED_UNITS = 2 * 1024 * 1024;

export const MESSAGES = {
  blank: 'Please enter a regular expression to test.',
  bothNeeded: 'Please enter both regex and replacement text.',
  invalid: 'Invalid regular expression:',
  failed: 'The regular expression could not be run. Please check your input.',
  tooLarge:
    'This pattern can match across lines, so it needs the whole text in memory: use a file of up to 268 MB. A pattern that stays within a line runs on files of any size: exclude line feeds with [^\\n], for example, and set the flag m for ^ and $.',
  longLine: 'A line of this file is longer than 268 MB. Break it into shorter lines and try again.',
  resultTooLarge: 'The result of the replacement is too long for this browser. Try a smaller input.',
  halfCharacters:
    'The replacement cut characters in half (lone surrogates), which are shown as U+FFFD. The flag u keeps characters whole.',
  halfMatches:
    'Some matches begin or end in the middle of a character (a lone surrogate). The halves are shown as � in the list and as \\uXXXX in the download. The flag u keeps characters whole.',
  escapes:
    'The backslashes in the replacement were inserted as they are. For line feeds and tabs, choose “With \\n and \\t” under Options.',
  slashes:
    'The slashes at the ends belong to the pattern. To use only what is between them, paste the whole /pattern/flags into the empty field.',
  copied: 'Text copied to clipboard successfully.',
} as const;

/** A match in its record: where it is in the text (UTF-16 units), and where its own text and its groups' are stored. */
export const MATCH_RECORD = { start: 0, units: 8, textOffset: 12, textBytes: 20, groupsBytes: 24, bytes: 28 } as const;

/** A line, or a piece of a long one, and its marks: `start,end` pairs in UTF-16 units of the piece, joined by commas. */
export const LINE_RECORD = { textOffset: 0, textBytes: 8, marksBytes: 12, number: 16, bytes: 20 } as const;

export interface RegexOutput {
  readonly count: number;
  readonly matches: StoredRows;
  /** The text with its matches marked. */
  readonly lines: StoredRows;
  /** Whether the text goes on after the lines. */
  readonly isCut: boolean;
  /** All matches, for people to read. */
  readonly report: Stored;
  readonly replaced?: Stored;
  /** What had to be changed, in sentences. */
  readonly notes: readonly string[];
}

export const regexTester: KernelSpec<Source, RegexOptions, RegexOutput> = {
  id: 'regex-tester',
  lane: 'compute',
  synchronous: true,
  // Reading and writing take their time, however harmless the pattern.
  deadlineMs: ({ budgetMs }, bytes) => budgetMs + 1000 * Math.floor(bytes / (10 * MB)),
  failure: { text: MESSAGES.failed },
};

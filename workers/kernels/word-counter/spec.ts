// Word counter: what is counted, the options, the result and the messages.
import type { KernelSpec } from '../../contract/kernel';
import { defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { Source } from '../../contract/source';

/** `details` also counts graphemes, dictionary words and how often each word occurs: about a hundred times slower. */
export const options = defineOptions({ details: toggle() });

export type CountOptions = OptionsOf<typeof options>;

export interface TextCounts {
  readonly bytes: number;
  /** Unicode code points, as `wc -m` counts them; a byte order mark at the start is none. */
  readonly characters: number;
  /** Those that JavaScript's \s does not match. */
  readonly charactersNoSpaces: number;
  /** UTF-16 units: a string's length in JavaScript. */
  readonly utf16: number;
  /** Runs of characters between white space (\s). */
  readonly words: number;
  /** Texts between . ! ? and the like of other scripts, where they are not blank (`endsSentence` in characters.ts). */
  readonly sentences: number;
  /** What stands between blank lines. */
  readonly paragraphs: number;
  /** Ended by LF, CR LF or CR alone; a last one without an end counts as well. */
  readonly lines: number;
  /** Chinese, Japanese and Korean characters. */
  readonly cjk: number;
}

export interface WordCount {
  /** In lower case, without the punctuation around it. */
  readonly word: string;
  readonly count: number;
}

export interface TextDetails {
  /** Characters as a reader sees them: extended grapheme clusters, UAX #29. */
  readonly graphemes: number;
  /** Words by the browser's rules and dictionaries (UAX #29), which know Chinese, Japanese and Thai. */
  readonly dictionaryWords: number;
  /** Different words; `complete` is false when there were more than WORD_LIMIT. */
  readonly uniqueWords: number;
  readonly complete: boolean;
  /** The most frequent ones, TOP_WORDS at most. */
  readonly topWords: readonly WordCount[];
}

export interface CountOutput {
  readonly counts: TextCounts;
  readonly details: TextDetails | null;
  /** What had to be tolerated, in words. */
  readonly notes: readonly string[];
}

/** So many different spellings are kept, with their counts: some 50 MB. Later ones are not. */
export const WORD_LIMIT = 500_000;
/** Longer runs of characters are no words that anybody would list. */
export const LONGEST_WORD = 256;
export const TOP_WORDS = 20;

export const NO_COUNTS: TextCounts = {
  bytes: 0,
  characters: 0,
  charactersNoSpaces: 0,
  utf16: 0,
  words: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  cjk: 0,
};

/** Words per minute. */
export const READING_SPEED = 200;
export const SPEAKING_SPEED = 150;

export const minutesToRead = ({ words }: TextCounts) => Math.ceil(words / READING_SPEED);
export const minutesToSpeak = ({ words }: TextCounts) => Math.ceil(words / SPEAKING_SPEED);

export const MESSAGES = {
  failed: 'Failed to count the text. Please try again.',
  utf16: 'The file is UTF-16. Its text was counted; “Bytes” is the file size.',
  invalid: (runs: string, offset: string, line: string) =>
    `The file isn’t entirely UTF-8: ${runs} invalid byte ${runs === '1' ? 'sequence' : 'sequences'}, ` +
    `the first at byte ${offset} (line ${line}), each counted as one character.`,
  noSegmenter: 'This browser can’t count graphemes and dictionary words: it has no Intl.Segmenter.',
} as const;

export const wordCounter: KernelSpec<Source, CountOptions, CountOutput> = {
  id: 'word-counter',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};

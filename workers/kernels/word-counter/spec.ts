// Word counter: its counts, options and result.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';

/** `details` also counts graphemes, dictionary words and how often each word occurs: about a hundred times slower. */
export const options = defineOptions({ details: toggle() });

export type CountOptions = OptionsOf<typeof options>;

export interface TextCounts {
  readonly bytes: number;
  /** Unicode code points, as counted by `wc -m`, without a byte order mark at the start. */
  readonly characters: number;
  /** Those that JavaScript's \s doesn't match. */
  readonly charactersNoSpaces: number;
  /** UTF-16 units: a string's length in JavaScript. */
  readonly utf16: number;
  /** Runs of characters between whitespace (\s). */
  readonly words: number;
  /** Texts between . ! ? and the signs of other scripts, unless they are blank (`endsSentence` in characters.ts). */
  readonly sentences: number;
  /** Texts between blank lines. */
  readonly paragraphs: number;
  /** Ended by LF, CR LF or CR alone. A last line without an end counts as well. */
  readonly lines: number;
  /** Chinese, Japanese and Korean characters. */
  readonly cjk: number;
  /** Hangul syllables among them. */
  readonly hangul: number;
  /** Hiragana and Katakana among them. */
  readonly kana: number;
  /** Thai, Lao, Burmese and Khmer characters. */
  readonly southeastAsian: number;
  /** Words that begin with a character of a script without spaces between words. */
  readonly unspacedWords: number;
}

export interface WordCount {
  /** In lowercase, without punctuation around it. */
  readonly word: string;
  readonly count: number;
}

export interface TextDetails {
  /** Characters as a reader sees them: extended grapheme clusters, UAX #29. */
  readonly graphemes: number;
  /** Words by the browser's rules and dictionaries (UAX #29), which include Chinese, Japanese and Thai. */
  readonly dictionaryWords: number;
  /** Distinct words. `complete` is false if there were more than WORD_LIMIT. */
  readonly uniqueWords: number;
  readonly complete: boolean;
  /** The most frequent ones, TOP_WORDS at most. */
  readonly topWords: readonly WordCount[];
}

export interface CountOutput {
  readonly counts: TextCounts;
  readonly details: TextDetails | null;
  /** What the kernel tolerated. */
  readonly notes: readonly Message[];
}

/** The most distinct spellings with counts: some 50 MB. Later ones are not counted. */
export const WORD_LIMIT = 500_000;
/** Longer runs of characters aren't words. */
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
  hangul: 0,
  kana: 0,
  southeastAsian: 0,
  unspacedWords: 0,
};

/** Words per minute. */
export const READING_SPEED = 200;
export const SPEAKING_SPEED = 150;

/**
 * Characters per minute in scripts without spaces between words: Trauzettel-Klosinski and Dietz 2012 (IReST),
 * doi:10.1167/iovs.11-8284. It has no text in Thai, Lao, Burmese or Khmer; their speed is the mean of its 14 languages, 68 ms
 * per character.
 */
export const CHARACTER_SPEEDS = { chinese: 255, japanese: 357, southeastAsian: 880 } as const;

/** Japanese has kana in every sentence; a Chinese text may quote a few. */
const KANA_SHARE = 0.1;

/** How many words take as long to read as the text. Korean has spaces, so its words count like others. */
function readingWords({ words, unspacedWords, cjk, hangul, kana, southeastAsian }: TextCounts): number {
  const han = cjk - hangul;
  const speed = kana > KANA_SHARE * han ? CHARACTER_SPEEDS.japanese : CHARACTER_SPEEDS.chinese;
  const inWords = (characters: number, perMinute: number) => (characters * READING_SPEED) / perMinute;
  return words - unspacedWords + inWords(han, speed) + inWords(southeastAsian, CHARACTER_SPEEDS.southeastAsian);
}

export const minutesToRead = (counts: TextCounts) => Math.ceil(readingWords(counts) / READING_SPEED);
export const minutesToSpeak = (counts: TextCounts) => Math.ceil(readingWords(counts) / SPEAKING_SPEED);

export const wordCounter: KernelSpec<AnySource, CountOptions, CountOutput> = {
  id: 'word-counter',
  rights: 'compute',
  readsOnce: () => true,
  resultOf: ({ counts, details }) => {
    const minutes = { readingMinutes: minutesToRead(counts), speakingMinutes: minutesToSpeak(counts) };
    return `${JSON.stringify({ ...counts, ...minutes, ...details }, null, 2)}\n`;
  },
};

// Which characters count as Chinese, Japanese or Korean, and which characters end a sentence.

/**
 * Whole blocks of Unicode 17, first and last: Hiragana to CJK strokes and Katakana extensions, the ideographs with their
 * extension A, Hangul syllables, compatibility ideographs, half-width Katakana and Hangul, the supplementary planes of
 * ideographs. CJK punctuation is not in them.
 */
export const CJK_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x3040, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7bf],
  [0xf900, 0xfaff],
  [0xff66, 0xffdc],
  [0x20000, 0x3ffff],
];

export const isCjk = (codePoint: number) =>
  codePoint >= 0x3040 && CJK_RANGES.some(([first, last]) => codePoint >= first && codePoint <= last);

/**
 * Ends of sentences: . ! ? and the corresponding signs with Unicode's property Sentence_Terminal in Chinese, Japanese, Hindi
 * and its relatives, Arabic, Urdu, Armenian, Burmese, Amharic and Khmer, and the double marks such as ⁉.
 */
const SENTENCE_ENDS = new Set(Array.from('.!?։؟۔।॥၊။።፧។៕‼‽⁇⁈⁉。！．？｡', (end) => end.codePointAt(0)));

/** After the end of a sentence, these still belong to it: 「好。」 is one sentence. */
const SENTENCE_CLOSERS = new Set(Array.from('”〉》」』】）', (closer) => closer.codePointAt(0)));

export const endsSentence = (codePoint: number) => SENTENCE_ENDS.has(codePoint);

export const closesSentence = (codePoint: number) => SENTENCE_CLOSERS.has(codePoint);

/** Thai and Lao, Burmese, Khmer. */
const SOUTHEAST_ASIAN_RANGES = [
  [0x0e00, 0x0eff],
  [0x1000, 0x107f],
  [0x1780, 0x17ff],
] as const;

const isIn = (ranges: readonly (readonly [number, number])[], codePoint: number) =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

export const isSoutheastAsian = (codePoint: number) => isIn(SOUTHEAST_ASIAN_RANGES, codePoint);

export const isHangul = (codePoint: number) => codePoint >= 0xac00 && codePoint <= 0xd7bf;

export const isKana = (codePoint: number) => codePoint >= 0x3040 && codePoint <= 0x30ff;

/** Whether the character belongs to a script without spaces between words: up to U+9FFF, Chinese and Japanese. */
export const isUnspaced = (codePoint: number) =>
  isSoutheastAsian(codePoint) || (codePoint <= 0x9fff && isCjk(codePoint));

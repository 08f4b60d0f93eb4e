// Placeholder text: random words of the well-known passage, in sentences of five words.
import type { Sampler } from '../../lib/random/sampler';
import type { WriteRow } from './rows';
import type { LoremUnit } from './spec';

/**
 * In the order of the passage, so that the first five are its beginning. From Cicero, De finibus 1.10.32, in the usual
 * shortened form.
 */
const WORDS = (
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ' +
  'enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in ' +
  'reprehenderit voluptate velit esse'
)
  .split(' ')
  .map((word) => new TextEncoder().encode(word));

const SENTENCE_WORDS = 5;
/** A paragraph has 4 to 7 sentences. */
const FEWEST_SENTENCES = 4;
const SENTENCE_CHOICES = 4;

/** Separates two units. */
export const LOREM_SEPARATORS: Readonly<Record<LoremUnit, string>> = { words: ' ', sentences: ' ', paragraphs: '\n\n' };

const SPACE = 0x20;
const FULL_STOP = 0x2e;
/** The bit that makes an ASCII letter lowercase. */
const SMALL = 0x20;

export function loremRows(sampler: Sampler, unit: LoremUnit, classicStart: boolean, count: number): WriteRow {
  let words = 0;

  const word = (out: Uint8Array, at: number, isLast: boolean): number => {
    const isClassic = classicStart && words < SENTENCE_WORDS;
    const letters = WORDS[isClassic ? words : sampler.below(WORDS.length)] ?? new Uint8Array();
    out.set(letters, at);
    if (words % SENTENCE_WORDS === 0) out[at] = (out[at] ?? 0) - SMALL;
    words++;
    const end = at + letters.length;
    if (!isLast && words % SENTENCE_WORDS !== 0) return end;
    out[end] = FULL_STOP;
    return end + 1;
  };

  const sentence = (out: Uint8Array, start: number): number => {
    let at = start;
    for (let left = SENTENCE_WORDS; left > 0; left--) {
      if (left < SENTENCE_WORDS) out[at++] = SPACE;
      at = word(out, at, left === 1);
    }
    return at;
  };

  const paragraph = (out: Uint8Array, start: number): number => {
    let at = start;
    for (let left = FEWEST_SENTENCES + sampler.below(SENTENCE_CHOICES); left > 0; left--) {
      if (at > start) out[at++] = SPACE;
      at = sentence(out, at);
    }
    return at;
  };

  if (unit === 'words') return (out, at, index) => word(out, at, index === count - 1);
  return unit === 'sentences' ? sentence : paragraph;
}

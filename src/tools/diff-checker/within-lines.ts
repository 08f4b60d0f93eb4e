// Finds the differences within two lines of a change, by words or characters.
import { diffArrays } from 'diff';
import type { DiffOptions } from '../../../workers/kernels/diff-checker/spec';

export type Detail = DiffOptions['detail'];

export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** The number of steps grows with the square of this. Lines that differ more count as different lines, not as changed ones. */
const MOST_EDITS = 80;

/** Lines that have less in common are marked as a whole, because scattered marks would be noise. */
const LEAST_SHARE = 0.3;

const WORDS = /[\p{L}\p{M}\p{N}_]+|\s+|./gsu;

/** Intl.Segmenter is missing in Firefox before version 125. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

const graphemes = (text: string) =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);

/** The pieces of both lines, or undefined if the lines have little in common. */
export function differencesWithin(
  a: string,
  b: string,
  detail: Detail,
): readonly [readonly Piece[], readonly Piece[]] | undefined {
  if (detail === 'off' || a === b) return undefined;
  const split = (text: string) => (detail === 'words' ? (text.match(WORDS) ?? []) : graphemes(text));
  const parts = diffArrays(split(a), split(b), { maxEditLength: MOST_EDITS });
  if (!parts) return undefined;
  const pieces = parts.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }));
  const common = pieces.reduce(
    (sum, { text, added, removed }) => (added || removed ? sum : sum + text.trim().length),
    0,
  );
  if (common < LEAST_SHARE * Math.max(a.trim().length, b.trim().length)) return undefined;
  const sideOf = (other: 'added' | 'removed') =>
    pieces
      .filter((piece) => !piece[other])
      .map(({ text, added, removed }): Piece => ({ text, isChanged: added || removed }));
  return [sideOf('added'), sideOf('removed')];
}

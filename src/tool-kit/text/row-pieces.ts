// A row in pieces that look alike: by color, by match of a search, and, if shown, by invisible character.
import type { Kind, Token } from './lexer';

export interface Piece {
  readonly text: string;
  readonly kind: Kind | undefined;
  readonly isMatch: boolean;
  /** The match that the visitor is at. */
  readonly isCurrent?: true;
  /** The visible sign of an invisible character or of a run of spaces. */
  readonly sign: string | undefined;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Spaces in a row are one piece; anything else here is a character that text rarely shows. */
const INVISIBLE =
  /[ \u00A0]+|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Zs}|\p{Variation_Selector}|[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;

const NAMED: Readonly<Record<string, string>> = {
  '\t': '→',
  '\r': '␍',
  '\u00A0': '⍽',
  '\u200B': 'ZWSP',
  '\uFEFF': 'BOM',
};

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const signOf = (text: string) =>
  NAMED[text] ?? (/^[ \u00A0]+$/.test(text) ? text.replaceAll(' ', '·').replaceAll('\u00A0', '⍽') : codeOf(text));

function stretches(row: string, pattern: RegExp): Stretch[] {
  return Array.from(row.matchAll(pattern), ({ index, 0: text }) => ({ from: index, to: index + text.length }));
}

export interface RowLook {
  readonly showInvisible: boolean;
  /** Global. */
  readonly search: RegExp | undefined;
  /** Where the match begins that the visitor is at, in UTF-16 code units. Missing if it is in another row. */
  readonly current?: number | undefined;
}

export function piecesOf(row: string, tokens: readonly Token[], { showInvisible, search, current }: RowLook): Piece[] {
  const signs = showInvisible ? stretches(row, INVISIBLE) : [];
  const matches = search ? stretches(row, search) : [];
  const cuts = new Set([0, row.length]);
  for (const { from, to } of [...signs, ...matches]) cuts.add(from).add(to);
  const kinds: (Stretch & Pick<Token, 'kind'>)[] = [];
  let end = 0;
  for (const { kind, length } of tokens) {
    kinds.push({ from: end, to: (end += length), kind });
    cuts.add(end);
  }
  const places = [...cuts].sort((a, b) => a - b);
  const kindAt = walk(kinds);
  const signAt = walk(signs);
  const matchAt = walk(matches);
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? 0;
    const text = row.slice(from, to);
    const match = matchAt(from);
    return {
      text,
      kind: kindAt(from)?.kind,
      isMatch: match !== undefined,
      ...(match !== undefined && match.from === current && { isCurrent: true }),
      sign: signAt(from) && signOf(text),
    };
  });
}

/** Looks up places that only increase. */
function walk<Found extends Stretch>(list: readonly Found[]) {
  let next = 0;
  return (place: number): Found | undefined => {
    while ((list[next]?.to ?? Infinity) <= place) next++;
    const found = list[next];
    return found && found.from <= place ? found : undefined;
  };
}

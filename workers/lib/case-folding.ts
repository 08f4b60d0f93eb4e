// Unicode's full case folding (CaseFolding.txt, statuses C and F; The Unicode Standard, section 3.13, toCasefold): two texts
// are equal except for case if their folds are equal. So ß folds to ss, ς to σ, İ to i with a dot above, and ı only to itself.
// The texts aren't normalized: é as one character differs from é as two.

/** 128 K characters: all characters with case are in the first two planes. */
const LAST = 0x1ffff;

let folds: ReadonlyMap<number, string> | undefined;

/** The fold of each character beyond ASCII that differs from its fold. Built from the engine's own tables on first use. */
export function caseFolds(): ReadonlyMap<number, string> {
  return (folds ??= makeFolds());
}

function makeFolds(): ReadonlyMap<number, string> {
  let all = '';
  for (let codePoint = 0x80; codePoint <= LAST; codePoint++) {
    if (codePoint < 0xd800 || codePoint > 0xdfff) all += String.fromCodePoint(codePoint);
  }
  const cased = all.match(/[\p{Changes_When_Casefolded}\p{Changes_When_Uppercased}]/gu) ?? [];
  const pairs = cased.map((character) => [character, foldCharacter(character)] as const);
  const changed = pairs.filter(([character, fold]) => fold !== character);
  return new Map(changed.map(([character, fold]) => [character.codePointAt(0) ?? 0, fold]));
}

/** One character at a time, because the lowercase of Σ depends on its neighbors. */
const lower = (text: string) => Array.from(text, (character) => character.toLowerCase()).join('');

/** Its uppercase is I, but a dotless i isn't an i: it folds to itself. */
const DOTLESS_I = '\u0131';

function foldCharacter(character: string): string {
  if (character === DOTLESS_I) return character;
  const fold = lower(lower(character).toUpperCase());
  // Cherokee's lowercase letters are newer than its uppercase ones, so its folds are uppercase.
  return fold === character && /\p{Changes_When_Casefolded}/u.test(character) ? character.toUpperCase() : fold;
}

/** The fold of one character. */
export function foldOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint < 0x80 ? character.toLowerCase() : (caseFolds().get(codePoint) ?? character);
}

export const foldText = (text: string) => Array.from(text, foldOf).join('');

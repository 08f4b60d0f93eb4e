// Unicode's full case folding (CaseFolding.txt, statuses C and F; The Unicode Standard, section 3.13, toCasefold): two texts are
// equal but for case when their folds are equal. So ß is ss, ς is σ, İ is i with a dot above, and ı is nothing but ı. Nothing is
// normalized: é of one character is not é of two.

/** 128 K characters: all that have case are in the first two planes. */
const LAST = 0x1ffff;

let folds: ReadonlyMap<number, string> | undefined;

/** What each character beyond ASCII folds to, where it is not itself. Made of the engine's own tables when first asked for. */
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

/** Character by character, because the small form of Σ depends on what stands beside it. */
const lower = (text: string) => Array.from(text, (character) => character.toLowerCase()).join('');

/** Its capital is I, but a dotless i is no i: it folds to nothing else. */
const DOTLESS_I = '\u0131';

function foldCharacter(character: string): string {
  if (character === DOTLESS_I) return character;
  const fold = lower(lower(character).toUpperCase());
  // The small letters of Cherokee are younger than its capitals: there the capital is the fold.
  return fold === character && /\p{Changes_When_Casefolded}/u.test(character) ? character.toUpperCase() : fold;
}

/** The fold of one character. */
export function foldOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint < 0x80 ? character.toLowerCase() : (caseFolds().get(codePoint) ?? character);
}

export const foldText = (text: string) => Array.from(text, foldOf).join('');

// Whether a pattern stays within a line. If so, a text can be searched in pieces cut at line feeds, with the same matches: no part
// of the pattern takes a line feed, so none goes on where a piece ends, and whatever looks around sees the same as at a text's end.
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** False also where that is not certain. `pattern` and `flags` are valid for this engine. */
export function isLineBound(pattern: string, flags: string): boolean {
  // A sticky pattern goes on only where its last match ended, so a piece depends on the one before.
  if (flags.includes('y')) return false;
  try {
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    return !crossesLines(ast, flags);
  } catch {
    return false; // the engine knows more than the parser
  }
}

/** `$&`, `$1` and `$<name>` are of the match; these two are of the whole text before and behind it. */
export const needsWholeText = (replacement: string): boolean => /\$[`']/.test(replacement);

function crossesLines(ast: AST.Pattern, flags: string): boolean {
  let crosses = false;
  const takesFeed = (element: AST.Character | AST.CharacterSet | AST.CharacterClass) => {
    // What is in a class is judged with it.
    if (element.parent.type !== 'Alternative' && element.parent.type !== 'Quantifier') return;
    crosses ||= element.type === 'Character' ? element.value === 0x0a : matchesFeed(element.raw, flags);
  };
  visitRegExpAST(ast, {
    onCharacterEnter: takesFeed,
    onCharacterSetEnter: takesFeed,
    onCharacterClassEnter: takesFeed,
    // Strings in a class: the test below knows those of one character only.
    onClassStringDisjunctionEnter: () => (crosses = true),
    // Without the flag m, the start and end of the text.
    onAssertionEnter: ({ kind }) => (crosses ||= (kind === 'start' || kind === 'end') && !flags.includes('m')),
    onGroupEnter: ({ modifiers }) => (crosses ||= modifiers !== null),
  });
  return crosses;
}

/** The engine is asked: it alone knows what `\W` or a property has in it, under these flags. */
const matchesFeed = (raw: string, flags: string) => new RegExp(raw, flags.replace(/[gy]/g, '')).test('\n');

// Finds out whether a pattern's matches stay within a line. If so, a text can be searched in pieces that are cut at line feeds,
// with the same matches: no part of the pattern matches a line feed, so no match continues where a piece ends, and lookarounds
// see the same as at a text's end.
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** Also false if it isn't certain. `pattern` and `flags` are valid for this engine. */
export function isLineBound(pattern: string, flags: string): boolean {
  // A sticky pattern continues only where its last match ended, so a piece depends on the previous one.
  if (flags.includes('y')) return false;
  try {
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    return !crossesLines(ast, flags);
  } catch {
    return false; // the engine supports more syntax than the parser
  }
}

/** `$&`, `$1` and `$<name>` depend on the match; these two depend on the whole text before and after it. */
export const needsWholeText = (replacement: string): boolean => /\$[`']/.test(replacement);

function crossesLines(ast: AST.Pattern, flags: string): boolean {
  let crosses = false;
  const takesFeed = (element: AST.Character | AST.CharacterSet | AST.CharacterClass) => {
    // A class is checked as a whole.
    if (element.parent.type !== 'Alternative' && element.parent.type !== 'Quantifier') return;
    crosses ||= element.type === 'Character' ? element.value === 0x0a : matchesFeed(element.raw, flags);
  };
  visitRegExpAST(ast, {
    onCharacterEnter: takesFeed,
    onCharacterSetEnter: takesFeed,
    onCharacterClassEnter: takesFeed,
    // Strings in a class are checked here, because the test below covers only single characters.
    onClassStringDisjunctionEnter: () => (crosses = true),
    // Without the flag m, the start and end of the text.
    onAssertionEnter: ({ kind }) => (crosses ||= (kind === 'start' || kind === 'end') && !flags.includes('m')),
    onGroupEnter: ({ modifiers }) => (crosses ||= modifiers !== null),
  });
  return crosses;
}

/** The engine decides, because only the engine knows what `\W` or a property contains under these flags. */
const matchesFeed = (raw: string, flags: string) => new RegExp(raw, flags.replace(/[gy]/g, '')).test('\n');

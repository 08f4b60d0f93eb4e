// The names of a valid pattern's groups by their numbers: a match has its groups by number or by name, but not both together.

/** What follows the parenthesis of a group that captures: a name, or anything but `?`. */
const GROUP = /^(?:\?<(?![=!])([^>]*)>|(?!\?))/;
const LONGEST_HEAD = 256;

/** `undefined` for a group without a name; the first entry is group 1. `nests`: classes nest, by the flag `v`. */
export function groupNames(pattern: string, nests: boolean): readonly (string | undefined)[] {
  const names: (string | undefined)[] = [];
  let classes = 0;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '[' && (classes === 0 || nests)) classes++;
    else if (character === ']' && classes > 0) classes--;
    else if (character === '(' && classes === 0) {
      const group = GROUP.exec(pattern.slice(at + 1, at + 1 + LONGEST_HEAD));
      if (group) names.push(group[1]);
    }
  }
  return names;
}

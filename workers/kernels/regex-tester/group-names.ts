// The names of a valid pattern's groups by number: a match has its groups by number or by name, but doesn't connect the two.

/** The text after a capturing group's parenthesis: a name, or anything but `?`. */
const GROUP = /^(?:\?<(?![=!])([^>]*)>|(?!\?))/;
const LONGEST_HEAD = 256;

/**
 * `undefined` for a group without a name. The first entry is group 1. `nests`: classes may be nested, because of the flag `v`.
 */
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

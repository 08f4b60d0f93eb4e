// A match as the list and the report show it. Texts are quoted as in JSON, so that each stays on its line and is exact.

const quoted = (text: string | undefined) => (text === undefined ? 'not matched' : JSON.stringify(text));

/** `1 year: "2024", 2: not matched`; with the flag `d`, each with where it is. Blank where there are no groups. */
export function groupWords(match: RegExpExecArray, names: readonly (string | undefined)[]): string {
  const groups: string[] = [];
  for (let number = 1; number < match.length; number++) {
    const name = names[number - 1];
    const place = match.indices?.[number];
    const label = name === undefined ? String(number) : `${String(number)} ${name}`;
    groups.push(`${label}: ${quoted(match[number])}${place ? ` [${String(place[0])}, ${String(place[1])}]` : ''}`);
  }
  return groups.join(', ');
}

export function reportOf(number: number, match: RegExpExecArray, groups: string): string {
  const lines = [`Match ${String(number)}: ${quoted(match[0])}`, `Index: ${String(match.index)}`];
  if (groups !== '') lines.push(`Groups: ${groups}`);
  return `${lines.join('\n')}\n\n`;
}

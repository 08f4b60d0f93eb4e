// A match as text, for the list and the report. Values are quoted as in JSON, so that each stays on its line and is exact.

const quoted = (text: string | undefined) => (text === undefined ? 'not matched' : JSON.stringify(text));

/**
 * `1 year: "2024", 2: not matched`; with the flag `d`, each with its position, shifted by `before` units. Blank without groups.
 */
export function groupWords(match: RegExpExecArray, names: readonly (string | undefined)[], before: number): string {
  const groups: string[] = [];
  for (let number = 1; number < match.length; number++) {
    const name = names[number - 1];
    const place = match.indices?.[number];
    const label = name === undefined ? String(number) : `${String(number)} ${name}`;
    groups.push(
      `${label}: ${quoted(match[number])}${place ? ` [${String(before + place[0])}, ${String(before + place[1])}]` : ''}`,
    );
  }
  return groups.join(', ');
}

export function reportOf(number: number, text: string, start: number, groups: string): string {
  const lines = [`Match ${String(number)}: ${quoted(text)}`, `Index: ${String(start)}`];
  if (groups !== '') lines.push(`Groups: ${groups}`);
  return `${lines.join('\n')}\n\n`;
}

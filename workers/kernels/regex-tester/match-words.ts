// A match in the form of the table and the report. Texts are quoted as in JSON, so each is exact and stays on its line.
import type { FoundMatch } from './engine';
import { GROUP_UNITS, type GroupEntry } from './spec';

const quoted = (text: string | undefined) => (text === undefined ? 'not matched' : JSON.stringify(text));

type GroupNames = readonly (string | undefined)[];

/** The groups of a match with indices, as `GroupEntry` on a line each. Places count from `before` units earlier. */
export function groupEntries(match: FoundMatch, names: GroupNames, before: number): string {
  const entries: string[] = [];
  for (let number = 1; number < match.length; number++) {
    const [start, end] = match.indices?.[number]?.map((unit) => before + unit) ?? [];
    const text = match[number]?.slice(0, GROUP_UNITS) ?? '';
    const entry: GroupEntry = [number, names[number - 1] ?? null, start ?? null, end ?? null, text];
    entries.push(JSON.stringify(entry));
  }
  return entries.join('\n');
}

/**
 * `1 year: "2024", 2: not matched`. With `placed`, each group also has its place, `before` units further on. Blank if the pattern
 * has no groups.
 */
export function groupWords(match: FoundMatch, names: GroupNames, before: number, placed: boolean): string {
  const groups: string[] = [];
  for (let number = 1; number < match.length; number++) {
    const name = names[number - 1];
    const place = placed ? match.indices?.[number] : undefined;
    const label = name === undefined ? String(number) : `${String(number)} ${name}`;
    groups.push(
      `${label}: ${quoted(match[number])}${place ? ` [${String(before + place[0])}, ${String(before + place[1])}]` : ''}`,
    );
  }
  return groups.join(', ');
}

export function reportOf(number: number, text: string, start: number, groups: string): string {
  const groupLine = groups === '' ? '' : `Groups: ${groups}\n`;
  return `Match ${String(number)}: ${quoted(text)}\nIndex: ${String(start)}\n${groupLine}\n`;
}

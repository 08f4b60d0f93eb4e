// The groups of a verification, and its list as a table to save.
import { ALGORITHMS, type Check, type HashOutput } from '../../../workers/kernels/hash-generator/spec';
import { csvLine } from '../../lib/csv';

export type GroupId = 'same' | 'changed' | 'missing' | 'new' | 'moved' | 'ambiguous';

/** A line of a list, or the path of a file that no list names. */
export type ListedItem = Check | string;

const GROUPS = {
  match: 'same',
  mismatch: 'changed',
  undecided: 'changed',
  missing: 'missing',
  moved: 'moved',
  ambiguous: 'ambiguous',
} as const satisfies Record<Check['verdict'], GroupId>;

export const groupOf = (item: ListedItem): GroupId => (typeof item === 'string' ? 'new' : GROUPS[item.verdict]);

export function pathsOf(item: ListedItem): readonly string[] {
  if (typeof item === 'string') return [item];
  return item.foundAs === undefined ? [item.name] : [item.name, item.foundAs];
}

/** What needs attention comes first. */
export function listedOf({ checks, unlisted }: Pick<HashOutput, 'checks' | 'unlisted'>): readonly ListedItem[] {
  const isMatch = ({ verdict }: Check) => verdict === 'match';
  return [...checks.filter((check) => !isMatch(check)), ...unlisted, ...checks.filter(isMatch)];
}

/** CSV, whose columns are the same in every language. */
export function verdictTable(items: readonly ListedItem[]): string {
  const rows = items.map((item) =>
    typeof item === 'string'
      ? ['new', item, '', '', '']
      : [groupOf(item), item.name, item.foundAs ?? '', ALGORITHMS[item.algorithm].label, item.expected],
  );
  return [['result', 'path', 'found_as', 'algorithm', 'expected'], ...rows].map(csvLine).join('');
}

// The files of two folders as the rows of one list, and that list as a table.
import type { FoldersOutput } from '../../../workers/kernels/diff-checker/spec';
import { csvLine } from '../../lib/csv';

export type GroupId = 'same' | 'different' | 'onlyInFirst' | 'onlyInSecond' | 'moved';

export interface FolderRow {
  readonly group: GroupId;
  /** Of a moved file, its path in the first folder. */
  readonly path: string;
  /** Of a moved file, its path in the second folder. */
  readonly to?: string;
}

type Groups = Pick<FoldersOutput, 'same' | 'different' | 'onlyInFirst' | 'onlyInSecond' | 'movedFrom' | 'movedTo'>;

/** Differences come first. */
export function rowsOf({ movedFrom, movedTo, ...groups }: Groups): readonly FolderRow[] {
  const of = (group: Exclude<GroupId, 'moved'>) => groups[group].map((path): FolderRow => ({ group, path }));
  return [
    ...of('different'),
    ...of('onlyInFirst'),
    ...of('onlyInSecond'),
    ...movedFrom.map((path, index): FolderRow => ({ group: 'moved', path, to: movedTo[index] ?? '' })),
    ...of('same'),
  ];
}

export const groupOf = ({ group }: FolderRow): GroupId => group;

export const pathsOf = ({ path, to }: FolderRow): readonly string[] => (to === undefined ? [path] : [path, to]);

/** The same in every language. */
const NAMES = {
  same: 'same',
  different: 'different',
  onlyInFirst: 'only in A',
  onlyInSecond: 'only in B',
  moved: 'moved',
} as const satisfies Record<GroupId, string>;

const ROWS_AT_ONCE = 1000;

/** CSV. `pause` lets the page do other things between the parts of a long list. */
export async function tableOf(rows: readonly FolderRow[], pause: () => Promise<void>): Promise<Blob> {
  const parts = [csvLine(['result', 'path', 'moved_to'])];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    parts.push(some.map(({ group, path, to = '' }) => csvLine([NAMES[group], path, to])).join(''));
    await pause();
  }
  return new Blob(parts);
}

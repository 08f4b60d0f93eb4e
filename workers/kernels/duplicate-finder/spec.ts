// Duplicate finder: its options, its result, and how much of a file is read first.
import type { KernelSpec } from '../../contract/run/kernel';
import { messagesOf, type Message, type Text } from '../../contract/run/message';
import { choice, defineOptions } from '../../contract/options/options';
import { KiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('duplicate-finder');

/** Of the saved result. `json` is one object per line, and `sh` a script to review. */
export const FORMATS = ['text', 'json', 'csv', 'sh'] as const;

export type ReportFormat = (typeof FORMATS)[number];

export const options = defineOptions({ format: choice(FORMATS) });

export interface DuplicateOptions {
  /** A path for each input, since a File that crosses to a worker keeps only its name. Those missing are names, or numbers. */
  readonly paths?: readonly string[];
  /** Equal for all names of one file, such as hard links. Only a command line knows this. */
  readonly identities?: readonly (string | undefined)[];
}

/** So many bytes at the beginning and as many at the end are compared before a whole file is read. */
export const END_BYTES = 64 * KiB;

export interface DuplicateFile {
  readonly path: string;
  /** Other names of the same file, which take no space. */
  readonly links: readonly string[];
}

export interface DuplicateGroup {
  /** Of each file, in bytes. */
  readonly size: number;
  /** What all files but one take. */
  readonly wasted: number;
  /** At least two different files with the same content, by the bytes of their paths. */
  readonly files: readonly DuplicateFile[];
}

/**
 * Groups in columns. A page needs 74 ms to receive 10,000 groups of objects, all in one task, and a few milliseconds to receive their
 * columns.
 */
export interface GroupTable {
  /** Of each group's files, in bytes. */
  readonly sizes: readonly number[];
  /** How many files each group has. */
  readonly counts: readonly number[];
  /** Of all files, group after group. */
  readonly paths: readonly string[];
  /** Other names of files: the file's place in `paths`, and a name. */
  readonly links: readonly (readonly [file: number, name: string])[];
}

export const tableOf = (groups: readonly DuplicateGroup[]): GroupTable => {
  const files = groups.flatMap((group) => group.files);
  return {
    sizes: groups.map(({ size }) => size),
    counts: groups.map((group) => group.files.length),
    paths: files.map(({ path }) => path),
    links: files.flatMap(({ links }, file) => links.map((name) => [file, name] as const)),
  };
};

export function groupsIn({ sizes, counts, paths, links }: GroupTable): readonly DuplicateGroup[] {
  const linksOf = new Map<number, string[]>();
  for (const [file, name] of links) {
    const names = linksOf.get(file);
    if (names) names.push(name);
    else linksOf.set(file, [name]);
  }
  let first = 0;
  return sizes.map((size, index) => {
    const from = first;
    first += counts[index] ?? 0;
    const files = paths.slice(from, first).map((path, at) => ({ path, links: linksOf.get(from + at) ?? [] }));
    return { size, wasted: size * (files.length - 1), files };
  });
}

export interface UnreadFile {
  readonly path: string;
  readonly reason: Text;
}

export interface DuplicateOutput {
  /** Those that waste most come first. */
  readonly groups: GroupTable;
  /** Files without content, which are in no group. */
  readonly empty: readonly string[];
  /** Files that had to be read and could not be, which are in no group. */
  readonly unread: readonly UnreadFile[];
  /** Different files among the inputs. */
  readonly files: number;
  /** Files that could go: all of each group but one. */
  readonly copies: number;
  /** The bytes that the copies take. */
  readonly wasted: number;
  readonly summary: Message;
  readonly notes: readonly Message[];
}

export const unreadNote = ({ path, reason }: UnreadFile): Message => message('unread', { path, reason });

export const duplicateFinder: KernelSpec<readonly Source[], DuplicateOptions, DuplicateOutput> = {
  id: 'duplicate-finder',
  rights: 'compute',
  several: true,
  notesOf: ({ notes, unread, summary }) => [...notes, ...unread.map(unreadNote), summary],
};

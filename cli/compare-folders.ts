// `toolyard diff FOLDER FOLDER`: the files that are different, only in one of them, or moved, and a patch of all of them.
import { statSync } from 'node:fs';
import { canceled, ToolError } from '../workers/contract/run/errors';
import type { Message } from '../workers/contract/run/message';
import {
  compareFolders as compareFiles,
  type Folder,
  type FolderGroups,
  type OpenFile,
} from '../workers/kernels/diff-checker/folders/compare';
export { areSame } from '../workers/kernels/diff-checker/folders/compare';
import { writeFolderPatch as writePatch } from '../workers/kernels/diff-checker/folders/write-patch';
import type { LargeFile } from '../workers/run/sink';
import { say } from '../workers/words/in-words';
import { bytesOfText, systemPath } from './byte-names';
import { openComparer } from './equal-files';
import { insideFolder, listFolder, notesOn, type Found, type Walking } from './folders';
import { openInput, type Input } from './inputs';
import { openPause } from './pause';
import { complain, EXIT, fileProblem, ofFile, shown } from './problem';
import { openJob, type Asked } from './library-call';
import { runJob } from './run';
import * as words from './words';

/** Paths in the folders. An empty folder ends in a slash. */
export interface Comparison extends FolderGroups {
  /** What couldn't be read, and is in no group. */
  readonly problems: readonly ToolError[];
  readonly notes: readonly Message[];
}

export type FolderNames = readonly [string, string];

interface Side {
  readonly name: string;
  readonly found: Found;
  readonly folder: Folder;
}

async function sideOf(name: string, walking: Walking): Promise<Side> {
  const found = await listFolder(name, walking);
  const from = insideFolder(name, '').length;
  const files = found.files.map((file) => file.slice(from));
  return { name, found, folder: { files, ...readingIn(name, walking.signal) } };
}

const readingIn = (folder: string, signal: AbortSignal): Pick<Folder, 'sizeOf' | 'open'> => ({
  sizeOf: (path) => sizeOf(insideFolder(folder, path)),
  open: (path) => openInput(insideFolder(folder, path), false, signal) as Promise<OpenFile>,
});

const NO_GROUPS: FolderGroups = { same: [], different: [], onlyInFirst: [], onlyInSecond: [], moved: [] };

/** `isQuick`: by names and sizes, without reading any file. */
export async function compareFolders(names: FolderNames, walking: Walking, isQuick: boolean): Promise<Comparison> {
  const [a, b] = [await sideOf(names[0], walking), await sideOf(names[1], walking)];
  const problems = [...a.found.problems, ...b.found.problems].map(({ error }) => error);
  const pause = openPause();
  const tick = (): void | Promise<void> => {
    if (walking.signal.aborted) throw canceled();
    return pause();
  };
  const areEqual = openComparer(tick);
  const groups = await compareFiles([a.folder, b.folder], {
    isQuick,
    areEqual: (path) => areEqual(insideFolder(names[0], path), insideFolder(names[1], path)),
    onProblem: ({ code, reason }) => problems.push(new ToolError(code, reason)),
    tick,
  }).catch((error: unknown) => {
    if (!walking.signal.aborted) throw error;
    return NO_GROUPS;
  });
  return {
    ...groups,
    onlyInFirst: [...groups.onlyInFirst, ...emptyOnlyIn(a, b)],
    onlyInSecond: [...groups.onlyInSecond, ...emptyOnlyIn(b, a)],
    problems,
    notes: [...notesOn(a.found, walking), ...notesOn(b.found, walking)],
  };
}

function sizeOf(name: string): number {
  try {
    return statSync(systemPath(name)).size;
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

function emptyOnlyIn({ name, found }: Side, other: Side): readonly string[] {
  const [from, otherFrom] = [insideFolder(name, '').length, insideFolder(other.name, '').length];
  const there = new Set(other.found.folders.map((path) => path.slice(otherFrom)));
  return found.emptyFolders.map((path) => path.slice(from)).filter((path) => path !== '' && !there.has(path));
}

/** A line for each difference. */
export function linesOf(comparison: Comparison, folders: FolderNames): string {
  const onlyIn = (folder: string) => (path: string) =>
    say(words.onlyInLine, { folder: shown(folder), path: shown(path) });
  const lines = [
    ...comparison.different.map((path) => say(words.differentLine, { path: shown(path) })),
    ...comparison.onlyInFirst.map(onlyIn(folders[0])),
    ...comparison.onlyInSecond.map(onlyIn(folders[1])),
    ...comparison.moved.map(({ from, to }) => say(words.movedLine, { from: shown(from), to: shown(to) })),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** All groups with their counts, in one sentence each. */
export function summaryOf(comparison: Comparison, folders: FolderNames, isQuick: boolean): string {
  const { same, different, onlyInFirst, onlyInSecond, moved } = comparison;
  const [first, second] = folders;
  const parts = [
    say(isQuick ? words.sameSize : words.identical, { files: same.length }),
    different.length > 0 && say(isQuick ? words.differentSize : words.different, { files: different.length }),
    onlyInFirst.length > 0 && say(words.onlyIn, { folder: shown(first), files: onlyInFirst.length }),
    onlyInSecond.length > 0 && say(words.onlyIn, { folder: shown(second), files: onlyInSecond.length }),
    moved.length > 0 && say(words.moved, { files: moved.length }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

interface Patching {
  readonly folders: FolderNames;
  readonly asked: Asked;
  readonly out: LargeFile;
  readonly signal: AbortSignal;
}

/** Returns the exit code of problems. */
export async function writeFolderPatch(
  comparison: Comparison,
  { folders, asked, out, signal }: Patching,
): Promise<number> {
  let worst: number = EXIT.done;
  const sideOf = (name: string): Folder => ({ files: [], ...readingIn(name, signal) });
  const openFile = async (): Promise<LargeFile> => ({
    write: (chunk) => out.write(chunk),
    close: async (mime) => ({ stored: 'saved', name: '-', mime, bytes: 0 }),
    abort: async () => undefined,
  });
  const writing = writePatch(comparison, {
    folders: [sideOf(folders[0]), sideOf(folders[1])],
    write: async (text) => out.write(bytesOfText(text)),
    async writeDiff(sources, names) {
      const one = { ...asked, context: { ...asked.context, names } };
      const inputs = sources.map((source): Input => ({ source, close: async () => undefined }));
      const reply = await runJob(await openJob(one), one, inputs, { signal, openFile });
      return reply.ok ? undefined : reply.error.message;
    },
    async onProblem({ path, reason, isNamed }) {
      if (signal.aborted) return;
      worst = EXIT.problem;
      await complain(asked.command, isNamed ? reason : ofFile(path, reason));
    },
    tick() {
      if (signal.aborted) throw canceled();
    },
  });
  await writing.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return worst;
}

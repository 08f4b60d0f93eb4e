// Compares the files of two folders, or writes a patch of them.
import { canceled, toErrorData, ToolError } from '../../../contract/run/errors';
import type { Kernel, RunContext, Step } from '../../../contract/run/kernel';
import { messagesOf, type Message } from '../../../contract/run/message';
import type { Sink } from '../../../contract/run/sink';
import { sizeOf, type AnySource, type Source } from '../../../contract/run/source';
import { compareNames } from '../../../lib/compare-names';
import { readChunks } from '../../../lib/read-chunks';
import { compareTexts } from '../compare-texts';
import { areSame, compareFolders, type Folder, type FolderGroups, type Folders } from '../folders/compare';
import { writeFolderPatch } from '../folders/write-patch';
import type { messages } from '../messages';
import { DEFAULT_OPTIONS } from '../spec';
import type {
  FolderChanges,
  FolderOptions,
  FolderPatchOptions,
  FolderPatchOutput,
  FoldersOutput,
  UnreadPath,
} from '../spec';

const message = messagesOf<typeof messages>('diff-checker');

const PATCHING: Step = { label: message('patching'), unit: 'items' };

export const kernel: Kernel<
  readonly Source[],
  FolderOptions | FolderPatchOptions,
  FoldersOutput | FolderPatchOutput
> = async (sources, options, run) => {
  const { paths, firstCount } = options;
  const sides = [
    sideOf(sources.slice(0, firstCount), paths.slice(0, firstCount)),
    sideOf(sources.slice(firstCount), paths.slice(firstCount)),
  ] as const;
  const folders = [sides[0].folder, sides[1].folder] as const;
  if ('changes' in options) return patchOf(folders, options.changes, run);
  const unread: UnreadPath[] = [];
  const groups = await compareFolders(folders, {
    isQuick: options.isQuick,
    onProblem({ path, reason }) {
      if (run.signal.aborted) throw canceled();
      unread.push({ path, reason });
    },
    tick: (done, total) =>
      run.tick(done.bytes, total.bytes, {
        label: message('comparingFiles', { done: done.files, total: total.files }),
        unit: 'bytes',
      }),
  });
  return outputOf(groups, { unread, roots: [sides[0].root, sides[1].root], isQuick: options.isQuick });
};

interface Side {
  readonly root: string;
  readonly folder: Folder;
}

/** Without the folder that all files are in, which is the one that was opened. */
function sideOf(sources: readonly Source[], paths: readonly string[]): Side {
  const root = rootOf(paths);
  const files = new Map(paths.map((path, index) => [path.slice(root.length), sources[index] ?? ''] as const));
  const of = (path: string) => files.get(path) ?? '';
  const close = async () => undefined;
  return {
    root,
    folder: {
      files: [...files.keys()].toSorted(compareNames),
      sizeOf: (path) => sizeOf(of(path)),
      open: (path) => ({ source: of(path), close }),
    },
  };
}

/** With its slash. Empty if there are files beside it. */
function rootOf(paths: readonly string[]): string {
  const root = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  return paths.every((path) => path.startsWith(root)) ? root : '';
}

function outputOf(groups: FolderGroups, compared: Pick<FoldersOutput, 'unread' | 'roots' | 'isQuick'>): FoldersOutput {
  const { same, different, onlyInFirst, onlyInSecond, moved } = groups;
  const isEqual = compared.unread.length === 0 && areSame(groups);
  return {
    ...compared,
    same,
    different,
    onlyInFirst,
    onlyInSecond,
    movedFrom: moved.map(({ from }) => from),
    movedTo: moved.map(({ to }) => to),
    isEqual,
    summary: summaryOf(isEqual, compared.isQuick, same.length),
  };
}

function summaryOf(isEqual: boolean, isQuick: boolean, count: number): Message {
  if (isEqual) return message(isQuick ? 'equalFoldersBySize' : 'equalFolders', { count });
  return message(isQuick ? 'differentFoldersBySize' : 'differentFolders');
}

const encoder = new TextEncoder();

async function patchOf(folders: Folders, changes: FolderChanges, run: RunContext): Promise<FolderPatchOutput> {
  const { movedFrom, movedTo, ...groups } = changes;
  const moved = movedFrom.map((from, index) => ({ from, to: movedTo[index] ?? '' }));
  const sink = await run.sink({ mime: 'text/plain' });
  const notes: Message[] = [];
  let count = { done: 0, total: 0 };
  const tick = () => run.tick(count.done, count.total, PATCHING);
  await writeFolderPatch(
    { ...groups, moved },
    {
      folders,
      write: async (text) => sink.write(encoder.encode(text)),
      async writeDiff(sources, names) {
        try {
          const options = { ...DEFAULT_OPTIONS, download: 'patch', lineNumbers: false, names } as const;
          await compareTexts(sources, options, within(run, sink, tick));
          return undefined;
        } catch (error) {
          if (!(error instanceof ToolError) || error.code === 'canceled' || error.code === 'no-space') throw error;
          return toErrorData(error).message;
        }
      },
      onProblem: ({ path, reason }) => void notes.push(message('ofFile', { path, problem: reason })),
      tick(done, total) {
        count = { done, total };
        return tick();
      },
    },
  );
  return { result: await sink.close(), notes };
}

/** The context of one file's comparison: its result is a part of the patch, and its progress that of the patch. */
function within(run: RunContext, patch: Sink, tick: () => void | Promise<void>): RunContext {
  let isFirst = true;
  return {
    ...run,
    tick,
    async *read(source: AnySource) {
      for await (const chunk of readChunks(source)) {
        yield chunk;
        await tick();
      }
    },
    async sink(spec) {
      if (!isFirst) return run.sink(spec);
      isFirst = false;
      return partOf(patch);
    },
  };
}

const partOf = (patch: Sink): Sink => ({
  get bytes() {
    return patch.bytes;
  },
  write: (chunk) => patch.write(chunk),
  close: async () => ({ stored: 'text', text: '', mime: 'text/plain', bytes: 0 }),
  abort: async () => undefined,
});

import type { KernelSpec } from '../../contract/run/kernel';
import type { Message, Text } from '../../contract/run/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { jsonOptions } from './options/json-comparer';

export {
  FILE_NAMES as JSON_FILE_NAMES,
  JSON_LIMIT,
  jsonComparer,
  jsonDiffFile,
  jsonDiffTree,
  KINDS,
  ROW_BYTES,
  VALUE_LIMIT,
  type DifferenceKind,
  type JsonCompareOptions,
  type JsonDiffTree,
  type JsonDiffView,
  type JsonForm,
} from './options/json-comparer';

const ofTexts = { when: ['as', 'text'] } as const;

/** Two files of folders are shown line by line as well. */
const ofLines = { when: ['mode', 'compare', 'folders'] } as const;

/**
 * `as`: line by line, or two JSON documents by meaning.
 * `ignoreSpace` is none, -Z, -b and -w of GNU diff. `ignoreLineEnds`: CR LF equals LF, and a last line without a line end equals one
 * with it. `view`, `lineNumbers`, `context` and `detail` need no other run; an `auto` view has two columns if there is room for them.
 * In the mode `folders`, which only the page has, `compareBy` size compares names and sizes and reads no file.
 * `reverse` takes a patch back, which makes the original of the changed text.
 */
export const options = defineOptions({
  mode: choice(['compare', 'folders', 'apply']),
  as: choice(['text', 'json'], { when: ['mode', 'compare'] }),
  ...jsonOptions,
  ignoreSpace: choice(['none', 'trailing', 'amount', 'all'], ofTexts),
  ignoreCase: toggle(false, ofTexts),
  ignoreLineEnds: toggle(false, ofTexts),
  compareBy: choice(['content', 'size'], { when: ['mode', 'folders'] }),
  view: choice(['auto', 'unified', 'split'], ofLines),
  lineNumbers: toggle(true, ofLines),
  context: choice(['all', 'some', 'none'], { initial: 'some', look: 'list', ...ofLines }),
  detail: choice(['words', 'characters', 'off'], { look: 'list', ...ofLines }),
  reverse: toggle(false, { when: ['mode', 'apply'] }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type DiffOptions = OptionsOf<typeof options>;

export interface CompareOptions extends Pick<DiffOptions, 'ignoreSpace' | 'ignoreCase' | 'ignoreLineEnds'> {
  /** Whether both inputs are files as they are, which get a verdict on their bytes. */
  readonly areFiles?: boolean;
}

/** One side of a comparison, for a view that reads the shown lines from it. */
export interface DiffSide {
  /** UTF-8 with the original bytes. Only UTF-16 was converted. */
  readonly text: Stored;
  readonly lines: number;
  /** `lines + 1` offsets in bytes, 64-bit floats: the start of each line, and the end of the last one. */
  readonly starts: Stored;
  /** Bytes of the longest line. */
  readonly longest: number;
}

/**
 * Unsigned 32-bit integers per change: the first line on each side (from 0) and the number of lines, as `a, aCount, b, bCount`.
 */
export const CHANGE_INTS = 4;

/**
 * Whether two files are identical, byte by byte. A text that was typed or pasted is no file: its bytes depend on the encoding and the
 * line ends that it would be saved with, so a byte's number would mean nothing to its author.
 */
export interface FilesVerdict {
  /** The first different byte, from 1 as in cmp. Null if the files are identical. */
  readonly firstDifference: number | null;
  readonly text: Message;
}

export interface DiffOutput {
  /** Null without `areFiles`. */
  readonly verdict: FilesVerdict | null;
  readonly original: DiffSide;
  readonly changed: DiffSide;
  /** Changes in order, CHANGE_INTS integers each. Between two of them the lines of both sides are equal. */
  readonly changes: Stored;
  readonly count: number;
  readonly removed: number;
  readonly added: number;
  readonly notes: readonly Message[];
  readonly options: CompareOptions;
}

/** `verdict` as in DiffOutput. */
export interface DiffFileOutput extends TextOutput {
  readonly verdict: FilesVerdict | null;
}

export interface DownloadOptions extends CompareOptions {
  readonly download: 'text' | 'patch';
  /** Line numbers in `diff-result.txt`. */
  readonly lineNumbers: boolean;
  /** The file's name in the header of a patch. */
  readonly names: readonly [string, string];
}

/** Two inputs: the original and the changed text. */
export type Pair = readonly Source[];

export const SLOTS = ['main', 'other'] as const;

export const FILE_NAME = 'diff-result.txt';
export const PATCH_NAME = 'diff-result.patch';

/** Unchanged lines around each change of a patch, as in GNU diff -u. */
export const CONTEXT_LINES = 3;

/** The minimum width of a line number. Longer numbers take more columns. */
export const NUMBER_DIGITS = 3;

/** Line indexes are 32-bit, and each line takes some 40 bytes of memory. */
export const LINE_LIMIT = 20_000_000;

/** The longest line in bytes, because memory holds one whole line at a time. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const common = { id: 'diff-checker', rights: 'compute', slots: SLOTS } as const;

function notesOf({ verdict, notes }: Pick<DiffFileOutput, 'verdict' | 'notes'>): readonly Text[] {
  return [...(verdict ? [verdict.text] : []), ...notes];
}

export const diffChecker: KernelSpec<Pair, CompareOptions, DiffOutput> = {
  ...common,
  resultOf: () => undefined,
  verdictOf: ({ count }) => count === 0,
  notesOf,
};

/** The same kernel, making a file. */
export const diffDownload: KernelSpec<Pair, DownloadOptions, DiffFileOutput> = {
  ...common,
  /** An empty patch. */
  verdictOf: ({ result }, { download }) => download === 'text' || result.bytes === 0,
  notesOf,
};

// Two folders, on the page. The command line compares them without a kernel: see cli/compare-folders.ts.

interface FolderFiles {
  /** Of all inputs, since a File that crosses to a worker keeps only its name. The first folder's files come first. */
  readonly paths: readonly string[];
  readonly firstCount: number;
}

export interface FolderOptions extends FolderFiles {
  /** By names and sizes, without reading any file. */
  readonly isQuick: boolean;
}

/** What a patch has. Paths as in FoldersOutput. */
export interface FolderChanges {
  readonly different: readonly string[];
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  readonly movedFrom: readonly string[];
  readonly movedTo: readonly string[];
}

export interface FolderPatchOptions extends FolderFiles {
  readonly changes: FolderChanges;
}

export interface FolderPatchOutput extends TextOutput {
  /** Files that the patch doesn't have, with the reasons. */
  readonly notes: readonly Message[];
}

export interface UnreadPath {
  readonly path: string;
  readonly reason: Text;
}

/**
 * Paths inside of the folders, by their bytes. Lists of texts instead of objects: the page gets a hundred thousand of them in a few
 * milliseconds. A moved file has the same index in both of its lists.
 */
export interface FoldersOutput extends FolderChanges {
  readonly same: readonly string[];
  /** Files that couldn't be read, which are in no group. */
  readonly unread: readonly UnreadPath[];
  /** What the given paths have before these, such as `photos/`. */
  readonly roots: readonly [string, string];
  readonly isQuick: boolean;
  readonly isEqual: boolean;
  readonly summary: Message;
}

const ofFolders = {
  id: 'folder-comparer',
  messagesOf: 'diff-checker',
  rights: 'compute',
  several: true,
  slots: SLOTS,
} as const;

export const folderComparer: KernelSpec<readonly Source[], FolderOptions, FoldersOutput> = {
  ...ofFolders,
  resultOf: () => undefined,
  verdictOf: ({ isEqual }) => isEqual,
  notesOf: ({ summary, unread }) => [...unread.map(({ reason }) => reason), summary],
};

/** The same kernel, making a patch of all files. */
export const folderPatch: KernelSpec<readonly Source[], FolderPatchOptions, FolderPatchOutput> = ofFolders;

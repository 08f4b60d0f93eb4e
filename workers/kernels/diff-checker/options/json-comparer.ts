// Two JSON documents, compared by meaning: the options, the results and the limits.
import { choice, text, type ValuesOf } from '../../../contract/options/options';
import type { KernelSpec } from '../../../contract/run/kernel';
import type { Message } from '../../../contract/run/message';
import { MiB, type Stored } from '../../../contract/run/sink';
import type { AnySource } from '../../../contract/run/source';
import type { StoredRows } from '../../../contract/run/stored-rows';

const ofJson = { when: ['as', 'json'] } as const;

/**
 * A part of the diff checker's options. Elements of `arrays` belong together by their place, by a key, which is the member `keyField`
 * or, if that is blank, found, or by what they are. `numbers` are equal by value, or if they are written alike. `jsonView` is how the page shows the differences.
 */
export const jsonOptions = {
  arrays: choice(['place', 'key', 'any-order'], { look: 'list', ...ofJson }),
  keyField: text('', { mono: true, maxLength: 1000, when: ['arrays', 'key'] }),
  numbers: choice(['value', 'written'], ofJson),
  format: choice(['list', 'patch', 'merge-patch'], { byButton: true, ...ofJson }),
  jsonView: choice(['list', 'tree'], ofJson),
};

type JsonOptions = ValuesOf<typeof jsonOptions>;

export type JsonArrays = JsonOptions['arrays'];
export type JsonForm = JsonOptions['format'];

/** `format` null makes the rows of the list, and `tree` those of the tree. */
export interface JsonCompareOptions extends Omit<JsonOptions, 'format' | 'jsonView'> {
  readonly format: JsonForm | 'tree' | null;
}

/** In the order of the kinds’ codes. */
export const KINDS = ['changed', 'added', 'removed'] as const;
export type DifferenceKind = (typeof KINDS)[number];

export type JsonCounts = Readonly<Record<DifferenceKind, number>>;

interface Compared {
  readonly count: number;
  readonly summary: Message;
  readonly notes: readonly Message[];
}

export interface JsonDiffView extends Compared {
  readonly counts: JsonCounts;
  /** Records of ROW_BYTES each, whose texts are a query, a pointer, and the beginnings of both values. */
  readonly rows: StoredRows;
  /** A byte for each difference: the code of its kind. */
  readonly kinds: Stored;
  /** What was compared. */
  readonly documents: readonly [Stored, Stored];
  readonly options: JsonCompareOptions;
}

/** Both documents as one tree. */
export interface JsonDiffTree extends Compared {
  /** Records of contract/run/json-diff-tree.ts. The last one is the document. */
  readonly tree: StoredRows;
}

export interface JsonDiffFile extends Compared {
  readonly result: Stored;
}

/** Two inputs: the original and the changed document. */
export type JsonPair = readonly AnySource[];

/** Names of keys that are found in arrays, the best one first. */
export const KEY_NAMES = ['id', '_id', 'key', 'name', 'uuid', 'guid', 'code', 'slug'] as const;

/** Without whitespace. Each document is in memory, and its index takes more than the text. */
export const JSON_LIMIT = 64 * MiB;
/** Keys have ids as well, and two ids fit into a double: see index-document.ts. */
export const VALUE_LIMIT = 3_000_000;
/** Paths grow with the depth. */
export const JSON_DEPTH = 1000;

export const FILE_NAMES: Readonly<Record<JsonForm, string>> = {
  list: 'differences.txt',
  patch: 'patch.json',
  'merge-patch': 'merge-patch.json',
};

const common = {
  id: 'json-comparer',
  messagesOf: 'diff-checker',
  rights: 'compute',
  slots: ['main', 'other'],
} as const;

const notesOf = ({ summary, notes }: Compared) => [summary, ...notes];
const verdictOf = ({ count }: Compared) => count === 0;

export const jsonComparer: KernelSpec<JsonPair, JsonCompareOptions, JsonDiffView> = {
  ...common,
  resultOf: () => undefined,
  verdictOf,
  notesOf,
};

/** The same kernel, making a file. */
export const jsonDiffFile: KernelSpec<JsonPair, JsonCompareOptions, JsonDiffFile> = {
  ...common,
  readsOnce: () => true,
  verdictOf,
  notesOf,
};

/** The same kernel, making the tree. */
export const jsonDiffTree: KernelSpec<JsonPair, JsonCompareOptions, JsonDiffTree> = {
  ...common,
  resultOf: () => undefined,
  verdictOf,
  notesOf,
};

// Rows. Their texts follow each other, so a record has where the first one begins, and the length of each.

export const ROW_BYTES = 8 + 4 + 4 * 4;

/** A list shows up to 1,024 bytes of a value. One more says that it continues. */
export const SHOWN_BYTES = 1100;

// JSON Schema validator: its options, limits and results.
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * `isLines`: the document is JSON Lines, where each line is a document. `draft`: that of the schema, `auto` by its `$schema`. `formats`:
 * whether `format` is checked, `auto` by the draft. `target`: what is made from data.
 */
export const options = defineOptions({
  mode: choice(['validate', 'make']),
  isLines: toggle(),
  draft: choice(['auto', '2020-12', '2019-09', '7', '4'], { when: ['mode', 'validate'] }),
  formats: choice(['auto', 'check', 'ignore'], { look: 'list', when: ['mode', 'validate'] }),
  target: choice(['schema', 'typescript'], { when: ['mode', 'make'] }),
});

export type Values = OptionsOf<typeof options>;

export interface CheckOptions extends Pick<Values, 'isLines' | 'draft' | 'formats'> {
  /** Of the schema and of the further schema files. A schema that was typed has the name ''. */
  readonly schemaNames?: readonly string[];
  /** Whether the names are paths. A browser gives only the last part of a path. */
  readonly hasFolders?: boolean;
}

export type MakeOptions = Pick<Values, 'isLines' | 'target'>;

/** The document, the schema, and further schema files. */
export type Inputs = readonly AnySource[];

export const SLOTS = ['main', 'other'] as const;

/** A document, or a line of JSON Lines, is in memory as a whole. */
export const DOCUMENT_LIMIT = 32 * MiB;
export const SCHEMA_LIMIT = 8 * MiB;
/** All schema files together. */
export const SCHEMAS_LIMIT = 32 * MiB;

/** The most errors that are listed. All are counted. */
export const ERROR_LIMIT = 1000;

export interface FoundError {
  /** Of the value in the document, in characters from 1. */
  readonly line: number;
  readonly column: number;
  /** The value as a JSON Pointer (RFC 6901). */
  readonly path: string;
  readonly keyword: string;
  /** The keyword in the schema, as a JSON Pointer. */
  readonly location: string;
  /** What is wrong. */
  readonly text: Message;
  /** The same with its places. */
  readonly note: Message;
}

export interface CheckOutput {
  readonly isValid: boolean;
  /** The verdict in words. */
  readonly summary: Message;
  readonly documents: number;
  readonly invalid: number;
  /** The number of all errors. */
  readonly count: number;
  /** The first ones, in the order of the document. */
  readonly errors: readonly FoundError[];
  /** What was assumed, tolerated or left out. */
  readonly notes: readonly Message[];
}

export const jsonSchemaValidator: KernelSpec<Inputs, CheckOptions, CheckOutput> = {
  id: 'json-schema-validator',
  rights: 'compute',
  slots: SLOTS,
  // A document is checked in one go, and a pattern may not end.
  synchronous: true,
  readsOnce: () => true,
  resultOf: () => undefined,
  verdictOf: ({ isValid }) => isValid,
  notesOf: ({ summary, errors, notes }) => [summary, ...errors.map(({ note }) => note), ...notes],
};

export const FILE_NAMES: Readonly<Record<MakeOptions['target'], string>> = {
  schema: 'schema.json',
  typescript: 'types.ts',
};

/** Texts are an enumeration if there are at most so many different ones. */
export const MOST_ENUM_VALUES = 10;
/** Objects with more different names are maps. */
export const MOST_NAMES = 200;

/** Makes a schema from data. */
export const schemaMaker: KernelSpec<AnySource, MakeOptions, TextOutput> = {
  id: 'schema-maker',
  messagesOf: 'json-schema-validator',
  failureKey: 'makingFailed',
  rights: 'compute',
  readsOnce: () => true,
};

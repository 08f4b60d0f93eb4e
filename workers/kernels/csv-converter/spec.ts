// CSV converter: its directions, its options and its limits.
import { about, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB, type Stored } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const ofCsv = { when: ['mode', 'to-json'] } as const;
const toCsv = { when: ['mode', 'to-csv'] } as const;

/**
 * `separator`: of the CSV; `auto` is the recognized one, and a comma in a result. `quote`, `header`, `encoding`: how the CSV is
 * written. `isLines`: JSON Lines instead of an array. `rows`: each row is an object with the header's names, or an array. `typed`:
 * unquoted numbers, true and false lose their quotation marks, unless they would change. `nulls`: an empty field without quotation
 * marks is null, and one with them is an empty text. `columns`: those of all rows, or of the first. `defused`: a text that a
 * spreadsheet would run as a formula gets an apostrophe. `crlf`, `marked`: CR LF at line ends, and a byte order mark.
 */
export const options = defineOptions({
  mode: choice(['to-json', 'to-csv']),
  isLines: toggle(false, ofCsv),
  separator: choice(['auto', 'comma', 'semicolon', 'tab', 'pipe']),
  quote: choice(['auto', 'double', 'single', 'none'], ofCsv),
  header: choice(['auto', 'yes', 'no'], ofCsv),
  encoding: choice(['auto', 'windows-1252', 'utf-16le', 'utf-16be'], ofCsv),
  rows: choice(['objects', 'arrays'], ofCsv),
  typed: toggle(false, ofCsv),
  nulls: toggle(),
  columns: choice(['all', 'first'], toCsv),
  defused: toggle(false, toCsv),
  crlf: toggle(false, toCsv),
  marked: toggle(false, toCsv),
});

export const DEFAULT_OPTIONS = options.defaults;

export type CsvOptions = OptionsOf<typeof options>;
export type CsvMode = CsvOptions['mode'];

export interface CsvOutput extends TextOutput {
  readonly mode: CsvMode;
  /** Rows without the header. */
  readonly rows: number;
  readonly columns: number;
}

export const fileNameOf = ({ mode, isLines, separator }: Pick<CsvOptions, 'mode' | 'isLines' | 'separator'>) =>
  mode === 'to-json' ? `converted.${isLines ? 'jsonl' : 'json'}` : `converted.${separator === 'tab' ? 'tsv' : 'csv'}`;

/** Levels of nesting in JSON. */
export const MAX_DEPTH = 250;
/** The most columns of a result, because their names are in memory. */
export const COLUMN_LIMIT = 65_536;
/** The most text of a row. */
export const ROW_LIMIT = 16 * MiB;

/** JSON repeats each column's name in each row. Columns of all rows need a second pass over the input. */
export const csvConverter: KernelSpec<AnySource, CsvOptions, CsvOutput> = {
  id: 'csv-converter',
  rights: 'compute',
  readsOnce: ({ mode, columns }) => mode === 'to-json' || columns === 'first',
  resultSize: ({ mode }, bytes) => about(mode === 'to-json' ? bytes * 2 : bytes * 0.75),
};

export interface SortOptions {
  /** Its name, or its number from 1 if the rows are arrays. */
  readonly column: string;
  readonly isDescending: boolean;
  /** Only rows with this text in a cell, in lowercase. All rows if it is empty. */
  readonly wanted: string;
}

export interface SortOutput {
  readonly of: SortOptions;
  /** The places of the rows in the sorted order, as in contract/run/row-places.ts. Undefined if there are none. */
  readonly filled: Stored | undefined;
  /** Those of rows whose cell is empty, null or missing. They follow in the table's order. */
  readonly empty: Stored | undefined;
  readonly filledRows: number;
  readonly emptyRows: number;
  /** All rows of the table. */
  readonly total: number;
  /** Whether all filled cells are numbers, which are then sorted by value. */
  readonly isNumeric: boolean;
  /** No part of the result, to be removed. */
  readonly spilled: Stored | undefined;
}

/**
 * Sorts the rows of a converted table, for the view of it. Its input is a JSON array or JSON Lines with a row in each line, as the converter
 * writes them.
 */
export const tableSorter: KernelSpec<AnySource, SortOptions, SortOutput> = {
  id: 'table-sorter',
  messagesOf: 'csv-converter',
  failureKey: 'sortFailure',
  rights: 'compute',
  resultOf: ({ filled }) => filled,
  notesOf: () => [],
};

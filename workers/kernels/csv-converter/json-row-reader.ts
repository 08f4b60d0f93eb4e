// Finds the rows in JSON: the items of one array, or the documents of JSON Lines. Objects in rows are flattened.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { ByteOut } from '../../lib/byte-out';
import type { TokenHandler } from '../../lib/json/json-tokens';
import type { ColumnEntry, ColumnNode, Columns } from './json-columns';
import type { messages } from './messages';
import { COLUMN_LIMIT, ROW_LIMIT } from './spec';

const message = messagesOf<typeof messages>('csv-converter');

const [QUOTE, COMMA, COLON, CLOSE_BRACE, CLOSE_BRACKET] = [0x22, 0x2c, 0x3a, 0x7d, 0x5d];

/** A `string` is as it is written in JSON, without its quotation marks. `json` is a list, or an object in a list. */
export type CellKind = 'string' | 'number' | 'literal' | 'null' | 'json';

export interface RowHandler {
  readonly begin: (kind: 'object' | 'array') => void;
  /** Bytes are valid until the call returns. `column` counts from 0. */
  readonly cell: (column: number, kind: CellKind, bytes: Uint8Array, from: number, to: number) => void;
  readonly end: () => void;
}

export class JsonRowReader implements TokenHandler {
  /** Rows so far, with the current one. */
  row = 0;
  readonly #columns: Columns;
  readonly #handler: RowHandler;
  /** Open brackets outside of rows: the list that the rows are in, or one that may be a row. */
  #outside: 'nothing' | 'bracket' | 'list' = 'nothing';
  /** Open containers of the row, and of a value that becomes JSON. */
  readonly #open: ('{' | '[')[] = [];
  readonly #nodes: ColumnNode[] = [];
  #kind: 'object' | 'array' | undefined;
  #isKey = false;
  #entry: ColumnEntry | undefined;
  /** Where the containers of a value that becomes JSON begin; 0 if there is none. */
  #jsonFrom = 0;
  readonly #json = new ByteOut();
  #long: ByteOut | undefined;
  #index = 0;
  /** An object that has no keys so far. */
  #isEmpty = false;

  constructor(columns: Columns, handler: RowHandler) {
    this.#columns = columns;
    this.#handler = handler;
  }

  open(bracket: '{' | '['): void {
    if (this.#jsonFrom > 0) this.#json.byte(bracket.charCodeAt(0));
    else if (this.#open.length > 0) return this.#openInRow(bracket);
    else if (bracket === '[' && this.#outside === 'nothing') {
      this.#outside = 'bracket';
      return;
    } else {
      if (this.#outside === 'bracket') this.#outside = 'list';
      this.#beginRow(bracket);
    }
    this.#open.push(bracket);
    this.#isKey = bracket === '{';
  }

  close(): void {
    const bracket = this.#open.pop();
    if (bracket === undefined) {
      this.#outside = 'nothing';
      return;
    }
    this.#isKey = false;
    if (this.#jsonFrom > 0) {
      this.#json.byte(bracket === '{' ? CLOSE_BRACE : CLOSE_BRACKET);
      if (this.#open.length >= this.#jsonFrom) return;
      this.#jsonFrom = 0;
      const bytes = this.#json.take();
      this.#cell('json', bytes, 0, bytes.length);
    } else if (this.#open.length === 0) this.#endRow();
    else {
      this.#nodes.pop();
      if (this.#isEmpty) this.#cell('json', EMPTY_OBJECT, 0, EMPTY_OBJECT.length);
      this.#isEmpty = false;
    }
  }

  comma(): void {
    const inside = this.#open.at(-1);
    if (this.#jsonFrom > 0) this.#json.byte(COMMA);
    this.#isKey = inside === '{';
  }

  plain(bytes: Uint8Array, from: number, to: number): void {
    if (this.#jsonFrom > 0) return this.#addJson(bytes, from, to);
    const first = bytes[from];
    this.#cell(first === 0x6e ? 'null' : first === 0x74 || first === 0x66 ? 'literal' : 'number', bytes, from, to);
  }

  string(bytes: Uint8Array, from: number, to: number): void {
    if (this.#jsonFrom > 0) {
      this.#json.byte(QUOTE);
      this.#addJson(bytes, from, to);
      this.#json.byte(QUOTE);
      if (this.#isKey) this.#json.byte(COLON);
    } else if (this.#isKey) {
      this.#entry = this.#nodes.at(-1)?.entry(bytes, from, to);
      this.#isEmpty = false;
    } else this.#cell('string', bytes, from, to);
    this.#isKey = false;
  }

  piece(bytes: Uint8Array): void {
    this.#long ??= new ByteOut();
    this.#limit(this.#long.length + bytes.length);
    this.#long.bytes(bytes, 0, bytes.length);
  }

  endPieces(): void {
    const bytes = this.#long?.take() ?? new Uint8Array();
    this.#long = undefined;
    this.string(bytes, 0, bytes.length);
  }

  #openInRow(bracket: '{' | '['): void {
    if (bracket === '{' && this.#kind === 'object') {
      const node = this.#entry?.node;
      if (node) {
        node.begin();
        this.#nodes.push(node);
      }
      this.#open.push(bracket);
      this.#isKey = true;
      this.#isEmpty = true;
      return;
    }
    this.#open.push(bracket);
    this.#jsonFrom = this.#open.length;
    this.#json.byte(bracket.charCodeAt(0));
    this.#isKey = bracket === '{';
  }

  #beginRow(bracket: '{' | '['): void {
    const kind = bracket === '{' ? 'object' : 'array';
    this.row++;
    if (this.#kind !== undefined && this.#kind !== kind) {
      const key = kind === 'array' ? 'mixedRows' : 'mixedObjects';
      throw new ToolError('unsupported', message(key, { row: this.row }));
    }
    this.#kind = kind;
    this.#index = 0;
    this.#isEmpty = false;
    if (kind === 'object') {
      this.#columns.root.begin();
      this.#nodes.push(this.#columns.root);
    }
    this.#handler.begin(kind);
  }

  #endRow(): void {
    this.#nodes.length = 0;
    this.#isEmpty = false;
    this.#handler.end();
  }

  #cell(kind: CellKind, bytes: Uint8Array, from: number, to: number): void {
    if (this.#open.length === 0) {
      if (this.#outside !== 'bracket') throw new ToolError('unsupported', message('notRows', { row: this.row + 1 }));
      this.#outside = 'nothing';
      this.#beginRow('[');
      this.#open.push('[');
    }
    const column = this.#kind === 'array' ? this.#index++ : (this.#entry?.column ?? 0);
    if (column >= COLUMN_LIMIT) {
      throw new ToolError('too-large', message('manyColumns', { row: this.row, limit: COLUMN_LIMIT }));
    }
    this.#handler.cell(column, kind, bytes, from, to);
  }

  #addJson(bytes: Uint8Array, from: number, to: number): void {
    this.#limit(this.#json.length + to - from);
    this.#json.bytes(bytes, from, to);
  }

  #limit(length: number): void {
    if (length <= ROW_LIMIT) return;
    throw new ToolError('too-large', message('longRow', { row: Math.max(1, this.row), limit: { bytes: ROW_LIMIT } }));
  }
}

const EMPTY_OBJECT = new TextEncoder().encode('{}');

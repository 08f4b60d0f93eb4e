// Writes the records of a CSV file as JSON rows, from bytes to bytes.
import { KiB } from '../../contract/run/sink';
import { FORM, type CsvReader, type Found } from '../../lib/csv/csv-reader';
import { enlarged } from '../../lib/enlarged';
import { NumberWeight } from '../../lib/json/number-weight';

const [QUOTE, BACKSLASH, COMMA, LINE_FEED, MINUS, PLUS, POINT] = [0x22, 0x5c, 0x2c, 0x0a, 0x2d, 0x2b, 0x2e];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The letter after the backslash; 1 for \u00XX; 0 for a byte that stays as it is. */
const ESCAPES = new Uint8Array(256);
ESCAPES.fill(1, 0, 0x20);
for (const [byte, letter] of [
  [0x08, 'b'],
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0c, 'f'],
  [0x0d, 'r'],
  [QUOTE, '"'],
  [BACKSLASH, '\\'],
] as const) {
  ESCAPES[byte] = letter.charCodeAt(0);
}

/** \u00XX, for a control character. */
const LONGEST_ESCAPE = 6;
/** Quotation marks, comma and colon around a field and its name. */
const AROUND = 6;
/** Brackets, comma and line feed around a row. */
const AROUND_ROW = 8;

const HEX = new TextEncoder().encode('0123456789abcdef');
const [TRUE, FALSE, NULL] = ['true', 'false', 'null'].map((text) => new TextEncoder().encode(text)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Size of one write. */
const ENOUGH = 512 * KiB;
const FIRST_BYTES = 4 * KiB;

export interface JsonRowOptions {
  readonly isLines: boolean;
  readonly isTyped: boolean;
  readonly hasNulls: boolean;
  readonly quote: number | undefined;
}

export class JsonRows {
  /** Numbers that stay text, because JSON readers would change them. */
  readonly held: Found = { count: 0, line: 0 };
  rows = 0;
  readonly #options: JsonRowOptions;
  readonly #encoder = new TextEncoder();
  #out = new Uint8Array(FIRST_BYTES);
  #length = 0;
  /** `"name":` of each column, one after the other, and where each ends. Undefined for rows that are arrays. */
  #names: Uint8Array | undefined;
  #nameEnds = new Int32Array();

  constructor(options: JsonRowOptions) {
    this.#options = options;
  }

  /** Names the columns. Without names, rows are arrays. */
  nameColumns(names: readonly string[]): void {
    const encoded = names.map((name) => this.#encoder.encode(`${JSON.stringify(name)}:`));
    const total = encoded.reduce((sum, { length }) => sum + length, 0);
    this.#names = new Uint8Array(total);
    this.#nameEnds = new Int32Array(encoded.length);
    let end = 0;
    for (const [column, name] of encoded.entries()) {
      this.#names.set(name, end);
      end += name.length;
      this.#nameEnds[column] = end;
    }
  }

  /** Whether it is time to write the output. */
  get isFull(): boolean {
    return this.#length >= ENOUGH;
  }

  /** The output since the last call, valid until the next row. */
  take(): Uint8Array {
    const taken = this.#out.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  /** Writes the reader's record. There are at least as many names as fields. */
  add(reader: CsvReader): void {
    const { count, recordStart, recordEnd } = reader;
    const names = this.#names;
    this.#room((recordEnd - recordStart) * LONGEST_ESCAPE + count * AROUND + (names?.length ?? 0) + AROUND_ROW);
    const out = this.#out;
    this.#beginRow();
    let length = this.#length;
    out[length++] = names ? OPEN_BRACE : OPEN_BRACKET;
    let nameAt = 0;
    for (let field = 0; field < count; field++) {
      if (field > 0) out[length++] = COMMA;
      if (names) {
        const nameEnd = this.#nameEnds[field] ?? 0;
        while (nameAt < nameEnd) out[length++] = names[nameAt++] ?? 0;
      }
      length = this.#field(reader, field, length);
    }
    out[length++] = names ? CLOSE_BRACE : CLOSE_BRACKET;
    if (this.#options.isLines) out[length++] = LINE_FEED;
    this.#length = length;
    this.rows++;
  }

  /** Call it after the last row. */
  end(): void {
    if (this.#options.isLines) return;
    this.#text(this.rows === 0 ? '[]\n' : '\n]\n');
  }

  #beginRow(): void {
    if (this.#options.isLines) return;
    this.#text(this.rows === 0 ? '[\n  ' : ',\n  ');
  }

  #text(text: string): void {
    this.#room(text.length);
    this.#length += this.#encoder.encodeInto(text, this.#out.subarray(this.#length)).written;
  }

  #room(more: number): void {
    if (this.#length + more > this.#out.length) this.#out = enlarged(this.#out, this.#length + more);
  }

  /** Returns the position after the value. */
  #field(reader: CsvReader, field: number, at: number): number {
    const [from, to, form] = [reader.startOf(field), reader.endOf(field), reader.formOf(field)];
    const { bytes } = reader;
    const { isTyped, hasNulls, quote } = this.#options;
    const out = this.#out;
    if (form === FORM.plain) {
      if (hasNulls && from === to) return put(out, at, NULL);
      if (isTyped && from < to) {
        const kind = kindOf(bytes, from, to);
        if (kind === 'true' || kind === 'false') return put(out, at, kind === 'true' ? TRUE : FALSE);
        if (kind === 'number') return copy(out, at, bytes, from, to);
        if (kind === 'inexact' && this.held.count++ === 0) this.held.line = reader.line;
      }
    }
    let length = at;
    out[length++] = QUOTE;
    let isOpen = form === FORM.escaped;
    for (let next = from; next < to;) {
      const byte = bytes[next++] ?? 0;
      if (isOpen && byte === quote) {
        // Two marks are one. After a single one, marks are ordinary characters.
        if (next < to && bytes[next] === quote) next++;
        else {
          isOpen = false;
          continue;
        }
      }
      const escape = ESCAPES[byte] ?? 0;
      if (escape === 0) out[length++] = byte;
      else if (escape > 1) {
        out[length++] = BACKSLASH;
        out[length++] = escape;
      } else length = control(out, length, byte);
    }
    out[length++] = QUOTE;
    return length;
  }
}

function put(out: Uint8Array, at: number, bytes: Uint8Array): number {
  out.set(bytes, at);
  return at + bytes.length;
}

function copy(out: Uint8Array, at: number, bytes: Uint8Array, from: number, to: number): number {
  let length = at;
  for (let next = from; next < to; next++) out[length++] = bytes[next] ?? 0;
  return length;
}

function control(out: Uint8Array, at: number, byte: number): number {
  let length = at;
  for (const character of [BACKSLASH, 0x75, 0x30, 0x30, HEX[byte >> 4] ?? 0, HEX[byte & 15] ?? 0]) {
    out[length++] = character;
  }
  return length;
}

type Kind = 'text' | 'true' | 'false' | 'number' | 'inexact';

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** An integer of so many digits is always exact. */
const SAFE_DIGITS = 15;

/**
 * A number is one by RFC 8259, section 6. An exponent without a sign or a fraction before it stays text, because 12E3 is more often
 * an article number. `inexact`: a program that reads numbers as doubles would change it.
 */
function kindOf(bytes: Uint8Array, from: number, to: number): Kind {
  const first = bytes[from];
  if (first === 0x74) return isWord(bytes, from, to, TRUE) ? 'true' : 'text';
  if (first === 0x66) return isWord(bytes, from, to, FALSE) ? 'false' : 'text';
  let at = first === MINUS ? from + 1 : from;
  const integerAt = at;
  while (at < to && isDigit(bytes[at])) at++;
  const integerDigits = at - integerAt;
  if (integerDigits === 0 || (integerDigits > 1 && bytes[integerAt] === 0x30)) return 'text';
  if (at === to && integerDigits <= SAFE_DIGITS) return 'number';
  let isMeant = false;
  if (at < to && bytes[at] === POINT) {
    const fractionAt = ++at;
    while (at < to && isDigit(bytes[at])) at++;
    if (at === fractionAt) return 'text';
    isMeant = true;
  }
  if (at < to && ((bytes[at] ?? 0) | 0x20) === 0x65) {
    at++;
    if (at < to && (bytes[at] === MINUS || bytes[at] === PLUS)) {
      at++;
      isMeant = true;
    }
    const exponentAt = at;
    while (at < to && isDigit(bytes[at])) at++;
    if (at === exponentAt || !isMeant) return 'text';
  }
  if (at < to) return 'text';
  const weight = new NumberWeight();
  for (let next = from; next < to; next++) weight.add(bytes[next] ?? 0);
  return weight.isInexact() ? 'inexact' : 'number';
}

function isWord(bytes: Uint8Array, from: number, to: number, word: Uint8Array): boolean {
  return to - from === word.length && word.every((byte, at) => bytes[from + at] === byte);
}

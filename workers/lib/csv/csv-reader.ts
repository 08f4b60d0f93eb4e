// Reads the records of a CSV file (RFC 4180, and what programs write) in chunks of any size, in flat memory.
import { KiB, MiB } from '../../contract/run/sink';
import { enlarged } from '../enlarged';

export interface CsvDialect {
  /** An ASCII byte. */
  readonly separator: number;
  /** An ASCII byte; undefined if quotation marks are ordinary characters. */
  readonly quote: number | undefined;
}

/** The longest record, because it is in memory. */
export const RECORD_LIMIT = 16 * MiB;
/** The most fields of a record. */
export const FIELD_LIMIT = 1 << 20;

/** `open-quote`: a quoted field has no end. `line` is that of the quotation mark, otherwise the record's. */
export type CsvMistake = 'open-quote' | 'long-record' | 'many-fields';

export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(
    readonly mistake: CsvMistake,
    readonly line: number,
  ) {
    super(mistake);
  }
}

/** How often something was found, and the line of the first. 0 is none. */
export interface Found {
  count: number;
  line: number;
}

/**
 * `plain`: the field's bytes are its text. `quoted`: as well, between quotation marks. `escaped`: they begin after the quotation
 * mark, and two marks are one. A single mark is the closing one, and the bytes after it are as they are.
 */
export const FORM = { plain: 0, quoted: 1, escaped: 2 } as const;

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** What an unquoted field ends at, or counts. */
const KIND = { separator: 1, lineEnd: 2, quote: 3 } as const;

const STATE = { start: 0, plain: 1, quoted: 2, closed: 3, trailing: 4 } as const;
type State = (typeof STATE)[keyof typeof STATE];

/** Three numbers for each field: where it starts and ends, and its form. */
const FIELD = 3;
const FIRST_BYTES = 4 * KiB;
const FIRST_FIELDS = 256;

/**
 * ```ts
 * for await (const chunk of run.read(source)) {
 *   reader.push(chunk);
 *   while (reader.next()) use(reader);
 * }
 * reader.end();
 * while (reader.next()) use(reader);
 * ```
 *
 * The rules are those of Python's csv module: a quotation mark counts at the start of a field only, LF, CR LF and CR end a record,
 * and an empty line is no record. A quoted field without an end throws a CsvError.
 */
export class CsvReader {
  /** Holds the record. Valid until the next call of `push` or `next`. */
  bytes = new Uint8Array(FIRST_BYTES);
  /** The number of the record's fields. */
  count = 0;
  /** The line that the record begins in, from 1. */
  line = 1;
  /** Where the record begins in `bytes`, and where its last field ends. */
  recordStart = 0;
  recordEnd = 0;
  /** Where the record begins in the bytes of all chunks. */
  offset = 0;
  readonly emptyLines: Found = { count: 0, line: 0 };
  /** Fields with text after their closing quotation mark. */
  readonly afterQuote: Found = { count: 0, line: 0 };
  /** Unquoted fields with a quotation mark. */
  readonly innerQuotes: Found = { count: 0, line: 0 };
  readonly quotedFields: Found = { count: 0, line: 0 };
  /** Line ends between records. */
  readonly ends = { lf: 0, crlf: 0, cr: 0 };

  readonly #dialect: CsvDialect;
  readonly #kinds = new Uint8Array(256);
  #fields = new Int32Array(FIRST_FIELDS * FIELD);
  #filled = 0;
  /** Bytes of all chunks before `bytes`. */
  #before = 0;
  #at = 0;
  #state: State = STATE.start;
  /** Fields of the unfinished record, where its current field starts, and its form. */
  #found = 0;
  #fieldStart = 0;
  #form: number = FORM.plain;
  #start = 0;
  #hasInnerQuote = false;
  #startLine = 1;
  #line = 1;
  #quoteLine = 1;
  /** The last record ended with CR, so a line feed here belongs to it. */
  #isAfterReturn = false;
  #isEnded = false;

  constructor(dialect: CsvDialect) {
    this.#dialect = dialect;
    this.#kinds[LINE_FEED] = KIND.lineEnd;
    this.#kinds[RETURN] = KIND.lineEnd;
    if (dialect.quote !== undefined) this.#kinds[dialect.quote] = KIND.quote;
    this.#kinds[dialect.separator] = KIND.separator;
  }

  /** Copies the chunk, which may end anywhere. Throws CsvError for a record beyond the limit. */
  push(chunk: Uint8Array): void {
    if (this.#filled + chunk.length > this.bytes.length) this.#makeRoom(chunk.length);
    this.bytes.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }

  /** Call it after the last chunk. `next` then gives the last record. */
  end(): void {
    this.#isEnded = true;
  }

  /** Where the next line begins in `bytes`. The line feed of a carriage return at the end of a chunk isn't known yet. */
  get recordNext(): number {
    return this.#at;
  }

  startOf(field: number): number {
    return this.#fields[field * FIELD] ?? 0;
  }

  endOf(field: number): number {
    return this.#fields[field * FIELD + 1] ?? 0;
  }

  /** One of FORM. */
  formOf(field: number): number {
    return this.#fields[field * FIELD + 2] ?? 0;
  }

  /** The field's bytes without quotation marks. Valid as long as `bytes`. */
  fieldBytes(field: number): Uint8Array {
    const bytes = this.bytes.subarray(this.startOf(field), this.endOf(field));
    return this.formOf(field) === FORM.escaped ? unescaped(bytes, this.#dialect.quote) : bytes;
  }

  /** Reads a record. Returns false if more bytes are needed, or at the end. Throws CsvError. */
  next(): boolean {
    const { bytes } = this;
    const kinds = this.#kinds;
    const end = this.#filled;
    const quote = this.#dialect.quote ?? -1;
    let at = this.#at;
    let state = this.#state;
    if (this.#isAfterReturn && at < end) {
      this.#isAfterReturn = false;
      if (bytes[at] === LINE_FEED) {
        at++;
        this.ends.crlf++;
        this.ends.cr--;
      }
    }
    while (at < end) {
      if (state === STATE.start) {
        if (this.#found === 0) {
          this.#start = at;
          this.#startLine = this.#line;
        }
        if (bytes[at] === quote) {
          state = STATE.quoted;
          this.#form = FORM.quoted;
          this.#quoteLine = this.#line;
          at++;
        } else {
          state = STATE.plain;
          this.#form = FORM.plain;
        }
        this.#fieldStart = at;
        continue;
      }
      if (state === STATE.quoted) {
        let byte = bytes[at] ?? 0;
        while (byte !== quote) {
          if (byte === RETURN || (byte === LINE_FEED && bytes[at - 1] !== RETURN)) this.#line++;
          if (++at === end) break;
          byte = bytes[at] ?? 0;
        }
        if (at < end) {
          state = STATE.closed;
          at++;
        }
        continue;
      }
      if (state === STATE.closed) {
        const byte = bytes[at] ?? 0;
        const kind = kinds[byte] ?? 0;
        if (byte === quote) {
          state = STATE.quoted;
          this.#form = FORM.escaped;
          at++;
          continue;
        }
        if (kind === 0) {
          state = STATE.trailing;
          this.#form = FORM.escaped;
          count(this.afterQuote, this.#line);
          continue;
        }
      } else {
        let kind = 0;
        while (at < end) {
          kind = kinds[bytes[at] ?? 0] ?? 0;
          if (kind !== 0) break;
          at++;
        }
        if (at === end) break;
        if (kind === KIND.quote) {
          if (state === STATE.plain) this.#hasInnerQuote = true;
          at++;
          continue;
        }
      }
      const isLineEnd = kinds[bytes[at] ?? 0] === KIND.lineEnd;
      if (isLineEnd && this.#found === 0 && at === this.#start) {
        count(this.emptyLines, this.#line);
        at = this.#passLineEnd(at, end);
        state = STATE.start;
        continue;
      }
      this.#addField(state === STATE.closed ? at - 1 : at);
      state = STATE.start;
      if (isLineEnd) {
        this.recordEnd = at;
        this.#at = this.#passLineEnd(at, end);
        this.#state = state;
        this.#finish();
        return true;
      }
      at++;
    }
    this.#at = at;
    this.#state = state;
    return this.#isEnded && this.#nextAtEnd();
  }

  /** The last record, if no line end follows it. */
  #nextAtEnd(): boolean {
    const { start, closed, quoted } = STATE;
    const state = this.#state;
    if (state === quoted) {
      const isLong = this.#at - this.#start > RECORD_LIMIT;
      throw isLong ? new CsvError('long-record', this.#startLine) : new CsvError('open-quote', this.#quoteLine);
    }
    if (state === start && this.#found === 0) return false;
    if (state === start) {
      this.#fieldStart = this.#at;
      this.#form = FORM.plain;
    }
    this.#addField(state === closed ? this.#at - 1 : this.#at);
    this.recordEnd = this.#at;
    this.#state = start;
    this.#finish();
    return true;
  }

  #addField(end: number): void {
    const at = this.#found * FIELD;
    if (at === this.#fields.length) {
      if (this.#found >= FIELD_LIMIT) throw new CsvError('many-fields', this.#startLine);
      this.#fields = enlarged(this.#fields);
    }
    this.#fields[at] = this.#fieldStart;
    this.#fields[at + 1] = end;
    this.#fields[at + 2] = this.#form;
    this.#found++;
    if (this.#form !== FORM.plain) count(this.quotedFields, this.#quoteLine);
    if (this.#hasInnerQuote) {
      count(this.innerQuotes, this.#line);
      this.#hasInnerQuote = false;
    }
  }

  #finish(): void {
    if (this.recordEnd - this.#start > RECORD_LIMIT) throw new CsvError('long-record', this.#startLine);
    this.count = this.#found;
    this.line = this.#startLine;
    this.recordStart = this.#start;
    this.offset = this.#before + this.#start;
    this.#found = 0;
  }

  /** Returns the position after the line end. A CR at the end of the chunk may have a line feed in the next one. */
  #passLineEnd(at: number, end: number): number {
    this.#line++;
    if (this.bytes[at] === LINE_FEED) {
      this.ends.lf++;
      return at + 1;
    }
    if (at + 1 < end && this.bytes[at + 1] === LINE_FEED) {
      this.ends.crlf++;
      return at + 2;
    }
    this.ends.cr++;
    this.#isAfterReturn = at + 1 === end;
    return at + 1;
  }

  /** Moves the unfinished record to the front. A record that doesn't fit gets a larger buffer. */
  #makeRoom(more: number): void {
    const from = this.#found === 0 && this.#state === STATE.start ? this.#at : this.#start;
    const held = this.#filled - from;
    if (held > RECORD_LIMIT) throw new CsvError('long-record', this.#startLine);
    let { length } = this.bytes;
    while (length < 2 * held + more) length *= 2;
    const target = length === this.bytes.length ? this.bytes : new Uint8Array(length);
    target.set(this.bytes.subarray(from, this.#filled));
    this.bytes = target;
    for (let at = 0; at < this.#found * FIELD; at++)
      if (at % FIELD < 2) this.#fields[at] = (this.#fields[at] ?? 0) - from;
    this.#at -= from;
    this.#start -= from;
    this.#fieldStart -= from;
    this.#filled = held;
    this.#before += from;
  }
}

function count(found: Found, line: number): void {
  if (found.count === 0) found.line = line;
  found.count++;
}

/** The text of an escaped field. */
function unescaped(bytes: Uint8Array, quote: number | undefined): Uint8Array {
  const text = new Uint8Array(bytes.length);
  let length = 0;
  let isClosed = false;
  for (let at = 0; at < bytes.length; at++) {
    if (!isClosed && bytes[at] === quote) {
      at++;
      if (bytes[at] !== quote) isClosed = true;
      if (at === bytes.length) break;
    }
    text[length++] = bytes[at] ?? 0;
  }
  return text.subarray(0, length);
}

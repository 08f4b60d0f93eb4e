// Keeps or drops the rows of a CSV file that meet conditions on its columns. A row is written as it is in the file.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Sink } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import { distinctNames } from '../../lib/csv/column-names';
import { csvRefusal, dialectNote } from '../../lib/csv/csv-messages';
import { CsvError, CsvReader, type Found } from '../../lib/csv/csv-reader';
import { DIALECT_HEAD_BYTES, QUOTES, recognizeDialect, SEPARATORS, type FoundDialect } from '../../lib/csv/dialect';
import { headFirst } from '../../lib/head-first';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { Utf8Checker } from '../../lib/utf8-checker';
import type { common } from '../../words/common';
import type { ColumnCondition } from './column-condition';
import { KeptRows } from './kept-rows';
import { withMark } from './marked';
import type { messages } from './messages';
import { columnConditionsOf } from './patterns';
import type { FilterOptions, FilterOutput } from './spec';

const message = messagesOf<typeof messages>('line-filter');
const shared = messagesOf<typeof common>('common');

export async function filterRows(source: AnySource, options: FilterOptions, run: RunContext): Promise<FilterOutput> {
  const conditions = columnConditionsOf(options);
  const sink = new TextSink(await run.sink({ mime: 'text/csv' }));
  const began: { form: TextForm } = { form: 'utf-8' };
  const out = withMark(sink, () => began.form === 'marked' && !options.count);
  const text = textBytes(source, run.read(source), (form) => (began.form = form));
  const checker = new Utf8Checker();
  let bad: number | undefined;
  let filter: RowFilter | undefined;
  try {
    for await (const chunk of headFirst(text, DIALECT_HEAD_BYTES)) {
      bad ??= checker.check(chunk);
      filter ??= new RowFilter(conditions, options, dialectOf(chunk, options), out);
      await filter.push(chunk);
      if (filter.isDone) break;
    }
    if (!filter) throw new Error('There is always a first chunk');
    await filter.finish();
  } catch (error) {
    throw error instanceof CsvError ? csvRefusal(message, error) : error;
  }
  bad ??= checker.end();
  const isUtf8 = bad === undefined || bad >= filter.readBytes;
  const notes: Message[] = [
    ...(hasLoneSurrogate(source) ? [message('surrogates')] : []),
    ...(began.form.startsWith('utf-16') ? [message('utf16')] : []),
    ...filter.notes(),
    ...(isUtf8 ? [] : [message('notUtf8', { remedy: SAVE_AS_UTF8 })]),
  ];
  return { result: await sink.close(), notes, stats: filter.stats };
}

function dialectOf(chunk: Uint8Array, { separator, quote, header }: FilterOptions): FoundDialect {
  const head = chunk.subarray(0, DIALECT_HEAD_BYTES);
  return recognizeDialect(head, chunk.length < DIALECT_HEAD_BYTES, {
    ...(separator !== 'auto' && { separator: SEPARATORS[separator] }),
    ...(quote !== 'auto' && { quote: quote === 'none' ? null : QUOTES[quote] }),
    hasHeader: header,
  });
}

const RETURN = Uint8Array.of(0x0d);

/** The longest part of a field that a note shows. */
const SHOWN_UNITS = 40;
/** The most columns that an error lists. */
const SHOWN_NAMES = 20;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

class RowFilter {
  readonly #conditions: readonly ColumnCondition[];
  readonly #options: FilterOptions;
  readonly #dialect: FoundDialect;
  readonly #reader: CsvReader;
  readonly #kept: KeptRows;
  /** The column of each condition. */
  #columns: readonly number[] | undefined;
  /** Columns that were renamed, because the header has their names twice. */
  #renamed: readonly string[] = [];
  /** Fields of the first row. */
  #width = 0;
  #isBehindSepLine: boolean;
  /** The last chunk ended with a carriage return, whose line feed may be in the next one. */
  #hasReturn = false;
  readonly #unequal: Found = { count: 0, line: 0 };
  readonly #noNumbers: Found & { text: string } = { count: 0, line: 0, text: '' };
  /** Bytes up to the end of the last row that was read. */
  readBytes = 0;

  constructor(
    conditions: readonly ColumnCondition[],
    options: FilterOptions,
    dialect: FoundDialect,
    sink: Pick<Sink, 'write'>,
  ) {
    this.#conditions = conditions;
    this.#options = options;
    this.#dialect = dialect;
    this.#reader = new CsvReader(dialect);
    this.#kept = new KeptRows(options, sink);
    this.#isBehindSepLine = dialect.sepLineBytes === 0;
  }

  get isDone() {
    return this.#kept.isDone;
  }

  get stats() {
    return this.#kept.stats;
  }

  /** Throws CsvError, and ToolError for a column that doesn't exist. */
  async push(chunk: Uint8Array): Promise<void> {
    if (this.#hasReturn) this.#reader.push(RETURN);
    this.#hasReturn = chunk.at(-1) === RETURN[0];
    this.#reader.push(this.#hasReturn ? chunk.subarray(0, -1) : chunk);
    await this.#takeRows();
  }

  async finish(): Promise<void> {
    if (!this.isDone) {
      if (this.#hasReturn) this.#reader.push(RETURN);
      this.#reader.end();
      await this.#takeRows();
    }
    await this.#kept.end();
  }

  notes(): readonly Message[] {
    const { emptyLines } = this.#reader;
    const [renamed, unequal, noNumbers] = [this.#renamed, this.#unequal, this.#noNumbers];
    return [
      dialectNote(message, this.#dialect, this.#options.header),
      ...(renamed.length > 0
        ? [message('duplicateColumns', { count: renamed.length, names: { all: firstOf(renamed) } })]
        : []),
      ...(unequal.count > 0 ? [message('unequalRows', { ...unequal, columns: this.#width })] : []),
      ...(noNumbers.count > 0 ? [message('noNumbers', { ...noNumbers })] : []),
      ...(emptyLines.count > 0 ? [message('emptyLines', { ...emptyLines })] : []),
    ];
  }

  async #takeRows(): Promise<void> {
    while (!this.isDone && this.#reader.next()) this.#take();
    await this.#kept.drain();
  }

  #take(): void {
    const { bytes, recordStart, recordNext, line, count, offset } = this.#reader;
    const row = bytes.subarray(recordStart, recordNext);
    this.readBytes = offset + row.length;
    if (!this.#isBehindSepLine) {
      this.#isBehindSepLine = true;
      this.#kept.takeHead(row, line);
      return;
    }
    if (!this.#columns) {
      this.#width = count;
      this.#columns = this.#columnsIn(this.#names());
      if (this.#options.header) {
        this.#kept.takeHead(row, line);
        return;
      }
    } else if (count !== this.#width && this.#unequal.count++ === 0) this.#unequal.line = line;
    this.#kept.take(row, line, this.#isMet(this.#columns) === (this.#options.mode === 'keep'));
  }

  #names(): readonly string[] {
    const fields = Array.from({ length: this.#width }, (_, field) => field);
    if (!this.#options.header) return fields.map((field) => String(field + 1));
    const { names, duplicates } = distinctNames(fields.map((field) => decoder.decode(this.#reader.fieldBytes(field))));
    this.#renamed = duplicates.map(({ to }) => to);
    return names;
  }

  #columnsIn(names: readonly string[]): readonly number[] {
    return this.#conditions.map(({ column }) => {
      const index = names.indexOf(column);
      if (index >= 0) return index;
      throw new ToolError('invalid-input', message('noColumn', { column, names: { all: firstOf(names) } }), {
        option: 'patterns',
      });
    });
  }

  /** Conditions after the one that decides aren't tested. */
  #isMet(columns: readonly number[]): boolean {
    const isAny = this.#options.need === 'any';
    for (const [index, { test }] of this.#conditions.entries()) {
      const column = columns[index] ?? 0;
      const field = column < this.#reader.count ? this.#fieldText(column) : undefined;
      if (test(field, () => this.#noteNoNumber(field ?? '')) === isAny) return isAny;
    }
    return !isAny;
  }

  #fieldText(column: number): string {
    return decoder.decode(this.#reader.fieldBytes(column));
  }

  #noteNoNumber(text: string): void {
    if (this.#noNumbers.count++ > 0) return;
    this.#noNumbers.line = this.#reader.line;
    this.#noNumbers.text = text.length > SHOWN_UNITS ? `${text.slice(0, SHOWN_UNITS)}…` : text;
  }
}

const firstOf = (names: readonly string[]) =>
  names.length > SHOWN_NAMES
    ? [...names.slice(0, SHOWN_NAMES), shared('more', { more: names.length - SHOWN_NAMES })]
    : names;

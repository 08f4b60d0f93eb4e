// CSV to JSON, of any size.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { distinctNames, numberedName, type ColumnNames } from '../../lib/csv/column-names';
import { csvRefusal, dialectNote } from '../../lib/csv/csv-messages';
import { CsvError, CsvReader, type Found } from '../../lib/csv/csv-reader';
import {
  DIALECT_HEAD_BYTES,
  QUOTES,
  recognizeDialect,
  SEPARATORS,
  type ChosenDialect,
  type FoundDialect,
} from '../../lib/csv/dialect';
import { headFirst } from '../../lib/head-first';
import { InputError, refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { Utf8Checker } from '../../lib/utf8-checker';
import type { common } from '../../words/common';
import { firstOf } from './first-of';
import { JsonRows } from './json-rows';
import type { messages } from './messages';
import type { CsvOptions, CsvOutput } from './spec';

const message = messagesOf<typeof messages>('csv-converter');
const shared = messagesOf<typeof common>('common');

export async function toJson(source: AnySource, options: CsvOptions, run: RunContext): Promise<CsvOutput> {
  refuseLoneSurrogates(source, message('badCsv'));
  try {
    return await withPlace(source, run, () => convert(source, options, run));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw csvRefusal(message, error);
  }
}

async function convert(source: AnySource, options: CsvOptions, run: RunContext): Promise<CsvOutput> {
  const { isLines, typed, nulls, rows, mode } = options;
  let form: TextForm = 'utf-8';
  const text = textOf(source, run, options, (found) => (form = found));
  const checker = new Utf8Checker();
  const table = new Table(options);
  let opened: { readonly dialect: FoundDialect; readonly reader: CsvReader; readonly json: JsonRows } | undefined;
  const sink = await run.sink({ mime: 'application/json' });

  for await (const chunk of headFirst(text, DIALECT_HEAD_BYTES)) {
    const bad = checker.check(chunk);
    if (bad !== undefined) throw notUtf8(bad + (isMarked(form) ? MARK_BYTES : 0));
    if (!opened) {
      const head = chunk.subarray(0, DIALECT_HEAD_BYTES);
      const dialect = recognizeDialect(head, chunk.length < DIALECT_HEAD_BYTES, chosenBy(options));
      const { quote } = dialect;
      const json = new JsonRows({ isLines, isTyped: typed, hasNulls: nulls, quote });
      opened = { dialect, json, reader: new CsvReader(dialect) };
      table.begin(dialect);
    }
    const { reader, json } = opened;
    reader.push(chunk);
    while (reader.next()) {
      table.take(reader, json);
      if (json.isFull) await sink.write(json.take());
    }
  }
  const bad = checker.end();
  if (bad !== undefined) throw notUtf8(bad + (isMarked(form) ? MARK_BYTES : 0));
  if (!opened) throw new Error('There is always a first chunk');
  const { reader, json, dialect } = opened;
  reader.end();
  while (reader.next()) table.take(reader, json);
  json.end();
  await sink.write(json.take());
  return {
    mode,
    result: await sink.close(),
    rows: json.rows,
    columns: table.columns,
    notes: [
      ...formNotes(form, options),
      dialectNote(message, dialect, dialect.hasHeader && rows === 'objects'),
      ...(dialect.sepLineBytes > 0 ? [message('sepLine')] : []),
      ...(json.rows === 0 ? [message('noRows')] : []),
      ...table.notes(),
      ...foundNote('heldNumbers', json.held),
      ...foundNote('emptyLines', reader.emptyLines),
      ...foundNote('afterQuote', reader.afterQuote),
      ...foundNote('innerQuotes', reader.innerQuotes),
    ],
  };
}

const MARK_BYTES = 3;
const isMarked = (form: TextForm) => form === 'marked';

/** The file's text as UTF-8. Typed text has no encoding. */
function textOf(
  source: AnySource,
  run: RunContext,
  { encoding }: CsvOptions,
  onForm: (form: TextForm) => void,
): AsyncGenerator<Uint8Array> {
  const chunks = run.read(source);
  return encoding === 'auto' || typeof source === 'string'
    ? textBytes(source, chunks, onForm)
    : decoded(chunks, encoding);
}

async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  const convert = (chunk?: Uint8Array) => {
    try {
      return encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch (cause) {
      throw new ToolError('invalid-input', shared('badUtf16'), { cause });
    }
  };
  for await (const chunk of chunks) yield convert(chunk);
  yield convert();
}

const notUtf8 = (offset: number) =>
  new InputError(offset, (place) => shared('badUtf8', { place, remedy: message('chooseEncoding') }));

function chosenBy({ separator, quote, header }: CsvOptions): ChosenDialect {
  return {
    ...(separator !== 'auto' && { separator: SEPARATORS[separator] }),
    ...(quote !== 'auto' && { quote: quote === 'none' ? null : QUOTES[quote] }),
    ...(header !== 'auto' && { hasHeader: header === 'yes' }),
  };
}

/** The records as rows with names, and what is unusual about them. */
class Table {
  /** Of the first record. */
  columns = 0;
  readonly #isNamed: boolean;
  readonly #short: Found = { count: 0, line: 0 };
  readonly #long: Found = { count: 0, line: 0 };
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #hasHeader = false;
  #toSkip = 0;
  #names: string[] = [];
  #header: ColumnNames | undefined;
  #isBegun = false;

  constructor({ rows }: CsvOptions) {
    this.#isNamed = rows === 'objects';
  }

  begin({ hasHeader, sepLineBytes }: FoundDialect): void {
    this.#hasHeader = hasHeader;
    this.#toSkip = sepLineBytes > 0 ? 1 : 0;
  }

  take(reader: CsvReader, json: JsonRows): void {
    if (this.#toSkip > 0) {
      this.#toSkip--;
      return;
    }
    const { count, line } = reader;
    if (!this.#isBegun) {
      this.#isBegun = true;
      this.columns = count;
      if (this.#isNamed && this.#begin(reader, json)) return;
    } else if (count !== this.columns) {
      const found = count < this.columns ? this.#short : this.#long;
      if (found.count++ === 0) found.line = line;
      if (this.#isNamed && count > this.#names.length) this.#nameMore(count, json);
    }
    json.add(reader);
  }

  notes(): readonly Message[] {
    const { columns } = this;
    const [short, long] = [this.#short, this.#long];
    if (!this.#isNamed) {
      const lines = [short, long].filter((found) => found.count > 0).map((found) => found.line);
      const all = { count: short.count + long.count, line: Math.min(...lines) };
      return all.count === 0 ? [] : [message('unequalRows', { ...all, columns })];
    }
    const { duplicates = [], unnamed = [] } = this.#header ?? {};
    const renamed = duplicates.map((one) => message('renamed', one));
    const name = this.#names[columns] ?? '';
    return [
      ...(renamed.length > 0 ? [message('duplicateHeaders', { count: renamed.length, names: firstOf(renamed) })] : []),
      ...(unnamed.length > 0 ? [message('emptyHeaders', { count: unnamed.length, names: firstOf(unnamed) })] : []),
      ...(short.count > 0 ? [message('shortRows', { ...short, columns })] : []),
      ...(long.count > 0 ? [message('longRows', { ...long, columns, name })] : []),
    ];
  }

  /** Returns whether the first record is the header. */
  #begin(reader: CsvReader, json: JsonRows): boolean {
    const header = Array.from({ length: reader.count }, (_, field) =>
      this.#hasHeader ? this.#decoder.decode(reader.fieldBytes(field)) : numberedName(field),
    );
    this.#header = distinctNames(header);
    this.#names = [...this.#header.names];
    json.nameColumns(this.#names);
    return this.#hasHeader;
  }

  /** Names for fields beyond the header. Twice as many as needed, so that ever longer rows don't take quadratic time. */
  #nameMore(count: number, json: JsonRows): void {
    const before = this.#names.length;
    const more = Array.from({ length: 2 * count - before }, (_, at) => numberedName(before + at));
    this.#names = [...distinctNames([...this.#names, ...more]).names];
    json.nameColumns(this.#names);
  }
}

type FoundKey = 'heldNumbers' | 'emptyLines' | 'afterQuote' | 'innerQuotes';
const foundNote = (key: FoundKey, found: Found): readonly Message[] =>
  found.count > 0 ? [message(key, { ...found })] : [];

function formNotes(form: TextForm, { encoding }: CsvOptions): readonly Message[] {
  if (form.startsWith('utf-16') || encoding.startsWith('utf-16')) return [message('utf16')];
  if (encoding === 'windows-1252') return [message('windows1252')];
  return isMarked(form) ? [message('byteOrderMark')] : [];
}

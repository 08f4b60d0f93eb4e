// JSON and JSON Lines to CSV, of any size: once to find the columns of all rows, and once to write them.
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { SEPARATORS } from '../../lib/csv/dialect';
import { withRefusal } from '../../lib/input-error';
import { JsonTokens } from '../../lib/json/json-tokens';
import { readJson, type JsonPass } from '../../lib/json/read-json';
import { CsvRows, type FoundCell } from './csv-rows';
import { firstOf } from './first-of';
import { Columns } from './json-columns';
import { JsonRowReader, type RowHandler } from './json-row-reader';
import type { messages } from './messages';
import { MAX_DEPTH, type CsvOptions, type CsvOutput } from './spec';

const message = messagesOf<typeof messages>('csv-converter');

const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

const onlyColumns: RowHandler = { begin: () => undefined, cell: () => undefined, end: () => undefined };

export async function toCsv(source: AnySource, options: CsvOptions, run: RunContext): Promise<CsvOutput> {
  const { mode, separator, marked, columns: which } = options;
  const columns = new Columns();
  const areKnown = which === 'all';
  const total = sizeOf(source);
  const passOf = (before: number): JsonPass | undefined => (areKnown ? { passes: 2, before, total } : undefined);
  if (areKnown) await readRows(source, run, columns, onlyColumns, passOf(0));

  const sink = await run.sink({ mime: separator === 'tab' ? 'text/tab-separated-values' : 'text/csv' });
  const rows = new CsvRows({
    ...options,
    separator: SEPARATORS[separator === 'auto' ? 'comma' : separator],
    columns,
    areKnown,
  });
  if (marked) await sink.write(MARK);
  const form = await readRows(source, run, columns, rows, passOf(total), async () => {
    if (rows.isFull) await sink.write(rows.take());
  });
  await sink.write(rows.take());
  const formNote = form.startsWith('utf-16') ? 'utf16' : form === 'marked' && !marked ? 'byteOrderMark' : undefined;
  return {
    mode,
    result: await sink.close(),
    rows: rows.rows - rows.emptyRows.count,
    columns: rows.width ?? 0,
    notes: [...(formNote ? [message(formNote)] : []), ...notesOf(rows, columns, options)],
  };
}

/** `onRows` is called often, so that rows can be written. Returns the form of the input's text. */
async function readRows(
  source: AnySource,
  run: RunContext,
  columns: Columns,
  handler: RowHandler,
  pass?: JsonPass,
  onRows?: () => Promise<void>,
) {
  const tokens = new JsonTokens(new JsonRowReader(columns, handler));
  const onOutput = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length;) {
      const end = Math.min(bytes.length, at + BETWEEN_WRITES);
      while (at < end) at = tokens.take(bytes, at);
      await onRows?.();
    }
  };
  const job = { writing: 'minified', indent: '', isLines: true, maxDepth: MAX_DEPTH, onOutput } as const;
  const { form } = await withRefusal(message('badJson'), () =>
    readJson(source, run, { ...job, ...(pass && { pass }) }),
  );
  tokens.end();
  return form;
}

/** Bytes of JSON after which rows are written. */
const BETWEEN_WRITES = 64 * 1024;

function notesOf(rows: CsvRows, { names }: Columns, { defused }: CsvOptions): readonly Message[] {
  const { emptyRows, unequalRows, leftOut, width = 0 } = rows;
  const columnOf = (column: number) => (rows.kind === 'object' ? (names[column] ?? '') : String(column + 1));
  const placeOf = ({ row, column }: FoundCell) =>
    row === 0
      ? message('headerCell', { column: columnOf(column) })
      : message('cell', { row, column: columnOf(column) });
  const note = (key: PlacedNote, found: FoundCell) =>
    found.count > 0 ? [message(key, { count: found.count, place: placeOf(found) })] : [];
  const leftOutNames = firstOf([...rows.leftOutColumns].map(columnOf));
  return [
    ...(rows.rows === emptyRows.count ? [message('noRows')] : []),
    ...(emptyRows.count > 0 ? [message('emptyRows', emptyRows)] : []),
    ...(unequalRows.count > 0 ? [message('unequalArrays', { ...unequalRows, columns: width })] : []),
    ...(leftOut.count > 0
      ? [message('leftOut', { count: leftOut.count, names: leftOutNames, place: placeOf(leftOut) })]
      : []),
    ...note('repeatedKeys', rows.repeatedKeys),
    ...note(defused ? 'defusedFormulas' : 'formulas', rows.formulas),
    ...note('json', rows.json),
    ...note('nullsAsEmpty', rows.nulls),
    ...note('halfCharacters', rows.halfCharacters),
  ];
}

type PlacedNote = 'repeatedKeys' | 'formulas' | 'defusedFormulas' | 'json' | 'nullsAsEmpty' | 'halfCharacters';

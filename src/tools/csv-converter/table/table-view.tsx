// The rows of the result as a table, of which only those in view are read.
import clsx from 'clsx';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { say } from '../../../../workers/words/in-words';
import { Rows, RowsPlace } from '../../../tool-kit/rows/rows';
import { rowsHeight } from '../../../tool-kit/rows/looks';
import { Checkbox } from '../../../ui/checkbox';
import { Disclosure } from '../../../ui/disclosure';
import { SearchField } from '../../../ui/search-field';
import type { Cell } from './parse-row';
import { tableRows, type NumberedRow, type TableRows } from './table-rows';
import * as words from './words';

const ROW_PX = 28;
/** Each cell in view is an element. */
const MOST_COLUMNS = 50;
/** Widths in characters. */
const [NARROWEST, WIDEST] = [4, 32];
/** Rows whose texts decide the widths. */
const MEASURED_ROWS = 64;
/** The longest text that a cell shows. */
const CELL_UNITS = 200;

const NOTHING: ReadonlySet<string> = new Set();

interface TableViewProps {
  /** The same function for one text. */
  blobOf: () => Blob;
}

export default function TableView({ blobOf }: TableViewProps) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const [hidden, setHidden] = useState(NOTHING);
  const rows = useTableRows(blobOf, wanted);
  const names = useNames(rows);
  const visible = names.filter((name) => !hidden.has(name));
  const shown = visible.slice(0, MOST_COLUMNS);
  return (
    <div className="fills flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SearchField
          label={words.filter}
          value={filter}
          onChange={setFilter}
          className="relative min-w-0 flex-1 basis-40"
        />
        <span role="status" className="text-sm text-muted tabular-nums">
          {say(rows.isCut() ? words.firstMatches : words.shownRows, { shown: rows.count, total: rows.total() })}
        </span>
        <Disclosure label={words.columns} className="basis-full">
          <div className="flex max-h-40 flex-wrap gap-x-4 overflow-auto">
            {names.map((name) => (
              <Checkbox
                key={name}
                label={oneLine(name)}
                checked={!hidden.has(name)}
                onChange={(isShown) => setHidden(new Set([...hidden, name].filter((one) => !isShown || one !== name)))}
              />
            ))}
          </div>
        </Disclosure>
      </div>
      {visible.length > shown.length && (
        <p className="text-sm text-muted">{say(words.shownColumns, { shown: shown.length, total: names.length })}</p>
      )}
      {rows.count > 0 ? (
        <RowTable rows={rows} columns={JSON.stringify(shown)} />
      ) : rows.isComplete() ? (
        <p className="py-3 text-sm text-muted">{words.noMatch}</p>
      ) : (
        <RowsPlace fills text={words.reading} height={rowsHeight(MEASURED_ROWS, 'text', { rowPx: ROW_PX })} />
      )}
    </div>
  );
}

interface RowTableProps {
  rows: TableRows;
  /** Their names as JSON: equal names are the same text, so rows render again only for other columns. */
  columns: string;
}

function RowTable({ rows, columns }: RowTableProps) {
  const grid = useGrid(rows, columns);
  const names = useMemo(() => JSON.parse(columns) as readonly string[], [columns]);
  const renderRow = useCallback(
    (index: number) => {
      const row = rows.at(index);
      return row && <TableRowView row={row} columns={names} grid={grid} />;
    },
    [rows, names, grid],
  );
  const head = (
    <div className="grid w-max font-semibold" style={{ gridTemplateColumns: grid }}>
      <span role="columnheader" className="sticky inset-s-0 bg-raised pe-3 text-end text-muted">
        {words.row}
      </span>
      {names.map((name) => (
        <span key={name} role="columnheader" className="truncate pe-4" title={name}>
          {oneLine(name)}
        </span>
      ))}
    </div>
  );
  return <Rows fills source={rows} label={words.table} rowPx={ROW_PX} head={head} renderRow={renderRow} />;
}

/** Follows the rows as they are found. */
function useTableRows(blobOf: () => Blob, wanted: string): TableRows {
  const rows = useMemo(() => tableRows(blobOf, wanted), [blobOf, wanted]);
  useEffect(() => {
    const ending = new AbortController();
    // A text that can't be read says so with its rows.
    rows.readAll(ending.signal).catch(() => undefined);
    return () => ending.abort();
  }, [rows]);
  useSyncExternalStore(rows.subscribe, rows.version);
  return rows;
}

const useNames = (rows: TableRows): readonly string[] => {
  const version = rows.version();
  return useMemo(() => (version < 0 ? [] : rows.columns()), [rows, version]);
};

/** Column widths that fit the first rows. Later rows don't change them, because columns must not move while the visitor reads. */
function useGrid(rows: TableRows, key: string): string | undefined {
  const isMeasured = rows.at(0) !== undefined;
  return useMemo(
    () => (isMeasured ? gridOf(rows, JSON.parse(key) as readonly string[]) : undefined),
    [rows, key, isMeasured],
  );
}

function gridOf(rows: TableRows, columns: readonly string[]): string {
  const widths = columns.map((name) => {
    let widest = name.length;
    for (let index = 0; index < MEASURED_ROWS; index++) {
      widest = Math.max(widest, rows.at(index)?.cells.get(name)?.text.length ?? 0);
    }
    // The gap beside a cell takes two characters.
    return `${String(Math.min(WIDEST, Math.max(NARROWEST, widest)) + 2)}ch`;
  });
  return [`${String(Math.max(NARROWEST, String(rows.total()).length) + 2)}ch`, ...widths].join(' ');
}

interface TableRowViewProps {
  row: NumberedRow;
  columns: readonly string[];
  grid: string | undefined;
}

function TableRowView({ row: { number, cells }, columns, grid }: TableRowViewProps) {
  return (
    <div className="grid w-max" style={{ gridTemplateColumns: grid }}>
      <span role="rowheader" className="sticky inset-s-0 bg-raised pe-3 text-end text-muted tabular-nums">
        {number}
      </span>
      {columns.map((name) => (
        <TableCell key={name} cell={cells.get(name)} />
      ))}
    </div>
  );
}

function TableCell({ cell }: { cell: Cell | undefined }) {
  const text = oneLine(cell?.text ?? '');
  return (
    <span
      role="cell"
      className={clsx(
        'truncate pe-4',
        cell?.kind === 'number' && 'text-end text-data-number',
        cell?.kind === 'literal' && 'text-data-literal',
      )}
      title={text === '' ? undefined : text}
    >
      {text}
    </span>
  );
}

/** Line ends are shown by a sign, because a row has one line. */
const oneLine = (text: string) => text.slice(0, CELL_UNITS).replace(/\r\n|[\r\n]/g, '↵');

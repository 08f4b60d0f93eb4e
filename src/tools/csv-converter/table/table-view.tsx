// The rows of the result as a table, of which only those in view are read.
import clsx from 'clsx';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SortOutput } from '../../../../workers/kernels/csv-converter/spec';
import type { Cell } from '../../../../workers/contract/run/table-row';
import { say } from '../../../../workers/words/in-words';
import { useAppDispatch } from '../../../state/hooks';
import { EMPTY_INPUT } from '../../../state/inputs';
import type { PageOutput } from '../../../state/page-output';
import { cancelRun } from '../../../state/run-tool';
import RunError from '../../../tool-kit/result/run-error';
import RunProgress from '../../../tool-kit/result/run-progress';
import { Rows, RowsPlace } from '../../../tool-kit/rows/rows';
import { rowsHeight } from '../../../tool-kit/rows/looks';
import { Checkbox } from '../../../ui/checkbox';
import { Disclosure } from '../../../ui/disclosure';
import { SearchField } from '../../../ui/search-field';
import { ColumnHeader } from './column-header';
import { tableRows, type NumberedRow, type ShownRows, type TableRows } from './table-rows';
import { SORT_NAME, useSortedRows, type Sort } from './use-sorted-rows';
import * as words from './words';

const ROW_PX = 28;
/** Each cell in view is an element. */
const MOST_COLUMNS = 50;
/** Widths in characters. */
const [NARROWEST, WIDEST] = [4, 32];
/** The sign of the order beside a column's name, in characters. */
const SIGN = 3;
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
  const dispatch = useAppDispatch();
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const [hidden, setHidden] = useState(NOTHING);
  const [sort, setSort] = useState<Sort>();
  const unsorted = useTableRows(blobOf, wanted);
  const sorting = useSortedRows(blobOf, wanted, sort);
  const rows = sorting.rows ?? unsorted;
  useSyncExternalStore(rows.subscribe, rows.version);
  const names = [...new Set([...useNames(unsorted), ...useNames(rows)])];
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
        <span role="status" className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span>
            {say(rows.isCut() ? words.firstMatches : words.shownRows, { shown: rows.count, total: rows.total() })}
          </span>
          <span>{sorting.output ? orderOf(sorting.output) : words.unsorted}</span>
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
      {sorting.active && (
        <RunProgress
          key={sorting.active.runId}
          toolId={SORT_NAME}
          run={sorting.active}
          onCancel={() => dispatch(cancelRun(SORT_NAME))}
        />
      )}
      {sorting.error && <RunError error={sorting.error} input={EMPTY_INPUT} />}
      {rows.count > 0 ? (
        <RowTable
          rows={rows}
          columns={JSON.stringify(shown)}
          sort={sorting.output?.of}
          onSort={(column) => setSort(nextSort(column, sorting.active ? sort : sorting.output?.of))}
        />
      ) : rows.isComplete() ? (
        <p className="py-3 text-sm text-muted">{words.noMatch}</p>
      ) : (
        <RowsPlace fills text={words.reading} height={rowsHeight(MEASURED_ROWS, 'text', { rowPx: ROW_PX })} />
      )}
    </div>
  );
}

/** Ascending, descending, and the table's order. */
function nextSort(column: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}

const orderOf = ({ of: { column }, isNumeric }: PageOutput<SortOutput>) =>
  say(isNumeric ? words.sortedAsNumbers : words.sortedAsText, { column: oneLine(column) });

interface RowTableProps {
  rows: ShownRows;
  /** Their names as JSON: equal names are the same text, so rows render again only for other columns. */
  columns: string;
  /** What they are sorted by. */
  sort: Sort | undefined;
  onSort: (column: string) => void;
}

function RowTable({ rows, columns, sort, onSort }: RowTableProps) {
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
    <div className="grid w-max items-center font-semibold" style={{ gridTemplateColumns: grid }}>
      <span role="columnheader" className="sticky inset-s-0 bg-raised pe-3 text-end text-muted">
        {words.row}
      </span>
      {names.map((name) => (
        <ColumnHeader key={name} name={name} label={oneLine(name)} sort={sort} onSort={onSort} />
      ))}
    </div>
  );
  // Sorted rows are shown from the first one.
  const first = useMemo(() => sort && { row: 0 }, [sort]);
  return <Rows fills source={rows} label={words.table} rowPx={ROW_PX} head={head} renderRow={renderRow} goTo={first} />;
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

const useNames = (rows: ShownRows): readonly string[] => {
  const version = rows.version();
  return useMemo(() => (version < 0 ? [] : rows.columns()), [rows, version]);
};

/**
 * Column widths that fit the rows that were first. Later ones and those of another order don't change them, because columns must not
 * move while the visitor reads.
 */
function useGrid(rows: ShownRows, columns: string): string | undefined {
  const [measured, setMeasured] = useState<{ readonly columns: string; readonly widths: string }>();
  if (measured?.columns !== columns && rows.at(0) !== undefined)
    setMeasured({ columns, widths: widthsOf(rows, JSON.parse(columns) as readonly string[]) });
  if (measured?.columns !== columns) return undefined;
  return `${Math.max(NARROWEST, String(rows.total()).length) + 2}ch ${measured.widths}`;
}

function widthsOf(rows: ShownRows, columns: readonly string[]): string {
  const widths = columns.map((name) => {
    let widest = name.length + SIGN;
    for (let index = 0; index < MEASURED_ROWS; index++) {
      widest = Math.max(widest, rows.at(index)?.cells.get(name)?.text.length ?? 0);
    }
    // The gap beside a cell takes two characters.
    return `${Math.min(WIDEST, Math.max(NARROWEST, widest)) + 2}ch`;
  });
  return widths.join(' ');
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

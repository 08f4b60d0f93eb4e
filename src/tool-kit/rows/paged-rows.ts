// Rows that are read in pages when a list needs them. Only the most recently used pages stay in memory.
import type { RowSource } from './row-source';

/** The rows of a page, counted from its first. */
export type RowPage<Row> = (index: number) => Row | undefined;

export interface PagedRowsOptions<Row> {
  readonly count: number;
  readonly pageRows: number;
  /** Reads the rows from `from` up to `to` (exclusive). */
  readonly read: (from: number, to: number) => Promise<RowPage<Row>>;
}

/** A list needs one or two pages at a time. */
const KEPT_PAGES = 16;

export function pagedRows<Row>({ count, pageRows, read }: PagedRowsOptions<Row>): RowSource<Row> {
  /** The most recently used page is last. */
  const pages = new Map<number, RowPage<Row>>();
  const listeners = new Set<() => void>();
  let wanted: readonly number[] = [];
  let refused: readonly number[] = [];
  let version = 0;
  let isReading = false;

  const keep = (number: number, page: RowPage<Row>) => {
    pages.delete(number);
    pages.set(number, page);
    const surplus = pages.size - Math.max(KEPT_PAGES, wanted.length);
    for (const old of [...pages.keys()].slice(0, Math.max(0, surplus))) pages.delete(old);
  };
  const changed = () => {
    version++;
    for (const listener of listeners) listener();
  };
  const readPage = async (number: number) =>
    keep(number, await read(number * pageRows, Math.min(count, (number + 1) * pageRows)));

  /**
   * Only one read at a time. After the scroll bar was dragged over a thousand pages, the visitor waits only for the last one.
   */
  const readWanted = async () => {
    if (isReading) return;
    isReading = true;
    for (;;) {
      const missing = wanted.filter((number) => !pages.has(number));
      if (missing.length === 0 || missing.some((number) => refused.includes(number))) break;
      refused = await Promise.all(missing.map(readPage)).then(
        () => [],
        () => missing,
      );
      changed();
    }
    isReading = false;
  };

  return {
    count,
    at: (index) => pages.get(Math.floor(index / pageRows))?.(index % pageRows),
    need(from, to) {
      const first = Math.floor(from / pageRows);
      const last = Math.floor(Math.max(from, to - 1) / pageRows);
      wanted = count === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
      for (const number of wanted) {
        const page = pages.get(number);
        if (page) keep(number, page);
      }
      void readWanted();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    version: () => version,
    isUnreadable: () => refused.length > 0,
  };
}

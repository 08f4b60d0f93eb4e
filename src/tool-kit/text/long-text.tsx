// A text of any size as rows, of which only those in view are read, colored and on the page.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { LineNumber } from '../result/line-number';
import { Rows, RowsPlace } from '../rows/rows';
import { rowsHeight } from '../rows/looks';
import type { RowTarget } from '../rows/use-row-scroll';
import type { Language } from './lexer';
import { RowText } from './row-text';
import { textRows, type TextRows } from './text-rows';
import { useViewSwitches } from './view-switches';
import * as words from './words';

interface LongTextProps {
  /** The same function for one text. */
  blobOf: () => Blob;
  bytes: number;
  language: Language | undefined;
  label: string;
  search: RegExp | undefined;
  /** The place in bytes of the match to show. */
  target: number | undefined;
}

/** Without wrapping: a browser lays out one line of 64 KB as slowly as a page of text. */
const MOST_COLUMNS = 400;
const FEWEST_COLUMNS = 20;

/** For the line numbers, until they are known. */
const LINE_BYTES = 20;

export function LongText({ blobOf, bytes, language, label, search, target }: LongTextProps) {
  const { wraps, showInvisible } = useViewSwitches();
  const digits = String(Math.ceil(bytes / LINE_BYTES)).length;
  const box = useRef<HTMLDivElement>(null);
  const fitting = useFittingColumns(box, digits);
  const columns = wraps ? fitting : MOST_COLUMNS;
  const rows = useTextRows(blobOf, columns, language);
  const goTo = useTargetRow(rows, target);
  const renderRow = useCallback(
    (index: number) => {
      const row = rows?.at(index);
      if (!row) return ' ';
      return (
        <>
          <LineNumber line={row.line} digits={digits} />
          <RowText
            row={row.text}
            tokens={row.tokens}
            showInvisible={showInvisible}
            search={search}
            current={index === goTo?.row ? goTo.column : undefined}
          />
        </>
      );
    },
    [rows, digits, showInvisible, search, goTo],
  );
  return (
    <div ref={box} className="fills flex flex-col gap-2">
      {rows && (rows.count > 0 || rows.isComplete()) ? (
        <Rows
          fills
          source={rows}
          label={label}
          goTo={goTo}
          isMarked={(row) => row === goTo?.row}
          renderRow={renderRow}
        />
      ) : (
        <RowsPlace fills text={words.reading} height={rowsHeight(Math.ceil(bytes / MOST_COLUMNS), 'text')} />
      )}
    </div>
  );
}

/** Follows the rows as they are found. Undefined until the first. */
function useTextRows(blobOf: () => Blob, columns: number | undefined, language: Language | undefined) {
  const rows = useMemo(
    () => (columns === undefined ? undefined : textRows(blobOf, columns, language)),
    [blobOf, columns, language],
  );
  useEffect(() => {
    const ending = new AbortController();
    // A text that can't be read says so with its rows.
    rows?.readAll(ending.signal).catch(() => undefined);
    return () => ending.abort();
  }, [rows]);
  useSyncExternalStore(rows?.subscribe ?? never, rows?.version ?? zero);
  return rows;
}

const never = () => () => undefined;
const zero = () => 0;

interface MatchTarget extends RowTarget {
  readonly column: number;
}

function useTargetRow(rows: TextRows | undefined, target: number | undefined): MatchTarget | undefined {
  const [found, setFound] = useState<{ of: unknown; target: number; goTo: MatchTarget }>();
  const isReady = rows?.isComplete() === true;
  useEffect(() => {
    if (!rows || !isReady || target === undefined) return;
    let isWanted = true;
    rows.placeOf(target).then(
      (goTo) => isWanted && setFound({ of: rows, target, goTo }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [rows, isReady, target]);
  return found?.of === rows && found?.target === target ? found?.goTo : undefined;
}

/** Padding of the box and gap beside the numbers, in columns. */
const AROUND = 5;
const SAMPLE = '0'.repeat(50);
const SETTLED_MS = 150;

/** How many characters fit into a row. Undefined until measured. */
function useFittingColumns(box: React.RefObject<HTMLElement | null>, digits: number): number | undefined {
  const [columns, setColumns] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fit = () => {
      const sample = document.createElement('span');
      sample.className = 'invisible absolute font-mono text-sm';
      sample.textContent = SAMPLE;
      element.append(sample);
      const width = sample.getBoundingClientRect().width / SAMPLE.length;
      sample.remove();
      if (width > 0) setColumns(Math.max(FEWEST_COLUMNS, Math.floor(element.clientWidth / width) - digits - AROUND));
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // Another width means other rows, so the visitor's dragging must come to rest first.
      timer = setTimeout(fit, SETTLED_MS);
    });
    fit();
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, digits]);
  return columns;
}

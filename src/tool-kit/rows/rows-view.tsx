// Any number of rows of one height, of which only those in view are in the page.
//
// Only visible rows are rendered, at the position of the view itself (`sticky`): the browser may scroll before the page has
// rendered, and rows at their real position would be out of view by then.
//
// Screen readers announce a list of `count` items and each item's number. The box is focusable and scrolls by keyboard.
import clsx from 'clsx';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Ruler } from '../../ui/ruler';
import { LOOKS, ROW_PX, rowsHeight, type Look, type RowsSize } from './looks';
import type { RowSource } from './row-source';
import { heightOf } from './scroll';
import { isTreeKey, type RowTree, type TreeItem } from './tree/tree';
import { useRowScroll, type RowTarget } from './use-row-scroll';
import * as words from './words';

export interface RowsViewProps extends RowsSize {
  source: RowSource<unknown>;
  /** Names the list. */
  label: string;
  /** Renders a row's content. It is called again when the row has loaded, and must not change the row's height. */
  renderRow: (index: number) => ReactNode;
  look?: Look;
  /** In the pane of a tool that fills the window, the list takes the remaining height. */
  fills?: boolean;
  goTo?: RowTarget | undefined;
  isMarked?: (index: number) => boolean;
  /** A row that stays above the others. The list is then a table, and its rows have cells. */
  head?: ReactNode;
  /** The list is a tree: keys move within it, and screen readers announce levels. */
  tree?: RowTree | undefined;
}

/** From this number of rows on, a ruler shows which part is in view, because the scroll bar's thumb has its minimum size. */
const MEASURED_ROWS = 1000;

/** Its height, including the gap above it. */
const RULER_PX = 18;

/** Rows beyond each edge of the view, so that the Tab key reaches elements in the next row. */
const BEYOND = 2;

export default function RowsView(props: RowsViewProps) {
  const { source, label, renderRow, look = 'text', fills = false, rowPx = ROW_PX, isMarked, tree, head } = props;
  const id = useId();
  const { pad, box, content } = LOOKS[look];
  const { count } = source;
  const isTable = head !== undefined;
  const headPx = isTable ? rowPx : 0;
  const height = rowsHeight(count, look, props) + headPx;
  const isText = look !== 'list';
  const rulerPx = isText && count > MEASURED_ROWS ? RULER_PX : 0;
  const sizes = {
    count,
    rowPx,
    viewPx: height - LOOKS[look].frame - rulerPx - headPx,
    padding: 2 * pad + rulerPx + headPx,
  };
  const { extent, top, handlers } = useRowScroll(sizes, props.goTo, tree?.active);
  const focus = useKeptFocus(handlers.ref);
  const inView = Math.ceil(extent.viewPx / rowPx);
  const first = Math.max(0, Math.floor(top) - BEYOND);
  const end = Math.min(count, Math.floor(top) + inView + 1 + BEYOND);
  const version = useRows(source, first - inView, end + inView);

  return (
    <>
      {source.isUnreadable() && (
        <p role="alert" className="text-sm text-danger">
          {words.unreadable}
        </p>
      )}
      <div
        {...handlers}
        {...focus}
        role={tree ? 'tree' : isText ? 'region' : 'list'}
        aria-label={label}
        // The focus stays on the tree, because rows are added and removed.
        aria-activedescendant={
          tree?.active !== undefined && tree.active >= first && tree.active < end ? `${id}${tree.active}` : undefined
        }
        onKeyDown={(event) => {
          if (!tree || event.altKey || event.ctrlKey || event.metaKey || !isTreeKey(event.key)) {
            handlers.onKeyDown(event);
            return;
          }
          event.preventDefault();
          tree.onKey(event.key);
        }}
        // A scrollable box must be focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className={clsx('overflow-auto contain-content', box, fills && 'fills-and-scrolls')}
        style={{ height }}
      >
        <div className={content} style={{ height: heightOf(extent) + 2 * pad + rulerPx + headPx }}>
          <div
            role={isTable ? 'table' : isText && !tree ? 'list' : undefined}
            aria-label={isTable ? label : undefined}
            aria-rowcount={isTable ? count + 1 : undefined}
            className="sticky top-0 overflow-y-clip"
            style={{ height: extent.viewPx + 2 * pad + headPx }}
          >
            {isTable && (
              <div role="row" aria-rowindex={1} className="relative z-1 bg-raised" style={{ height: headPx }}>
                {head}
              </div>
            )}
            <div style={{ transform: `translateY(${pad - (top - first) * rowPx}px)` }}>
              {Array.from({ length: end - first }, (_, index) => first + index).map((index) => (
                <Row
                  key={index}
                  index={index}
                  count={count}
                  look={look}
                  rowPx={rowPx}
                  version={version}
                  renderRow={renderRow}
                  {...tree?.itemAt(index)}
                  id={`${id}${index}`}
                  isTree={tree !== undefined}
                  isTable={isTable}
                  isMarked={isMarked?.(index) ?? false}
                />
              ))}
            </div>
          </div>
          {rulerPx > 0 && (
            <div
              className="sticky inset-s-0 w-48 max-w-full pt-1"
              style={{ top: extent.viewPx + 2 * pad + headPx, height: rulerPx }}
            >
              <Ruler from={top / count} to={(top + extent.viewPx / rowPx) / count} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

interface RowProps extends Required<Pick<RowsViewProps, 'look' | 'renderRow'>>, Partial<TreeItem> {
  id: string;
  isTree: boolean;
  isTable: boolean;
  index: number;
  count: number;
  rowPx: number;
  /** Reads the row from the source, because it may have loaded in the meantime. */
  version: number;
  isMarked: boolean;
}

/** Most rows were in the previous frame, at another position. Only new rows take time. */
const Row = memo(function Row({ index, count, look, rowPx, isMarked, renderRow, ...item }: RowProps) {
  const mark = isMarked ? true : undefined;
  const { id, isTree, isTable, level, position = index + 1, size = count, isExpanded } = item;
  return (
    <div
      id={isTree ? id : undefined}
      role={isTable ? 'row' : isTree ? 'treeitem' : 'listitem'}
      aria-rowindex={isTable ? index + 2 : undefined}
      aria-level={level}
      aria-expanded={isExpanded}
      aria-selected={isTree ? isMarked : undefined}
      aria-setsize={isTable ? undefined : size}
      aria-posinset={isTable ? undefined : position}
      aria-current={mark}
      data-marked={mark}
      className={LOOKS[look].row}
      style={{ height: rowPx, lineHeight: look !== 'list' ? `${rowPx}px` : undefined }}
    >
      {renderRow(index)}
    </div>
  );
});

/** Loads the rows in view and one view's length in both directions, and renders again when they have loaded. */
function useRows(source: RowSource<unknown>, from: number, to: number): number {
  const first = Math.max(0, from);
  const end = Math.min(source.count, to);
  useEffect(() => source.need(first, end), [source, first, end]);
  return useSyncExternalStore(source.subscribe, source.version);
}

/** Moves the focus away from a row that is about to be removed. Otherwise it would go to the body. */
function useKeptFocus(box: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  // React ignores events while it removes elements, so this loss of focus fires no blur here.
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

// The rows of a stored tree, of which some nodes are expanded.
import type { NodePages } from './node-pages';
import type { RowPlace, TreeRows } from './open-tree';
import type { RowSource } from '../row-source';
import type { RowTree, TreeItem, TreeKey } from './tree';

/** Rows of nodes, read when the list needs them. */
export function treeSource(rows: TreeRows, nodes: NodePages<unknown>): RowSource<RowPlace> {
  const listeners = new Set<() => void>();
  let [version, isUnreadable] = [0, false];
  const changed = (unreadable: boolean) => {
    isUnreadable = unreadable;
    version++;
    for (const listener of listeners) listener();
  };
  return {
    count: rows.count,
    at: (row) => rows.at(row),
    need(from, to) {
      const wanted = rows.nodesOf(from, to);
      const isMissing = wanted.some((range) => {
        for (let node = range.from; node < range.to; node++) if (!nodes.at(node)) return true;
        return false;
      });
      if (!isMissing) return;
      Promise.all(wanted.map((range) => nodes.loadRange(range.from, range.to))).then(
        () => changed(false),
        () => changed(true),
      );
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    version: () => version,
    isUnreadable: () => isUnreadable,
  };
}

// Keys and ARIA attributes of the rows (ARIA Authoring Practices, tree view pattern).

const PAGE_ROWS = 15;

type Nodes = Pick<NodePages<{ readonly childCount: number }>, 'at'>;

interface TreeInUse {
  readonly nodes: Nodes;
  readonly rows: TreeRows;
  readonly chosen: RowPlace | undefined;
  readonly toggle: (place: RowPlace) => void;
  readonly choose: (place: RowPlace) => void;
}

export function useRowTree({ nodes, rows, chosen, toggle, choose }: TreeInUse): RowTree {
  const active = chosen && rows.rowOf(chosen.node);

  const goTo = (row: number) => {
    const place = rows.at(Math.min(rows.count - 1, Math.max(0, row)));
    if (place) choose(place);
  };

  /** Expands or collapses the node if the key means that, otherwise goes to the parent or the first child. */
  const sideways = (place: RowPlace, row: number, isIn: boolean) => {
    const { node, container } = place;
    const isOpen = container.open.has(node);
    const canOpen = (nodes.at(node)?.childCount ?? 0) > 0;
    if (canOpen && isOpen !== isIn) toggle(place);
    else if (isIn) goTo(isOpen ? row + 1 : row);
    else goTo(rows.rowOf(container.index) ?? row);
  };

  const onKey = (key: TreeKey) => {
    if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(rows.count - 1);
    else if (!chosen || active === undefined) goTo(0);
    else if (key === 'ArrowUp') goTo(active - 1);
    else if (key === 'ArrowDown') goTo(active + 1);
    else if (key === 'PageUp') goTo(active - PAGE_ROWS);
    else if (key === 'PageDown') goTo(active + PAGE_ROWS);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') sideways(chosen, active, key === 'ArrowRight');
    else toggle(chosen);
  };

  return { active, onKey, itemAt: (row) => itemOf(rows.at(row), nodes) };
}

function itemOf(place: RowPlace | undefined, nodes: Nodes): TreeItem | undefined {
  const node = place && nodes.at(place.node);
  if (!node) return undefined;
  const { container } = place;
  return {
    level: container.depth + 1,
    position: place.node - container.firstChild + 1,
    size: container.childCount,
    isExpanded: node.childCount > 0 ? container.open.has(place.node) : undefined,
  };
}

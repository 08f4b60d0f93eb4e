// The keys of the tree (ARIA Authoring Practices, tree view pattern), and what a screen reader hears of a row.
import type { RowTree, TreeItem, TreeKey } from '../../../tool-kit/rows/tree';
import type { RowPlace, TreeRows } from './open-tree';
import type { TreeNodes } from './tree-nodes';

const PAGE_ROWS = 15;

export interface TreeInUse {
  readonly nodes: TreeNodes;
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

  /** Opens or closes, where that is what the key asks for; else it leads to the parent or the first child. */
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

function itemOf(place: RowPlace | undefined, nodes: TreeNodes): TreeItem | undefined {
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

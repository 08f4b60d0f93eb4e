// A list of rows as a tree (ARIA Authoring Practices, tree view pattern): the box keeps the focus and names the active row.

export interface TreeItem {
  /** From 1. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly size: number;
  /** Undefined for a node without children. */
  readonly isExpanded: boolean | undefined;
}

const KEYS = [
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const),
  ...(['Home', 'End', 'PageUp', 'PageDown', 'Enter', ' '] as const),
] as const;
export type TreeKey = (typeof KEYS)[number];

export const isTreeKey = (key: string): key is TreeKey => KEYS.some((known) => known === key);

export interface RowTree {
  /** The active row, from which keys start. It is kept in view. */
  readonly active: number | undefined;
  /** Undefined until the row has been read. */
  readonly itemAt: (row: number) => TreeItem | undefined;
  readonly onKey: (key: TreeKey) => void;
}

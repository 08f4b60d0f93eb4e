// A stored tree in a list: its expanded nodes, its selection, and the action under way.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RowTarget } from '../use-row-scroll';
import type { NodePages } from './node-pages';
import type { OpenContainer, OpenTree, RowPlace, TreeRows } from './open-tree';
import { treeSource } from './tree-rows';

interface ParentNode {
  readonly firstChild: number;
  readonly childCount: number;
}

/** Rows above a node that is shown. */
const ROWS_ABOVE = 3;

export interface TreeOfNodes<Node extends ParentNode> {
  readonly nodes: NodePages<Node>;
  readonly open: OpenTree;
}

/** `expandFirst` expands what is open at the start, and must stay the same for the same tree. It fails if the signal is aborted. */
export function useTreeState<Node extends ParentNode>(
  { nodes, open }: TreeOfNodes<Node>,
  expandFirst: (signal: AbortSignal) => Promise<unknown>,
) {
  const [rows, setRows] = useState<TreeRows>(() => open.rows());
  const [chosen, choose] = useState<RowPlace>();
  const [target, setTarget] = useState<RowTarget>();
  const [message, say] = useState('');
  const task = useRef(new AbortController());
  const source = useMemo(() => treeSource(rows, nodes), [rows, nodes]);

  useEffect(() => {
    const first = new AbortController();
    const show = async () => {
      await expandFirst(first.signal);
      first.signal.throwIfAborted();
      setRows(open.rows());
    };
    show().catch(() => undefined); // the list reports what it can't read
    return () => {
      first.abort();
      task.current.abort();
    };
  }, [open, expandFirst]);

  /** Starts an action and cancels the previous one. */
  const begin = () => {
    task.current.abort();
    task.current = new AbortController();
    say('');
    return task.current.signal;
  };

  return {
    ...{ rows, source, chosen, target, message, begin, say, choose },
    /** Shows what an action has expanded. */
    showOpened: () => setRows(open.rows()),
    toggle: (place: RowPlace) => {
      const node = nodes.at(place.node);
      choose(place);
      if (!node || node.childCount === 0) return;
      if (place.container.open.has(place.node)) open.close(place.node, place.container);
      else open.open(place.node, node, place.container);
      setRows(open.rows());
    },
    collapseAll: () => {
      begin();
      open.closeAll();
      setRows(open.rows());
      choose(undefined);
      setTarget({ row: 0 });
    },
    goTo: (place: RowPlace) => {
      const next = open.rows();
      setRows(next);
      choose(place);
      setTarget({ row: Math.max(0, (next.rowOf(place.node) ?? 0) - ROWS_ABOVE) });
    },
  };
}

interface Expansion<Node> {
  /** The most containers to open. */
  readonly limit: number;
  readonly opens: (node: Node) => boolean;
  /** Whether anything in an opened container may be opened. */
  readonly goesInto: (node: Node) => boolean;
  readonly signal: AbortSignal;
}

/** Expands containers in document order, up to the limit. False if there are more. */
export async function openInOrder<Node extends ParentNode>(
  nodes: NodePages<Node>,
  tree: OpenTree,
  { limit, opens, goesInto, signal }: Expansion<Node>,
): Promise<boolean> {
  let left = limit;
  const pending: { readonly container: OpenContainer; next: number }[] = [{ container: tree.root, next: 0 }];
  for (let top = pending.at(-1); top; top = pending.at(-1)) {
    if (top.next === top.container.childCount) {
      pending.pop();
      continue;
    }
    const index = top.container.firstChild + top.next++;
    const node = nodes.at(index) ?? (await nodes.load(index));
    signal.throwIfAborted();
    if (!opens(node)) continue;
    if (left-- === 0) return false;
    const container = tree.open(index, node, top.container);
    if (goesInto(node)) pending.push({ container, next: 0 });
  }
  return true;
}

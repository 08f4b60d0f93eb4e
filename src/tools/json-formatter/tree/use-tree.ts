// A stored tree as a list of rows, with its expanded nodes, its selection and its search.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonTree } from '../../../../workers/kernels/json-formatter/spec';
import type { PageOutput, ResultRef } from '../../../state/page-output';
import { useArtifacts } from '../../../state/services-context';
import { OpenTree, type RowPlace, type TreeRows } from '../../../tool-kit/rows/tree/open-tree';
import { treeSource } from '../../../tool-kit/rows/tree/tree-rows';
import type { RowTarget } from '../../../tool-kit/rows/use-row-scroll';
import { findText, openAll, reveal } from './explore';
import { TreeNodes } from './tree-nodes';
import * as words from './words';

/** A tree of up to this many values starts expanded. */
const SMALL_TREE = 400;

export interface TreeOf {
  readonly tree: PageOutput<JsonTree>;
  readonly text: ResultRef;
  readonly documents: number;
}

/** The stored nodes, and which of them are expanded. */
interface Tree {
  readonly nodes: TreeNodes;
  readonly open: OpenTree;
}

function useStoredTree({ tree, text, documents }: TreeOf): Tree {
  const artifacts = useArtifacts();
  return useMemo(() => {
    const blobOf = (result: ResultRef) => {
      if (result.stored === 'artifact') return artifacts.blob(result.artifactId);
      return new Blob(result.stored === 'text' ? [result.text] : []);
    };
    const blobs = () => ({ records: blobOf(tree.records), text: blobOf(text) });
    return { nodes: new TreeNodes(tree.count, blobs), open: new OpenTree(tree.count, documents) };
  }, [artifacts, tree, text, documents]);
}

interface Search extends Tree {
  readonly wanted: string;
  /** The selected row, where the search begins. */
  readonly chosen: RowPlace | undefined;
  readonly signal: AbortSignal;
}

/** The first row with a match at or after `from`, a place in the text, besides the selected one. */
async function searchFrom(
  from: number,
  { nodes, open, wanted, chosen, signal }: Search,
): Promise<RowPlace | undefined> {
  for (let at = await findText(nodes, wanted, from, signal); at !== undefined;) {
    const place = await reveal(nodes, open, at);
    if (place && place.node !== chosen?.node) return place;
    at = await findText(nodes, wanted, at + 1, signal);
  }
  return undefined;
}

/** The next match after the selection. Wraps around at the end. */
async function nextMatch(search: Search): Promise<RowPlace | undefined> {
  const { nodes, chosen } = search;
  const behind = chosen ? (await nodes.load(chosen.node)).start + 1 : 0;
  return (await searchFrom(behind, search)) ?? (behind > 0 ? searchFrom(0, search) : undefined);
}

export function useTree(of: TreeOf) {
  const { nodes, open } = useStoredTree(of);
  const { tree, documents } = of;
  const [rows, setRows] = useState<TreeRows>(() => open.rows());
  const [chosen, setChosen] = useState<RowPlace>();
  const [target, setTarget] = useState<RowTarget>();
  const [message, setMessage] = useState('');
  const task = useRef(new AbortController());
  const source = useMemo(() => treeSource(rows, nodes), [rows, nodes]);

  /** Starts an action and cancels the previous one. */
  const begin = () => {
    task.current.abort();
    task.current = new AbortController();
    setMessage('');
    return task.current.signal;
  };

  useEffect(() => {
    const first = new AbortController();
    const show = async () => {
      if (tree.count <= SMALL_TREE) await openAll(nodes, open, first.signal);
      else if (documents === 1) open.open(tree.count - 1, await nodes.load(tree.count - 1), open.root);
      first.signal.throwIfAborted();
      setRows(open.rows());
    };
    show().catch(() => undefined); // the list reports what it can't read
    return () => {
      first.abort();
      task.current.abort();
    };
  }, [tree, documents, nodes, open]);

  const toggle = (place: RowPlace) => {
    const node = nodes.at(place.node);
    setChosen(place);
    if (!node || node.childCount === 0) return;
    if (place.container.open.has(place.node)) open.close(place.node, place.container);
    else open.open(place.node, node, place.container);
    setRows(open.rows());
  };

  const expandAll = async () => {
    const signal = begin();
    setMessage(words.expanding);
    const isWhole = await openAll(nodes, open, signal).catch(() => undefined);
    if (signal.aborted) return;
    setRows(open.rows());
    setMessage(isWhole === false ? words.firstExpanded : '');
  };

  const collapseAll = () => {
    begin();
    open.closeAll();
    setRows(open.rows());
    setChosen(undefined);
    setTarget({ row: 0 });
  };

  const find = async (wanted: string) => {
    const signal = begin();
    setMessage(words.searching);
    try {
      const found = await nextMatch({ nodes, open, wanted, chosen, signal });
      signal.throwIfAborted();
      setMessage(found ? '' : words.notFound);
      if (found) goTo(found);
    } catch {
      if (!signal.aborted) setMessage(words.unreadable);
    }
  };

  const goTo = (place: RowPlace) => {
    const next = open.rows();
    const row = next.rowOf(place.node) ?? 0;
    setRows(next);
    setChosen(place);
    setTarget({ row: Math.max(0, row - 3) });
  };

  return { nodes, source, rows, chosen, target, message, toggle, expandAll, collapseAll, find, choose: setChosen };
}

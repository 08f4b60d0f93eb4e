// A marked tree as a list of rows, with its expanded nodes and its selection.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonDiffTree } from '../../../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../../../state/page-output';
import { useArtifacts } from '../../../../state/services-context';
import { OpenTree, type RowPlace, type TreeRows } from '../../../../tool-kit/rows/tree/open-tree';
import { treeSource } from '../../../../tool-kit/rows/tree/tree-rows';
import type { RowTarget } from '../../../../tool-kit/rows/use-row-scroll';
import { blobOf } from '../json-rows';
import { diffNodes, nextDifference, openDifferent } from './tree-nodes';
import * as words from './words';

/** The containers with differences that start expanded. */
const FIRST_OPEN = 400;
/** The most that “Expand differences” opens. */
const OPEN_LIMIT = 5_000;

export function useDiffTree({ tree, count }: PageOutput<JsonDiffTree>) {
  const artifacts = useArtifacts();
  const { nodes, open } = useMemo(() => {
    const blobs = () => ({ records: blobOf(tree.records, artifacts), texts: blobOf(tree.texts, artifacts) });
    return { nodes: diffNodes(tree.count, blobs), open: new OpenTree(tree.count, 1) };
  }, [artifacts, tree]);
  const [rows, setRows] = useState<TreeRows>(() => open.rows());
  const [chosen, setChosen] = useState<RowPlace>();
  const [target, setTarget] = useState<RowTarget>();
  const [message, setMessage] = useState('');
  const task = useRef(new AbortController());
  const source = useMemo(() => treeSource(rows, nodes), [rows, nodes]);

  useEffect(() => {
    const first = new AbortController();
    const show = async () => {
      await openDifferent(nodes, open, FIRST_OPEN, first.signal);
      setRows(open.rows());
    };
    show().catch(() => undefined); // the list reports what it can't read
    return () => {
      first.abort();
      task.current.abort();
    };
  }, [nodes, open]);

  /** Starts an action and cancels the previous one. */
  const begin = () => {
    task.current.abort();
    task.current = new AbortController();
    setMessage('');
    return task.current.signal;
  };

  const toggle = (place: RowPlace) => {
    const node = nodes.at(place.node);
    setChosen(place);
    if (!node || node.childCount === 0) return;
    if (place.container.open.has(place.node)) open.close(place.node, place.container);
    else open.open(place.node, node, place.container);
    setRows(open.rows());
  };

  const expandDifferences = async () => {
    const signal = begin();
    const isWhole = await openDifferent(nodes, open, OPEN_LIMIT, signal).catch(() => undefined);
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

  const goToDifference = async (step: 1 | -1) => {
    const signal = begin();
    const found = await nextDifference(nodes, open, chosen, step).catch(() => undefined);
    if (!found || signal.aborted) return;
    const next = open.rows();
    setRows(next);
    setChosen(found);
    setTarget({ row: Math.max(0, (next.rowOf(found.node) ?? 0) - 3) });
  };

  /** The number of the selected difference, from 1. */
  const node = chosen && nodes.at(chosen.node);
  const position = node && node.differences > 0 && node.kind !== 'inside' ? node.before + 1 : undefined;

  return {
    ...{ nodes, source, rows, chosen, target, message, position, count },
    ...{ toggle, expandDifferences, collapseAll, goToDifference, choose: setChosen },
  };
}

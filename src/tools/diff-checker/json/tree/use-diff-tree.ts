// A marked tree as a list of rows, with its expanded nodes and its selection.
import { useCallback, useMemo } from 'react';
import type { JsonDiffTree } from '../../../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../../../state/page-output';
import { useArtifacts } from '../../../../state/services-context';
import { OpenTree } from '../../../../tool-kit/rows/tree/open-tree';
import { useTreeState } from '../../../../tool-kit/rows/tree/tree-state';
import { blobOf } from '../../../../tool-kit/rows/stored-rows';
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
  const expandFirst = useCallback(
    (signal: AbortSignal) => openDifferent(nodes, open, FIRST_OPEN, signal),
    [nodes, open],
  );
  const state = useTreeState({ nodes, open }, expandFirst);
  const { chosen, begin, say, showOpened, goTo } = state;

  const expandDifferences = async () => {
    const signal = begin();
    const isWhole = await openDifferent(nodes, open, OPEN_LIMIT, signal).catch(() => undefined);
    if (signal.aborted) return;
    showOpened();
    say(isWhole === false ? words.firstExpanded : '');
  };

  const goToDifference = async (step: 1 | -1) => {
    const signal = begin();
    const found = await nextDifference(nodes, open, chosen, step).catch(() => undefined);
    if (found && !signal.aborted) goTo(found);
  };

  /** The number of the selected difference, from 1. */
  const node = chosen && nodes.at(chosen.node);
  const position = node && node.differences > 0 && node.kind !== 'inside' ? node.before + 1 : undefined;

  return { ...state, nodes, position, count, expandDifferences, goToDifference };
}

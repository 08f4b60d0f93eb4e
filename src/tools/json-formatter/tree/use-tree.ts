// A stored tree as a list of rows, with its expanded nodes, its selection and its search.
import { useCallback, useMemo } from 'react';
import type { JsonTree } from '../../../../workers/kernels/json-formatter/spec';
import type { PageOutput, ResultRef } from '../../../state/page-output';
import { useArtifacts } from '../../../state/services-context';
import { OpenTree, type RowPlace } from '../../../tool-kit/rows/tree/open-tree';
import { useTreeState } from '../../../tool-kit/rows/tree/tree-state';
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
  const expandFirst = useCallback(
    async (signal: AbortSignal) => {
      if (tree.count <= SMALL_TREE) await openAll(nodes, open, signal);
      else if (documents === 1) open.open(tree.count - 1, await nodes.load(tree.count - 1), open.root);
    },
    [tree, documents, nodes, open],
  );
  const state = useTreeState({ nodes, open }, expandFirst);
  const { chosen, begin, say, showOpened, goTo } = state;

  const expandAll = async () => {
    const signal = begin();
    say(words.expanding);
    const isWhole = await openAll(nodes, open, signal).catch(() => undefined);
    if (signal.aborted) return;
    showOpened();
    say(isWhole === false ? words.firstExpanded : '');
  };

  const find = async (wanted: string) => {
    const signal = begin();
    say(words.searching);
    try {
      const found = await nextMatch({ nodes, open, wanted, chosen, signal });
      signal.throwIfAborted();
      say(found ? '' : words.notFound);
      if (found) goTo(found);
    } catch {
      if (!signal.aborted) say(words.unreadable);
    }
  };

  return { ...state, nodes, expandAll, find };
}

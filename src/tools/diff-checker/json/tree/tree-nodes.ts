// The values of a marked tree, read in pages, and the way from one difference to the next.
import {
  DIFF_RECORD_BYTES,
  diffValueStart,
  readDiffRecord,
  type DiffTreeRecord,
} from '../../../../../workers/contract/run/json-diff-tree';
import { readBytes } from '../../../../tool-kit/rows/blob-rows';
import { NodePages } from '../../../../tool-kit/rows/tree/node-pages';
import type { OpenContainer, OpenTree, RowPlace } from '../../../../tool-kit/rows/tree/open-tree';
import { openInOrder } from '../../../../tool-kit/rows/tree/tree-state';
import { readTexts } from '../../../../tool-kit/rows/text-spans';

export interface DiffNode extends DiffTreeRecord {
  /** As written, with quotation marks. */
  readonly key: string;
  /** As written, or the first character if it has children. */
  readonly value: string;
  /** The changed document's value. Empty if it is a node of its own. */
  readonly other: string;
  readonly isKeyCut: boolean;
  readonly isCut: boolean;
  readonly isOtherCut: boolean;
}

export interface DiffTreeBlobs {
  readonly records: Blob;
  readonly texts: Blob;
}

export type DiffNodes = NodePages<DiffNode>;

/** Bytes of a key or a value that a row shows. */
const SHOWN_BYTES = 200;

export const diffNodes = (count: number, blobs: () => DiffTreeBlobs): DiffNodes =>
  new NodePages(count, (from, to) => readNodes(blobs(), from, to));

async function readNodes({ records, texts }: DiffTreeBlobs, from: number, to: number): Promise<readonly DiffNode[]> {
  const bytes = await readBytes(records, from * DIFF_RECORD_BYTES, to * DIFF_RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  const read = Array.from({ length: to - from }, (_, index) => readDiffRecord(view, index * DIFF_RECORD_BYTES));
  const shown = (length: number) => Math.min(length, SHOWN_BYTES);
  const spans = read.flatMap((record) => [
    { offset: record.start, length: shown(record.keyLength) },
    { offset: diffValueStart(record), length: shown(record.childCount > 0 ? 1 : record.valueLength) },
    { offset: record.otherStart, length: shown(record.otherLength) },
  ]);
  const found = await readTexts(texts, spans);
  return read.map((record, index) => ({
    ...record,
    key: found[3 * index] ?? '',
    value: found[3 * index + 1] ?? '',
    other: found[3 * index + 2] ?? '',
    isKeyCut: record.keyLength > SHOWN_BYTES,
    isCut: record.childCount === 0 && record.valueLength > SHOWN_BYTES,
    isOtherCut: record.otherLength > SHOWN_BYTES,
  }));
}

/** Expands the containers that have differences, in the order of the document, up to `limit`. False if there are more. */
export const openDifferent = (
  nodes: DiffNodes,
  tree: OpenTree,
  limit: number,
  signal: AbortSignal,
): Promise<boolean> => {
  const isInside = ({ kind }: DiffNode) => kind === 'inside';
  return openInOrder(nodes, tree, { limit, opens: isInside, goesInto: isInside, signal });
};

/**
 * The next difference after a row, or before it with `step` -1, and the first or the last one if there is no row. Expands what it is in.
 * Wraps around at the end.
 */
export async function nextDifference(
  nodes: DiffNodes,
  tree: OpenTree,
  from: RowPlace | undefined,
  step: 1 | -1,
): Promise<RowPlace | undefined> {
  const around = () => within(nodes, tree, tree.root, step);
  if (!from) return around();
  const start = await nodes.load(from.node);
  if (step > 0 && start.kind === 'inside')
    return within(nodes, tree, tree.open(from.node, start, from.container), step);
  for (let { node, container }: RowPlace = from; ;) {
    const found = await amongSiblings(nodes, tree, container, node + step, step);
    if (found) return found;
    if (!container.parent) return around();
    [node, container] = [container.index, container.parent];
  }
}

const within = (nodes: DiffNodes, tree: OpenTree, container: OpenContainer, step: 1 | -1) => {
  const { firstChild, childCount } = container;
  return amongSiblings(nodes, tree, container, step > 0 ? firstChild : firstChild + childCount - 1, step);
};

async function amongSiblings(
  nodes: DiffNodes,
  tree: OpenTree,
  container: OpenContainer,
  from: number,
  step: 1 | -1,
): Promise<RowPlace | undefined> {
  const { firstChild, childCount } = container;
  for (let node = from; node >= firstChild && node < firstChild + childCount; node += step) {
    const read = nodes.at(node) ?? (await nodes.load(node));
    if (read.differences === 0) continue;
    if (read.kind !== 'inside') return { node, container };
    return within(nodes, tree, tree.open(node, read, container), step);
  }
  return undefined;
}

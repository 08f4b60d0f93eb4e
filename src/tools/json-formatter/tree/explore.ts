// Finds text in a tree, reveals it, names its path, copies values, and expands everything.
import { recordEnd, valueStart } from '../../../../workers/contract/run/json-tree';
import type { OpenContainer, OpenTree, RowPlace } from '../../../tool-kit/rows/tree/open-tree';
import { openInOrder } from '../../../tool-kit/rows/tree/tree-state';
import type { TreeNode, TreeNodes } from './tree-nodes';

/** Bytes to read and search at once, which takes a few milliseconds. */
const SLICE_BYTES = 256 * 1024;
/** The most containers that “Expand all” opens. */
const OPEN_LIMIT = 5_000;
/** The longest value to copy, in bytes. */
export const COPY_LIMIT = 4_000_000;

const encoder = new TextEncoder();

/** The byte offset of the next occurrence at or after an offset, ignoring case. Undefined if there is none. */
export async function findText(
  nodes: TreeNodes,
  wanted: string,
  from: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const sought = wanted.toLowerCase();
  const overlap = encoder.encode(wanted).length * 3;
  for (let at = from; at < nodes.textBytes; at += SLICE_BYTES) {
    const { text, start } = await nodes.wholeText(at, Math.min(nodes.textBytes, at + SLICE_BYTES + overlap));
    signal.throwIfAborted();
    const lower = text.toLowerCase();
    const found = lower.indexOf(sought);
    // Lowercasing almost never changes a text's length. If the length stays, the offsets in both texts are the same.
    if (found >= 0) return start + encoder.encode((lower.length === text.length ? text : lower).slice(0, found)).length;
  }
  return undefined;
}

/** Expands the containers around the text at this offset. Undefined if it isn't in a key or a plain value. */
export async function reveal(nodes: TreeNodes, tree: OpenTree, offset: number): Promise<RowPlace | undefined> {
  let container = tree.root;
  for (;;) {
    const found = await childAt(nodes, container, offset);
    if (!found) return undefined;
    const { index, node } = found;
    const isInKey = offset < node.start + node.keyLength;
    if (isInKey || node.childCount === 0) return offset < recordEnd(node) ? { node: index, container } : undefined;
    if (offset < valueStart(node) || offset >= recordEnd(node)) return undefined;
    container = tree.open(index, node, container);
  }
}

/** The last child that starts at or before the offset. */
async function childAt(nodes: TreeNodes, { firstChild, childCount }: OpenContainer, offset: number) {
  let [low, high] = [firstChild, firstChild + childCount - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((await nodes.load(middle)).start <= offset) low = middle;
    else high = middle - 1;
  }
  const node = await nodes.load(low);
  return node.start <= offset ? { index: low, node } : undefined;
}

/** The keys and indexes from the root. With several documents, the first one is the document's index. */
export async function stepsTo(nodes: TreeNodes, { node, container }: RowPlace): Promise<readonly Step[]> {
  const steps: Step[] = [];
  let index = node;
  for (let within: OpenContainer | undefined = container; within; within = within.parent) {
    const { start, keyLength } = await nodes.load(index);
    if (keyLength > 0) steps.push(JSON.parse(await nodes.text(start, start + keyLength)) as string);
    else if (within.parent || within.childCount > 1) steps.push(index - within.firstChild);
    index = within.index;
  }
  return steps.reverse();
}

/** The value as written, without the indentation of its depth. Rejects beyond COPY_LIMIT. */
export async function valueText(nodes: TreeNodes, node: TreeNode): Promise<string> {
  if (node.valueLength > COPY_LIMIT) throw new Error('Too large to copy.');
  const text = await nodes.text(valueStart(node), recordEnd(node));
  const indent = /\n([ \t]*)[\]}]$/.exec(text)?.[1];
  return indent ? text.replaceAll(`\n${indent}`, '\n') : text;
}

/** Expands containers in document order, up to OPEN_LIMIT. False if there are more. */
export const openAll = (nodes: TreeNodes, tree: OpenTree, signal: AbortSignal): Promise<boolean> =>
  openInOrder(nodes, tree, {
    limit: OPEN_LIMIT,
    opens: ({ childCount }) => childCount > 0,
    // Plain values alone have nothing to open.
    goesInto: ({ descendants, childCount }) => descendants > childCount,
    signal,
  });

/** An unescaped key, or an index. */
export type Step = string | number;

/** A JSON Pointer (RFC 6901). The empty pointer is the whole document. */
export const jsonPointer = (steps: readonly Step[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** A JavaScript expression with the document in the variable `data`. */
export const javaScriptPath = (steps: readonly Step[]): string =>
  'data' +
  steps
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return NAME.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('');

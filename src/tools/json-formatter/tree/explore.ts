// What one does with a tree beyond looking at it: find a text, go there, name the way, take a value, open all.
import { recordEnd, valueStart } from '../../../../workers/contract/json-tree';
import type { OpenContainer, OpenTree, RowPlace } from './open-tree';
import type { Step } from './path';
import type { TreeNode, TreeNodes } from './tree-nodes';

/** Read and searched at once: a few milliseconds. */
const SLICE_BYTES = 256 * 1024;
/** Containers that “Expand all” opens. */
export const OPEN_LIMIT = 5_000;
/** A value that is copied. */
export const COPY_LIMIT = 4_000_000;

const encoder = new TextEncoder();

/** Offset in bytes of the next occurrence from an offset on, in any case of letters; undefined where there is none. */
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
    // Where case changes no length, which is nearly everywhere, the place in the one is that in the other.
    if (found >= 0) return start + encoder.encode((lower.length === text.length ? text : lower).slice(0, found)).length;
  }
  return undefined;
}

/** Opens what is on the way to the text at this offset. Undefined where that is neither in a key nor in a plain value. */
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

/** The last child that begins at the offset or before. */
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

/** From the document down. The first step of several documents is the number of theirs. */
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

/** The value as it is written, without the indentation that it has from its depth. Rejects beyond COPY_LIMIT. */
export async function valueText(nodes: TreeNodes, node: TreeNode): Promise<string> {
  if (node.valueLength > COPY_LIMIT) throw new Error('Too large to copy.');
  const text = await nodes.text(valueStart(node), recordEnd(node));
  const indent = /\n([ \t]*)[\]}]$/.exec(text)?.[1];
  return indent ? text.replaceAll(`\n${indent}`, '\n') : text;
}

/** Opens containers in their order, up to OPEN_LIMIT; false where there are more. */
export async function openAll(nodes: TreeNodes, tree: OpenTree, signal: AbortSignal): Promise<boolean> {
  let left = OPEN_LIMIT;
  const pending: { readonly container: OpenContainer; next: number }[] = [{ container: tree.root, next: 0 }];
  for (let top = pending.at(-1); top; top = pending.at(-1)) {
    if (top.next === top.container.childCount) {
      pending.pop();
      continue;
    }
    const index = top.container.firstChild + top.next++;
    const node = nodes.at(index) ?? (await nodes.load(index));
    signal.throwIfAborted();
    if (node.childCount === 0) continue;
    if (left-- === 0) return false;
    const container = tree.open(index, node, top.container);
    // Only plain values in it.
    if (node.descendants > node.childCount) pending.push({ container, next: 0 });
  }
  return true;
}

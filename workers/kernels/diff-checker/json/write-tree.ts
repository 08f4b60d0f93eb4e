// Writes both documents as one tree, in which each value is the same, removed, added or changed.
import {
  DIFF_RECORD_BYTES,
  diffValueStart,
  writeDiffRecord,
  type DiffTreeRecord,
  type TreeKind,
} from '../../../contract/run/json-diff-tree';
import { MiB, type Sink } from '../../../contract/run/sink';
import { RecordBuffer } from '../../../lib/record-buffer';
import { NONE } from './align';
import { containerKind, type JsonDocument } from './document';
import type { Path } from './paths';
import { writeSiblings, type Siblings } from './write-siblings';
import type { OpenedPair, Pair, Visitor } from './walk';

/** So many equal neighbors are folded; fewer take no more rows than a fold would. */
const FOLDED_FROM = 3;

/** Two containers whose children are being read. */
interface Frame extends OpenedPair {
  readonly path: Path;
  /** The number of its first child among the pending records. */
  readonly firstPending: number;
  readonly before: number;
  readonly end: number;
  readonly isArray: boolean;
  /** The next child of the original, and its index. */
  next: number;
  index: number;
  /** The index in the changed container, if both keep their order. */
  otherIndex: number;
}

type Children = Pick<DiffTreeRecord, 'firstChild' | 'childCount'>;

const NO_CHILDREN: Children = { firstChild: 0, childCount: 0 };

export interface TreeWriter extends Visitor {
  /** Writes the rest and the texts, and returns the number of records. */
  readonly end: () => Promise<number>;
}

/** @param pause called between parts of long work */
export function treeWriter(
  { a, b }: Pair,
  records: Pick<Sink, 'write'>,
  texts: Pick<Sink, 'write'>,
  pause: () => Promise<void> | void,
): TreeWriter {
  const pending = new RecordBuffer(DIFF_RECORD_BYTES);
  const done = new RecordBuffer(DIFF_RECORD_BYTES);
  const frames: Frame[] = [];
  let [written, differences] = [0, 0];

  const flush = () => (done.length < MiB ? undefined : writeDone());
  const writeDone = async () => {
    written += done.count;
    await records.write(done.bytes);
    done.keep(0);
    await pause();
  };
  const nextRecord = () => written + done.count;

  /** Without spreading objects: there may be millions of them. */
  const recordOf = (kind: TreeKind, document: JsonDocument, value: number, index: number, children: Children) => {
    const offset = document === a ? 0 : a.text.length;
    const valueStart = document.starts[value] ?? 0;
    const start = keyStart(document.text, valueStart);
    return {
      kind,
      start: offset + start,
      keyLength: start === valueStart ? 0 : valueStart - start - 1,
      valueLength: (document.ends[value] ?? 0) - valueStart,
      otherStart: 0,
      otherLength: 0,
      index,
      firstChild: children.firstChild,
      childCount: children.childCount,
      differences: 0,
      before: differences,
    };
  };
  const push = (record: DiffTreeRecord, to = pending) => {
    const at = to.add();
    writeDiffRecord(to.view, at, record);
  };
  const writeChildren = async (siblings: Siblings): Promise<Children> => {
    const firstChild = nextRecord();
    await writeSiblings(siblings, firstChild, (value, index, children) => {
      push(recordOf(siblings.kind, siblings.document, value, index, children), done);
      return flush();
    });
    return { firstChild, childCount: siblings.count };
  };
  const contentsOf = (kind: TreeKind, document: JsonDocument, value: number): Promise<Children> | Children => {
    const count = countBetween(document, value + 1, document.nexts[value] ?? 0);
    return count === 0
      ? NO_CHILDREN
      : writeChildren({ kind, document, first: value + 1, count, ...ofArray(document, value) });
  };
  const pushWhole = async (kind: TreeKind, document: JsonDocument, value: number, index: number, more = {}) =>
    push({ ...recordOf(kind, document, value, index, await contentsOf(kind, document, value)), ...more });

  /** The next equal children of the innermost container, while `isBefore` is true. */
  async function pushEqual(frame: Frame, isBefore: () => boolean): Promise<void> {
    const [first, firstIndex] = [frame.next, frame.index];
    while (frame.next < frame.end && isBefore()) {
      frame.next = a.nexts[frame.next] ?? frame.end;
      frame.index++;
      frame.otherIndex++;
    }
    const count = frame.index - firstIndex;
    const indexOf = (index: number) => (frame.isArray ? index : -1);
    if (count >= FOLDED_FROM) {
      const children = await writeChildren({
        kind: 'same',
        document: a,
        first,
        count,
        firstIndex: indexOf(firstIndex),
      });
      push({ ...recordOf('fold', a, first, indexOf(firstIndex), children), keyLength: 0, valueLength: 0 });
      return;
    }
    for (let [value, index] = [first, firstIndex]; index < frame.index; value = a.nexts[value] ?? 0, index++)
      await pushWhole('same', a, value, indexOf(index));
  }

  /** Everything before a child of the innermost container, so that the child is next. */
  async function advanceTo(one: number, other: number, { index }: Path): Promise<void> {
    const frame = frames.at(-1);
    if (!frame) return;
    if (one !== NONE) await pushEqual(frame, () => frame.next !== one);
    else await pushEqual(frame, () => !frame.isInOrder || frame.otherIndex !== index);
    if (one !== NONE) {
      frame.next = a.nexts[one] ?? frame.end;
      frame.index++;
    }
    if (other !== NONE) frame.otherIndex++;
  }

  async function pushChanged(one: number, other: number, { index }: Path): Promise<void> {
    const record = recordOf('changed', a, one, index, NO_CHILDREN);
    if (!containerKind(a, one) && !containerKind(b, other)) {
      const { start, valueLength } = withoutKey(recordOf('added', b, other, -1, NO_CHILDREN));
      push({ ...record, otherStart: start, otherLength: valueLength, differences: 1 });
      return;
    }
    const [inA, inB] = [await contentsOf('removed', a, one), await contentsOf('added', b, other)];
    const firstChild = nextRecord();
    push(withoutKey(recordOf('removed', a, one, -1, inA)), done);
    push(withoutKey(recordOf('added', b, other, -1, inB)), done);
    push({ ...record, firstChild, childCount: 2, differences: 1 });
  }

  return {
    async open(path, opened) {
      await advanceTo(opened.a, opened.b, path);
      frames.push({
        ...opened,
        path,
        firstPending: pending.count,
        before: differences,
        next: opened.a + 1,
        end: a.nexts[opened.a] ?? 0,
        index: 0,
        otherIndex: 0,
        isArray: containerKind(a, opened.a) === 'array',
      });
    },
    async close() {
      const frame = frames.at(-1);
      if (!frame) return;
      await pushEqual(frame, () => true);
      frames.pop();
      const children = { firstChild: nextRecord(), childCount: pending.count - frame.firstPending };
      done.append(pending.from(frame.firstPending));
      pending.keep(frame.firstPending);
      const counted = { before: frame.before, differences: differences - frame.before };
      push({ ...recordOf('inside', a, frame.a, frame.path.index, children), ...counted });
      await flush();
    },
    async difference(one, other, path) {
      await advanceTo(one, other, path);
      if (other === NONE) await pushWhole('removed', a, one, path.index, { differences: 1 });
      else if (one === NONE) await pushWhole('added', b, other, path.index, { differences: 1 });
      else await pushChanged(one, other, path);
      differences++;
      await flush();
    },
    async end() {
      if (pending.count === 0) await pushWhole('same', a, 0, -1);
      done.append(pending.bytes);
      await writeDone();
      for (const { text } of [a, b])
        for (let at = 0; at < text.length; at += MiB) {
          await texts.write(text.subarray(at, at + MiB));
          await pause();
        }
      return written;
    },
  };
}

const ofArray = (document: JsonDocument, value: number) => ({
  firstIndex: containerKind(document, value) === 'array' ? 0 : -1,
});

function countBetween({ nexts }: JsonDocument, first: number, end: number): number {
  let count = 0;
  for (let value = first; value < end; value = nexts[value] ?? end) count++;
  return count;
}

const COLON = 0x3a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Where a value's key begins, or the value if it has none. */
function keyStart(text: Uint8Array, valueStart: number): number {
  if (text[valueStart - 1] !== COLON) return valueStart;
  // Back over the colon and the closing quotation mark to the opening one: a quotation mark in a string has a backslash.
  let at = valueStart - 3;
  while (text[at] !== QUOTE || text[at - 1] === BACKSLASH) at--;
  return at;
}

const withoutKey = (record: DiffTreeRecord): DiffTreeRecord => ({
  ...record,
  start: diffValueStart(record),
  keyLength: 0,
});

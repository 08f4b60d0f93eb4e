// Knows which containers of a tree are open, and so which node is in which row. Rows are runs of siblings. An open container
// ends a run, and its children begin another.

/** An open container. The root isn't in the text: its children are the documents. */
export interface OpenContainer {
  /** Its record; -1 for the root. */
  readonly index: number;
  readonly parent: OpenContainer | undefined;
  readonly depth: number;
  readonly firstChild: number;
  readonly childCount: number;
  /** By their records. */
  readonly open: ReadonlyMap<number, OpenContainer>;
}

export interface Stretch {
  readonly firstRow: number;
  readonly firstNode: number;
  readonly length: number;
  readonly container: OpenContainer;
}

export interface RowPlace {
  readonly node: number;
  readonly container: OpenContainer;
}

interface MutableContainer extends OpenContainer {
  readonly open: Map<number, MutableContainer>;
}

interface Children {
  readonly firstChild: number;
  readonly childCount: number;
}

/** Changed in place. `rows` is a snapshot from the time of the call. */
export class OpenTree {
  readonly #root: MutableContainer;

  /** `count` records, of which the last `documents` are the documents. */
  constructor(count: number, documents: number) {
    const children = { firstChild: count - documents, childCount: documents };
    this.#root = { index: -1, parent: undefined, depth: 0, ...children, open: new Map() };
  }

  get root(): OpenContainer {
    return this.#root;
  }

  /** Opens the container at this record below another that is open. */
  open(index: number, { firstChild, childCount }: Children, below: OpenContainer): OpenContainer {
    const parent = below as MutableContainer;
    const known = parent.open.get(index);
    if (known) return known;
    const opened = { index, parent, depth: parent.depth + 1, firstChild, childCount, open: new Map() };
    parent.open.set(index, opened);
    return opened;
  }

  close(index: number, below: OpenContainer): void {
    (below as MutableContainer).open.delete(index);
  }

  closeAll(): void {
    this.#root.open.clear();
  }

  rows(): TreeRows {
    const stretches: Stretch[] = [];
    let row = 0;
    const add = (container: OpenContainer, firstNode: number, length: number) => {
      if (length > 0) stretches.push({ firstRow: row, firstNode, length, container });
      row += length;
    };
    // Not recursive, because a text may be thousands of levels deep.
    const pending: {
      readonly container: OpenContainer;
      next: number;
      readonly open: readonly OpenContainer[];
      at: number;
    }[] = [];
    const enter = (container: OpenContainer) => {
      const open = [...container.open.values()].sort((a, b) => a.index - b.index);
      pending.push({ container, next: container.firstChild, open, at: 0 });
    };
    enter(this.#root);
    for (let top = pending.at(-1); top; top = pending.at(-1)) {
      const child = top.open[top.at++];
      const end = child ? child.index + 1 : top.container.firstChild + top.container.childCount;
      add(top.container, top.next, end - top.next);
      top.next = end;
      if (child) enter(child);
      else pending.pop();
    }
    return new TreeRows(stretches, row);
  }
}

export class TreeRows {
  readonly stretches: readonly Stretch[];
  readonly count: number;

  constructor(stretches: readonly Stretch[], count: number) {
    this.stretches = stretches;
    this.count = count;
  }

  at(row: number): RowPlace | undefined {
    const stretch = this.stretches[this.#stretchAt(row)];
    if (!stretch || row >= this.count) return undefined;
    return { node: stretch.firstNode + row - stretch.firstRow, container: stretch.container };
  }

  rowOf(node: number): number | undefined {
    const stretch = this.stretches.find(({ firstNode, length }) => node >= firstNode && node < firstNode + length);
    if (!stretch) return undefined;
    return stretch.firstRow + node - stretch.firstNode;
  }

  /** The runs of nodes that these rows show. */
  nodesOf(from: number, to: number): readonly { readonly from: number; readonly to: number }[] {
    const found = [];
    for (let at = this.#stretchAt(from); at < this.stretches.length; at++) {
      const stretch = this.stretches[at];
      if (!stretch || stretch.firstRow >= to) break;
      const first = Math.max(from, stretch.firstRow) - stretch.firstRow;
      const last = Math.min(to - stretch.firstRow, stretch.length);
      if (last > first) found.push({ from: stretch.firstNode + first, to: stretch.firstNode + last });
    }
    return found;
  }

  /** The last run that begins at or before the row. */
  #stretchAt(row: number): number {
    let [low, high] = [0, this.stretches.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.stretches[middle]?.firstRow ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

// Moves changes to where people expect them. If the line before a change equals the change's last line, the change can also be
// one line higher. For a function that was added after another one, this decides which closing brace is marked.
import type { Marks } from './mark-changes';

/** A run of changed lines between two unchanged ones. It may be empty. */
interface Group {
  from: number;
  to: number;
}

class Side {
  readonly group: Group = { from: 0, to: 0 };

  constructor(
    readonly ids: Int32Array,
    readonly marks: Uint8Array,
  ) {
    this.#spread();
  }

  get isAtEnd(): boolean {
    return this.group.to >= this.ids.length;
  }

  /** Goes to the group after the next unchanged line. */
  next(): void {
    this.group.from = this.group.to + 1;
    this.group.to = this.group.from;
    this.#spread();
  }

  /** Goes to the group before the last unchanged line. */
  previous(): void {
    this.group.to = this.group.from - 1;
    this.group.from = this.group.to;
    while (this.marks[this.group.from - 1] === 1) this.group.from--;
  }

  /** Moves one line up, and joins the group that it then touches. Returns whether that was possible. */
  slideUp(): boolean {
    const { group, ids, marks } = this;
    if (group.from === 0 || ids[group.from - 1] !== ids[group.to - 1]) return false;
    marks[--group.from] = 1;
    marks[--group.to] = 0;
    while (marks[group.from - 1] === 1) group.from--;
    return true;
  }

  slideDown(): boolean {
    const { group, ids, marks } = this;
    if (group.to >= ids.length || ids[group.from] !== ids[group.to]) return false;
    marks[group.from++] = 0;
    marks[group.to++] = 1;
    this.#spread();
    return true;
  }

  #spread(): void {
    while (this.marks[this.group.to] === 1) this.group.to++;
  }
}

/** Changes the marks in place. The number of marked lines stays the same. */
export function slideChanges(a: Int32Array, b: Int32Array, marks: Marks): void {
  slideSide(new Side(a, marks.a), new Side(b, marks.b));
  slideSide(new Side(b, marks.b), new Side(a, marks.a));
}

/** The groups of both sides advance together, because the same unchanged lines separate them. */
function slideSide(side: Side, other: Side): void {
  for (;;) {
    if (side.group.from < side.group.to) settle(side, other);
    if (side.isAtEnd) return;
    side.next();
    other.next();
  }
}

/**
 * Moves as far down as possible. If it passes a change of the other side, it stops next to that change, so that both become
 * one.
 */
function settle(side: Side, other: Side): void {
  let size: number;
  let isBeside: boolean;
  do {
    size = side.group.to - side.group.from;
    while (side.slideUp()) other.previous();
    isBeside = other.group.from < other.group.to;
    while (side.slideDown()) {
      other.next();
      isBeside ||= other.group.from < other.group.to;
    }
  } while (size !== side.group.to - side.group.from);
  while (isBeside && other.group.from === other.group.to && side.slideUp()) other.previous();
}

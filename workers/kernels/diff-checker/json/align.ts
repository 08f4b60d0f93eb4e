// Which children of two containers belong together. Equal ones are left out.
import { markChanges, type Tick } from '../mark-changes';
import { childrenOf, memberOf, type JsonDocument } from './document';
import { IdMap, localIds } from './id-map';
import { pairInGap, type Gap, type KeyValues } from './pair-in-gap';

/** No child on this side. */
export const NONE = -1;

/** Integers per step. */
const INTS = 4;

/**
 * The different children of two containers, in the order in which a patch changes the first one: the child of each side, or NONE, what
 * it is called, and where it is in the first container once the steps before this one are done. In an object, both are the key's id. In
 * an array, a child is called by its index in the first one, or in the second one if it is only there.
 */
export class Steps {
  /** Whether the children of both sides keep their order. Otherwise those that only the second one has come last. */
  readonly isInOrder: boolean;
  #ints = new Int32Array(8 * INTS);
  length = 0;

  constructor(isInOrder = false) {
    this.isInOrder = isInOrder;
  }

  push(a: number, b: number, label: number, target: number): void {
    const at = this.length * INTS;
    if (at === this.#ints.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#ints);
      this.#ints = larger;
    }
    this.#ints[at] = a;
    this.#ints[at + 1] = b;
    this.#ints[at + 2] = label;
    this.#ints[at + 3] = target;
    this.length++;
  }

  a = (step: number) => this.#ints[step * INTS] ?? NONE;
  b = (step: number) => this.#ints[step * INTS + 1] ?? NONE;
  label = (step: number) => this.#ints[step * INTS + 2] ?? 0;
  target = (step: number) => this.#ints[step * INTS + 3] ?? 0;
}

export interface Side {
  readonly document: JsonDocument;
  readonly container: number;
}

/** Members with the same key belong together. Keys of the second object alone come last. */
export function alignObjects(a: Side, b: Side): Steps {
  const steps = new Steps();
  const [keysA, keysB] = [a.document.keys, b.document.keys];
  const [membersA, membersB] = [childrenOf(a.document, a.container), childrenOf(b.document, b.container)];
  const inA = lookup(a, membersA.length);
  const inB = lookup(b, membersB.length);
  for (const [index, member] of membersA.entries()) {
    const key = keysA[member] ?? 0;
    // Most objects have their keys in the same order.
    const beside = membersB[index] ?? NONE;
    const other = beside !== NONE && keysB[beside] === key ? beside : inB(key);
    if (other === NONE || a.document.ids[member] !== b.document.ids[other]) steps.push(member, other, key, key);
  }
  for (const [index, member] of membersB.entries()) {
    const key = keysB[member] ?? 0;
    const beside = membersA[index] ?? NONE;
    if (beside !== NONE && keysA[beside] === key) continue;
    if (inA(key) === NONE) steps.push(NONE, member, key, key);
  }
  return steps;
}

/** Few members are searched one by one. */
const FEW_MEMBERS = 16;

function lookup({ document, container }: Side, count: number): (key: number) => number {
  let members: IdMap | undefined;
  return (key) => {
    if (count <= FEW_MEMBERS) return memberOf(document, container, key) ?? NONE;
    if (!members) {
      members = new IdMap(count);
      for (const member of childrenOf(document, container)) members.set(document.keys[member] ?? 0, member);
    }
    return members.get(key) ?? NONE;
  };
}

/** Elements whose values are equal belong together, whatever their order. */
export function alignByValues(a: Side, b: Side, valuesOf: (side: Side, elements: Int32Array) => Int32Array): Steps {
  const steps = new Steps();
  const [elementsA, elementsB] = [childrenOf(a.document, a.container), childrenOf(b.document, b.container)];
  const [valuesA, valuesB] = [valuesOf(a, elementsA), valuesOf(b, elementsB)];
  /** For each value, the indices in B that are left, as a list: its first one here, the others in `following`. */
  const firsts = new IdMap(valuesB.length);
  const following = new Int32Array(valuesB.length).fill(NONE);
  for (let index = valuesB.length - 1; index >= 0; index--) {
    const value = valuesB[index] ?? 0;
    following[index] = firsts.get(value) ?? NONE;
    firsts.set(value, index);
  }
  const isTaken = new Uint8Array(valuesB.length);
  let kept = 0;
  for (const [index, element] of elementsA.entries()) {
    const value = valuesA[index] ?? 0;
    const other = firsts.get(value) ?? NONE;
    if (other === NONE) steps.push(element, NONE, index, kept);
    else {
      firsts.set(value, following[other] ?? NONE);
      isTaken[other] = 1;
      const partner = elementsB[other] ?? NONE;
      if (a.document.ids[element] !== b.document.ids[partner]) steps.push(element, partner, index, kept);
      kept++;
    }
  }
  for (const [index, element] of elementsB.entries())
    if (isTaken[index] === 0) steps.push(NONE, element, index, kept++);
  return steps;
}

export interface AlignedByPlace {
  readonly steps: Steps;
  /** False if fewer differences may exist. */
  readonly isShortest: boolean;
}

/** The longest common subsequence stays. Between its parts, elements that resemble each other belong together. */
export async function alignByPlace(a: Side, b: Side, keyValues: KeyValues, tick: Tick): Promise<AlignedByPlace> {
  const steps = new Steps(true);
  const [elementsA, elementsB] = [childrenOf(a.document, a.container), childrenOf(b.document, b.container)];
  const [idsA, idsB] = [
    elementsA.map((one) => a.document.ids[one] ?? 0),
    elementsB.map((one) => b.document.ids[one] ?? 0),
  ];
  const most = Math.min(idsA.length, idsB.length);
  let [head, tail] = [0, 0];
  while (head < most && idsA[head] === idsB[head]) head++;
  while (tail < most - head && idsA[idsA.length - 1 - tail] === idsB[idsB.length - 1 - tail]) tail++;
  const {
    ids: [middleA, middleB],
    count,
  } = localIds(idsA.subarray(head, idsA.length - tail), idsB.subarray(head, idsB.length - tail));
  const marks = await markChanges(middleA, middleB, count, tick);
  for (let [x, y] = [0, 0]; x < middleA.length || y < middleB.length;) {
    if (marks.a[x] !== 1 && marks.b[y] !== 1) {
      x++;
      y++;
      continue;
    }
    const [fromA, fromB] = [x, y];
    while (marks.a[x] === 1) x++;
    while (marks.b[y] === 1) y++;
    const removed = { document: a.document, elements: elementsA.subarray(head + fromA, head + x) };
    const added = { document: b.document, elements: elementsB.subarray(head + fromB, head + y) };
    const partners = await pairInGap(removed, added, keyValues, tick);
    pushGap({ ...removed, first: head + fromA }, { ...added, first: head + fromB }, partners, steps);
  }
  return { steps, isShortest: marks.isShortest };
}

interface PlacedGap extends Gap {
  /** The index of the first one. */
  readonly first: number;
}

/** All elements before are as in B already, so an index in B is also the place in the changed array. */
function pushGap(a: PlacedGap, b: PlacedGap, partners: Int32Array, steps: Steps): void {
  let y = 0;
  const addUpTo = (end: number) => {
    for (; y < end; y++) steps.push(NONE, b.elements[y] ?? NONE, b.first + y, b.first + y);
  };
  for (const [x, element] of a.elements.entries()) {
    const partner = partners[x] ?? NONE;
    if (partner !== NONE) addUpTo(partner);
    steps.push(element, partner === NONE ? NONE : (b.elements[partner] ?? NONE), a.first + x, b.first + y);
    if (partner !== NONE) y++;
  }
  addUpTo(b.elements.length);
}

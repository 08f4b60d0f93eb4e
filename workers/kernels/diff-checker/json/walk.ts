// Walks through the differences of two documents, in the order in which a patch makes them. Not recursive.
import { alignByPlace, alignByValues, alignObjects, NONE, type Side, type Steps } from './align';
import type { ArrayKeys } from './array-keys';
import { containerKind, type JsonDocument } from './document';
import type { Gap } from './pair-in-gap';
import { childPath, ROOT_PATH, type Path } from './paths';
import type { JsonArrays } from '../options/json-comparer';
import { stringOf } from './canonical';
import type { ValueIds } from './value-ids';

export interface Pair {
  readonly a: JsonDocument;
  readonly b: JsonDocument;
  readonly ids: ValueIds;
}

export interface Visitor {
  /** A value that is different, or that one side doesn't have: NONE there. */
  readonly difference: (a: number, b: number, path: Path) => void | Promise<void>;
  /** Two containers with differences, before and after these. A merge patch has no array among them. */
  readonly open?: (path: Path, opened: OpenedPair) => void | Promise<void>;
  readonly close?: () => void | Promise<void>;
}

export interface OpenedPair {
  readonly a: number;
  readonly b: number;
  /** As in Steps. */
  readonly isInOrder: boolean;
}

export interface WalkOptions {
  readonly arrays: JsonArrays;
  /** The keys that arrays are compared by. */
  readonly keys: ArrayKeys | undefined;
  /** Keys that show which elements belong together where the order counts. */
  readonly hints: ArrayKeys;
  /** Whether an array that is different is one difference. */
  readonly wholeArrays: boolean;
  /** Called with the number of the first document's value that was reached. It may fall. */
  readonly tick: (value: number) => Promise<void> | void;
}

/** How arrays with differences were compared. */
export interface WalkNotes {
  /** How many had each of the names as their key. */
  readonly keyed: ReadonlyMap<string, number>;
  /** How many had no key, although they were to be compared by one. */
  readonly withoutKey: number;
  readonly isShortest: boolean;
}

interface Frame {
  readonly path: Path;
  readonly isObject: boolean;
  readonly steps: Steps;
  done: number;
}

export async function walkDifferences(pair: Pair, visitor: Visitor, options: WalkOptions): Promise<WalkNotes> {
  const walk = new Walk(pair, options);
  const frames: Frame[] = [];
  const enter = async (a: number, b: number, path: Path) => {
    if (pair.a.ids[a] === pair.b.ids[b]) return;
    const frame = await walk.frameOf(a, b, path);
    if (!frame) {
      await visitor.difference(a, b, path);
      return;
    }
    await visitor.open?.(path, { a, b, isInOrder: frame.steps.isInOrder });
    frames.push(frame);
  };
  await enter(0, 0, ROOT_PATH);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { steps, isObject } = frame;
    if (frame.done === steps.length) {
      frames.pop();
      await visitor.close?.();
      continue;
    }
    const step = frame.done++;
    const [a, b] = [steps.a(step), steps.b(step)];
    const path = isObject
      ? childPath(frame.path, walk.nameOf(steps.label(step)))
      : childPath(frame.path, steps.label(step), steps.target(step));
    if (a === NONE || b === NONE) await visitor.difference(a, b, path);
    else await enter(a, b, path);
    const pause = options.tick(a);
    if (pause) await pause;
  }
  return walk.notes();
}

class Walk {
  readonly #pair: Pair;
  readonly #options: WalkOptions;
  readonly #keyed = new Map<string, number>();
  #withoutKey = 0;
  #isShortest = true;

  constructor(pair: Pair, options: WalkOptions) {
    this.#pair = pair;
    this.#options = options;
  }

  nameOf = (key: number): string => stringOf(this.#pair.ids.bytesOf(key));

  notes = (): WalkNotes => ({ keyed: this.#keyed, withoutKey: this.#withoutKey, isShortest: this.#isShortest });

  /** Undefined if the values can't be compared part by part. */
  async frameOf(one: number, other: number, path: Path): Promise<Frame | undefined> {
    const { a, b } = this.#pair;
    const kind = containerKind(a, one);
    if (!kind || kind !== containerKind(b, other)) return undefined;
    const sides: readonly [Side, Side] = [
      { document: a, container: one },
      { document: b, container: other },
    ];
    if (kind === 'object') return { path, isObject: true, steps: alignObjects(...sides), done: 0 };
    if (this.#options.wholeArrays) return undefined;
    return { path, isObject: false, steps: await this.#stepsOfArrays(...sides), done: 0 };
  }

  async #stepsOfArrays(a: Side, b: Side): Promise<Steps> {
    const { arrays, keys, hints, tick } = this.#options;
    if (arrays === 'any-order')
      return alignByValues(a, b, ({ document }, elements) => elements.map((one) => document.ids[one] ?? 0));
    const index = keys?.sharedKey(a.document, a.container, b.document, b.container);
    if (keys && index !== undefined) {
      const name = keys.names[index] ?? '';
      this.#keyed.set(name, (this.#keyed.get(name) ?? 0) + 1);
      return alignByValues(a, b, ({ document }, elements) => keys.valuesOf(document, elements, index));
    }
    if (keys) this.#withoutKey++;
    // Looked up once, because an array may have many gaps.
    let found: { readonly index: number | undefined } | undefined;
    const keyValues = () => {
      found ??= { index: hints.sharedKey(a.document, a.container, b.document, b.container) };
      const { index } = found;
      return index === undefined ? undefined : (gap: Gap) => hints.valuesOf(gap.document, gap.elements, index);
    };
    const { steps, isShortest } = await alignByPlace(a, b, keyValues, () => tick(a.container));
    this.#isShortest &&= isShortest;
    return steps;
  }
}

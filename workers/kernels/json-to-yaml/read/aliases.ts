// The values of a document's aliases.
import { isAlias, isCollection, isNode, isPair, isScalar, type Alias, type Node, type Scalar } from 'yaml';

type Named = Exclude<Node, Alias>;

/** Called when an alias is bound. */
interface Binding {
  readonly onUnknown: (alias: Alias) => never;
  /** A lower bound of the number of characters that its value takes in JSON. */
  readonly onKnown: (alias: Alias, leastUnits: number) => void;
}

/** Looks like a merge key. Quoted, or without maps as its value, it may be an ordinary key. */
export const isMergeKey = (key: unknown): key is Scalar => isScalar(key) && key.source === '<<';

/** An alias refers to the last preceding anchor of its name, so anchors are bound in document order. */
export class Aliases {
  readonly #anchors = new Map<string, Named>();
  readonly #targets = new WeakMap<Alias, Named>();
  readonly #least = new WeakMap<Node, number>();

  /** Scans the next part of the document. */
  bind(node: unknown, binding: Binding): void {
    if (isPair(node)) {
      this.bind(node.key, binding);
      // The keys that a merge adds depend on the existing ones.
      this.bind(node.value, isMergeKey(node.key) ? { ...binding, onKnown: () => undefined } : binding);
    } else if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (!target) return binding.onUnknown(node);
      this.#targets.set(node, target);
      binding.onKnown(node, this.#leastUnits(target));
    } else if (isNode(node)) {
      if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
      if (isCollection(node)) for (const item of node.items) this.bind(item, binding);
    }
  }

  /** The node, or the one that an alias refers to. */
  resolve<Other>(node: Other | Alias): Other | Named {
    // An alias without a target stays one, which `Other` can't say.
    return isAlias(node) ? (this.#targets.get(node) ?? (node as never)) : node;
  }

  /** Counted once per anchor. Aliases can refer to aliases, so writing all of them would take too long. */
  #leastUnits(node: unknown): number {
    const target = this.resolve(node);
    if (!isCollection(target)) return 1;
    const known = this.#least.get(target);
    if (known !== undefined) return known;
    this.#least.set(target, 0); // refers to itself, which is refused when it is written
    const units = target.items.reduce<number>((sum, item) => sum + this.#leastOfItem(item), '[]'.length);
    this.#least.set(target, units);
    return units;
  }

  #leastOfItem(item: unknown): number {
    if (!isPair(item)) return this.#leastUnits(item);
    return isMergeKey(item.key) ? 0 : '"":'.length + this.#leastUnits(item.value);
  }
}

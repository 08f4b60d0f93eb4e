// What the aliases of a document stand for.
import { isAlias, isCollection, isNode, isPair, isScalar, type Alias, type Node, type Scalar } from 'yaml';

type Named = Exclude<Node, Alias>;

/** What is done with an alias when it is bound. */
interface Binding {
  readonly onUnknown: (alias: Alias) => never;
  /** Its value takes so many characters of JSON, or more. */
  readonly onKnown: (alias: Alias, leastUnits: number) => void;
}

/** Written like one: quoted, or without maps behind it, it may be an ordinary key all the same. */
export const isMergeKey = (key: unknown): key is Scalar => isScalar(key) && key.source === '<<';

/** An alias means the last anchor of its name before it, so anchors are bound in the order of the document. */
export class Aliases {
  readonly #anchors = new Map<string, Named>();
  readonly #targets = new WeakMap<Alias, Named>();
  readonly #least = new WeakMap<Node, number>();

  /** Looks through the next part of the document. */
  bind(node: unknown, binding: Binding): void {
    if (isPair(node)) {
      this.bind(node.key, binding);
      // How much a merge brings in depends on the keys that are there already.
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

  /** What a node is, or stands for. */
  resolve<Other>(node: Other | Alias): Other | Named {
    return isAlias(node) ? (this.#targets.get(node) ?? (node as never)) : node;
  }

  /** Counted once for each anchor: aliases of aliases multiply, so that writing them would take too long. */
  #leastUnits(node: unknown): number {
    const target = this.resolve(node);
    if (!isCollection(target)) return 1;
    const known = this.#least.get(target);
    if (known !== undefined) return known;
    this.#least.set(target, 0); // within itself, which is refused when it is written
    const units = target.items.reduce<number>((sum, item) => sum + this.#leastOfItem(item), '[]'.length);
    this.#least.set(target, units);
    return units;
  }

  #leastOfItem(item: unknown): number {
    if (!isPair(item)) return this.#leastUnits(item);
    return isMergeKey(item.key) ? 0 : '"":'.length + this.#leastUnits(item.value);
  }
}

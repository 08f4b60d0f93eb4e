// What the aliases of a document stand for.
import { isAlias, isCollection, isNode, isPair, isScalar, type Alias, type Node } from 'yaml';

type Named = Exclude<Node, Alias>;

/** An alias means the last anchor of its name before it, so anchors are bound in the order of the document. */
export class Aliases {
  readonly #anchors = new Map<string, Named>();
  readonly #targets = new WeakMap<Alias, Named>();

  /** Looks through the next part of the document. Calls `onUnknown` for an alias without an anchor. */
  bind(node: unknown, onUnknown: (alias: Alias) => never): void {
    if (isPair(node)) {
      this.bind(node.key, onUnknown);
      this.bind(node.value, onUnknown);
    } else if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (!target) return onUnknown(node);
      this.#targets.set(node, target);
    } else if (isNode(node)) {
      if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
      if (isCollection(node)) for (const item of node.items) this.bind(item, onUnknown);
    }
  }

  /** What a node is, or stands for. */
  resolve<Other>(node: Other | Alias): Other | Named {
    return isAlias(node) ? (this.#targets.get(node) ?? (node as never)) : node;
  }
}

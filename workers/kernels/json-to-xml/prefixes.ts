// The namespaces of the prefixes in scope (Namespaces in XML 1.0, section 6.1).
import { XML_NAMESPACE } from '../../lib/xml/namespaces';

/** Of equal prefixes, the last one counts. */
export type Declarations = readonly (readonly [prefix: string, address: string])[];

/** One map for all elements. A copy per element took a minute with 20,000 prefixes. */
export class Prefixes {
  /** Innermost last. */
  readonly #addresses = new Map<string, string[]>([['xml', [XML_NAMESPACE]]]);

  get(prefix: string): string | undefined {
    return this.#addresses.get(prefix)?.at(-1);
  }

  open(declared: Declarations): void {
    for (const [prefix, address] of declared) {
      const addresses = this.#addresses.get(prefix);
      if (addresses) addresses.push(address);
      else this.#addresses.set(prefix, [address]);
    }
  }

  close(declared: Declarations): void {
    for (const [prefix] of declared) this.#addresses.get(prefix)?.pop();
  }
}

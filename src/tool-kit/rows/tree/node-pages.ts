// Reads the nodes of a stored tree in pages. Only the most recently used pages stay in memory.

const PAGE_NODES = 128;
const KEPT_PAGES = 64;

export class NodePages<Node> {
  readonly count: number;
  readonly #readRange: (from: number, to: number) => Promise<readonly Node[]>;
  /** The most recently used page is last. */
  readonly #pages = new Map<number, Promise<readonly Node[]>>();
  readonly #loaded = new Map<number, readonly Node[]>();

  /** @param readRange reads the nodes from `from` up to `to` (exclusive) */
  constructor(count: number, readRange: (from: number, to: number) => Promise<readonly Node[]>) {
    this.count = count;
    this.#readRange = readRange;
  }

  /** The node, if its page is in memory. */
  at(index: number): Node | undefined {
    return this.#loaded.get(Math.floor(index / PAGE_NODES))?.[index % PAGE_NODES];
  }

  /** Rejects if the files can't be read. */
  async load(index: number): Promise<Node> {
    const node = (await this.#page(Math.floor(index / PAGE_NODES)))[index % PAGE_NODES];
    if (!node) throw new Error(`There is no record ${index}.`);
    return node;
  }

  /** Resolves once the pages of these nodes are in memory. */
  async loadRange(from: number, to: number): Promise<void> {
    const first = Math.floor(from / PAGE_NODES);
    const last = Math.floor((to - 1) / PAGE_NODES);
    await Promise.all(Array.from({ length: last - first + 1 }, (_, page) => this.#page(first + page)));
  }

  #page(number: number): Promise<readonly Node[]> {
    const page = this.#pages.get(number) ?? this.#read(number);
    this.#pages.delete(number);
    this.#pages.set(number, page);
    for (const old of [...this.#pages.keys()].slice(0, Math.max(0, this.#pages.size - KEPT_PAGES))) {
      this.#pages.delete(old);
      this.#loaded.delete(old);
    }
    return page;
  }

  async #read(number: number): Promise<readonly Node[]> {
    const from = number * PAGE_NODES;
    const nodes = await this.#readRange(from, Math.min(this.count, from + PAGE_NODES));
    this.#loaded.set(number, nodes);
    return nodes;
  }
}

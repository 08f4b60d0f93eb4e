// Reads the values of a stored tree in pages. Only the most recently used pages stay in memory.
import { readRecord, RECORD_BYTES, valueStart, type TreeRecord } from '../../../../workers/contract/run/json-tree';
import { readBytes } from '../../../tool-kit/rows/blob-rows';
import { readTexts } from '../../../tool-kit/rows/text-spans';

export interface TreeNode extends TreeRecord {
  /** The key as written, with quotation marks; only its beginning if it is long. */
  readonly key: string;
  /** The value as written; only its beginning if it is long or has children. */
  readonly value: string;
  readonly isCut: boolean;
}

export interface TreeBlobs {
  readonly records: Blob;
  readonly text: Blob;
}

const PAGE_NODES = 128;
const KEPT_PAGES = 64;
/** Bytes of a key or a value that a row shows. */
const SHOWN_BYTES = 200;

export class TreeNodes {
  readonly count: number;
  readonly #blobs: () => TreeBlobs;
  /** The most recently used page is last. */
  readonly #pages = new Map<number, Promise<readonly TreeNode[]>>();
  readonly #loaded = new Map<number, readonly TreeNode[]>();

  constructor(count: number, blobs: () => TreeBlobs) {
    this.count = count;
    this.#blobs = blobs;
  }

  /** The node, if its page is in memory. */
  at(index: number): TreeNode | undefined {
    return this.#loaded.get(Math.floor(index / PAGE_NODES))?.[index % PAGE_NODES];
  }

  /** Rejects if the files can't be read. */
  async load(index: number): Promise<TreeNode> {
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

  /** The text between two offsets, in bytes. */
  async text(from: number, to: number): Promise<string> {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readBytes(this.#blobs().text, from, to));
  }

  /** Like `text`, but from the first character that begins at `from` or later. */
  async wholeText(from: number, to: number): Promise<{ readonly text: string; readonly start: number }> {
    const bytes = await readBytes(this.#blobs().text, from, to);
    const inner = Math.max(
      0,
      bytes.findIndex((byte) => (byte & 0xc0) !== 0x80),
    );
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(inner)), start: from + inner };
  }

  get textBytes(): number {
    return this.#blobs().text.size;
  }

  #page(number: number): Promise<readonly TreeNode[]> {
    const page = this.#pages.get(number) ?? this.#read(number);
    this.#pages.delete(number);
    this.#pages.set(number, page);
    for (const old of [...this.#pages.keys()].slice(0, Math.max(0, this.#pages.size - KEPT_PAGES))) {
      this.#pages.delete(old);
      this.#loaded.delete(old);
    }
    return page;
  }

  async #read(number: number): Promise<readonly TreeNode[]> {
    const { records, text } = this.#blobs();
    const from = number * PAGE_NODES;
    const to = Math.min(this.count, from + PAGE_NODES);
    const bytes = await readBytes(records, from * RECORD_BYTES, to * RECORD_BYTES);
    const view = new DataView(bytes.buffer);
    const read = Array.from({ length: to - from }, (_, index) => readRecord(view, index * RECORD_BYTES));
    const spans = read.flatMap((record) => [
      { offset: record.start, length: Math.min(record.keyLength, SHOWN_BYTES) },
      { offset: valueStart(record), length: record.childCount > 0 ? 1 : Math.min(record.valueLength, SHOWN_BYTES) },
    ]);
    const texts = await readTexts(text, spans);
    const nodes = read.map((record, index) => ({
      ...record,
      key: texts[2 * index] ?? '',
      value: texts[2 * index + 1] ?? '',
      isCut: record.keyLength > SHOWN_BYTES || (record.childCount === 0 && record.valueLength > SHOWN_BYTES),
    }));
    this.#loaded.set(number, nodes);
    return nodes;
  }
}

// The values of a stored tree, read in pages.
import { readRecord, RECORD_BYTES, valueStart, type TreeRecord } from '../../../../workers/contract/run/json-tree';
import { readBytes } from '../../../tool-kit/rows/blob-rows';
import { NodePages } from '../../../tool-kit/rows/tree/node-pages';
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

/** Bytes of a key or a value that a row shows. */
const SHOWN_BYTES = 200;

export class TreeNodes extends NodePages<TreeNode> {
  readonly #blobs: () => TreeBlobs;

  constructor(count: number, blobs: () => TreeBlobs) {
    super(count, (from, to) => readNodes(blobs(), from, to));
    this.#blobs = blobs;
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
}

async function readNodes({ records, text }: TreeBlobs, from: number, to: number): Promise<readonly TreeNode[]> {
  const bytes = await readBytes(records, from * RECORD_BYTES, to * RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  const read = Array.from({ length: to - from }, (_, index) => readRecord(view, index * RECORD_BYTES));
  const spans = read.flatMap((record) => [
    { offset: record.start, length: Math.min(record.keyLength, SHOWN_BYTES) },
    { offset: valueStart(record), length: record.childCount > 0 ? 1 : Math.min(record.valueLength, SHOWN_BYTES) },
  ]);
  const texts = await readTexts(text, spans);
  return read.map((record, index) => ({
    ...record,
    key: texts[2 * index] ?? '',
    value: texts[2 * index + 1] ?? '',
    isCut: record.keyLength > SHOWN_BYTES || (record.childCount === 0 && record.valueLength > SHOWN_BYTES),
  }));
}

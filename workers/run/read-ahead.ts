// Reads small files before a kernel gets to them: a browser takes about a millisecond to open a file, whatever its size, and opens
// several at the same time.
import { ToolError } from '../contract/run/errors';
import { messagesOf } from '../contract/run/message';
import { KiB } from '../contract/run/sink';
import { readsNow, type AnySource } from '../contract/run/source';
import type { common } from '../words/common';

const message = messagesOf<typeof common>('common');

/** Opening a larger file takes less time than reading it. */
const SMALL_BYTES = 64 * KiB;

/** So many files are in memory or being opened. */
const AT_ONCE = 8;

export class ReadAhead {
  readonly #sources: readonly AnySource[];
  #places: Map<AnySource, number> | undefined;
  #opened = new Map<number, Promise<Uint8Array>>();

  /** In the order in which a kernel will probably read them. */
  constructor(sources: readonly AnySource[]) {
    this.#sources = sources;
  }

  /** The bytes of a small file among several. Undefined for any other source. Rejects with ToolError `unreadable`. */
  take(source: AnySource): Promise<Uint8Array> | undefined {
    if (this.#sources.length < 2 || !isSmallFile(source)) return undefined;
    this.#places ??= new Map(this.#sources.map((each, index) => [each, index]));
    const place = this.#places.get(source);
    if (place === undefined) return undefined;
    const opened = new Map<number, Promise<Uint8Array>>();
    for (let at = place; at < Math.min(place + AT_ONCE, this.#sources.length); at++) {
      const next = this.#sources[at];
      if (next !== undefined && isSmallFile(next)) opened.set(at, this.#opened.get(at) ?? readWhole(next));
    }
    const taken = opened.get(place);
    opened.delete(place);
    this.#opened = opened;
    return taken;
  }
}

const isSmallFile = (source: AnySource): source is Blob =>
  source instanceof Blob && source.size > 0 && source.size <= SMALL_BYTES && !readsNow(source);

function readWhole(file: Blob): Promise<Uint8Array> {
  const bytes = read(file);
  // An error belongs to the read that asks for the file, if there is one.
  bytes.catch(() => undefined);
  return bytes;
}

async function read(file: Blob): Promise<Uint8Array> {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ToolError('unreadable', message('unreadable'), { cause });
  });
  if (bytes.byteLength !== file.size)
    throw new ToolError('unreadable', message('cutShort', { read: bytes.byteLength, size: file.size }));
  return new Uint8Array(bytes);
}

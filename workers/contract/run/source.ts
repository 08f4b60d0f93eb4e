// The input of a run.

/** Bytes that arrive once and in order, from a program or another run. Their number is unknown until the end. */
export interface Pipe {
  readonly isPipe: true;
  /** The first bytes, which `read` returns again. Fewer than requested only if there are no more. */
  peek(bytes: number): Promise<Uint8Array>;
  /**
   * All bytes, once. A chunk of 1 to `chunkBytes` bytes is valid until the next is requested. Leaving early closes the pipe.
   */
  read(chunkBytes: number): AsyncGenerator<Uint8Array>;
  /**
   * The positions of byte offsets, in ascending order. Only the most recent bytes are stored, so earlier offsets give
   * undefined.
   */
  walksTo(byteOffsets: readonly number[]): readonly (Walk | undefined)[];
}

/** A reader's position: line and column count from 1, units are UTF-16 units from the start. */
export interface Walk {
  readonly line: number;
  readonly column: number;
  readonly units: number;
}

/** Typed text, bytes, or a Blob. A File is a Blob: it crosses threads by reference, whatever its size. */
export type Source = string | Uint8Array | Blob;

/** A file of a disk that is read without a promise: for a small file, promises take several times as long as the reading. */
export interface ReadNow {
  /** Fills `into` from the offset, which the file has the bytes for. Throws ToolError `unreadable`. */
  readNow(into: Uint8Array, offset: number): void;
}

export const readsNow = (source: Source): source is Blob & ReadNow => source instanceof Blob && 'readNow' in source;

/** Input for kernels that read once from start to end. */
export type AnySource = Source | Pipe;

export const isPipe = (source: AnySource): source is Pipe => typeof source === 'object' && 'isPipe' in source;

/** One source, or several in the visitor's order (files to hash, the two sides of a comparison). */
export type KernelInput = AnySource | readonly AnySource[];

const isList = (input: KernelInput): input is readonly AnySource[] => Array.isArray(input);

export const sourcesOf = (input: KernelInput): readonly AnySource[] => (isList(input) ? input : [input]);

/** Size in bytes. For text, the size of its UTF-8 form. A pipe counts as 0, since its size is unknown. */
export function sizeOf(source: AnySource): number {
  if (typeof source === 'string') return utf8Length(source);
  if (isPipe(source)) return 0;
  return source instanceof Uint8Array ? source.byteLength : source.size;
}

/** UTF-16 units that are encoded at once. Each takes three bytes at most. */
const PIECE_UNITS = 16 * 1024;

const room = new Uint8Array(3 * PIECE_UNITS);

/**
 * By the browser's encoder, because a loop over 200 KB blocks the page for 6 ms the first time, and into a small room, because making an
 * array for the whole text takes four times as long. A lone surrogate becomes U+FFFD.
 */
function utf8Length(text: string): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (let at = 0; at < text.length;) {
    const end = at + PIECE_UNITS;
    // A character beyond U+FFFF has two units, and the first one is not left alone at the end.
    const isCut = text.charCodeAt(end - 1) >>> 10 === 0x36;
    bytes += encoder.encodeInto(text.slice(at, isCut ? end - 1 : end), room).written;
    at = isCut ? end - 1 : end;
  }
  return bytes;
}

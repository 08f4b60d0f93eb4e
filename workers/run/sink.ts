// The sink for results of any size: first inline text, then a Blob folded from parts, then a file of the private file system
// (or, from the start, the file that the visitor picked).
import { ToolError } from '../contract/run/errors';
import {
  BLOB_BYTES,
  INLINE_BYTES,
  LARGEST_BLOB_BYTES,
  MiB,
  type Sink,
  type SinkSpec,
  type Stored,
} from '../contract/run/sink';
import { isTextMime } from '../lib/mime';
import { tooMuchForMemory } from './no-space';
import { readChunks } from '../lib/read-chunks';

/** Takes results that are too large for memory. The caller may reuse a chunk once `write` has settled. */
export interface LargeFile {
  write(chunk: Uint8Array): void | Promise<void>;
  close(mime: string): Promise<Stored>;
  /** Removes the file. */
  abort(): Promise<void>;
}

export interface SinkPorts {
  /** A new file of the private file system for at least so many bytes. Undefined where there are no private files. */
  readonly openPrivateFile?: (bytes: number) => Promise<LargeFile | undefined>;
  /** The file that the visitor picked, which takes the result from its first byte. */
  readonly openPickedFile?: () => Promise<LargeFile>;
  /** Gets all bytes of the first sink in order, wherever they are stored. The chunk is valid until it resolves. */
  readonly copyTo?: (chunk: Uint8Array) => Promise<void>;
  /** The size at which a file replaces the Blob. Tests set it lower. */
  readonly blobBytes?: number;
  /** The most that memory takes if there is no file. */
  readonly memoryBytes?: number;
  /** Whether the visitor could pick a file, for the error's advice. */
  readonly canPickFile?: boolean;
}

const PART_BYTES = 1 * MiB;
/** Kept as separate chunks, because a file may still take them: reading them back from a Blob would cost time. */
const HELD_PARTS = BLOB_BYTES / PART_BYTES;

export class BufferedSink implements Sink {
  readonly #spec: SinkSpec;
  readonly #ports: SinkPorts;
  #part = new Uint8Array(PART_BYTES);
  #filled = 0;
  #flushed = 0;
  #folded: Blob[] = [];
  #parts: Uint8Array<ArrayBuffer>[] = [];
  /** Folded parts, to reuse: WebKit frees memory so late that a result would take three times its size. */
  #spare: Uint8Array<ArrayBuffer>[] = [];
  #file: LargeFile | undefined;
  #state: 'open' | 'closed' = 'open';
  /** The size at which a file replaces the Blob. */
  #blobBytes: number;

  private constructor(spec: SinkSpec, ports: SinkPorts) {
    this.#spec = spec;
    this.#ports = ports;
    this.#blobBytes = ports.blobBytes ?? BLOB_BYTES;
  }

  /** Requests the space at the start if the size is known, not after most of the work. */
  static async open(spec: SinkSpec, ports: SinkPorts): Promise<BufferedSink> {
    const sink = new BufferedSink(spec, ports);
    sink.#file = await sink.#openFile();
    return sink;
  }

  get bytes() {
    return this.#flushed + this.#filled;
  }

  write(chunk: Uint8Array): void | Promise<void> {
    if (this.#filled + chunk.length > PART_BYTES) return this.#writeLong(chunk);
    this.#part.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }

  async close(): Promise<Stored> {
    const { mime } = this.#spec;
    const text = this.#inlineText();
    if (text === undefined || this.#file) await this.#flush();
    this.#state = 'closed';
    if (this.#file) return this.#file.close(mime);
    if (text !== undefined) await this.#ports.copyTo?.(this.#part.subarray(0, this.#filled));
    if (text !== undefined) return { stored: 'text', text, mime, bytes: this.bytes };
    return { stored: 'blob', blob: this.#toBlob(), mime, bytes: this.bytes };
  }

  async abort(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#forgetMemory();
    await this.#file?.abort();
  }

  async #writeLong(chunk: Uint8Array) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + PART_BYTES - this.#filled);
      this.#part.set(piece, this.#filled);
      this.#filled += piece.length;
      at += piece.length;
      if (this.#filled === PART_BYTES) await this.#flush();
    }
  }

  async #flush() {
    this.#file ??= await this.#openFile();
    const full = this.#part.subarray(0, this.#filled);
    await this.#ports.copyTo?.(full);
    if (this.#file) await this.#file.write(full);
    else this.#keep(full);
    this.#flushed += this.#filled;
    this.#filled = 0;
  }

  #keep(part: Uint8Array<ArrayBuffer>) {
    if (this.#parts.length === HELD_PARTS) {
      this.#folded.push(new Blob(this.#parts)); // the Blob has a copy
      this.#spare = this.#parts;
      this.#parts = [];
    }
    this.#parts.push(part);
    this.#part = this.#spare.pop() ?? new Uint8Array(PART_BYTES);
  }

  #toBlob() {
    return new Blob([...this.#folded, ...this.#parts], { type: this.#spec.mime });
  }

  /** Opened when memory should hold no more. The file also takes the bytes in memory. */
  async #openFile(): Promise<LargeFile | undefined> {
    const { openPickedFile } = this.#ports;
    const file = openPickedFile ? await openPickedFile() : await this.#openPrivateFile();
    if (!file) return undefined;
    try {
      await this.#moveTo(file);
    } catch (error) {
      // Nothing else knows of the file yet, and it would stay locked while the worker lives.
      await file.abort().catch(() => undefined);
      throw error;
    }
    return file;
  }

  async #moveTo(file: LargeFile) {
    for (const held of [...this.#folded, ...this.#parts]) {
      for await (const chunk of readChunks(held)) await file.write(chunk);
    }
    this.#forgetMemory();
  }

  #forgetMemory() {
    this.#folded = [];
    this.#parts = [];
    this.#spare = [];
  }

  async #openPrivateFile(): Promise<LargeFile | undefined> {
    const wanted = Math.max(this.bytes, this.#spec.expectedBytes ?? 0);
    if (wanted <= this.#blobBytes) return undefined;
    const { memoryBytes = LARGEST_BLOB_BYTES, canPickFile = false } = this.#ports;
    let cause: unknown;
    try {
      const file = await this.#ports.openPrivateFile?.(wanted);
      if (file) return file;
    } catch (error) {
      cause = error;
    }
    if (wanted > memoryBytes) {
      throw cause instanceof ToolError ? cause : tooMuchForMemory(wanted, memoryBytes, canPickFile, cause);
    }
    // Not tried again until memory is at its limit.
    this.#blobBytes = memoryBytes;
    return undefined;
  }

  /** The result as a string if it is small, of a text type, and UTF-8: other bytes must not become U+FFFD. */
  #inlineText(): string | undefined {
    if (!isTextMime(this.#spec.mime) || this.bytes > INLINE_BYTES) return undefined;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#part.subarray(0, this.#filled));
    } catch {
      return undefined;
    }
  }
}

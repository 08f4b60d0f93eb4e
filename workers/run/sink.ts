// The way out for results of any size: text inline, then a Blob folded from parts, then a file of the private file system
// (or, from the start, the file that the visitor picked).
import { ToolError } from '../contract/errors';
import {
  BLOB_BYTES,
  INLINE_BYTES,
  LARGEST_BLOB_BYTES,
  MiB,
  type Sink,
  type SinkSpec,
  type Stored,
} from '../contract/sink';
import { isTextMime } from '../contract/mime';
import { tooMuchForMemory } from './no-space';
import { readChunks } from './read';

/** A file that takes what memory should not. A chunk is the caller's again once `write` has settled. */
export interface LargeFile {
  write(chunk: Uint8Array): void | Promise<void>;
  close(mime: string): Promise<Stored>;
  /** Removes the file. */
  abort(): Promise<void>;
}

export interface SinkPorts {
  /** A new file of the private file system with room for `bytes`; throws ToolError `no-space`. Some places have none. */
  readonly openPrivateFile?: (bytes: number) => Promise<LargeFile | undefined>;
  /** The file picked by the visitor, which takes the result from its first byte. */
  readonly openPickedFile?: () => Promise<LargeFile>;
  /** Where a Blob gives way to a file; tests set it lower. */
  readonly blobBytes?: number;
  /** The most that memory takes where there is no file. */
  readonly memoryBytes?: number;
  /** Whether the visitor could pick a file, for the words where there is no room. */
  readonly canPickFile?: boolean;
}

const PART_BYTES = 1 * MiB;
/** Held as they are, since a file may yet take them: out of a Blob they would have to be read again. */
const HELD_PARTS = BLOB_BYTES / PART_BYTES;

export class BufferedSink implements Sink {
  readonly #spec: SinkSpec;
  readonly #ports: SinkPorts;
  #part = new Uint8Array(PART_BYTES);
  #filled = 0;
  #flushed = 0;
  #folded: Blob[] = [];
  #parts: Uint8Array<ArrayBuffer>[] = [];
  /** Folded parts, to be filled again: WebKit gives new ones back so late that a result takes three times its size. */
  #spare: Uint8Array<ArrayBuffer>[] = [];
  #file: LargeFile | undefined;
  #state: 'open' | 'closed' = 'open';
  /** Where a Blob gives way to a file. */
  #blobBytes: number;

  private constructor(spec: SinkSpec, ports: SinkPorts) {
    this.#spec = spec;
    this.#ports = ports;
    this.#blobBytes = ports.blobBytes ?? BLOB_BYTES;
  }

  /** Asks for the space at once where the size is known: before any work, not after most of it. */
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
    if (this.#file) await this.#file.write(full);
    else this.#keep(full);
    this.#flushed += this.#filled;
    this.#filled = 0;
  }

  #keep(part: Uint8Array<ArrayBuffer>) {
    if (this.#parts.length === HELD_PARTS) {
      this.#folded.push(new Blob(this.#parts)); // has copied them
      this.#spare = this.#parts;
      this.#parts = [];
    }
    this.#parts.push(part);
    this.#part = this.#spare.pop() ?? new Uint8Array(PART_BYTES);
  }

  #toBlob() {
    return new Blob([...this.#folded, ...this.#parts], { type: this.#spec.mime });
  }

  /** A file is opened when memory should hold no more, and takes over what memory held so far. */
  async #openFile(): Promise<LargeFile | undefined> {
    const { openPickedFile } = this.#ports;
    const file = openPickedFile ? await openPickedFile() : await this.#openPrivateFile();
    if (!file) return undefined;
    try {
      await this.#moveTo(file);
    } catch (error) {
      // Nobody else knows of the file yet, and it would stay locked for as long as the worker lives.
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
    // Not asked for again until memory is at its limit.
    this.#blobBytes = memoryBytes;
    return undefined;
  }

  /** The result as a string where it is small, of a text type, and UTF-8: other bytes must not become U+FFFD. */
  #inlineText(): string | undefined {
    if (!isTextMime(this.#spec.mime) || this.bytes > INLINE_BYTES) return undefined;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#part.subarray(0, this.#filled));
    } catch {
      return undefined;
    }
  }
}

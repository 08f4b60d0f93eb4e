// Writes records and their texts.
import type { RunContext } from '../../contract/kernel';
import type { Sink, Stored } from '../../contract/sink';
import { sizeOf } from '../../contract/source';
import { RECORDS_MIME, setOffset, type StoredRows } from '../../contract/stored-rows';

const BUFFERED_BYTES = 64 * 1024;

/** A lone surrogate would form a character with another one in the next text. */
const HALF = /\p{Surrogate}/u;
export const isWellFormed = (text: string) => !HALF.test(text);
export const wellFormed = (text: string) => (isWellFormed(text) ? text : text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Collects rows without waiting, which would be slow for millions of them. The caller drains it when it is full. */
export class RowWriter {
  readonly #records: Sink;
  readonly #texts: TextWriter;
  readonly #recordBytes: number;
  #full: Uint8Array[] = [];
  #buffer: Uint8Array<ArrayBuffer>;
  #used = 0;
  #count = 0;

  static async open(run: RunContext, recordBytes: number): Promise<RowWriter> {
    const records = await run.sink({ mime: RECORDS_MIME });
    return new RowWriter(records, await TextWriter.open(run), recordBytes);
  }

  private constructor(records: Sink, texts: TextWriter, recordBytes: number) {
    this.#records = records;
    this.#texts = texts;
    this.#recordBytes = recordBytes;
    this.#buffer = this.#newBuffer();
  }

  /** The record of a new row, valid until the next one, with the offset of its first text at `textOffset`. */
  add(textOffset: number): DataView {
    if (this.#used === this.#buffer.length) {
      this.#full.push(this.#buffer);
      this.#buffer = this.#newBuffer();
      this.#used = 0;
    }
    const record = new DataView(this.#buffer.buffer, this.#used, this.#recordBytes);
    setOffset(record, textOffset, this.#texts.bytes);
    this.#used += this.#recordBytes;
    this.#count++;
    return record;
  }

  /** Adds a text to the last row. Returns its size in bytes. */
  write(text: string): number {
    return this.#texts.write(text);
  }

  get isFull(): boolean {
    return this.#full.length > 0 || this.#texts.isFull;
  }

  async drain(): Promise<void> {
    const full = this.#full;
    this.#full = [];
    for (const buffer of full) await this.#records.write(buffer);
    await this.#texts.drain();
  }

  async close(): Promise<StoredRows> {
    await this.drain();
    await this.#records.write(this.#buffer.subarray(0, this.#used));
    const records = await this.#records.close();
    return { records, recordBytes: this.#recordBytes, count: this.#count, texts: await this.#texts.close() };
  }

  #newBuffer() {
    return new Uint8Array(Math.floor(BUFFERED_BYTES / this.#recordBytes) * this.#recordBytes);
  }
}

/** Collects short texts, to write them together. */
export class TextWriter {
  readonly #sink: Sink;
  readonly #encoder = new TextEncoder();
  #waiting: string[] = [];
  #drained = 0;
  /** All texts so far, in UTF-8. */
  bytes = 0;

  static async open(run: RunContext): Promise<TextWriter> {
    return new TextWriter(await run.sink({ mime: 'text/plain' }));
  }

  private constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Takes well-formed text and returns its size in bytes. */
  write(text: string): number {
    const size = sizeOf(text);
    this.#waiting.push(text);
    this.bytes += size;
    return size;
  }

  get isFull(): boolean {
    return this.bytes - this.#drained >= BUFFERED_BYTES;
  }

  async drain(): Promise<void> {
    const text = this.#waiting.join('');
    this.#waiting = [];
    this.#drained = this.bytes;
    await this.#sink.write(this.#encoder.encode(text));
  }

  async close(): Promise<Stored> {
    await this.drain();
    return this.#sink.close();
  }
}

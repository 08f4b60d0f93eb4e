// Writes records and their texts.
import type { RunContext } from '../../contract/run/kernel';
import type { Sink, Stored } from '../../contract/run/sink';
import { RECORDS_MIME, setOffset, type StoredRows } from '../../contract/run/stored-rows';

const BUFFERED_BYTES = 64 * 1024;
/** The most that a UTF-16 unit takes in UTF-8. */
const UNIT_BYTES = 3;
/** Longer texts are encoded by the browser. */
const CHEAP_UNITS = 128;

/** Collects rows without waiting, which would be slow for millions of them. The caller drains it when it is full. */
export class RowWriter {
  readonly #records: Sink;
  readonly #texts: SizedTexts;
  readonly #recordBytes: number;
  #full: Uint8Array[] = [];
  #buffer: DataView<ArrayBuffer>;
  /** Where the last record begins. */
  #at: number;
  #count = 0;

  static async open(run: RunContext, recordBytes: number): Promise<RowWriter> {
    const records = await run.sink({ mime: RECORDS_MIME });
    return new RowWriter(records, new SizedTexts(await run.sink({ mime: 'text/plain' })), recordBytes);
  }

  private constructor(records: Sink, texts: SizedTexts, recordBytes: number) {
    this.#records = records;
    this.#texts = texts;
    this.#recordBytes = recordBytes;
    this.#buffer = this.#newBuffer();
    this.#at = -recordBytes;
  }

  /** Begins a row, with the offset of its first text at `textOffset` of its record. */
  add(textOffset: number): void {
    this.#at += this.#recordBytes;
    if (this.#at === this.#buffer.byteLength) {
      this.#full.push(new Uint8Array(this.#buffer.buffer));
      this.#buffer = this.#newBuffer();
      this.#at = 0;
    }
    this.setOffset(textOffset, this.#texts.bytes);
    this.#count++;
  }

  /** Sets a number of the last row's record. */
  set(field: number, value: number): void {
    this.#buffer.setUint32(this.#at + field, value, true);
  }

  setOffset(field: number, offset: number): void {
    setOffset(this.#buffer, this.#at + field, offset);
  }

  /** Adds a text to the last row, with its size in bytes in the record. */
  write(field: number, text: string): void {
    this.set(field, this.#texts.write(text));
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
    await this.#records.write(new Uint8Array(this.#buffer.buffer, 0, this.#at + this.#recordBytes));
    const records = await this.#records.close();
    return { records, recordBytes: this.#recordBytes, count: this.#count, texts: await this.#texts.close() };
  }

  #newBuffer() {
    return new DataView(new ArrayBuffer(Math.floor(BUFFERED_BYTES / this.#recordBytes) * this.#recordBytes));
  }
}

/** Writes texts one after the other. A lone surrogate becomes U+FFFD. The caller drains it when it is full. */
export class TextWriter {
  readonly #sink: Sink;
  readonly #encoder = new TextEncoder();
  #text = '';

  static async open(run: RunContext): Promise<TextWriter> {
    return new TextWriter(await run.sink({ mime: 'text/plain' }));
  }

  private constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Joins texts, because encoding each of a million would take most of a run's time. */
  write(text: string): void {
    this.#text += text;
  }

  get isFull(): boolean {
    return this.#text.length >= BUFFERED_BYTES;
  }

  async drain(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '') await this.#sink.write(this.#encoder.encode(text));
  }

  async close(): Promise<Stored> {
    await this.drain();
    return this.#sink.close();
  }
}

/** The texts of rows, whose sizes are in the records. */
class SizedTexts {
  readonly #sink: Sink;
  readonly #encoder = new TextEncoder();
  #full: Uint8Array[] = [];
  #buffer = new Uint8Array(BUFFERED_BYTES);
  #used = 0;
  /** All texts so far, in UTF-8. */
  bytes = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Returns the text's size in bytes. */
  write(text: string): number {
    if (text === '') return 0;
    const size = text.length * UNIT_BYTES > BUFFERED_BYTES ? this.#addLong(text) : this.#addShort(text);
    this.bytes += size;
    return size;
  }

  get isFull(): boolean {
    return this.#full.length > 0;
  }

  async drain(): Promise<void> {
    const full = this.#full;
    this.#full = [];
    for (const bytes of full) await this.#sink.write(bytes);
  }

  async close(): Promise<Stored> {
    this.#finishBuffer();
    await this.drain();
    return this.#sink.close();
  }

  /** Writes into the buffer, because creating an array for each of a million texts would take most of a run's time. */
  #addShort(text: string): number {
    if (this.#used + text.length * UNIT_BYTES > BUFFERED_BYTES) this.#finishBuffer();
    const written = this.#addAscii(text) || this.#encoder.encodeInto(text, this.#buffer.subarray(this.#used)).written;
    this.#used += written;
    return written;
  }

  /** Returns the text's size, or 0 if it isn't ASCII. In browsers, a call of `encodeInto` takes as long as dozens of characters. */
  #addAscii(text: string): number {
    if (text.length > CHEAP_UNITS) return 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) return 0;
      this.#buffer[this.#used + at] = unit;
    }
    return text.length;
  }

  #addLong(text: string): number {
    this.#finishBuffer();
    const bytes = this.#encoder.encode(text);
    this.#full.push(bytes);
    return bytes.length;
  }

  #finishBuffer() {
    if (this.#used === 0) return;
    this.#full.push(this.#buffer.subarray(0, this.#used));
    this.#buffer = new Uint8Array(BUFFERED_BYTES);
    this.#used = 0;
  }
}

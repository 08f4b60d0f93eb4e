// Decompresses gzip, zlib and raw deflate, and reports what is damaged, missing or left over.
import { Z_DATA_ERROR, Z_NEED_DICT, Z_NO_FLUSH, Z_STREAM_END, zlibInflate, zlibInflateInit2, ZStream } from 'pako';
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { DecodedOutput } from '../../lib/decoded-output';
import { fileTypeOf, HEAD_BYTES } from '../../lib/file-type';
import { headFirst } from '../../lib/head-first';
import type { messages } from './messages';
import { FIRST, frameOf, SECOND, type Format, type GzipOptions, type GzipOutput } from './spec';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('gzip-compressor');

const OUTPUT_BYTES = 256 * 1024;

/** zlib's name for the frame and the largest window: see inflateInit2 in its manual. */
const WINDOW_BITS: Readonly<Record<Format, number>> = { gzip: 15 + 16, zlib: 15, deflate: -15 };

export async function decompress(source: AnySource, { from }: Pick<GzipOptions, 'from'>, run: RunContext) {
  const output = new DecodedOutput(run);
  let reader: Decompressor | undefined;
  let offset = 0;
  const size = sizeOf(source);
  for await (const chunk of headFirst(run.read(source), HEAD_BYTES)) {
    if (!reader) {
      if (chunk.length === 0) throw new ToolError('invalid-input', message('nothing'));
      // A pipe has no size.
      const report = (done: number) => run.tick(done, size === 0 ? undefined : Math.max(done, size));
      reader = new Decompressor(from === 'auto' ? formatOf(chunk) : from, output, report);
    }
    await reader.take(chunk, offset);
    offset += chunk.length;
  }
  const { notes = [], leftOut = 0 } = reader?.finish(offset) ?? {};
  return { ...(await output.close()), notes, leftOut };
}

/** Throws ToolError if the first bytes are neither format's. */
function formatOf(head: Uint8Array): Format {
  const frame = frameOf(head);
  if (frame) return frame;
  const type = fileTypeOf(head);
  throw new ToolError('invalid-input', type ? message('notCompressed', { type: type.label }) : message('unknownData'));
}

class Decompressor {
  readonly #format: Format;
  readonly #output: DecodedOutput;
  readonly #report: (done: number) => Promise<void> | void;
  readonly #stream = new ZStream();
  readonly #buffer = new Uint8Array(OUTPUT_BYTES);
  /** `inside` a compressed stream, `after` one, or in what is left out behind the last. */
  #state: 'inside' | 'after' | 'trailing' = 'inside';
  #members = 0;
  #hasPadding = false;
  /** The first byte of another gzip member was the last one so far. */
  #mayBegin = false;
  #trailing = { at: 0, count: 0 };

  constructor(format: Format, output: DecodedOutput, report: (done: number) => Promise<void> | void) {
    this.#format = format;
    this.#output = output;
    this.#report = report;
    zlibInflateInit2(this.#stream, WINDOW_BITS[format]);
  }

  /** @param offset bytes of the source before the chunk */
  async take(chunk: Uint8Array, offset: number): Promise<void> {
    for (let at = 0; at < chunk.length;) {
      if (this.#state === 'inside') at = await this.#inflate(chunk, at, offset);
      else if (this.#state === 'after') at = await this.#between(chunk, at, offset);
      else {
        this.#trailing.count += chunk.length - at;
        return;
      }
    }
  }

  finish(size: number): Pick<GzipOutput, 'notes' | 'leftOut'> {
    if (this.#state === 'inside') throw new ToolError('invalid-input', message('cut', { place: { byte: size + 1 } }));
    if (this.#mayBegin) this.#trail(size - 1, 1);
    const { at, count } = this.#trailing;
    const notes = [
      ...(this.#members > 1 ? [message('members', { count: this.#members })] : []),
      ...(this.#hasPadding ? [message('padding')] : []),
      ...(count > 0 ? [message('trailing', { count, place: { byte: at + 1 } })] : []),
    ];
    return { notes, leftOut: count };
  }

  /** Returns where it stopped: at the end of the chunk, or of the stream. */
  async #inflate(chunk: Uint8Array, from: number, offset: number): Promise<number> {
    const stream = this.#stream;
    stream.input = chunk;
    stream.next_in = from;
    stream.avail_in = chunk.length - from;
    stream.output = this.#buffer;
    for (;;) {
      stream.next_out = 0;
      stream.avail_out = OUTPUT_BYTES;
      const status = zlibInflate(stream, Z_NO_FLUSH);
      if (stream.next_out > 0) await this.#output.write(this.#buffer.subarray(0, stream.next_out));
      if (status === Z_DATA_ERROR) throw problem(stream.msg, this.#format, offset + stream.next_in);
      if (status === Z_NEED_DICT) throw refused('needsDictionary', offset + stream.next_in);
      if (status === Z_STREAM_END) {
        this.#state = 'after';
        this.#members++;
        return stream.next_in;
      }
      // An output that isn't full means that all input was used.
      if (stream.avail_out > 0) return chunk.length;
      // A few bytes can expand to megabytes, so the visitor must be able to cancel.
      await this.#report(offset + stream.next_in);
    }
  }

  /** RFC 1952, section 2.2: another member may follow. Tapes and some programs fill up with zeros. */
  async #between(chunk: Uint8Array, at: number, offset: number): Promise<number> {
    const byte = chunk[at];
    const wasFirst = this.#mayBegin;
    this.#mayBegin = false;
    if (wasFirst && byte === SECOND) {
      zlibInflateInit2(this.#stream, WINDOW_BITS[this.#format]);
      this.#state = 'inside';
      await this.#inflate(Uint8Array.of(FIRST), 0, offset + at - 1);
      return at;
    }
    const isGzip = this.#format === 'gzip';
    if (wasFirst) this.#trail(offset + at - 1, 1);
    else if (isGzip && byte === FIRST) this.#mayBegin = true;
    else if (isGzip && byte === 0) this.#hasPadding = true;
    else this.#trail(offset + at, 0);
    return this.#state === 'trailing' ? at : at + 1;
  }

  #trail(at: number, count: number): void {
    this.#state = 'trailing';
    this.#trailing = { at, count };
  }
}

const refused = (key: 'needsDictionary' | 'damaged' | 'wrongChecksum' | 'wrongLength', offset: number) =>
  new ToolError('invalid-input', message(key, { place: { byte: offset } }));

/** @param text zlib's own words, which are the same in all versions */
function problem(text: string, format: Format, offset: number): ToolError {
  if (text === 'incorrect data check') return refused('wrongChecksum', offset);
  if (text === 'incorrect length check') return refused('wrongLength', offset);
  if (/header|method|window size/.test(text))
    return new ToolError('invalid-input', message('badHeader', { format, place: { byte: offset } }));
  return refused('damaged', offset);
}

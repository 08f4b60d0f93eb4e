// Writes decoded bytes of any length to a sink, and finds out what they are: text, a known kind of file, or neither.
import type { RunContext } from '../contract/run/kernel';
import { INLINE_BYTES, type Sink, type Stored } from '../contract/run/sink';
import { fileTypeOf, HEAD_BYTES, TEXT, UNKNOWN, type FileType } from './file-type';
import { Utf8Checker } from './utf8-checker';

export interface DecodedFile {
  readonly result: Stored;
  readonly type: FileType;
}

export class DecodedOutput {
  readonly #run: RunContext;
  readonly #head = new Uint8Array(HEAD_BYTES);
  readonly #text = new TextCheck();
  #headBytes = 0;
  #open: { readonly sink: Sink; readonly type: FileType | undefined } | undefined;

  constructor(run: RunContext) {
    this.#run = run;
  }

  /** The caller may reuse the chunk once this has settled. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#text.take(bytes);
    let rest = bytes;
    if (!this.#open) {
      const part = bytes.subarray(0, HEAD_BYTES - this.#headBytes);
      this.#head.set(part, this.#headBytes);
      this.#headBytes += part.length;
      if (this.#headBytes < HEAD_BYTES) return;
      rest = bytes.subarray(part.length);
    }
    const { sink } = this.#open ?? (await this.#begin());
    await sink.write(rest);
  }

  async close(): Promise<DecodedFile> {
    const { sink, type } = this.#open ?? (await this.#begin());
    const stored = await sink.close();
    if (this.#text.isText()) return asText(stored, type?.textual ? type : TEXT);
    const known = type ?? UNKNOWN;
    return { result: asBytes(stored, known.mime), type: known };
  }

  async #begin() {
    const head = this.#head.subarray(0, this.#headBytes);
    const type = fileTypeOf(head);
    // Its size can't be estimated, because it depends on how much of the text is whitespace or a dump's margin.
    const sink = await this.#run.sink({ mime: type?.mime ?? TEXT.mime });
    this.#open = { sink, type };
    await sink.write(head);
    return this.#open;
  }
}

/** Text that begins like a file ("GIF89a" in plain letters) is text, but a PDF of ASCII bytes is a PDF. */
async function asText(stored: Stored, type: FileType): Promise<DecodedFile> {
  const { mime } = type;
  const isSmall = stored.stored === 'blob' && stored.bytes <= INLINE_BYTES && stored.privateFile === undefined;
  if (type !== TEXT || !isSmall) return { result: { ...stored, mime }, type };
  const bytes = await stored.blob.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { result: { stored: 'text', text, mime, bytes: stored.bytes }, type };
}

/** Bytes that are UTF-8 by chance but contain NUL are not shown as text. */
const asBytes = (stored: Stored, mime: string): Stored =>
  stored.stored === 'text'
    ? { stored: 'blob', blob: new Blob([stored.text], { type: mime }), mime, bytes: stored.bytes }
    : { ...stored, mime };

/** Whether bytes are UTF-8 without NUL. Stops at the first violation. */
class TextCheck {
  readonly #checker = new Utf8Checker();
  #isText = true;

  take(bytes: Uint8Array): void {
    if (!this.#isText || (isPlain(bytes) && this.#checker.end() === undefined)) return;
    this.#isText = this.#checker.check(bytes) === undefined && !bytes.includes(0);
  }

  isText(): boolean {
    return this.#isText && this.#checker.end() === undefined;
  }
}

/** Whether all bytes are ASCII other than NUL. Most text is, and this checks four bytes at a time. */
function isPlain(bytes: Uint8Array): boolean {
  let at = 0;
  if (bytes.byteOffset % 4 === 0) {
    const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    for (const word of words) if (((word | (word - 0x01010101)) & 0x80808080) !== 0) return false;
    at = words.length * 4;
  }
  for (; at < bytes.length; at++) if (((bytes[at] ?? 0) - 1) >>> 0 > 0x7e) return false;
  return true;
}

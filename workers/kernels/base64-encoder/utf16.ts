// Texts whose bytes are UTF-16 instead of UTF-8, as for PowerShell's -EncodedCommand.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import type { DecodedFile, DecodedOutput } from '../../lib/decoded-output';
import { UNKNOWN } from '../../lib/file-type';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { utf16OfBytes, type Utf16 } from '../../lib/utf16';
import { CONTROL } from './lines';
import { message } from './wrapper';

const LINE_END = Uint8Array.of(0x0a);

const NAMES: Record<Utf16, string> = { 'utf-16le': 'UTF-16LE', 'utf-16be': 'UTF-16BE' };

/** A text in UTF-16, without a byte order mark. Throws ToolError `invalid-input` for a file that isn't text. */
export async function* utf16Bytes(source: AnySource, run: RunContext, encoding: Utf16): AsyncGenerator<Uint8Array> {
  const decoder = new StrictDecoder();
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
    yield unitsOf(decoder.decode(chunk), encoding);
  }
  decoder.end();
}

function unitsOf(text: string, encoding: Utf16): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const high = encoding === 'utf-16be' ? 0 : 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[at * 2 + high] = unit >> 8;
    bytes[at * 2 + 1 - high] = unit;
  }
  return bytes;
}

/** How many decoded bytes decide. An even number, so that they never end inside a unit. */
const HEAD_BYTES = 512;
const SHOWN_CHARACTERS = 40;

/** The beginning of a text; undefined if the bytes aren't text in this encoding. */
function textIn(head: Uint8Array, encoding: Utf16 | 'utf-8'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return CONTROL.test(text) ? undefined : text;
  } catch {
    return undefined; // the strict decoder throws for invalid input
  }
}

function shown(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  return characters.length > SHOWN_CHARACTERS
    ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
    : characters.join('');
}

/**
 * Passes on decoded bytes, and turns UTF-16 into UTF-8. Reports if the bytes look like text in the encoding that wasn't chosen.
 */
export class DecodedText {
  readonly #output: DecodedOutput;
  readonly #encoding: Utf16 | 'utf-8';
  #decoder: TextDecoder | undefined;
  readonly #head = new Uint8Array(HEAD_BYTES);
  #bytes = 0;

  constructor(output: DecodedOutput, encoding: Utf16 | 'utf-8') {
    this.#output = output;
    this.#encoding = encoding;
  }

  /** The caller may reuse the chunk once this has settled. Throws ToolError `invalid-input` for bytes that aren't UTF-16. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#bytes < HEAD_BYTES) this.#head.set(bytes.subarray(0, HEAD_BYTES - this.#bytes), this.#bytes);
    this.#bytes += bytes.length;
    if (this.#encoding === 'utf-8') return this.#output.write(bytes);
    this.#decoder ??= new TextDecoder(this.#encoding, { fatal: true });
    await this.#convert(this.#encoding, this.#decoder, bytes);
  }

  /** Begins another text after a line feed. */
  async endLine(): Promise<void> {
    await this.#endText();
    await this.#output.write(LINE_END);
  }

  async close(): Promise<DecodedFile & { readonly note: Message | undefined }> {
    await this.#endText();
    const file = await this.#output.close();
    const head = this.#head.subarray(0, Math.min(this.#bytes, HEAD_BYTES));
    if (this.#encoding !== 'utf-8') return { ...file, note: this.#utf8Note(head, NAMES[this.#encoding]) };
    const utf16 = file.type === UNKNOWN ? utf16OfBytes(head, this.#bytes) : undefined;
    const text = utf16 && textIn(head, utf16);
    if (text === undefined) return { ...file, note: undefined };
    const type = { ...UNKNOWN, label: message('utf16Text'), extension: 'txt' };
    return { ...file, type, note: message('looksUtf16', { encoding: NAMES[utf16 ?? 'utf-16le'], text: shown(text) }) };
  }

  #utf8Note(head: Uint8Array, encoding: string): Message | undefined {
    const text = head.length > 0 ? textIn(head, 'utf-8') : undefined;
    return text === undefined ? undefined : message('looksUtf8', { encoding, text: shown(text) });
  }

  async #endText(): Promise<void> {
    if (this.#encoding === 'utf-8' || !this.#decoder) return;
    await this.#convert(this.#encoding, this.#decoder);
    this.#decoder = undefined;
  }

  /** Called without bytes, it ends the text. */
  async #convert(encoding: Utf16, decoder: TextDecoder, bytes?: Uint8Array): Promise<void> {
    let text;
    try {
      text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw new ToolError('invalid-input', message('notUtf16', { encoding: NAMES[encoding] }), { cause });
    }
    await this.#output.write(new TextEncoder().encode(text));
  }
}

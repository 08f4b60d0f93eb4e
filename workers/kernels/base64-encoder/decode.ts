// Decodes Base64 like https://infra.spec.whatwg.org/#forgiving-base64-decode, plus variants found in practice: the URL-safe
// alphabet (RFC 4648, section 5), a byte order mark, and data: URIs (RFC 2397) with percent escapes.
import { isBase64WhiteSpace, wasmBase64Decoder } from '../../../wasm/base-n/base64';
import type { Decoder } from '../../../wasm/base-n/codec';
import { hasSimd } from '../../../wasm/module';
import type { RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { HEX_VALUES } from '../../lib/byte-table';
import { DecodedOutput } from '../../lib/decoded-output';
import { InputError } from '../../lib/input-error';
import type { FileType } from '../../lib/file-type';
import { headFirst } from '../../lib/head-first';
import type { Stored } from '../../contract/run/sink';
import { bytesOfGroup, PlainBase64Decoder, SEXTETS } from './plain-codec';
import { linesOf, wordsBefore } from './lines';
import type { Base64Options } from './spec';
import { DecodedText } from './utf16';
import { message, otherTransferEncoding, Unwrapping } from './wrapper';

export interface DecodedBase64 {
  readonly result: Stored;
  readonly type: FileType;
  readonly notes: readonly Message[];
}

/** The longest header of a data: URI, in bytes. */
const HEAD_BYTES = 4096;

const DATA_URI = /^[\t\n\f\r ]*data:([^,]*)(,?)/i;
const BASE64_URI = /;[\t\n\f\r ]*base64[\t\n\f\r ]*$/i;
const BYTE_ORDER_MARK = '\xef\xbb\xbf';

const LINE_FEED = 0x0a;
/** A group of four, `AAAA`. */
const ZERO_BITS = new Uint8Array(4).fill(0x41);
const PAD = 0x3d;
const PERCENT = 0x25;

const latin1 = new TextDecoder('latin1');

/** There is one object per message, so a set of notes has each message once. */
const NOTES = {
  byteOrderMark: message('byteOrderMark'),
  dataUri: message('dataUri'),
  eachLine: message('eachLine'),
  lineInsideGroup: message('lineInsideGroup'),
  firstBlock: message('firstBlock'),
  percent: message('percent'),
  urlSafe: message('urlSafe'),
  whiteSpace: message('whiteSpace'),
  unpadded: message('unpadded'),
  bitsLeft: message('bitsLeft'),
} as const;

/** Throws InputError. */
export async function decode(source: AnySource, options: Base64Options, run: RunContext): Promise<DecodedBase64> {
  const decoder: Decoder = hasSimd ? wasmBase64Decoder() : new PlainBase64Decoder();
  try {
    return await new Decoding(decoder, new DecodedOutput(run), options).run(headFirst(run.read(source), HEAD_BYTES));
  } finally {
    decoder.close();
  }
}

type Structural = 'notBase64Uri' | 'badPadding' | 'afterPadding' | 'oneLeft';

const invalidAt = (offset: number, key: Structural) => new InputError(offset, (place) => message(key, { place }));

class Decoding {
  readonly #decoder: Decoder;
  readonly #output: DecodedText;
  readonly #encoding: Base64Options['encoding'];
  readonly #notes = new Set<Message>();
  /** The offset of the first =, and the number of all. */
  #padding: { readonly at: number; count: number } | undefined;
  /** For a data: URI: the start of a percent escape. */
  #escape: { readonly at: number; text: string } | undefined;
  #wrapper: Unwrapping | undefined;
  #isUri = false;
  #lines: Base64Options['lines'];
  #seenData = false;
  #seenGap = false;

  constructor(decoder: Decoder, output: DecodedOutput, { lines, encoding }: Base64Options) {
    this.#lines = lines;
    this.#encoding = encoding;
    this.#decoder = decoder;
    this.#output = new DecodedText(output, encoding);
  }

  async run(chunks: AsyncIterable<Uint8Array>): Promise<DecodedBase64> {
    let offset = 0;
    for await (const chunk of chunks) {
      const skipped = offset === 0 ? this.#skipHead(chunk) : 0;
      const text = chunk.subarray(skipped);
      if (offset === 0) this.#chooseLines(text);
      const data = this.#wrapper?.dataOf(text) ?? text;
      await (this.#lines === 'each' ? this.#takeLines(data, offset + skipped) : this.#take(data, offset + skipped));
      offset += chunk.length;
    }
    await this.#finish(offset);
    if (this.#wrapper?.hasMore()) this.#notes.add(NOTES.firstBlock);
    if (this.#decoder.sawUrlSafe) this.#notes.add(NOTES.urlSafe);
    const { result, type, note } = await this.#output.close();
    return { result, type, notes: note ? [...this.#notes, note] : [...this.#notes] };
  }

  /** The length of the text before the Base64. */
  #skipHead(chunk: Uint8Array): number {
    const text = String.fromCharCode(...chunk.subarray(0, HEAD_BYTES));
    const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    if (mark > 0) this.#notes.add(NOTES.byteOrderMark);
    const [head = '', parameters = '', comma] = DATA_URI.exec(text.slice(mark)) ?? [];
    if (head === '') return mark + this.#skipWrapper(text.slice(mark));
    if (!comma || !BASE64_URI.test(parameters)) {
      throw invalidAt(mark + head.length - parameters.length - (comma?.length ?? 0), 'notBase64Uri');
    }
    this.#isUri = true;
    this.#notes.add(NOTES.dataUri);
    return mark + head.length;
  }

  #skipWrapper(head: string): number {
    this.#wrapper = Unwrapping.of(head);
    if (!this.#wrapper) {
      const encoding = otherTransferEncoding(head);
      if (encoding !== undefined) throw new InputError(0, (place) => message('otherMime', { encoding, place }));
      return this.#skipWords(head);
    }
    this.#notes.add(this.#wrapper.note);
    return this.#wrapper.length;
  }

  #skipWords(head: string): number {
    const length = wordsBefore(head, head.length < HEAD_BYTES);
    if (length > 0) this.#notes.add(message('wordsBefore', { words: head.slice(0, length).trim() }));
    return length;
  }

  /** Only a plain text can be a list of lines: a wrapper or a data: URI can't. */
  #chooseLines(text: Uint8Array): void {
    if (this.#wrapper || this.#isUri) this.#lines = 'joined';
    if (this.#lines === 'joined' || this.#lines === 'each') return;
    const head = latin1.decode(text.subarray(0, HEAD_BYTES));
    const choice = linesOf(head, this.#encoding, text.length <= HEAD_BYTES);
    this.#lines = choice === 'each' ? 'each' : 'joined';
    if (choice === 'each') this.#notes.add(NOTES.eachLine);
    if (choice === 'unsure') this.#notes.add(NOTES.lineInsideGroup);
  }

  async #takeLines(text: Uint8Array, offset: number): Promise<void> {
    for (let at = 0; at < text.length;) {
      const feed = text.indexOf(LINE_FEED, at);
      const end = feed < 0 ? text.length : feed;
      await this.#take(text.subarray(at, end), offset + at);
      at = end;
      if (feed < 0) return;
      await this.#endLine(offset + at);
      await this.#output.endLine();
      at++;
    }
  }

  /** Completes the decoder's last group, so that the next line begins a new one. */
  async #endLine(offset: number): Promise<void> {
    const { length } = this.#decoder.rest();
    await this.#finish(offset);
    this.#padding = undefined;
    this.#seenData = false;
    this.#seenGap = false;
    if (length > 0) this.#decoder.decode(ZERO_BITS.subarray(length));
  }

  async #take(text: Uint8Array, offset: number): Promise<void> {
    for (let at = 0; at < text.length;) {
      if (!this.#padding && !this.#escape) {
        const restBefore = this.#decoder.rest().length;
        const { taken, stopped, output } = this.#decoder.decode(text.subarray(at));
        const characters = (output.length / 3) * 4 + this.#decoder.rest().length - restBefore;
        this.#watchGaps(text.subarray(at, at + taken), characters);
        await this.#output.write(output);
        at += taken;
        if (!stopped) continue;
      }
      if (this.#padding && !this.#escape) at = skipWhiteSpace(text, at);
      if (at === text.length) return;
      await this.#takeUnusual(text[at] ?? 0, offset + at);
      at++;
    }
  }

  async #takeUnusual(character: number, offset: number): Promise<void> {
    if (this.#escape) {
      await this.#continueEscape(this.#escape, character);
    } else if (character === PERCENT && this.#isUri) {
      this.#escape = { at: offset, text: '' };
    } else if (character === PAD) {
      this.#padding ??= { at: offset, count: 0 };
      if (++this.#padding.count > 2) throw invalidAt(this.#padding.at, 'badPadding');
    } else if (!this.#padding || SEXTETS[character] === -1) {
      throw badCharacter(character, offset);
    } else {
      throw invalidAt(offset, 'afterPadding');
    }
  }

  async #continueEscape(escape: { readonly at: number; text: string }, character: number): Promise<void> {
    if ((HEX_VALUES[character] ?? -1) < 0) throw badCharacter(PERCENT, escape.at);
    escape.text += String.fromCharCode(character);
    if (escape.text.length < 2) return;
    this.#escape = undefined;
    this.#notes.add(NOTES.percent);
    await this.#take(Uint8Array.of(parseInt(escape.text, 16)), escape.at);
  }

  async #finish(end: number): Promise<void> {
    if (this.#escape) throw badCharacter(PERCENT, this.#escape.at);
    const rest = this.#decoder.rest();
    if (this.#padding) {
      const fits = rest.length >= 2 && rest.length + this.#padding.count === 4;
      if (!fits) throw invalidAt(this.#padding.at, 'badPadding');
    }
    if (rest.length === 0) return;
    if (rest.length === 1) throw invalidAt(end, 'oneLeft');
    if (!this.#padding) this.#notes.add(NOTES.unpadded);
    const bytes = bytesOfGroup(rest);
    if (bytes[rest.length - 1] !== 0) this.#notes.add(NOTES.bitsLeft);
    await this.#output.write(bytes.subarray(0, rest.length - 1));
  }

  /** Records whitespace between characters. Whitespace around the text needs no note. */
  #watchGaps(text: Uint8Array, characters: number): void {
    if (this.#notes.has(NOTES.whiteSpace)) return;
    // Text in one line, and long whitespace, aren't searched, because that would take longer than decoding.
    if (characters === text.length && !this.#seenGap) {
      this.#seenData ||= characters > 0;
      return;
    }
    if (characters === 0) {
      this.#seenGap = this.#seenData;
      return;
    }
    for (const character of text) {
      if (isBase64WhiteSpace(character)) {
        this.#seenGap = this.#seenData;
        continue;
      }
      this.#seenData = true;
      if (!this.#seenGap) continue;
      this.#notes.add(NOTES.whiteSpace);
      return;
    }
  }
}

function skipWhiteSpace(text: Uint8Array, from: number): number {
  let at = from;
  while (at < text.length && isBase64WhiteSpace(text[at] ?? 0)) at++;
  return at;
}

function badCharacter(code: number, offset: number): InputError {
  const isShown = code > 0x20 && code < 0x7f;
  const character = String.fromCharCode(code);
  return new InputError(offset, (place) =>
    isShown ? message('badCharacter', { character, place }) : message('badHiddenCharacter', { place }),
  );
}

// Writes UTF-8 text as a JSON string (RFC 8259, section 7). As JSON.stringify does, it escapes only what it must.
import type { ByteTransform } from '../../lib/transform';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const codesOf = (text: string) => new TextEncoder().encode(text);

/** The digits of JSON.stringify and of Python. */
const HEX = codesOf('0123456789abcdef');

/** The second character of each short escape. */
const SHORT: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '\b': 'b',
  '\f': 'f',
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
};

const SHORT_ESCAPES = new Uint8Array(128);
for (const [character, letter] of Object.entries(SHORT)) SHORT_ESCAPES[character.charCodeAt(0)] = letter.charCodeAt(0);

/** The input must be UTF-8. */
export class JsonStringEncoder implements ByteTransform {
  readonly #quoted: boolean;
  readonly #ascii: boolean;
  #out = new Uint8Array();
  #to = 0;
  #isOpen = false;
  /** With `ascii`, a character beyond ASCII, and how many of its bytes are missing. */
  #character = 0;
  #missing = 0;

  constructor(quoted: boolean, ascii: boolean) {
    this.#quoted = quoted;
    this.#ascii = ascii;
  }

  push(bytes: Uint8Array): Uint8Array {
    this.#open(bytes.length);
    for (const byte of bytes) {
      if (byte >= 0x80 && this.#ascii) this.#collect(byte);
      else if (byte >= 0x20 && byte !== QUOTE && byte !== BACKSLASH) this.#out[this.#to++] = byte;
      else this.#escape(byte);
    }
    return this.#out.subarray(0, this.#to);
  }

  end(): Uint8Array {
    this.#open(0);
    if (this.#quoted) this.#out[this.#to++] = QUOTE;
    return this.#out.subarray(0, this.#to);
  }

  #open(bytes: number): void {
    // Four bytes become up to twelve characters, and the first three of them may be in an earlier chunk.
    const most = bytes * 6 + 14;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    this.#to = 0;
    if (this.#quoted && !this.#isOpen) this.#out[this.#to++] = QUOTE;
    this.#isOpen = true;
  }

  #escape(byte: number): void {
    const short = SHORT_ESCAPES[byte] ?? 0;
    if (short === 0) return this.#unit(byte);
    this.#out[this.#to] = BACKSLASH;
    this.#out[this.#to + 1] = short;
    this.#to += 2;
  }

  #collect(byte: number): void {
    if (this.#missing === 0) {
      this.#missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      this.#character = byte & (0x3f >> this.#missing);
      return;
    }
    this.#character = (this.#character << 6) | (byte & 0x3f);
    this.#missing--;
    if (this.#missing > 0) return;
    if (this.#character < 0x10000) return this.#unit(this.#character);
    const rest = this.#character - 0x10000;
    this.#unit(0xd800 | (rest >> 10));
    this.#unit(0xdc00 | (rest & 0x3ff));
  }

  #unit(unit: number): void {
    const out = this.#out;
    out[this.#to++] = BACKSLASH;
    out[this.#to++] = 0x75; // u
    for (let shift = 12; shift >= 0; shift -= 4) out[this.#to++] = HEX[(unit >> shift) & 15] ?? 0;
  }
}

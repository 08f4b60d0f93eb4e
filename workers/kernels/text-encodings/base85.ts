// Ascii85 as Adobe's (PostScript Language Reference, third edition, section 3.13.3) and Z85 (https://rfc.zeromq.org/spec/32/): five digits
// are four bytes.
import { ToolError } from '../../contract/run/errors';
import type { ByteTransform } from '../../lib/transform';
import { message } from './coding';
import { GroupDecoder, valuesOf } from './group-decoder';

export type Base85Name = 'ascii85' | 'z85';

const ALPHABETS: Readonly<Record<Base85Name, string>> = {
  ascii85: String.fromCharCode(...Array.from({ length: 85 }, (_, value) => value + 0x21)),
  z85: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#',
};

const GROUP_BYTES = 4;
const GROUP_DIGITS = 5;
const MOST = 0xffffffff;
const ZEROS = 0x7a; // z
const OPENING = 0x3c; // <
const TILDE = 0x7e;
const CLOSING = 0x3e; // >
const LAST_DIGIT = 84;

const notWhole = (count: number) => new ToolError('invalid-input', message('z85Input', { count }));

/** Refuses a size that Z85 can't encode, before the work. */
export function refuseSize(bytes: number): void {
  if (bytes % GROUP_BYTES !== 0) throw notWhole(bytes);
}

export class Base85Encoder implements ByteTransform {
  readonly #codes: Uint8Array;
  readonly #isAscii85: boolean;
  readonly #rest = new Uint8Array(GROUP_BYTES);
  #held = 0;
  #total = 0;
  #out = new Uint8Array();

  constructor(name: Base85Name) {
    this.#codes = new TextEncoder().encode(ALPHABETS[name]);
    this.#isAscii85 = name === 'ascii85';
  }

  push(bytes: Uint8Array): Uint8Array {
    const most = Math.ceil((bytes.length + GROUP_BYTES) / GROUP_BYTES) * GROUP_DIGITS;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    this.#total += bytes.length;
    let [at, to] = [0, 0];
    if (this.#held > 0) {
      at = Math.min(GROUP_BYTES - this.#held, bytes.length);
      this.#rest.set(bytes.subarray(0, at), this.#held);
      this.#held += at;
      if (this.#held < GROUP_BYTES) return new Uint8Array();
      to = this.#groups(this.#rest, 0, 0, this.#isAscii85);
    }
    const end = at + ((bytes.length - at) & ~3);
    to = this.#groups(bytes.subarray(0, end), at, to, this.#isAscii85);
    this.#rest.set(bytes.subarray(end));
    this.#held = bytes.length - end;
    return this.#out.subarray(0, to);
  }

  /** Throws ToolError for Z85 of an incomplete group. */
  end(): Uint8Array {
    if (this.#held === 0) return new Uint8Array();
    if (!this.#isAscii85) throw notWhole(this.#total);
    if (this.#out.length < GROUP_DIGITS) this.#out = new Uint8Array(GROUP_DIGITS);
    // The last group is never a z.
    this.#groups(this.#rest.fill(0, this.#held), 0, 0, false);
    return this.#out.subarray(0, this.#held + 1);
  }

  #groups(bytes: Uint8Array, from: number, start: number, hasZeros: boolean): number {
    const out = this.#out;
    const codes = this.#codes;
    let to = start;
    for (let at = from; at < bytes.length; at += GROUP_BYTES) {
      const high = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      const low = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (hasZeros && (high | low) === 0) {
        out[to++] = ZEROS;
        continue;
      }
      // The first division is of a number above 2^31, and the others are of integers.
      const value = high * 65_536 + low;
      const firstTwo = Math.floor(value / 614_125);
      const lastThree = value - firstTwo * 614_125;
      const third = (lastThree / 7225) | 0;
      const lastTwo = lastThree - third * 7225;
      const first = (firstTwo / 85) | 0;
      const fourth = (lastTwo / 85) | 0;
      out[to] = codes[first] ?? 0;
      out[to + 1] = codes[firstTwo - first * 85] ?? 0;
      out[to + 2] = codes[third] ?? 0;
      out[to + 3] = codes[fourth] ?? 0;
      out[to + 4] = codes[lastTwo - fourth * 85] ?? 0;
      to += GROUP_DIGITS;
    }
    return to;
  }
}

const VALUES: Readonly<Record<Base85Name, Int8Array>> = {
  ascii85: valuesOf(ALPHABETS.ascii85),
  z85: valuesOf(ALPHABETS.z85),
};

export class Base85Decoder extends GroupDecoder {
  readonly #isAscii85: boolean;
  /** Of Ascii85: nothing yet, a < that may begin a frame, inside a frame or not, after a ~, or after the end. */
  #state: 'start' | 'opening' | 'framed' | 'bare' | 'tilde' | 'closed' = 'start';
  #stateAt = 0;

  constructor(name: Base85Name) {
    super(name, VALUES[name], { digits: GROUP_DIGITS, bytes: GROUP_BYTES });
    this.#isAscii85 = name === 'ascii85';
    if (!this.#isAscii85) this.#state = 'bare';
    // The first character may begin a frame, so it isn't decoded as a digit.
    this.isClosed = this.#isAscii85;
  }

  end(offset: number): Uint8Array {
    if (this.#state === 'opening') this.digit(VALUES.ascii85[OPENING] ?? 0, this.#stateAt, 0);
    if (this.#state === 'tilde') throw this.badCharacter(TILDE, this.#stateAt);
    if (this.#state === 'framed') throw this.invalid('noEnd', offset);
    const bytes = this.held.length - 1;
    if (bytes < 0) return new Uint8Array();
    if (!this.#isAscii85) throw this.invalid('z85Length', offset);
    if (bytes === 0) throw this.invalid('oneLeft', offset);
    while (this.held.length < GROUP_DIGITS) this.held.push(LAST_DIGIT);
    if (this.out.length < GROUP_BYTES) this.out = new Uint8Array(GROUP_BYTES);
    this.group(0);
    return this.out.subarray(0, bytes);
  }

  protected room(characters: number): number {
    return (characters + 1) * GROUP_BYTES;
  }

  protected groups(text: Uint8Array, from: number, start: number): number {
    const { out, values } = this;
    let [at, to] = [from, start];
    for (const end = text.length - GROUP_DIGITS; at <= end; at += GROUP_DIGITS) {
      const first = values[text[at] ?? 0] ?? -1;
      const second = values[text[at + 1] ?? 0] ?? -1;
      const third = values[text[at + 2] ?? 0] ?? -1;
      const fourth = values[text[at + 3] ?? 0] ?? -1;
      const fifth = values[text[at + 4] ?? 0] ?? -1;
      if ((first | second | third | fourth | fifth) < 0) break;
      const value = (first * 614_125 + second * 7225 + third * 85 + fourth) * 85 + fifth;
      if (value > MOST) break;
      const bits = value | 0;
      out[to] = bits >>> 24;
      out[to + 1] = bits >>> 16;
      out[to + 2] = bits >>> 8;
      out[to + 3] = bits;
      to += GROUP_BYTES;
    }
    return at;
  }

  protected group(to: number): number {
    const value = this.held.reduce((sum, digit) => sum * 85 + digit, 0);
    if (value > MOST) throw this.invalid('tooLarge', this.heldAt);
    for (let byte = 0; byte < GROUP_BYTES; byte++) this.out[to + byte] = value >>> (24 - byte * 8);
    return to + GROUP_BYTES;
  }

  protected other(byte: number, offset: number, to: number): number {
    switch (this.#state) {
      case 'start':
        if (byte === OPENING) return this.#enter('opening', offset, to);
        this.#enter('bare', offset, to);
        return this.#inside(byte, offset, to);
      case 'opening': {
        if (byte === TILDE) return this.#enter('framed', offset, to);
        const next = this.digit(VALUES.ascii85[OPENING] ?? 0, this.#stateAt, to);
        this.#enter('bare', offset, next);
        return this.#inside(byte, offset, next);
      }
      case 'tilde':
        if (byte !== CLOSING) throw this.badCharacter(TILDE, this.#stateAt);
        return this.#enter('closed', offset, to);
      case 'closed':
        throw this.invalid('afterEnd', offset);
      case 'framed':
      case 'bare':
        return this.#inside(byte, offset, to);
    }
  }

  #enter(state: 'opening' | 'framed' | 'bare' | 'tilde' | 'closed', offset: number, to: number): number {
    this.#state = state;
    this.#stateAt = offset;
    this.isClosed = state !== 'framed' && state !== 'bare';
    return to;
  }

  #inside(byte: number, offset: number, to: number): number {
    const value = this.values[byte] ?? -1;
    if (value >= 0) return this.digit(value, offset, to);
    if (!this.#isAscii85 || (byte !== ZEROS && byte !== TILDE)) throw this.badCharacter(byte, offset);
    if (byte === TILDE) return this.#enter('tilde', offset, to);
    if (this.held.length > 0) throw this.invalid('badZero', offset);
    this.out.fill(0, to, to + GROUP_BYTES);
    return to + GROUP_BYTES;
  }
}

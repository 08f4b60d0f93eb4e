// Base32 and Base32hex (RFC 4648, sections 6 and 7), and Crockford's Base32 (https://www.crockford.com/base32.html), which has no padding.
import type { ByteTransform } from '../../lib/transform';
import { NOTES } from './coding';
import { GroupDecoder, valuesOf } from './group-decoder';

export type Base32Name = 'base32' | 'base32hex' | 'crockford';

const ALPHABETS: Readonly<Record<Base32Name, string>> = {
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base32hex: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  crockford: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
};

const GROUP_BYTES = 5;
const GROUP_DIGITS = 8;
const PAD = 0x3d;
const HYPHEN = 0x2d;

/** Two digits for each ten bits, so that a group takes four look-ups. */
function pairsOf(alphabet: string): Uint16Array {
  const codes = new TextEncoder().encode(alphabet);
  const bytes = new Uint8Array(2048);
  for (let bits = 0; bits < 1024; bits++) {
    bytes[bits * 2] = codes[bits >> 5] ?? 0;
    bytes[bits * 2 + 1] = codes[bits & 31] ?? 0;
  }
  return new Uint16Array(bytes.buffer);
}

export class Base32Encoder implements ByteTransform {
  readonly #pairs: Uint16Array;
  readonly #padded: boolean;
  readonly #rest = new Uint8Array(GROUP_BYTES);
  #held = 0;
  #out = new Uint16Array();

  constructor(name: Base32Name, padded: boolean) {
    this.#pairs = pairsOf(ALPHABETS[name]);
    this.#padded = padded && name !== 'crockford';
  }

  push(bytes: Uint8Array): Uint8Array {
    const most = Math.ceil((bytes.length + GROUP_BYTES) / GROUP_BYTES) * 4;
    if (this.#out.length < most) this.#out = new Uint16Array(most);
    let [at, to] = [0, 0];
    if (this.#held > 0) {
      at = Math.min(GROUP_BYTES - this.#held, bytes.length);
      this.#rest.set(bytes.subarray(0, at), this.#held);
      this.#held += at;
      if (this.#held < GROUP_BYTES) return new Uint8Array();
      to = this.#groups(this.#rest, 0, 0);
    }
    const end = at + Math.floor((bytes.length - at) / GROUP_BYTES) * GROUP_BYTES;
    to = this.#groups(bytes.subarray(0, end), at, to);
    this.#rest.set(bytes.subarray(end));
    this.#held = bytes.length - end;
    return new Uint8Array(this.#out.buffer, 0, to * 2);
  }

  end(): Uint8Array {
    if (this.#held === 0) return new Uint8Array();
    if (this.#out.length < 4) this.#out = new Uint16Array(4);
    const digits = Math.ceil((this.#held * 8) / 5);
    this.#groups(this.#rest.fill(0, this.#held), 0, 0);
    const group = new Uint8Array(this.#out.buffer, 0, GROUP_DIGITS).fill(PAD, digits);
    return this.#padded ? group : group.subarray(0, digits);
  }

  /** Returns the output's next position, in pairs. */
  #groups(bytes: Uint8Array, from: number, start: number): number {
    const out = this.#out;
    const pairs = this.#pairs;
    let to = start;
    for (let at = from; at < bytes.length; at += GROUP_BYTES) {
      const second = bytes[at + 1] ?? 0;
      const third = bytes[at + 2] ?? 0;
      const fourth = bytes[at + 3] ?? 0;
      out[to] = pairs[((bytes[at] ?? 0) << 2) | (second >> 6)] ?? 0;
      out[to + 1] = pairs[((second & 63) << 4) | (third >> 4)] ?? 0;
      out[to + 2] = pairs[((third & 15) << 6) | (fourth >> 2)] ?? 0;
      out[to + 3] = pairs[((fourth & 3) << 8) | (bytes[at + 4] ?? 0)] ?? 0;
      to += 4;
    }
    return to;
  }
}

/** The letters that Crockford's alphabet leaves out because they look like digits. */
const LOOKALIKES: ReadonlyMap<number, number> = new Map(
  Object.entries({ I: 1, i: 1, L: 1, l: 1, O: 0, o: 0 }).map(([letter, value]) => [letter.charCodeAt(0), value]),
);

const valuesInBothCases = (alphabet: string): Int8Array =>
  valuesOf(alphabet).map((value, byte, all) =>
    value < 0 && byte >= 0x61 && byte <= 0x7a ? (all[byte - 0x20] ?? -1) : value,
  );

export class Base32Decoder extends GroupDecoder {
  readonly #isCrockford: boolean;
  #padding: { readonly at: number; count: number } | undefined;

  constructor(name: Base32Name) {
    super(name, valuesInBothCases(ALPHABETS[name]), { digits: GROUP_DIGITS, bytes: GROUP_BYTES });
    this.#isCrockford = name === 'crockford';
  }

  end(offset: number): Uint8Array {
    const digits = this.held.length;
    const bytes = Math.floor((digits * 5) / 8);
    if (this.#padding && (bytes === 0 || digits + this.#padding.count !== GROUP_DIGITS))
      throw this.invalid('badPadding', this.#padding.at);
    // Whole bytes leave 1, 2, 3 or 4 bits of the last digit.
    if (digits * 5 - bytes * 8 >= 5) throw this.invalid('oneLeft', offset);
    if (digits === 0) return new Uint8Array();
    if (!this.#padding && !this.#isCrockford) this.notes.add(NOTES.unpadded);
    while (this.held.length < GROUP_DIGITS) this.held.push(0);
    if (this.out.length < GROUP_BYTES) this.out = new Uint8Array(GROUP_BYTES);
    this.group(0);
    if (this.out[bytes] !== 0) this.notes.add(NOTES.bitsLeft);
    return this.out.subarray(0, bytes);
  }

  protected room(characters: number): number {
    return Math.ceil((characters + GROUP_DIGITS) / GROUP_DIGITS) * GROUP_BYTES;
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
      const sixth = values[text[at + 5] ?? 0] ?? -1;
      const seventh = values[text[at + 6] ?? 0] ?? -1;
      const eighth = values[text[at + 7] ?? 0] ?? -1;
      if ((first | second | third | fourth | fifth | sixth | seventh | eighth) < 0) break;
      out[to] = (first << 3) | (second >> 2);
      out[to + 1] = (second << 6) | (third << 1) | (fourth >> 4);
      out[to + 2] = (fourth << 4) | (fifth >> 1);
      out[to + 3] = (fifth << 7) | (sixth << 2) | (seventh >> 3);
      out[to + 4] = (seventh << 5) | eighth;
      to += GROUP_BYTES;
    }
    return at;
  }

  protected group(to: number): number {
    let [bits, count, next] = [0, 0, to];
    for (const value of this.held) {
      bits = ((bits << 5) | value) & 0xfff;
      count += 5;
      if (count < 8) continue;
      count -= 8;
      this.out[next++] = bits >> count;
    }
    return next;
  }

  protected other(byte: number, offset: number, to: number): number {
    if (this.#isCrockford) {
      const value = LOOKALIKES.get(byte);
      if (byte !== HYPHEN && value === undefined) throw this.badCharacter(byte, offset);
      this.notes.add(byte === HYPHEN ? NOTES.hyphens : NOTES.lookalikes);
      return value === undefined ? to : this.digit(value, offset, to);
    }
    if (byte === PAD) {
      this.#padding ??= { at: offset, count: 0 };
      this.isClosed = true;
      if (++this.#padding.count > 6) throw this.invalid('badPadding', this.#padding.at);
      return to;
    }
    throw (this.values[byte] ?? -1) < 0 ? this.badCharacter(byte, offset) : this.invalid('afterPadding', offset);
  }
}

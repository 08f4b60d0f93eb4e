// The hexadecimal kernel's typed bindings. Needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/base-n-hex';
import type { Encoder } from './codec';
import { borrow, giveBack } from './instances';
import { StrippingDecoder } from './stripping-decoder';

export interface HexForm {
  readonly upperCase: boolean;
  /** The separator between two bytes of a line: up to two ASCII characters. */
  readonly delimiter: string;
  /** The prefix of every byte: up to two ASCII characters. */
  readonly prefix: string;
  /** Bytes of a line, up to MAX_LINE_BYTES; 0 for a single line without a line end. */
  readonly lineBytes: number;
}

export const MAX_LINE_BYTES = 4096;

/** The separator between the last byte of a line and the first of the next. */
export const lineBreakOf = ({ delimiter }: HexForm) => `${delimiter.trimEnd()}\n`;

/** The distance from "9" to the first letter in ASCII. */
const SMALL = 39;
const CAPITAL = 7;

/** The `length` characters at `at` as a number, with the first in its lowest byte. */
const littleEndian = (text: string, at: number, length: number) =>
  Array.from({ length }, (_, index) => (text.charCodeAt(at + index) || 0) << (8 * index)).reduce((a, b) => a | b, 0);

export class WasmHexEncoder implements Encoder {
  readonly #form: HexForm;
  readonly #instance = borrow(moduleBase64);
  readonly #encodePlain = this.#instance.call('encodePlain');
  readonly #encodeCells = this.#instance.call('encodeCells');
  /** Written before each of the module's lines; without lines, before each chunk. */
  readonly #lead: string;
  /** Bytes that don't fill a line yet. They are at the start of the module's input. */
  #kept = 0;
  #begun = false;

  constructor(form: HexForm) {
    this.#form = form;
    this.#lead = form.lineBytes > 0 ? lineBreakOf(form) : form.delimiter;
  }

  encode(bytes: Uint8Array) {
    const { memory, input, inputBytes } = this.#instance;
    const piece = bytes.subarray(0, inputBytes - this.#kept);
    memory.set(piece, input + this.#kept);
    const held = this.#kept + piece.length;
    this.#kept = held % (this.#form.lineBytes || 1);
    const whole = held - this.#kept;
    const output = this.#write(whole);
    memory.copyWithin(input, input + whole, input + held);
    return { taken: piece.length, output };
  }

  finish(): Uint8Array {
    const last = this.#write(this.#kept);
    if (this.#form.lineBytes === 0 || !this.#begun) return last;
    // The line feed at the end of the last line.
    const { memory } = this.#instance;
    memory[last.byteOffset + last.length] = 0x0a;
    return memory.subarray(last.byteOffset, last.byteOffset + last.length + 1);
  }

  close() {
    giveBack(moduleBase64, this.#instance);
  }

  #write(bytes: number): Uint8Array {
    const { memory, output } = this.#instance;
    if (bytes === 0) return memory.subarray(output, output);
    const end = output + this.#run(bytes);
    const start = this.#begun ? output : output + this.#lead.length;
    this.#begun = true;
    return memory.subarray(start, end);
  }

  #run(bytes: number): number {
    const { delimiter, prefix, upperCase, lineBytes } = this.#form;
    const line = lineBytes || bytes;
    const letters = upperCase ? CAPITAL : SMALL;
    const before = delimiter + prefix;
    if (before === '') return this.#encodePlain(bytes, line, Number(lineBytes > 0), letters);
    const [low, high] = [littleEndian(before, 0, 4), littleEndian(before, 4, 4)];
    const lead = littleEndian(this.#lead, 0, 2);
    const width = before.length + 2;
    return this.#encodeCells(bytes, line, letters, width, low, high, delimiter.length, lead, this.#lead.length);
  }
}

/** TAB, LF, VT, FF, CR and the space. */
export const isHexWhiteSpace = (character: number) => character === 0x20 || (character >= 0x09 && character <= 0x0d);

export const wasmHexDecoder = () =>
  new StrippingDecoder({ moduleBase64, characters: 2, bytes: 1, isWhiteSpace: isHexWhiteSpace });

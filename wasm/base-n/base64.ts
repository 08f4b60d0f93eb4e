// The Base64 kernel's typed bindings. Needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/base-n-base64';
import type { Encoder } from './codec';
import { borrow, giveBack } from './instances';
import { StrippingDecoder } from './stripping-decoder';

export interface Base64Form {
  readonly urlSafe: boolean;
  readonly padded: boolean;
  /** Characters of a line, a multiple of 4; 0 for a single line without a line end. */
  readonly lineLength: number;
}

const PAD = 0x3d;
const LINE_FEED = 0x0a;

export class WasmBase64Encoder implements Encoder {
  readonly #form: Base64Form;
  readonly #instance = borrow(moduleBase64);
  readonly #encode = this.#instance.call('encode');
  readonly #lineBytes: number;
  /** Bytes that don't fill a line yet (or a group, without lines). They are at the start of the module's input. */
  #kept = 0;

  constructor(form: Base64Form) {
    this.#form = form;
    this.#lineBytes = (form.lineLength / 4) * 3;
  }

  encode(bytes: Uint8Array) {
    const { memory, input, inputBytes, output } = this.#instance;
    const piece = bytes.subarray(0, inputBytes - this.#kept);
    memory.set(piece, input + this.#kept);
    const held = this.#kept + piece.length;
    this.#kept = held % (this.#lineBytes || 3);
    const whole = held - this.#kept;
    const written = this.#encode(whole, this.#lineBytes, Number(this.#form.urlSafe));
    memory.copyWithin(input, input + whole, input + held);
    return { taken: piece.length, output: memory.subarray(output, output + written) };
  }

  finish(): Uint8Array {
    const { memory, input, output } = this.#instance;
    if (this.#kept === 0) return new Uint8Array();
    memory.fill(0, input + this.#kept, input + this.#kept + 3);
    const groups = Math.ceil(this.#kept / 3);
    const characters = Math.ceil((this.#kept * 4) / 3);
    this.#encode(groups * 3, 0, Number(this.#form.urlSafe));
    memory.fill(PAD, output + characters, output + groups * 4);
    let end = output + (this.#form.padded ? groups * 4 : characters);
    if (this.#lineBytes > 0) memory[end++] = LINE_FEED;
    return memory.subarray(output, end);
  }

  close() {
    giveBack(moduleBase64, this.#instance);
  }
}

/** Like the WHATWG's forgiving decoding: https://infra.spec.whatwg.org/#ascii-whitespace, which doesn't include VT. */
export const isBase64WhiteSpace = (character: number) =>
  character === 0x20 || (character >= 0x09 && character <= 0x0d && character !== 0x0b);

export const wasmBase64Decoder = () =>
  new StrippingDecoder({ moduleBase64, characters: 4, bytes: 3, isWhiteSpace: isBase64WhiteSpace, seen: 0 });

// The Base64 and hexadecimal modules against their plain twins: any bytes, any form, any cut, and two at a time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WasmBase64Encoder, wasmBase64Decoder } from '../../../wasm/base-n/base64';
import type { Decoder, Encoder } from '../../../wasm/base-n/codec';
import { WasmHexEncoder, wasmHexDecoder } from '../../../wasm/base-n/hex';
import { PlainBase64Decoder, PlainBase64Encoder } from '../../../workers/kernels/base64-encoder/plain-codec';
import { PlainHexDecoder, PlainHexEncoder } from '../../../workers/kernels/hex-encoder/plain-codec';

function encodeAll(encoder: Encoder, pieces: readonly Uint8Array[]): string {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const { taken, output } = encoder.encode(piece.subarray(at));
      parts.push(Buffer.from(output));
      at += taken;
    }
  }
  parts.push(Buffer.from(encoder.finish()));
  encoder.close();
  return Buffer.concat(parts).toString('latin1');
}

/** The decoded bytes, the rest, and the index of an invalid character, if any. */
function decodeAll(decoder: Decoder, pieces: readonly Uint8Array[]): unknown {
  const parts: Buffer[] = [];
  let read = 0;
  let stoppedAt = -1;
  for (const piece of pieces) {
    for (let at = 0; at < piece.length && stoppedAt < 0;) {
      const { taken, stopped, output } = decoder.decode(piece.subarray(at));
      parts.push(Buffer.from(output));
      at += taken;
      read += taken;
      if (stopped) stoppedAt = read;
    }
  }
  const rest = Buffer.from(decoder.rest()).toString();
  decoder.close();
  return { bytes: Buffer.concat(parts).toString('hex'), rest, stoppedAt };
}

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const bounds = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));
}

const places = fc.array(fc.nat(), { maxLength: 8 });
const data = fc.uint8Array({ maxLength: 700 });
const base64Form = fc.record({
  urlSafe: fc.boolean(),
  padded: fc.boolean(),
  lineLength: fc.constantFrom(0, 4, 64, 76),
});
const hexForm = fc
  .record({
    around: fc.constantFrom(['', ''], [' ', ''], [', ', '0x'], ['', '\\x'], [':', '']),
    upperCase: fc.boolean(),
    lineBytes: fc.constantFrom(0, 1, 7, 16, 64),
  })
  .map(({ around: [delimiter = '', prefix = ''], ...rest }) => ({ delimiter, prefix, ...rest }));

test('Base64 is encoded as by the twin', () => {
  fc.assert(
    fc.property(data, base64Form, places, (bytes, form, at) => {
      const twin = encodeAll(new PlainBase64Encoder(form), cut(bytes, at));
      expect(encodeAll(new WasmBase64Encoder(form), cut(bytes, at))).toBe(twin);
    }),
  );
});

test('hexadecimal is encoded as by the twin', () => {
  fc.assert(
    fc.property(data, hexForm, places, (bytes, form, at) => {
      const twin = encodeAll(new PlainHexEncoder(form), cut(bytes, at));
      expect(encodeAll(new WasmHexEncoder(form), cut(bytes, at))).toBe(twin);
    }),
  );
});

const toBytes = (characters: readonly string[]) => new TextEncoder().encode(characters.join(''));
const letters = (common: string) =>
  fc
    .array(
      fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...common.split('')) },
        { weight: 3, arbitrary: fc.constantFrom(' ', '\n', '\t', '\v') },
        { weight: 1, arbitrary: fc.constantFrom('=', '*', '\0', 'é', '\x80', '@', '`', 'g', 'G', '/', ':') },
      ),
      { maxLength: 400 },
    )
    .map(toBytes);

describe.each([
  ['Base64', wasmBase64Decoder, () => new PlainBase64Decoder(), 'ABYZabyz0189+/-_'],
  ['hexadecimal', wasmHexDecoder, () => new PlainHexDecoder(), '0123456789abcdefABCDEF'],
] as const)('%s', (_, wasm, plain, alphabet) => {
  test('is decoded as by the twin, up to the same character', () => {
    fc.assert(
      fc.property(letters(alphabet), places, (text, at) => {
        expect(decodeAll(wasm(), cut(text, at))).toEqual(decodeAll(plain(), cut(text, at)));
      }),
      { numRuns: 300 },
    );
  });

  test('stops at every byte that is not of it, wherever it stands', () => {
    for (let byte = 0; byte < 256; byte++) {
      for (const place of [0, 5, 15, 16, 37]) {
        const text = new TextEncoder().encode('A'.repeat(40));
        text[place] = byte;
        expect(decodeAll(wasm(), [text]), `${byte} at ${place}`).toEqual(decodeAll(plain(), [text]));
      }
    }
  });

  test('two decoders do not disturb each other', () => {
    const [first, second] = [wasm(), wasm()];
    first.decode(toBytes(['A']));
    second.decode(toBytes(['BBBBB']));
    expect(Buffer.from(first.rest()).toString()).toBe('A');
    first.close();
    second.close();
  });
});

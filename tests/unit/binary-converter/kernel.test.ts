import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/binary-converter/kernel';
import { messages } from '../../../workers/kernels/binary-converter/messages';
import {
  BINARY_LIMIT,
  DECIMAL_LIMIT,
  DEFAULT_OPTIONS,
  type BinaryMode,
  type BinaryOptions,
} from '../../../workers/kernels/binary-converter/spec';
import { anyCharacter } from '../any-character';
import { outputOf } from '../run-in-node';
import { bytesOf, textOf } from '../text-of';

async function convert(mode: BinaryMode, source: Source, options: Partial<BinaryOptions> = {}, chunkBytes?: number) {
  const environment = chunkBytes === undefined ? {} : { chunkBytes };
  return textOf((await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options, mode }, environment)).result);
}

const BAD_LENGTH = 'Invalid binary string length. Must be multiple of 8 bits.';
const BAD_CHARACTERS = 'Invalid binary characters. Only 0 and 1 are allowed.';

const nodeBits = (data: string | Uint8Array) =>
  Array.from(Buffer.from(data), (byte) => byte.toString(2).padStart(8, '0'));

const text = fc.string({ unit: anyCharacter, maxLength: 40 });
const chunkBytes = fc.integer({ min: 1, max: 9 });

describe('text to binary', () => {
  it('is the UTF-8 bytes, eight digits each', async () => {
    expect(await convert('text-to-binary', 'Hi é😀\r\n')).toBe(nodeBits('Hi é😀\r\n').join(' '));
    expect(await convert('text-to-binary', 'Hi', { spaced: false })).toBe('0100100001101001');
    expect(await convert('text-to-binary', '')).toBe('');
  });

  it('takes any bytes', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    for (const bytes of [1, 7, 1000]) {
      expect(await convert('text-to-binary', new Blob([all]), {}, bytes)).toBe(nodeBits(all).join(' '));
    }
  });

  it('refuses half a character', async () => {
    await expect(convert('text-to-binary', 'a\uD800')).rejects.toMatchObject({ at: { offset: 1 } });
  });
});

describe('binary to text', () => {
  const noted = (source: Source, options: Partial<BinaryOptions> = {}, environment = {}) =>
    outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options, mode: 'binary-to-text' }, environment);

  const groupsOf = (sample: string, width: number) =>
    Array.from(sample, (character) => (character.codePointAt(0) ?? 0).toString(2).padStart(width, '0')).join(' ');

  it.each([
    // 56 bits are also seven bytes, but the groups are ASCII (ANSI X3.4-1986) in 7 bits.
    ['1001000 1100101 1101100 1101100 1101111 0100001 0100001 0100001', 'Hello!!!'],
    ['100000 100001 110011', ' !3'],
    ['001001000 001101001', 'Hi'],
    ['0b1001000 0b1101001', 'Hi'],
    // JavaScript's toString(2) drops leading zeros: 48 bits.
    ['1001000 1100101 1101100 1101100 1101111 100000 1010111', 'Hello W'],
    ['1100011 1100001 1100110 11101001', 'café'],
    ['1100011 1100001 1100110 11000011 10101001', 'café'],
    ['1001000 1101001 100000 1101100000111101 1101111000000000', 'Hi 😀'],
    ['10000010000 10000010001', 'АБ'],
    ['1001000\n1101001\r\n', 'Hi'],
    ['1001000\u00a01101001', 'Hi'],
  ])('reads each group of %j as one character, and says so', async (sample, expected) => {
    for (const chunkBytes of [1, 3, 1000]) {
      const { result, notes } = await noted(new Blob([sample]), {}, { chunkBytes });
      expect(await textOf(result)).toBe(expected);
      expect(notes).toEqual([messages.eachRead]);
    }
  });

  it.each([7, 9, 10, 21])('reads a long text in groups of %i bits', async (width) => {
    const sample = 'The quick brown fox. '.repeat(500);
    expect(await convert('binary-to-text', groupsOf(sample, width), {}, 1000)).toBe(sample);
  });

  it('joins groups that make bytes, without a note', async () => {
    for (const sample of ['0100100001101001', '01001000 01101001', '0100 1000 0110 1001', '0b01001000 0b01101001']) {
      const { result, notes } = await noted(sample);
      expect([await textOf(result), notes]).toEqual(['Hi', []]);
    }
  });

  it('says that spaces within bytes were ignored', async () => {
    const { result, notes } = await noted('010 01000011 01001');
    expect([await textOf(result), notes]).toEqual(['Hi', [messages.spacesIgnored]]);
  });

  it('reads groups as chosen', async () => {
    const sample = '1001000 1100101 1101100 1101100 1101111 0100001 0100001 0100001';
    const joined = await noted(sample, { groups: 'joined' });
    expect([...(await bytesOf(joined.result))]).toEqual([0x91, 0x97, 0x66, 0xcd, 0xe8, 0x50, 0xa1]);
    expect(await convert('binary-to-text', '1001000', { groups: 'each' })).toBe('H');
    expect(await convert('binary-to-text', '0000000001001000 0000000011101001', { groups: 'each' })).toBe('Hé');
  });

  it.each([
    ['1001000 1101001 2', BAD_CHARACTERS, 16],
    ['1001000 é', BAD_CHARACTERS, 8],
    [
      '1001000 1111111111111111111111',
      'The group at line 1, column 9 (offset 8) has more than 21 bits. To ignore the spaces, choose',
      8,
    ],
    ['1001000 111111111111111111111', 'isn’t the code of a character', 8],
    ['1001000 1101111000000000', 'isn’t the code of a character', 8],
    ['1101100000111101 1001000', 'isn’t the code of a character', 0],
    ['1101100000111101', 'isn’t the code of a character', 0],
  ])('refuses %j as characters: %s', async (sample, message, offset) => {
    const refusal = convert('binary-to-text', sample, { groups: 'each' });
    await expect(refusal).rejects.toMatchObject({ code: 'invalid-input', at: { offset } });
    await expect(refusal).rejects.toThrow(message);
  });

  it('counts bits, not other characters', async () => {
    await expect(convert('binary-to-text', '01001000,01101001')).rejects.toThrow(
      `${BAD_CHARACTERS} The first invalid character is “,”, at line 1, column 9 (offset 8).`,
    );
    await expect(convert('binary-to-text', '0100100b 0110')).rejects.toThrow(
      `${BAD_LENGTH} Found 11: 3 too many, or 5 too few. Only 0 and 1 are allowed. The first invalid character is “b”, at line 1, column 8 (offset 7).`,
    );
    await expect(convert('binary-to-text', 'hello')).rejects.toThrow(
      `${BAD_LENGTH} There are no bits. Only 0 and 1 are allowed. The first invalid character is “h”, at line 1, column 1`,
    );
    await expect(convert('binary-to-text', '1001000 01101001')).rejects.toThrow(
      'If each group is one character, choose that under Groups of digits.',
    );
  });

  it('gives back what it was made of, with white space anywhere', async () => {
    const spaces = fc.array(fc.constantFrom(' ', '\n', '\r\n', '\t', '\u00a0', '\u2003', '\u3000', '\uFEFF', ''));
    await fc.assert(
      fc.asyncProperty(text, spaces, chunkBytes, async (sample, between, bytes) => {
        const digits = Array.from(nodeBits(sample).join('')).map(
          (digit, at) => digit + (between[at % (between.length + 1)] ?? ''),
        );
        expect(await convert('binary-to-text', new Blob(digits), {}, bytes)).toBe(sample);
      }),
    );
  });

  it('keeps bytes that are no text, and notes where they begin', async () => {
    const options = { ...DEFAULT_OPTIONS, mode: 'binary-to-text' } as const;
    const { result, notes } = await outputOf(kernel, nodeBits(Uint8Array.of(0x41, 0xff, 0)).join(' '), options);
    expect([...(await bytesOf(result))]).toEqual([0x41, 0xff, 0]);
    expect(result).toMatchObject({ stored: 'blob', mime: 'application/octet-stream' });
    expect(notes).toEqual(['The result isn’t UTF-8 text from byte 2 on. Its bytes are unchanged.']);
    const cut = await outputOf(kernel, '11000011', options);
    expect(cut.notes).toHaveLength(1);
  });

  it.each([
    ['0100000', BAD_LENGTH, 1, 1, 0],
    ['01000001\n0101', BAD_LENGTH, 2, 1, 9],
    ['010200', BAD_LENGTH, 1, 4, 3],
    ['hello', BAD_LENGTH, 1, 1, 0],
    ['0100 0002', BAD_CHARACTERS, 1, 9, 8],
    ['é1000001', BAD_CHARACTERS, 1, 1, 0],
    ['01000001\n1😀101010', BAD_CHARACTERS, 2, 2, 10],
  ])('refuses %j: %s', async (sample, message, line, column, offset) => {
    for (const bytes of [1, 3, 1000]) {
      const refusal = convert('binary-to-text', sample, {}, bytes);
      await expect(refusal).rejects.toMatchObject({ code: 'invalid-input', at: { line, column, offset } });
      await expect(refusal).rejects.toThrow(message);
      await expect(refusal).rejects.toThrow(`line ${line}, column ${column} (offset ${offset})`);
    }
  });

  it('refuses bytes that are no characters', async () => {
    const bytes = Uint8Array.of(0x30, 0xff, 0x31, 0x30, 0x30, 0x30, 0x30, 0x30);
    await expect(convert('binary-to-text', bytes)).rejects.toMatchObject({ at: { line: 1, column: 2, offset: 1 } });
  });
});

const twosComplement = (value: bigint, bits: number) => BigInt.asUintN(bits, value).toString(2).padStart(bits, '0');

describe('numbers', () => {
  it('of any size go there and back', async () => {
    const number = fc.oneof(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), fc.bigInt(-20n, 20n), fc.bigInt());
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 1 }), chunkBytes, async (numbers, bytes) => {
        const decimal = numbers.join('\n');
        const binary = numbers.map((value) => value.toString(2)).join('\n');
        expect(await convert('decimal-to-binary', new Blob([decimal]), {}, bytes)).toBe(binary);
        expect(await convert('binary-to-decimal', new Blob([binary]), {}, bytes)).toBe(decimal);
      }),
    );
  });

  it('around the borders of exact arithmetic', async () => {
    for (const power of [15n, 16n, 52n, 53n, 54n, 63n, 64n]) {
      for (const base of [2n, 10n]) {
        for (const delta of [-1n, 0n, 1n]) {
          const value = base ** power + delta;
          expect(await convert('decimal-to-binary', String(value))).toBe(value.toString(2));
          expect(await convert('binary-to-decimal', value.toString(2))).toBe(String(value));
        }
      }
    }
  });

  it('keep the white space between them, and lose a byte order mark', async () => {
    expect(await convert('decimal-to-binary', '\uFEFF 2  +3\r\n\t-4\n', {}, 1)).toBe(' 10  11\r\n\t-100\n');
    expect(await convert('binary-to-decimal', '1\u00a010')).toBe('1 2');
    expect(await convert('decimal-to-binary', '-0 007')).toBe('0 111');
  });

  it('with digits in groups, one per line', async () => {
    expect(await convert('binary-to-decimal', '1010 1010\n- 1\u00a01\n', { onePerLine: true }, 1)).toBe('170\n-3\n');
    expect(await convert('decimal-to-binary', '1 000 000', { onePerLine: true })).toBe((1_000_000).toString(2));
  });

  it('below zero in two’s complement', async () => {
    for (const negatives of ['8', '16', '32', '64', '128'] as const) {
      const bits = Number(negatives);
      const limit = 2n ** BigInt(bits - 1);
      for (const value of [-limit, -1n, 0n, 1n, limit - 1n]) {
        const digits = twosComplement(value, bits);
        expect(await convert('decimal-to-binary', String(value), { negatives })).toBe(digits);
        expect(await convert('binary-to-decimal', digits, { negatives })).toBe(String(value));
      }
      for (const value of [limit, -limit - 1n]) {
        const refusal = convert('decimal-to-binary', `0 ${value}`, { negatives });
        await expect(refusal).rejects.toMatchObject({ at: { line: 1, column: 3, offset: 2 } });
        const range = `from ${(-limit).toLocaleString('en')} to ${(limit - 1n).toLocaleString('en')}.`;
        await expect(refusal).rejects.toThrow(
          `The number at line 1, column 3 (offset 2) doesn’t fit in ${negatives} bits: two’s complement goes ${range}`,
        );
      }
      await expect(convert('binary-to-decimal', '1'.repeat(bits + 1), { negatives })).rejects.toThrow('more than');
      await expect(convert('binary-to-decimal', '-1', { negatives })).rejects.toThrow(BAD_CHARACTERS);
    }
    expect(await convert('binary-to-decimal', '000000000101', { negatives: '8' })).toBe('5');
  });

  it.each([
    ['1.5', ' “.”,'],
    ['abc', ' “a”,'],
    ['1,000', ' “,”,'],
    ['--1', ' “-”,'],
    ['-', ' “-”,'],
    ['1-', ' “-”,'],
    ['0x10', ' “x”,'],
    ['1e3', ' “e”,'],
    ['$5', ' “$”,'],
    ['٣', ''],
  ])('refuse %j as a decimal, and name%s the character', async (sample, named) => {
    const refusal = convert('decimal-to-binary', `1\n${sample}`);
    await expect(refusal).rejects.toMatchObject({ code: 'invalid-input', at: { line: 2 } });
    await expect(refusal).rejects.toThrow(
      `Invalid decimal number. The first invalid character is${named} at line 2, column `,
    );
  });

  it('refuse other digits in a binary', async () => {
    await expect(convert('binary-to-decimal', '10 12')).rejects.toMatchObject({ at: { column: 5, offset: 4 } });
    await expect(convert('binary-to-decimal', '10 12')).rejects.toThrow(
      `${BAD_CHARACTERS} The first invalid character is “2”,`,
    );
  });

  it('have a limit that is told', async () => {
    const longest = '9'.repeat(DECIMAL_LIMIT);
    const binary = await convert('decimal-to-binary', longest);
    expect(binary.length).toBeLessThanOrEqual(BINARY_LIMIT);
    expect((await convert('binary-to-decimal', binary)) === longest).toBe(true);
    await expect(convert('decimal-to-binary', `1 ${longest}9`)).rejects.toThrow('more than 1,000,000 digits');
    await expect(convert('binary-to-decimal', '1'.repeat(BINARY_LIMIT + 1))).rejects.toThrow(
      'more than 3,321,929 digits',
    );
  });
});

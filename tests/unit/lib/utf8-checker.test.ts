// The checker finds what the engine's own decoder refuses, at any chunk boundary.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skipAscii, skipUtf8, Utf8Checker } from '../../../workers/lib/utf8-checker';

const SKIPS = [skipAscii, skipUtf8];

function firstBad(bytes: Uint8Array, chunkBytes: number): number | undefined {
  const [found, same] = SKIPS.map((skip) => firstBadOf(new Utf8Checker(skip), bytes, chunkBytes));
  expect(same).toBe(found);
  return found;
}

function firstBadOf(checker: Utf8Checker, bytes: Uint8Array, chunkBytes: number): number | undefined {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const bad = checker.check(bytes.subarray(at, at + chunkBytes));
    if (bad !== undefined) return bad;
  }
  return checker.end();
}

/** The longest prefix that the decoder accepts ends where the first invalid sequence starts. */
function firstBadOfEngine(bytes: Uint8Array): number | undefined {
  const decodes = (end: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end));
      return true;
    } catch {
      return false;
    }
  };
  if (decodes(bytes.length)) return undefined;
  let end = 0;
  for (let next = 1; next <= bytes.length; next++) if (decodes(next)) end = next;
  return end;
}

const part = fc.oneof(
  fc.constantFrom('a', 'é', '世', '😀', '\0', '\x7f').map((text) => Buffer.from(text)),
  fc.constantFrom(0x80, 0xc0, 0xe0, 0xed, 0xf0, 0xf5, 0xff).map((byte) => Buffer.of(byte)),
);

test('it finds the first byte that is not UTF-8', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 20 }), (parts, chunkBytes) => {
      const bytes = Buffer.concat(parts);
      expect(firstBad(bytes, chunkBytes)).toBe(firstBadOfEngine(bytes));
    }),
  );
});

test.each([1, 7, 4096, 5000, 100_000])('it finds one byte in much ASCII, in chunks of %i', (chunkBytes) => {
  const size = 20_000;
  for (const at of [0, 3, 4095, 4096, 4111, 8191, 12_345, size - 1]) {
    for (const shift of [0, 1, 2, 3]) {
      const bytes = new Uint8Array(size + shift).fill(0x61).subarray(shift);
      expect(firstBad(bytes, chunkBytes)).toBeUndefined();
      bytes[at] = 0xe9;
      expect(firstBad(bytes, chunkBytes)).toBe(at);
    }
  }
});

test('it carries a character over blocks of ASCII', () => {
  const text = `${'a'.repeat(4095)}é${'b'.repeat(4096)}`;
  const bytes = new TextEncoder().encode(text);
  expect(firstBad(bytes, bytes.length)).toBeUndefined();
  bytes[4096] = 0x62;
  expect(firstBad(bytes, bytes.length)).toBe(4095);
});

const character = fc.constantFrom('a', 'é', '世', '😀', '\u{7ff}', '\u{800}', '\u{ffff}', '\u{10000}', '\u{10ffff}');
// Unicode Standard, table 3-7: what is just outside of the ranges.
const wrong = fc.constantFrom(
  ...[[0x80], [0xc1, 0xbf], [0xe0, 0x9f, 0xbf], [0xed, 0xa0, 0x80], [0xf0, 0x8f, 0xbf, 0xbf]],
  ...[[0xf4, 0x90, 0x80, 0x80], [0xf5], [0xc3], [0xe4, 0xb8], [0xf0, 0x9f, 0x98]],
);

test('it finds what is wrong in long texts', () => {
  const texts = fc.array(character, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, texts, wrong, fc.integer({ min: 1000, max: 40_000 }), (before, after, bytes, chunkBytes) => {
      const head = Buffer.from(before.join('').repeat(4000));
      const tail = Buffer.from(after.join('').repeat(4000));
      expect(firstBad(Buffer.concat([head, tail]), chunkBytes)).toBeUndefined();
      const mistaken = Buffer.concat([head, Buffer.from([...bytes, 0x61]), tail]);
      expect(firstBad(mistaken, chunkBytes)).toBe(head.length);
    }),
    { numRuns: 50 },
  );
});

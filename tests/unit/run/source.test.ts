import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizeOf } from '../../../workers/contract/run/source';
import { anyCharacter } from '../any-character';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

it.each([
  '',
  'plain',
  'é',
  '€',
  '😀',
  '\ud83d',
  '\ude00',
  '\ude00\ud83d',
  '\ud83d\ud83d\ude00',
  'a\ud83db',
  '\u07ff\u0800',
])('the size of “%s” is that of its UTF-8 form', (text) => {
  expect(sizeOf(text)).toBe(bytesOf(text));
});

it('the size of any text is that of its UTF-8 form', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => sizeOf(text) === bytesOf(text)));
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  fc.assert(fc.property(units, (text) => sizeOf(text) === bytesOf(text)));
});

it('the size of a long text is that of its UTF-8 form, wherever a character is', () => {
  const units = fc.array(fc.constantFrom(0x61, 0xe9, 0x20ac, 0xd83d, 0xde00), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(units, fc.nat(12), (codes, before) => {
      const text = 'x'.repeat(16 * 1024 - before) + String.fromCharCode(...codes);
      expect(sizeOf(text.repeat(2))).toBe(bytesOf(text.repeat(2)));
    }),
  );
});

it('bytes and Blobs have the size they say', () => {
  expect([sizeOf(new Uint8Array(3)), sizeOf(new Blob(['four']))]).toEqual([3, 4]);
});

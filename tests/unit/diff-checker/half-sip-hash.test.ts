import { expect, it } from 'vitest';
import { halfSipHash } from '../../../workers/kernels/diff-checker/json/half-sip-hash';

// hsiphash of the bytes 0, 1, 2 … n - 1 for n from 0, under the key 03020100 07060504: lib/siphash_kunit.c of Linux.
const VECTORS = [
  0x5814c896, 0xe7e864ca, 0xbc4b0e30, 0x01539939, 0x7e059ea6, 0x88e3d89b, 0xa0080b65, 0x9d38d9d6, 0x577999b1,
  0xc839caed, 0xe4fa32cf, 0x959246ee, 0x6b28096c, 0x66dd9cd6, 0x16658a7c, 0xd0257b04, 0x8b31d501,
];

const viewOf = (bytes: readonly number[]) => new DataView(Uint8Array.from(bytes).buffer);

it('is what Linux has', () => {
  const bytes = viewOf(VECTORS.map((_, index) => index));
  const hashes = VECTORS.map((_, length) => halfSipHash([0x03020100, 0x07060504], bytes, 0, length) >>> 0);
  expect(hashes).toEqual(VECTORS);
});

it('depends on where the bytes stand no more than they do', () => {
  const later = halfSipHash([1, 2], viewOf([9, 1, 2, 3, 4, 5]), 1, 6);
  expect(halfSipHash([1, 2], viewOf([1, 2, 3, 4, 5, 9]), 0, 5)).toBe(later);
});

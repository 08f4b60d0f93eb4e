// The hash kernels against Node's crypto and libraries: every short length, any cut, and misuse.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, hex, noise, subjects } from './algorithms';

const arenaBytes = 262_144;
const expected = (name: string, bytes: Uint8Array): string => createHash(name).update(bytes).digest('hex');

/** The bytes cut at the given places, which may repeat (an empty chunk) and come in any order. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const bounds = [0, ...places.toSorted((a, b) => a - b), bytes.length];
  return bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));
}

describe.each(subjects)('$name', ({ name, create, twin }) => {
  test('every length from 0 to 300 bytes, whole and byte by byte', () => {
    const bytes = noise(300);
    for (let length = 0; length <= bytes.length; length++) {
      const message = bytes.subarray(0, length);
      const digest = expected(name, message);
      expect(hashOf(create, message), `${length} bytes`).toBe(digest);
      expect(hashOf(create, ...cutAt(message, [...message.keys()])), `${length} single bytes`).toBe(digest);
    }
  });

  test('lengths around a block, a padded block and a full arena', () => {
    const bytes = noise(2 * arenaBytes + 130);
    const edges = [0, 64, 128, arenaBytes, 2 * arenaBytes];
    for (const edge of edges) {
      for (const offset of [-129, -128, -64, -17, -16, -9, -8, -1, 0, 1, 17, 129]) {
        const message = bytes.subarray(0, Math.max(0, edge + offset));
        const [start, rest] = [message.subarray(0, 1), message.subarray(1)];
        expect(hashOf(create, message), `${message.length} bytes`).toBe(expected(name, message));
        expect(hashOf(create, start, rest), `1 + ${rest.length} bytes`).toBe(expected(name, message));
      }
    }
  });

  test('any cut of a message has the digest of the whole', () => {
    const cut = fc
      .uint8Array({ maxLength: 2000 })
      .chain((bytes) => fc.tuple(fc.constant(bytes), fc.array(fc.nat({ max: bytes.length }), { maxLength: 20 })));
    fc.assert(
      fc.property(cut, ([bytes, places]) => {
        expect(hashOf(create, ...cutAt(bytes, places))).toBe(expected(name, bytes));
      }),
    );
  });

  test('agrees with a library on 3 MB and more, however cut', async () => {
    const reference = await twin();
    const bytes = noise(3_333_333, 7);
    reference.update(bytes);
    const digest = hex(reference.digest());
    fc.assert(
      fc.property(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), (places) => {
        expect(hashOf(create, ...cutAt(bytes, places))).toBe(digest);
      }),
      { numRuns: 6 },
    );
  });

  test('reads a view where it lies and keeps nothing of it', () => {
    const message = noise(1000, 3);
    const around = new Uint8Array(2000).fill(0xee);
    around.set(message, 333);
    const hasher = create();
    for (const [start, end] of [
      [333, 340],
      [340, 1270],
      [1270, 1333],
    ]) {
      const chunk = around.slice(start, end);
      hasher.update(chunk);
      chunk.fill(0xff);
    }
    expect(hex(hasher.digest())).toBe(expected(name, message));
    expect(hashOf(create, around.subarray(333, 1333))).toBe(expected(name, message));
  });

  test('hashers of one algorithm do not disturb each other', () => {
    const messages = [noise(70_001, 11), noise(600_003, 12), noise(63, 13)] as const;
    const pairs = messages.map((message) => ({ message, hasher: create() }));
    for (let turn = 0; turn < 7; turn++) {
      for (const { message, hasher } of pairs) {
        const step = Math.ceil(message.length / 7);
        hasher.update(message.subarray(turn * step, (turn + 1) * step));
      }
    }
    const digests = pairs.toReversed().map(({ hasher }) => hex(hasher.digest()));
    expect(digests).toEqual(messages.toReversed().map((message) => expected(name, message)));
  });

  test('a digest may be changed by who took it', () => {
    const empty = expected(name, new Uint8Array());
    create().digest().fill(0);
    expect(hashOf(create)).toBe(empty);
  });

  test('refuses to go on after the digest', () => {
    const hasher = create();
    hasher.digest();
    expect(() => hasher.update(new Uint8Array(1))).toThrow('The digest has been taken');
    expect(() => hasher.digest()).toThrow('The digest has been taken');
  });
});

// 2^32 bits are 512 MiB. All algorithms share the counter except for its byte order, so one of each is tested: the fastest.
test.each(subjects.filter(({ name }) => name === 'md5' || name === 'sha1'))(
  '$name counts past 2^32 bits',
  ({ name, create }) => {
    const chunk = new Uint8Array(8 << 20);
    const reference = createHash(name);
    const hasher = create();
    for (let taken = 0; taken < 520 << 20; taken += chunk.length) {
      hasher.update(chunk);
      reference.update(chunk);
    }
    expect(hex(hasher.digest())).toBe(reference.digest('hex'));
  },
);

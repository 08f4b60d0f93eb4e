// Lines and their ids are the same, whether they are counted, read or hashed, and in any chunks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineHasher } from '../../../wasm/lines/bindings';
import { LineIds } from '../../../workers/kernels/diff-checker/line-ids';
import { normalizerOf, type NormalizeLine } from '../../../workers/kernels/diff-checker/normalize-line';
import { LineReader } from '../../../workers/kernels/diff-checker/read-lines';
import { sipHash } from '../text-deduplicator/sip-hash';

test('counted lines are the lines that are read', () => {
  const parts = fc.array(fc.constantFrom('\r', '\n', '\r\n', 'abc', 'abcdefghijklmnop', 'é'), { maxLength: 60 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 40 }), (text, chunkBytes) => {
      const bytes = Buffer.from(text.join(''));
      const [counted, read] = [false, true].map((keepsStarts) => {
        const reader = new LineReader({ side: 'original', before: 0, keepsStarts });
        for (let at = 0; at < bytes.length; at += chunkBytes) reader.push(bytes.subarray(at, at + chunkBytes));
        return reader.end();
      });
      expect({ ...counted, starts: read?.starts }).toEqual(read);
    }),
  );
});

const identified = (bytes: Uint8Array, chunkBytes: number, known: LineIds, normalize?: NormalizeLine) => {
  const reader = new LineReader({ side: 'original', before: 0, keepsStarts: true, identify: { known, normalize } });
  for (let at = 0; at < bytes.length; at += chunkBytes) reader.push(bytes.subarray(at, at + chunkBytes));
  return reader.end();
};

const linesOf = (bytes: Buffer) => bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The number of the first line that is equal. */
const firstEqual = (lines: readonly string[]) => lines.map((line) => lines.indexOf(line));

test('equal lines have equal ids, in any chunks', () => {
  const parts = fc.array(fc.constantFrom('\r', '\n', '\n', 'a', 'A', 'abcdefgh', 'abcdefghi', '\0', '\u008a'), {
    maxLength: 80,
  });
  const withoutCase = normalizerOf({ ignoreSpace: 'none', ignoreCase: true, ignoreLineEnds: false });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 40 }), (text, chunkBytes) => {
      const bytes = Buffer.from(text.join(''));
      const lines = linesOf(bytes);
      const { ids, ...found } = identified(bytes, chunkBytes, new LineIds());
      expect(firstEqual([...ids].map(String))).toEqual(firstEqual(lines));
      const plain = new LineReader({ side: 'original', before: 0, keepsStarts: true });
      plain.push(bytes);
      expect({ ...found, ids: new Int32Array() }).toEqual(plain.end());
      const folded = identified(bytes, chunkBytes, new LineIds(), withoutCase);
      expect(firstEqual([...folded.ids].map(String))).toEqual(firstEqual(lines.map((line) => line.toLowerCase())));
    }),
  );
});

test('more lines than the hasher takes at once, and a line longer than its text', () => {
  const many = Array.from({ length: 20_000 }, (_, line) => `${line % 15_000}\n`).join('');
  const known = new LineIds();
  const { ids } = identified(Buffer.from(many), 1 << 20, known);
  expect([...ids]).toEqual(Array.from({ length: 20_000 }, (_, line) => line % 15_000));
  const long = Buffer.from(`${'x'.repeat(5_000_000)}\n7\n${'x'.repeat(5_000_000)}\n`);
  expect([...identified(long, 1 << 20, known).ids]).toEqual([15_000, 7, 15_000]);
  expect([...identified(long, 999_999, known, (line) => line).ids]).toEqual([15_000, 7, 15_000]);
});

test('a line’s hash is SipHash-1-3 of its bytes alone', () => {
  const key = Uint8Array.from({ length: 16 }, (_, at) => 7 * at);
  const { room, take, hashes, ends, hashBytes } = createLineHasher(key);
  const hashAt = (at: number) => Buffer.from(Int32Array.from(hashes.subarray(at, at + 4)).buffer).toString('hex');
  for (let bytes = 1; bytes < 40; bytes++) {
    const line = Uint8Array.from({ length: bytes }, (_, at) => (at === bytes - 1 ? 10 : 100 + at));
    room(100)
      .fill(0xff, 0, 100)
      .set([10, ...line, 10], 0);
    expect(take(0, 0, bytes + 2, true)).toBe(3);
    expect([...ends.subarray(0, 3)]).toEqual([1, bytes + 1, bytes + 2]);
    expect(hashAt(4)).toBe(sipHash(1, 3, key, line));
    expect(hashAt(hashBytes(1, bytes + 1))).toBe(sipHash(1, 3, key, line));
  }
});

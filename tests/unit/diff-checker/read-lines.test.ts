// Lines that are only counted, many at a time, are those that are read one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineReader } from '../../../workers/kernels/diff-checker/read-lines';

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

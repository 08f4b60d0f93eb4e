import fc from 'fast-check';
import { isUtf8 } from 'node:buffer';
import { expect, test } from 'vitest';
import { hasLoneSurrogate } from '../../../workers/lib/surrogates';
import { bytesOfText, systemPath, textOfBytes } from '../../../cli/byte-names';

test('any bytes come back', () => {
  const pieces = fc.constantFrom(
    'ff',
    '80',
    'c3',
    'c3a9',
    'ed',
    'a0',
    'f0',
    '9f',
    'f09f9880',
    '61',
    'edb380',
    'efbfbd',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.array(pieces).map((list) => Buffer.from(list.join(''), 'hex')),
      ),
      (bytes) => {
        const text = textOfBytes(bytes);
        expect(Buffer.from(bytesOfText(text)).equals(Buffer.from(bytes))).toBe(true);
        expect(hasLoneSurrogate(text)).toBe(!isUtf8(bytes));
      },
    ),
    { numRuns: 2000 },
  );
});

test('UTF-8 is plain text, and other bytes are as in Python', () => {
  expect(textOfBytes(Buffer.from('é😀'))).toBe('é😀');
  // python3 -c "print(ascii(b'a\xff\xe2\x82b'.decode('utf-8', 'surrogateescape')))"
  expect(textOfBytes(Buffer.from('61ffe28262', 'hex'))).toBe('a\udcff\udce2\udc82b');
  expect(systemPath('é')).toBe('é');
  expect(systemPath('\udcff')).toEqual(Buffer.of(0xff));
});

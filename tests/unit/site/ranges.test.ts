import { expect, test } from 'vitest';
import { askedRange } from '../../../server/site/ranges';

// RFC 9110, 14.1.2, has the first seven, for a representation of 10,000 bytes.
test.each([
  ['bytes=0-499', { first: 0, last: 499 }],
  ['bytes=500-999', { first: 500, last: 999 }],
  ['bytes=-500', { first: 9_500, last: 9_999 }],
  ['bytes=9500-', { first: 9_500, last: 9_999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-0,-1', 'whole'], // several parts: the server may send the whole
  ['bytes= 0-999, 4500-5499, -1000', 'whole'],
  ['BYTES=0-499', { first: 0, last: 499 }], // 14.1: names of units are case-insensitive
  ['bytes=, 0-499 ,', { first: 0, last: 499 }], // 5.6.1.2: empty elements are ignored
  ['bytes=9999-20000', { first: 9_999, last: 9_999 }],
  ['bytes=-20000', { first: 0, last: 9_999 }],
  ['bytes=0-99999999999999999999', { first: 0, last: 9_999 }],
  ['bytes=10000-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Not well-formed, or of another unit: ignored.
  ['bytes=500-499', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=--5', 'whole'],
  ['bytes=+1-2', 'whole'],
  ['bytes=0x0-1', 'whole'],
  ['bytes=1.0-2', 'whole'],
  ['bytes=', 'whole'],
  ['bytes', 'whole'],
  ['bytes =0-1', 'whole'],
  ['0-499', 'whole'],
  ['seconds=0-1', 'whole'],
  ['', 'whole'],
  [undefined, 'whole'],
] as const)('%j of 10,000 bytes', (header, asked) => {
  expect(askedRange(header, 10_000)).toEqual(asked);
});

test.each([
  ['bytes=0-', 'unsatisfiable'],
  ['bytes=-1', 'whole'], // satisfiable, but no part can be named
] as const)('%s of nothing', (header, asked) => {
  expect(askedRange(header, 0)).toEqual(asked);
});

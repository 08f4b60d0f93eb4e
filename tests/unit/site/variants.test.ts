import { expect, test } from 'vitest';
import { choose, type Variant } from '../../../server/site/variants';

const variant = (encoding: Variant['encoding'], size: number) => ({ encoding, size, file: '', modified: new Date(0) });
const all = [variant('br', 70), variant('zstd', 80), variant('gzip', 90), variant('identity', 400)];

// RFC 9110, 12.5.3, the five examples first.
test.each([
  ['compress, gzip', 'gzip'],
  ['', 'identity'],
  ['*', 'br'],
  ['compress;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'], // as browsers ask: equally welcome, so the smallest
  ['gzip, deflate, zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['BR;Q=0.8, Gzip;q=0.9', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['gzip;q=0', 'identity'],
  ['*;q=0', 'identity'], // 12.4.1 allows to send it all the same
  ['identity;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=nonsense, ;;,', 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(choose(all, header)?.encoding).toBe(encoding);
});

test('what has only itself is sent as it is', () => {
  expect(choose([variant('identity', 4)], 'gzip, br')?.encoding).toBe('identity');
  expect(choose([], 'gzip')).toBeUndefined();
});

// The hash kernels' typed bindings: one constructor per algorithm. All but MD5 need SIMD (see `hasSimd` in ../module).
import { moduleBase64 as md5 } from '../generated/hash-md5';
import { moduleBase64 as sha1 } from '../generated/hash-sha1';
import { moduleBase64 as sha256 } from '../generated/hash-sha256';
import { moduleBase64 as sha512 } from '../generated/hash-sha512';
import { BlockHasher, type Algorithm } from './block-hasher';
import type { Hasher } from './hasher';

/** RFC 1321, section 3.3. */
const md5Algorithm: Algorithm = {
  moduleBase64: md5,
  initial: Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476),
  blockBytes: 64,
  littleEndian: true,
  digestBytes: 16,
};

/** FIPS 180-4, section 5.3.1. */
const sha1Algorithm: Algorithm = {
  moduleBase64: sha1,
  initial: Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0),
  blockBytes: 64,
  littleEndian: false,
  digestBytes: 20,
};

/** FIPS 180-4, section 5.3.3. */
// prettier-ignore
const sha256Initial = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

const sha256Algorithm: Algorithm = {
  moduleBase64: sha256,
  initial: sha256Initial,
  blockBytes: 64,
  littleEndian: false,
  digestBytes: 32,
};

/** FIPS 180-4, sections 5.3.2 and 6.3: SHA-256 from another start, cut to seven words. */
// prettier-ignore
const sha224Initial = Uint32Array.of(
  0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
);

const sha224Algorithm: Algorithm = { ...sha256Algorithm, initial: sha224Initial, digestBytes: 28 };

/** FIPS 180-4, section 5.3.5. */
// prettier-ignore
const sha512Initial = BigUint64Array.of(
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
);

const sha512Algorithm: Algorithm = {
  moduleBase64: sha512,
  initial: sha512Initial,
  blockBytes: 128,
  littleEndian: false,
  digestBytes: 64,
};

/** FIPS 180-4, sections 5.3.4 and 6.5: SHA-512 from another start, cut to six words. */
// prettier-ignore
const sha384Initial = BigUint64Array.of(
  0xcbbb9d5dc1059ed8n, 0x629a292a367cd507n, 0x9159015a3070dd17n, 0x152fecd8f70e5939n,
  0x67332667ffc00b31n, 0x8eb44a8768581511n, 0xdb0c2e0d64f98fa7n, 0x47b5481dbefa4fa4n,
);

const sha384Algorithm: Algorithm = { ...sha512Algorithm, initial: sha384Initial, digestBytes: 48 };

/** FIPS 180-4, sections 5.3.6.1 and 6.6: SHA-512 from another start, cut to three and a half words. */
// prettier-ignore
const sha512t224Initial = BigUint64Array.of(
  0x8c3d37c819544da2n, 0x73e1996689dcd4d6n, 0x1dfab7ae32ff9c82n, 0x679dd514582f9fcfn,
  0x0f6d2b697bd44da8n, 0x77e36f7304c48942n, 0x3f9d85a86a1d36c8n, 0x1112e6ad91d692a1n,
);

const sha512t224Algorithm: Algorithm = { ...sha512Algorithm, initial: sha512t224Initial, digestBytes: 28 };

/** FIPS 180-4, sections 5.3.6.2 and 6.7: SHA-512 from another start, cut to four words. */
// prettier-ignore
const sha512t256Initial = BigUint64Array.of(
  0x22312194fc2bf72cn, 0x9f555fa3c84c64c2n, 0x2393b86b6f53b151n, 0x963877195940eabdn,
  0x96283ee2a88effe3n, 0xbe5e1e2553863992n, 0x2b0199fc2c85b8aan, 0x0eb72ddc81c52ca2n,
);

const sha512t256Algorithm: Algorithm = { ...sha512Algorithm, initial: sha512t256Initial, digestBytes: 32 };

export const createMd5 = (): Hasher => new BlockHasher(md5Algorithm);
export const createSha1 = (): Hasher => new BlockHasher(sha1Algorithm);
export const createSha224 = (): Hasher => new BlockHasher(sha224Algorithm);
export const createSha256 = (): Hasher => new BlockHasher(sha256Algorithm);
export const createSha384 = (): Hasher => new BlockHasher(sha384Algorithm);
export const createSha512 = (): Hasher => new BlockHasher(sha512Algorithm);
export const createSha512t224 = (): Hasher => new BlockHasher(sha512t224Algorithm);
export const createSha512t256 = (): Hasher => new BlockHasher(sha512t256Algorithm);

// OpenSSL's hashes against those of the libraries.
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { createNativeHasher } from '../../../cli/native-hashers';
import { createHasher, createLibraryHasher } from '../../../workers/kernels/hash-generator/hashers';
import { ALGORITHM_IDS } from '../../../workers/kernels/hash-generator/spec';
import { noise } from '../../../src/lib/seeded-noise';
import type { Hasher } from '../../../wasm/hash/hasher';

const bytes = noise(300_000, 7);

/** In chunks of growing sizes. */
function digestOf(hasher: Hasher): string {
  for (let at = 0, size = 1; at < bytes.length; at += size, size *= 3) hasher.update(bytes.subarray(at, at + size));
  return bytesToHex(hasher.digest());
}

const native = ALGORITHM_IDS.filter((id) => createNativeHasher(id));

describe('a hasher of OpenSSL', () => {
  it('is there for the algorithms that files are published with', () => {
    expect(native).toEqual(expect.arrayContaining(['md5', 'sha1', 'sha256', 'sha512']));
  });

  it.each(native)('gives the digest of the library: %s', async (id) => {
    const [hasher, empty] = [createNativeHasher(id), createNativeHasher(id)];
    expect(hasher && digestOf(hasher)).toBe(digestOf(await createLibraryHasher(id)));
    expect(bytesToHex(empty?.digest() ?? bytes)).toBe(bytesToHex((await createLibraryHasher(id)).digest()));
  });
});

describe('a hasher of a library', () => {
  it.each(['crc32', 'blake3', 'ripemd160'] as const)('is used again after its digest: %s', async (id) => {
    const wanted = digestOf(await createHasher(id));
    const [one, other] = [await createHasher(id), await createHasher(id)];
    one.update(bytes);
    expect(digestOf(other)).toBe(wanted);
    one.digest();
    expect(() => one.update(bytes)).toThrow();
    expect(digestOf(await createHasher(id))).toBe(wanted);
  });
});

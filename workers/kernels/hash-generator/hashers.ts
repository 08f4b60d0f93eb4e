// Creates the hashers: our own kernels where the benchmark shows them faster, hash-wasm for the rest and without SIMD.
// hash-wasm has no SHA-512/t, so @noble/hashes takes over there.
import {
  createMd5,
  createSha1,
  createSha224,
  createSha256,
  createSha384,
  createSha512,
  createSha512t224,
  createSha512t256,
} from '../../../wasm/hash/bindings';
import type { Hasher } from '../../../wasm/hash/hasher';
import { hasSimd } from '../../../wasm/module';
import type { AlgorithmId } from './spec';

export type MakeHasher = () => Promise<Hasher>;

const OWN: Partial<Record<AlgorithmId, () => Hasher>> = {
  md5: createMd5,
  sha1: createSha1,
  sha224: createSha224,
  sha256: createSha256,
  sha384: createSha384,
  sha512: createSha512,
  'sha512-224': createSha512t224,
  'sha512-256': createSha512t256,
};

/** A library's hasher with our interface. Tests compare our own kernels with it. */
export async function createLibraryHasher(id: AlgorithmId): Promise<Hasher> {
  if (id === 'sha512-224' || id === 'sha512-256') {
    const { sha512_224, sha512_256 } = await import('@noble/hashes/sha2.js');
    const hash = id === 'sha512-224' ? sha512_224.create() : sha512_256.create();
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
  }
  const hasher = await (await import('./library-hashers')).LIBRARY[id]();
  hasher.init();
  return {
    update: (chunk) => void hasher.update(chunk),
    digest: () => hasher.digest('binary'),
  };
}

export async function createHasher(id: AlgorithmId): Promise<Hasher> {
  const own = hasSimd ? OWN[id] : undefined;
  return own ? own() : createLibraryHasher(id);
}

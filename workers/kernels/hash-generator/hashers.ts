// Creates the hashers: our own kernels where the benchmark shows them faster, hash-wasm for the rest and without SIMD.
// hash-wasm has no SHA-512/t, so @noble/hashes takes over there. A platform's own hashers come before all of them.
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
import type { IHasher } from 'hash-wasm';
import type { Ports } from '../../contract/run/kernel';
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

/** The library's hashers that have given their digest: creating one takes as long as hashing half a megabyte. */
const idle = new Map<AlgorithmId, IHasher[]>();

/** A library's hasher with our interface. Tests compare our own kernels with it. */
export async function createLibraryHasher(id: AlgorithmId): Promise<Hasher> {
  if (id === 'sha512-224' || id === 'sha512-256') {
    const { sha512_224, sha512_256 } = await import('@noble/hashes/sha2.js');
    const hash = id === 'sha512-224' ? sha512_224.create() : sha512_256.create();
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
  }
  const hasher = idle.get(id)?.pop() ?? (await (await import('./library-hashers')).LIBRARY[id]());
  hasher.init();
  let ended = false;
  const requireOpen = () => {
    if (ended) throw new Error('The digest has been taken');
  };
  return {
    update(chunk) {
      requireOpen();
      hasher.update(chunk);
    },
    digest() {
      requireOpen();
      ended = true;
      const digest = hasher.digest('binary');
      const others = idle.get(id);
      if (others) others.push(hasher);
      else idle.set(id, [hasher]);
      return digest;
    },
  };
}

/** `ports` has the platform's own hashers. */
export async function createHasher(id: AlgorithmId, ports: Ports = {}): Promise<Hasher> {
  const own = hasSimd ? OWN[id] : undefined;
  return ports.createNativeHasher?.(id) ?? (own ? own() : createLibraryHasher(id));
}

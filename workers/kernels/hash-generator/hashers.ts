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

// oxlint-disable-next-line typescript/consistent-type-imports -- a type only: the library itself is loaded lazily
type Library = typeof import('hash-wasm');
type LibraryHasher = Awaited<ReturnType<Library['createMD5']>>;

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

type NobleId = 'sha512-224' | 'sha512-256';

/** Castagnoli's polynomial, bit-reversed: RFC 3720, appendix B.4. */
const CRC32C_POLYNOMIAL = 0x82f63b78;

const LIBRARY: Record<Exclude<AlgorithmId, NobleId>, (library: Library) => Promise<LibraryHasher>> = {
  md5: (library) => library.createMD5(),
  sha1: (library) => library.createSHA1(),
  sha224: (library) => library.createSHA224(),
  sha256: (library) => library.createSHA256(),
  sha384: (library) => library.createSHA384(),
  sha512: (library) => library.createSHA512(),
  'sha3-224': (library) => library.createSHA3(224),
  'sha3-256': (library) => library.createSHA3(256),
  'sha3-384': (library) => library.createSHA3(384),
  'sha3-512': (library) => library.createSHA3(512),
  'keccak-256': (library) => library.createKeccak(256),
  blake2b: (library) => library.createBLAKE2b(512),
  'blake2b-128': (library) => library.createBLAKE2b(128),
  'blake2b-160': (library) => library.createBLAKE2b(160),
  'blake2b-192': (library) => library.createBLAKE2b(192),
  'blake2b-224': (library) => library.createBLAKE2b(224),
  'blake2b-256': (library) => library.createBLAKE2b(256),
  'blake2b-384': (library) => library.createBLAKE2b(384),
  blake2s: (library) => library.createBLAKE2s(256),
  blake3: (library) => library.createBLAKE3(256),
  ripemd160: (library) => library.createRIPEMD160(),
  sm3: (library) => library.createSM3(),
  crc32: (library) => library.createCRC32(),
  crc32c: (library) => library.createCRC32(CRC32C_POLYNOMIAL),
  adler32: (library) => library.createAdler32(),
  xxhash32: (library) => library.createXXHash32(0),
  xxhash64: (library) => library.createXXHash64(0, 0),
  xxh3: (library) => library.createXXHash3(0, 0),
  xxh128: (library) => library.createXXHash128(0, 0),
};

/** A library's hasher with our interface. Tests compare our own kernels with it. */
export async function createLibraryHasher(id: AlgorithmId): Promise<Hasher> {
  if (id === 'sha512-224' || id === 'sha512-256') {
    const { sha512_224, sha512_256 } = await import('@noble/hashes/sha2.js');
    const hash = id === 'sha512-224' ? sha512_224.create() : sha512_256.create();
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
  }
  const hasher = await LIBRARY[id](await import('hash-wasm'));
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

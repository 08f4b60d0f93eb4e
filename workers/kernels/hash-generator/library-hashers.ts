// The hashers of hash-wasm, by name, so that a worker's script leaves out its other algorithms.
import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createKeccak,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  createXXHash128,
  createXXHash3,
  createXXHash32,
  createXXHash64,
  type IHasher,
} from 'hash-wasm';
import type { AlgorithmId } from './spec';

type NobleId = 'sha512-224' | 'sha512-256';

/** Castagnoli's polynomial, bit-reversed: RFC 3720, appendix B.4. */
const CRC32C_POLYNOMIAL = 0x82f63b78;

export const LIBRARY: Record<Exclude<AlgorithmId, NobleId>, () => Promise<IHasher>> = {
  md5: () => createMD5(),
  sha1: () => createSHA1(),
  sha224: () => createSHA224(),
  sha256: () => createSHA256(),
  sha384: () => createSHA384(),
  sha512: () => createSHA512(),
  'sha3-224': () => createSHA3(224),
  'sha3-256': () => createSHA3(256),
  'sha3-384': () => createSHA3(384),
  'sha3-512': () => createSHA3(512),
  'keccak-256': () => createKeccak(256),
  blake2b: () => createBLAKE2b(512),
  'blake2b-128': () => createBLAKE2b(128),
  'blake2b-160': () => createBLAKE2b(160),
  'blake2b-192': () => createBLAKE2b(192),
  'blake2b-224': () => createBLAKE2b(224),
  'blake2b-256': () => createBLAKE2b(256),
  'blake2b-384': () => createBLAKE2b(384),
  blake2s: () => createBLAKE2s(256),
  blake3: () => createBLAKE3(256),
  ripemd160: () => createRIPEMD160(),
  sm3: () => createSM3(),
  crc32: () => createCRC32(),
  crc32c: () => createCRC32(CRC32C_POLYNOMIAL),
  adler32: () => createAdler32(),
  xxhash32: () => createXXHash32(0),
  xxhash64: () => createXXHash64(0, 0),
  xxh3: () => createXXHash3(0, 0),
  xxh128: () => createXXHash128(0, 0),
};

// Hashes by Node's OpenSSL, which uses a processor's own instructions: SHA-256 is four times as fast as in WebAssembly, and MD5 as fast.
// Kernels find it among the ports of their run, so they stay the same on the page.
import { createHash, type Hash } from 'node:crypto';
import type { Hasher } from '../wasm/hash/hasher';
import type { Ports } from '../workers/contract/run/kernel';

/** OpenSSL's names. Without RIPEMD-160, which WebAssembly computes faster. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-224', 'sha512-256'].map((id) => [id, id] as const),
  ...['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512', 'sm3'].map((id) => [id, id] as const),
  ['blake2b', 'blake2b512'],
  ['blake2s', 'blake2s256'],
]);

function create(name: string): Hash | undefined {
  try {
    return createHash(name);
  } catch {
    // Some builds of OpenSSL have no such algorithm, and the FIPS mode has no MD5.
    return undefined;
  }
}

/** Undefined for an algorithm that OpenSSL doesn't have. */
export function createNativeHasher(id: string): Hasher | undefined {
  const name = NAMES.get(id);
  const hash = name === undefined ? undefined : create(name);
  return hash && { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
}

export const nodePorts: Ports = { createNativeHasher };

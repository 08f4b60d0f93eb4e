// The algorithms for the tests of the hash kernels: each one's bindings, its name in Node and its twin in a library.
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
import { createLibraryHasher } from '../../../workers/kernels/hash-generator/hashers';

export interface Subject {
  readonly name: 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512' | 'sha512-224' | 'sha512-256';
  readonly create: () => Hasher;
  readonly twin: () => Promise<Hasher>;
}

const subject = (name: Subject['name'], create: () => Hasher): Subject => ({
  name,
  create,
  twin: () => createLibraryHasher(name),
});

export const subjects: readonly Subject[] = [
  subject('md5', createMd5),
  subject('sha1', createSha1),
  subject('sha224', createSha224),
  subject('sha256', createSha256),
  subject('sha384', createSha384),
  subject('sha512', createSha512),
  subject('sha512-224', createSha512t224),
  subject('sha512-256', createSha512t256),
];

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The digest of the chunks, in hex. */
export function hashOf(create: () => Hasher, ...chunks: readonly Uint8Array[]): string {
  const hasher = create();
  for (const chunk of chunks) hasher.update(chunk);
  return hex(hasher.digest());
}

/** Bytes that look random and are the same in every run (xorshift32, G. Marsaglia 2003). */
export function noise(length: number, seed = 1): Uint8Array {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = seed;
  for (let at = 0; at < words.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return new Uint8Array(words.buffer, 0, length);
}

// What the tests of the hash kernels are run over: each algorithm's bindings, its name in Node and its twin in hash-wasm.
import { createMD5, createSHA1, createSHA224, createSHA256, createSHA384, createSHA512, type IHasher } from 'hash-wasm';
import {
  createMd5,
  createSha1,
  createSha224,
  createSha256,
  createSha384,
  createSha512,
} from '../../../wasm/hash/bindings';
import type { Hasher } from '../../../wasm/hash/hasher';

export interface Subject {
  readonly name: 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';
  readonly create: () => Hasher;
  readonly twin: () => Promise<IHasher>;
}

export const subjects: readonly Subject[] = [
  { name: 'md5', create: createMd5, twin: createMD5 },
  { name: 'sha1', create: createSha1, twin: createSHA1 },
  { name: 'sha224', create: createSha224, twin: createSHA224 },
  { name: 'sha256', create: createSha256, twin: createSHA256 },
  { name: 'sha384', create: createSha384, twin: createSHA384 },
  { name: 'sha512', create: createSha512, twin: createSHA512 },
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

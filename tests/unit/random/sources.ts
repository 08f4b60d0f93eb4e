// Byte sources for tests: repeatable ones, and one that returns given bytes.
import { createCipheriv, createHash } from 'node:crypto';
import type { ByteSource } from '../../../workers/lib/random/byte-source';

/** ChaCha20 by OpenSSL, its counter and nonce zero. */
export function opensslBytes(seed: string): ByteSource {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
  return (bytes) => bytes.set(cipher.update(new Uint8Array(bytes.length)));
}

/** The words in this order, in 32 bits each, then the last one again and again. */
export function givenWords(words: readonly number[]): ByteSource {
  let at = 0;
  return (bytes) => {
    const view = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    for (let word = 0; word < view.length; word++) view[word] = words[Math.min(at++, words.length - 1)] ?? 0;
  };
}

/** Pearson's chi-square of counts that should all be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The value that chi-square exceeds with a probability of about 0.001, by Wilson and Hilferty, "The distribution of
 * chi-square", PNAS 17 (1931). The draws are seeded, so the result never changes.
 */
export function chiSquareBound(freedom: number): number {
  const share = 2 / (9 * freedom);
  return freedom * (1 - share + 3.09 * Math.sqrt(share)) ** 3;
}

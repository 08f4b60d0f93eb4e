// Repeatable random bytes: whoever knows the seed knows them all, so they are never for secrets.
import { sha256 } from 'hash-wasm';
import type { ByteSource } from './byte-source';
import { chacha20 } from './chacha20';

/**
 * The ChaCha20 keystream (RFC 8439; counter and nonce zero) whose key is the SHA-256 of the seed in UTF-8: any other program
 * can make the same bytes.
 */
export async function seededBytes(seed: string): Promise<ByteSource> {
  const hex = await sha256(seed);
  return chacha20(Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)));
}

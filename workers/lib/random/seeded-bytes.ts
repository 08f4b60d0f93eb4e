// Repeatable random bytes. The seed reveals all of them, so never use them for secrets.
import { sha256 } from 'hash-wasm';
import type { ByteSource } from './byte-source';
import { chacha20 } from './chacha20';

/**
 * The ChaCha20 keystream (RFC 8439; counter and nonce zero) with the SHA-256 of the seed's UTF-8 as its key, so that any other
 * program can generate the same bytes.
 */
export async function seededBytes(seed: string): Promise<ByteSource> {
  const hex = await sha256(seed);
  return chacha20(Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)));
}

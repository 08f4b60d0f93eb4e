// The competing libraries, each used in its fastest way: as a stream of large chunks, or all at once if it can't stream.
import type { CommonAlgorithm, HashLibrary } from './api';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

interface Streaming {
  update(chunk: Uint8Array): unknown;
  hex(): string;
}

type MakeStreaming = (id: CommonAlgorithm) => Promise<Streaming>;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const hashWasm: MakeStreaming = async (id) => {
  const { createMD5, createSHA1, createSHA256, createSHA512 } = await import('hash-wasm');
  const make = { md5: createMD5, sha1: createSHA1, sha256: createSHA256, sha512: createSHA512 };
  const hasher = (await make[id]()).init();
  return { update: (chunk) => hasher.update(chunk), hex: () => hasher.digest('hex') };
};

const noble: MakeStreaming = async (id) => {
  const [{ md5, sha1 }, { sha256, sha512 }] = await Promise.all([
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  const hasher = { md5, sha1, sha256, sha512 }[id].create();
  return { update: (chunk) => hasher.update(chunk), hex: () => toHex(hasher.digest()) };
};

const cryptoJs: MakeStreaming = async (id) => {
  const { default: library } = await import('crypto-js');
  const { MD5, SHA1, SHA256, SHA512 } = library.algo;
  const hasher = { md5: MD5, sha1: SHA1, sha256: SHA256, sha512: SHA512 }[id].create();
  // Takes typed arrays, although its types don't include them.
  const words: { create(chunk: unknown): CryptoJS.lib.WordArray } = library.lib.WordArray;
  return { update: (chunk) => hasher.update(words.create(chunk)), hex: () => hasher.finalize().toString() };
};

const STREAMING = { 'hash-wasm': hashWasm, noble, 'crypto-js': cryptoJs };

export type StreamingLibrary = keyof typeof STREAMING;

export const isStreaming = (library: HashLibrary): library is StreamingLibrary => library in STREAMING;

export async function hashStream(library: StreamingLibrary, ids: readonly CommonAlgorithm[], chunks: Chunks) {
  const hashers = await Promise.all(ids.map((id) => STREAMING[library](id)));
  for await (const chunk of chunks) for (const hasher of hashers) hasher.update(chunk);
  return hashers.map((hasher) => hasher.hex());
}

const SUBTLE_NAMES = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' } as const;

export async function hashSubtle(ids: readonly CommonAlgorithm[], bytes: Bytes): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      if (id === 'md5') throw new Error('crypto.subtle knows no MD5');
      return toHex(new Uint8Array(await crypto.subtle.digest(SUBTLE_NAMES[id], bytes)));
    }),
  );
}

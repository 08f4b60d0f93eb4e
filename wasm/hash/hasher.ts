// The interface of streaming hashes, which our hashers and hash-wasm's share.

export interface Hasher {
  /** Adds the next bytes of the message. The chunk may be reused afterwards. */
  update(chunk: Uint8Array): void;
  /** The digest of all bytes so far. Ends the hasher: further calls of either method throw. */
  digest(): Uint8Array;
}

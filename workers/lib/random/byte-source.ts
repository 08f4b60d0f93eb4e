// Sources of random bytes: the browser's generator for secrets, or a seed.

/** Overwrites all bytes of the array with the next random ones. */
export type ByteSource = (bytes: Uint8Array<ArrayBuffer>) => void;

/** The most that one call returns: https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues */
const QUOTA_BYTES = 65_536;

/** Cryptographically strong, for passwords and other secrets. */
export const cryptoBytes: ByteSource = (bytes) => {
  for (let at = 0; at < bytes.length; at += QUOTA_BYTES) crypto.getRandomValues(bytes.subarray(at, at + QUOTA_BYTES));
};

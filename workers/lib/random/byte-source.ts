// Where random bytes come from: the browser's own generator for everything that may be a secret, or a seed.

/** Overwrites all bytes of the array with the next random ones. */
export type ByteSource = (bytes: Uint8Array<ArrayBuffer>) => void;

/** The most that one call gives: https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues */
const QUOTA_BYTES = 65_536;

/** Cryptographically strong, for passwords and everything else that nobody may guess. */
export const cryptoBytes: ByteSource = (bytes) => {
  for (let at = 0; at < bytes.length; at += QUOTA_BYTES) crypto.getRandomValues(bytes.subarray(at, at + QUOTA_BYTES));
};

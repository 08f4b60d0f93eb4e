// Generates the bytes of UUIDs without names, a block at a time.
import { v1, v6, v7 } from 'uuid';
import { markVersion4 } from '../../lib/random/uuid-v4';
import { UUID_BYTES } from './layout';

/** Writes `count` consecutive UUIDs into `bytes`. */
export type Fill = (bytes: Uint8Array<ArrayBuffer>, count: number) => void;

/** The library requests 16 random bytes at a time, and a call costs more than its bytes. */
const fillRandom: Fill = (bytes, count) => {
  crypto.getRandomValues(bytes.subarray(0, count * UUID_BYTES));
  for (let at = 0; at < count * UUID_BYTES; at += UUID_BYTES) markVersion4(bytes, at);
};

const fillBy =
  (make: (options: undefined, bytes: Uint8Array, offset: number) => Uint8Array): Fill =>
  (bytes, count) => {
    for (let uuid = 0; uuid < count; uuid++) make(undefined, bytes, uuid * UUID_BYTES);
  };

/**
 * The library's v7 keeps a 32-bit counter after the milliseconds, so each UUID is greater than the previous one, even if the
 * clock is set back (RFC 9562, section 6.2, method 1).
 */
export const FILLS: Readonly<Record<'v1' | 'v4' | 'v6' | 'v7', Fill>> = {
  v1: fillBy(v1),
  v4: fillRandom,
  v6: fillBy(v6),
  v7: fillBy(v7),
};

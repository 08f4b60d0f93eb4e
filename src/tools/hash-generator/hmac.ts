// The settings of HMAC, and the key that they hold.
import { MESSAGES } from '../../../workers/kernels/hash-generator/spec';

export interface HmacSettings {
  readonly on: boolean;
  readonly key: string;
  readonly keyFormat: 'text' | 'hex';
}

export const NO_HMAC: HmacSettings = { on: false, key: '', keyFormat: 'text' };

/** The key's bytes, or what is wrong with it. */
export function hmacKey({ key, keyFormat }: HmacSettings): Uint8Array | { readonly error: string } {
  if (key === '') return { error: MESSAGES.blankKey };
  if (keyFormat === 'text') return new TextEncoder().encode(key);
  const hex = key.replace(/\s/g, '');
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return { error: MESSAGES.badHexKey };
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

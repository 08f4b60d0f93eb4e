// The key of an HMAC. The key and the switch stay in the screen: without the key, an HMAC can't be computed again.
import type { options } from '../../../workers/kernels/hash-generator/spec';
import * as words from './words';

export interface Hmac {
  readonly on: boolean;
  readonly key: string;
}

export const NO_HMAC: Hmac = { on: false, key: '' };

/** The key's bytes, or its error. */
export function hmacKey(
  key: string,
  format: (typeof options.defaults)['keyFormat'],
): Uint8Array | { readonly error: string } {
  if (key === '') return { error: words.blankKey };
  if (format === 'text') return new TextEncoder().encode(key);
  const hex = key.replace(/\s/g, '');
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return { error: words.badHexKey };
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

// HMAC over any hasher, RFC 2104: H(K xor opad, H(K xor ipad, text)).
import type { Hasher } from '../../../wasm/hash/hasher';

const IPAD = 0x36;
const OPAD = 0x5c;

const xored = (block: Uint8Array, pad: number) => block.map((byte) => byte ^ pad);

/** `blockBytes` is the hash's block size, B in the RFC; a longer key is hashed first. */
export async function createHmac(
  createHasher: () => Promise<Hasher>,
  blockBytes: number,
  key: Uint8Array,
): Promise<Hasher> {
  const [inner, outer] = await Promise.all([createHasher(), createHasher()]);
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? await digestOf(createHasher, key) : key);
  inner.update(xored(block, IPAD));
  return {
    update: (chunk) => inner.update(chunk),
    digest() {
      outer.update(xored(block, OPAD));
      outer.update(inner.digest());
      return outer.digest();
    },
  };
}

async function digestOf(createHasher: () => Promise<Hasher>, bytes: Uint8Array): Promise<Uint8Array> {
  const hasher = await createHasher();
  hasher.update(bytes);
  return hasher.digest();
}

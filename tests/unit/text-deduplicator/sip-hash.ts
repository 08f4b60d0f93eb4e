// SipHash-c-d with 128 bits over big integers, written from the paper and its reference code: slow, and nothing of ours.

const MASK = (1n << 64n) - 1n;
const rotl = (x: bigint, by: bigint) => ((x << by) | (x >> (64n - by))) & MASK;

function read64(bytes: Uint8Array, at: number): bigint {
  return bytes.slice(at, at + 8).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

type State = [bigint, bigint, bigint, bigint];

function rounds([a, b, c, d]: State, count: number): State {
  for (let round = 0; round < count; round++) {
    a = (a + b) & MASK;
    b = rotl(b, 13n) ^ a;
    a = rotl(a, 32n);
    c = (c + d) & MASK;
    d = rotl(d, 16n) ^ c;
    a = (a + d) & MASK;
    d = rotl(d, 21n) ^ a;
    c = (c + b) & MASK;
    b = rotl(b, 17n) ^ c;
    c = rotl(c, 32n);
  }
  return [a, b, c, d];
}

const hex = ([a, b, c, d]: State) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(a ^ b ^ c ^ d);
  return bytes.toString('hex');
};

/** The hash in hex. */
export function sipHash(c: number, d: number, key: Uint8Array, message: Uint8Array): string {
  const [k0, k1] = [read64(key, 0), read64(key, 8)];
  let state: State = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  state[1] ^= 0xeen;
  const whole = message.length - (message.length % 8);
  for (let at = 0; at <= whole; at += 8) {
    const isLast = at === whole;
    const m = read64(message, at) | (isLast ? BigInt(message.length & 255) << 56n : 0n);
    state[3] ^= m;
    state = rounds(state, c);
    state[0] ^= m;
  }
  state[2] ^= 0xeen;
  state = rounds(state, d);
  const first = hex(state);
  state[1] ^= 0xddn;
  return first + hex(rounds(state, d));
}

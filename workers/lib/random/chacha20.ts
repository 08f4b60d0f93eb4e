// The keystream of ChaCha20, RFC 8439, section 2.3, with a nonce of zeros: any number of bytes from a key.
import type { ByteSource } from './byte-source';

const BLOCK_BYTES = 64;
const KEY_BYTES = 32;
const DOUBLE_ROUNDS = 10;

/** "expand 32-byte k" in four little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Words 0–3: the constants; 4–11: the key; 12: the block's number; 13–15: the nonce. */
function initialState(key: Uint8Array): Uint32Array {
  if (key.length !== KEY_BYTES) throw new RangeError('A ChaCha20 key has 32 bytes.');
  const state = new Uint32Array(16);
  state.set(CONSTANTS);
  const view = new DataView(key.buffer, key.byteOffset, KEY_BYTES);
  for (let word = 0; word < 8; word++) state[4 + word] = view.getUint32(4 * word, true);
  return state;
}

/** The same key gives the same bytes, in calls of any size. Ends after 2³² blocks (256 GiB). */
export function chacha20(key: Uint8Array): ByteSource {
  const state = initialState(key);
  const block = new Uint8Array(BLOCK_BYTES);
  const view = new DataView(block.buffer);
  const words = new Int32Array(16);
  let used = BLOCK_BYTES;
  let isAtEnd = false;

  function nextBlock() {
    if (isAtEnd) throw new RangeError('The keystream has ended.');
    words.set(state);
    mix(words);
    for (let word = 0; word < 16; word++) view.setUint32(4 * word, (words[word] ?? 0) + (state[word] ?? 0), true);
    state[12] = (state[12] ?? 0) + 1;
    isAtEnd = state[12] === 0;
    used = 0;
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      if (used === BLOCK_BYTES) nextBlock();
      const piece = block.subarray(used, used + bytes.length - at);
      bytes.set(piece, at);
      used += piece.length;
      at += piece.length;
    }
  };
}

function mix(words: Int32Array) {
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
}

/** RFC 8439, section 2.1. */
function quarterRound(words: Int32Array, ia: number, ib: number, ic: number, id: number) {
  let [a, b, c, d] = [words[ia] ?? 0, words[ib] ?? 0, words[ic] ?? 0, words[id] ?? 0];
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  words[ia] = a;
  words[ib] = b;
  words[ic] = c;
  words[id] = d;
}

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

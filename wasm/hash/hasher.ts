// What every streaming hash looks like from outside, ours and a library's alike.

export interface Hasher {
  /** Takes in the next bytes of the message, however many. The chunk is read at once and not kept. */
  update(chunk: Uint8Array): void;
  /** The digest of all bytes so far. Ends the hasher: from then on both methods throw. */
  digest(): Uint8Array;
}

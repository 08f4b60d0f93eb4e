// What the codecs of this family look like from outside, the WebAssembly ones and their plain twins alike.

/** Bytes to text. Views that come out are valid until the next call. */
export interface Encoder {
  /** Takes in some of the bytes, perhaps not all: `taken` says how many; `output` is what they gave. */
  encode(bytes: Uint8Array): { readonly taken: number; readonly output: Uint8Array };
  /** What is left at the end of the bytes. Ends the encoder. */
  finish(): Uint8Array;
  /** Gives back what the encoder holds. Must be called once, whatever happened. */
  close(): void;
}

export interface Decoded {
  /** How many characters were taken in; where that is not all and `stopped`, the next one belongs to no alphabet. */
  readonly taken: number;
  readonly stopped: boolean;
  /** Valid until the next call. */
  readonly output: Uint8Array;
}

/** Text to bytes. White space is passed over. */
export interface Decoder {
  decode(text: Uint8Array): Decoded;
  /** Characters taken in that do not make up a whole group yet. */
  rest(): Uint8Array;
  /** Of Base64: whether - or _ was among the characters so far. */
  readonly sawUrlSafe: boolean;
  close(): void;
}

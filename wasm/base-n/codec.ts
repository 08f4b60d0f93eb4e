// The interface of the codecs, which the WebAssembly ones and their plain twins share.

/** Encodes bytes as text. Returned views are valid until the next call. */
export interface Encoder {
  /** Reads some of the bytes, perhaps not all: `taken` is their number, and `output` is their encoding. */
  encode(bytes: Uint8Array): { readonly taken: number; readonly output: Uint8Array };
  /** Returns the output for the remaining bytes, and ends the encoder. */
  finish(): Uint8Array;
  /** Releases the encoder's memory. Must be called once, in any case. */
  close(): void;
}

export interface Decoded {
  /** How many characters were read. If not all were and `stopped` is set, the next one is not in the alphabet. */
  readonly taken: number;
  readonly stopped: boolean;
  /** Valid until the next call. */
  readonly output: Uint8Array;
}

/** Decodes text to bytes. Skips whitespace. */
export interface Decoder {
  decode(text: Uint8Array): Decoded;
  /** Characters of an incomplete group. */
  rest(): Uint8Array;
  /** For Base64: whether - or _ was among the characters so far. */
  readonly sawUrlSafe: boolean;
  close(): void;
}

// What reads hexadecimal text of one shape.

/** Takes in text cut anywhere and writes its bytes. Throws Fault. */
export interface HexReader {
  take(text: Uint8Array, offset: number): Promise<void>;
  finish(end: number): Promise<void>;
}

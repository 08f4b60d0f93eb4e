// Bytes as a string with one unit per byte, so that lines can be compared in any encoding. ASCII stays as it is. Other bytes
// become private characters, which no pattern treats as a space or a letter.
const PRIVATE = 0xf700;
const SLICE = 8192;

export function byteText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    const slice = bytes.subarray(at, at + SLICE);
    const isAscii = slice.every((byte) => byte < 0x80);
    text += String.fromCharCode(
      ...(isAscii ? slice : Uint16Array.from(slice, (byte) => byte + (byte < 0x80 ? 0 : PRIVATE))),
    );
  }
  return text;
}

/** Turns the string back into the bytes. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const PRIVATE_RUN = /[\uf780-\uf7ff]+/g;

/** For display: bytes that aren't UTF-8 become U+FFFD. */
export const readable = (text: string): string =>
  text.replace(PRIVATE_RUN, (run) => new TextDecoder().decode(bytesOf(run)));

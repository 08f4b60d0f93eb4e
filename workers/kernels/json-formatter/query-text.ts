// Strings in the text of a document that a query reads.
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A member's name, and its UTF-8 form, which most keys are compared with. */
export interface Name {
  readonly text: string;
  readonly bytes: Uint8Array;
}

export const nameOf = (text: string): Name => ({ text, bytes: encoder.encode(text) });

/** The offset after a string that begins at `from`. */
export function stringEnd(text: Uint8Array, from: number): number {
  let at = from + 1;
  for (let byte = text[at]; byte !== QUOTE; byte = text[at]) at += byte === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** What a string means that is written between two offsets, with its quotation marks. */
export function decodedString(text: Uint8Array, from: number, to: number): string {
  const written = decoder.decode(text.subarray(from, to));
  return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
}

/** Whether a key between two offsets, with its quotation marks, is the name. */
export function isKey(text: Uint8Array, from: number, to: number, { text: name, bytes }: Name): boolean {
  const isPlain = to - from === bytes.length + 2;
  for (let at = from + 1; at < to - 1; at++) {
    const byte = text[at];
    if (byte === BACKSLASH) return decodedString(text, from, to) === name;
    if (!isPlain || byte !== bytes[at - from - 1])
      return hasEscape(text, at, to) && decodedString(text, from, to) === name;
  }
  return isPlain;
}

function hasEscape(text: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text[at] === BACKSLASH) return true;
  return false;
}

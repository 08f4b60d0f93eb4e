// A row of a hex dump.

// Precomputed, because scrolling formats hundreds of rows.
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const ASCII = Array.from({ length: 256 }, (_, byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'));

function hexText(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += `${at > from ? ' ' : ''}${HEX[bytes[at] ?? -1] ?? '  '}`;
  return text;
}

function asciiText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += ASCII[byte] ?? '';
  return text;
}

export interface HexRowShape {
  readonly perRow: number;
  readonly offsetDigits: number;
}

/** `00000010 48 65 6c 6c 6f 0a … Hello.`, more narrowly if only 8 bytes fit. `bytes` is undefined until they have been read. */
export function hexRow(offset: number, bytes: Uint8Array | undefined, { perRow, offsetDigits }: HexRowShape): string {
  const start = offset.toString(16).padStart(offsetDigits, '0');
  if (!bytes) return `${start}  …`;
  const text = asciiText(bytes);
  if (perRow <= 8) return `${start} ${hexText(bytes, 0, perRow)} ${text}`;
  return `${start}  ${hexText(bytes, 0, perRow / 2)}  ${hexText(bytes, perRow / 2, perRow)}  ${text}`;
}

/** As many digits as the last byte's offset has, and at least eight. */
export const offsetDigitsOf = (bytes: number) => Math.max(8, Math.max(0, bytes - 1).toString(16).length);

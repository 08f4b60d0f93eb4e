// Base64url as JWTs have it (RFC 7515, section 2): no padding, no line breaks, and nothing else.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

export interface DecodedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The last character has bits that belong to no byte and are not zero. */
  readonly hasLeftoverBits: boolean;
}

const WRONG: Readonly<Record<string, string>> = {
  '=': 'Padding (“=”) isn’t allowed in a JWT.',
  '+': 'JWTs use base64url, which has “-” instead of “+”.',
  '/': 'JWTs use base64url, which has “_” instead of “/”.',
};

/** Returns a sentence if the text is not base64url. It never quotes more than one character. */
export function decodeBase64Url(text: string): DecodedBytes | { readonly error: string } {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let to = 0;
  for (let at = 0; at < text.length; at++) {
    const value = VALUES.get(text[at] ?? '');
    if (value === undefined) return { error: wrongCharacter(text, at) };
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[to++] = (bits >> held) & 0xff;
    }
  }
  if (text.length % 4 === 1) return { error: 'One character is missing or too many: its length isn’t possible.' };
  return { bytes, hasLeftoverBits: (bits & ((1 << held) - 1)) !== 0 };
}

/** Standard Base64 with or without padding (RFC 4648, section 4) in the form of section 5; any other text as it is. */
export const toBase64Url = (text: string): string =>
  /^[\w+/-]*={0,2}$/.test(text) ? text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') : text;

function wrongCharacter(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const why = WRONG[character] ?? `“${character}” isn’t a base64url character.`;
  return `Invalid at character ${String(at + 1)}. ${why}`;
}

/** Calls with spread arguments for more bytes than this could overflow the stack. */
const PIECE = 8192;

export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

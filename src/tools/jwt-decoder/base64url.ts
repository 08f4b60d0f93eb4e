// Base64url as JWTs have it (RFC 7515, section 2): no padding, no line breaks, and nothing else.
import type { Message } from '../../../workers/contract/run/message';
import { message } from './message';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

export interface DecodedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The last character has nonzero bits that belong to no byte. */
  readonly hasLeftoverBits: boolean;
}

/** Characters of standard Base64. */
const OTHER_BASE64: Readonly<Record<string, Message>> = {
  '=': message('hasPadding'),
  '+': message('hasPlus'),
  '/': message('hasSlash'),
};

/** Returns an error if the text is not base64url. It never quotes more than one character. */
export function decodeBase64Url(text: string): DecodedBytes | { readonly error: Message } {
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
  if (text.length % 4 === 1) return { error: message('impossibleLength') };
  return { bytes, hasLeftoverBits: (bits & ((1 << held) - 1)) !== 0 };
}

/**
 * Turns standard Base64 with or without padding (RFC 4648, section 4) into the form of section 5. Any other text stays
 * unchanged.
 */
export const toBase64Url = (text: string): string =>
  /^[\w+/-]*={0,2}$/.test(text) ? text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') : text;

function wrongCharacter(text: string, at: number): Message {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return message('invalidAt', { at: at + 1, why: OTHER_BASE64[character] ?? message('notBase64', { character }) });
}

/** Calls with spread arguments for more bytes than this could overflow the stack. */
const PIECE = 8192;

export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

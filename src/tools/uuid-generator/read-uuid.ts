// Reads a UUID in any common form, or reports where it is invalid.
import { messagesOf, type Message } from '../../../workers/contract/run/message';
import type { messages } from '../../../workers/kernels/uuid-generator/messages';
import type { UuidFormat } from '../../../workers/kernels/uuid-generator/spec';

export const message = messagesOf<typeof messages>('uuid-generator');

/** As written. Braces and parentheses accept uppercase and lowercase digits. */
export type WrittenAs = UuidFormat | 'urn' | 'ulid';

export interface ReadUuid {
  /** 32 lowercase hexadecimal digits. */
  readonly hex: string;
  readonly writtenAs: WrittenAs;
}

const WRAPPERS = [
  { open: '{', close: '}', writtenAs: 'braces' },
  { open: '(', close: ')', writtenAs: 'parentheses' },
] as const;

/** The positions of the hyphens in the text between the brackets. */
const HYPHENS = [8, 13, 18, 23] as const;

const URN = /^urn:uuid:/i;

/** Crockford's Base32. The first digit has three bits, so 26 digits make 128 bits. */
const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/i;
const MEANT_AS_ULID = /^[0-9a-z]{26}$/i;
const ULID_DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Undefined for blank text. */
export function readUuid(text: string): ReadUuid | { readonly error: Message } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (ULID.test(trimmed)) return { hex: ulidToHex(trimmed), writtenAs: 'ulid' };
  const before = text.indexOf(trimmed);
  if (MEANT_AS_ULID.test(trimmed)) return { error: ulidError(trimmed, before) };
  if (URN.test(trimmed)) return readDigits(trimmed.slice(9), before + 9, 'urn');
  const wrapper = WRAPPERS.find(({ open }) => trimmed.startsWith(open));
  if (!wrapper) return readDigits(trimmed, before);
  const { open, close, writtenAs } = wrapper;
  if (!trimmed.endsWith(close)) return { error: message('openBracket', { open, close }) };
  return readDigits(trimmed.slice(1, -1), before + 1, writtenAs);
}

/** `offset`: characters of the visitor's text before the digits. */
function readDigits(digits: string, offset: number, wrapped?: WrittenAs): ReadUuid | { readonly error: Message } {
  const wrong = /[^0-9a-f-]/i.exec(digits);
  if (wrong) {
    const character = String.fromCodePoint(digits.codePointAt(wrong.index) ?? 0);
    const place = String(offset + wrong.index + 1);
    return { error: message('badCharacter', { character, place }) };
  }
  const hex = digits.replaceAll('-', '').toLowerCase();
  if (hex.length !== 32) return { error: message('wrongLength', { count: hex.length }) };
  const hyphens = Array.from(digits.matchAll(/-/g), ({ index }) => index);
  const isGrouped = hyphens.length === HYPHENS.length && HYPHENS.every((place, at) => hyphens[at] === place);
  if (hyphens.length > 0 && !isGrouped) {
    return { error: message('wrongHyphens') };
  }
  const plain = hyphens.length === 0 ? 'no-hyphens' : /[A-F]/.test(digits) ? 'uppercase' : 'standard';
  return { hex, writtenAs: wrapped ?? plain };
}

function ulidError(text: string, offset: number): Message {
  const other = text.search(/[ilou]/i);
  if (other < 0) return message('largeUlid', { largest: `7${'Z'.repeat(25)}` });
  return message('badUlidCharacter', { character: text.charAt(other), place: String(offset + other + 1) });
}

function ulidToHex(text: string): string {
  let value = 0n;
  for (const digit of text.toLowerCase()) value = value * 32n + BigInt(ULID_DIGITS.indexOf(digit));
  return value.toString(16).padStart(32, '0');
}

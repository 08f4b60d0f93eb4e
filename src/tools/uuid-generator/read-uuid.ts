// Reads a UUID in any common form, or reports where it is invalid.
import type { UuidFormat } from '../../../workers/kernels/uuid-generator/spec';

/** As it was written. Braces and parentheses hold either case. */
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

/** Crockford's Base32: the first digit holds three bits, so that 26 make 128. */
const ULID = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/i;
const ULID_DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Undefined for blank text. */
export function readUuid(text: string): ReadUuid | { readonly error: string } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (ULID.test(trimmed)) return { hex: ulidToHex(trimmed), writtenAs: 'ulid' };
  const before = text.indexOf(trimmed);
  if (URN.test(trimmed)) return readDigits(trimmed.slice(9), before + 9, 'urn');
  const wrapper = WRAPPERS.find(({ open }) => trimmed.startsWith(open));
  if (!wrapper) return readDigits(trimmed, before);
  const { open, close, writtenAs } = wrapper;
  if (!trimmed.endsWith(close))
    return { error: `The UUID starts with ${open} but has no ${close} at the end. Add it.` };
  return readDigits(trimmed.slice(1, -1), before + 1, writtenAs);
}

/** `offset`: characters of the visitor's text before the digits. */
function readDigits(digits: string, offset: number, wrapped?: WrittenAs): ReadUuid | { readonly error: string } {
  const wrong = /[^0-9a-f-]/i.exec(digits);
  if (wrong) {
    const character = String.fromCodePoint(digits.codePointAt(wrong.index) ?? 0);
    const place = String(offset + wrong.index + 1);
    return { error: `Invalid character “${character}” at position ${place}. A UUID uses 0–9, a–f and hyphens.` };
  }
  const hex = digits.replaceAll('-', '').toLowerCase();
  if (hex.length !== 32) {
    const found = `${String(hex.length)} hexadecimal ${hex.length === 1 ? 'digit' : 'digits'}`;
    return { error: `A UUID has 32 hexadecimal digits, but this has ${found}. Check that it was copied whole.` };
  }
  const hyphens = Array.from(digits.matchAll(/-/g), ({ index }) => index);
  const isGrouped = hyphens.length === HYPHENS.length && HYPHENS.every((place, at) => hyphens[at] === place);
  if (hyphens.length > 0 && !isGrouped) {
    return { error: 'The hyphens are in the wrong places. They separate groups of 8, 4, 4, 4 and 12 digits.' };
  }
  const plain = hyphens.length === 0 ? 'no-hyphens' : /[A-F]/.test(digits) ? 'uppercase' : 'standard';
  return { hex, writtenAs: wrapped ?? plain };
}

function ulidToHex(text: string): string {
  let value = 0n;
  for (const digit of text.toLowerCase()) value = value * 32n + BigInt(ULID_DIGITS.indexOf(digit));
  return value.toString(16).padStart(32, '0');
}

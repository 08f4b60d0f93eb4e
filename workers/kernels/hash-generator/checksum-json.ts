// Finds files and their hashes in a JSON manifest of any shape.
import { algorithmNamed } from './spec';

export interface NamedHash {
  readonly name: string;
  readonly hex: string;
  readonly tag: string | undefined;
}

export const NAME_KEY = /^(?:file_?)?(?:name|path)$|^file$/i;

const HASH_KEY = /^(?:hash|checksum|digest|integrity)$/i;

const HEX = /^(?:([a-z][a-z0-9-]{1,19}):)?([0-9a-f]{32,128})$/i;

const SHORT_HEX = /^[0-9a-f]{8,31}$/i;

/** Subresource Integrity: https://www.w3.org/TR/SRI/ */
const SRI = /^(sha(?:256|384|512))-([a-z0-9+/]{43,86}={0,2})$/i;

/** Undefined if the text is neither JSON nor a JSON object per line. */
export function hashesInJson(text: string): readonly NamedHash[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const whole = parsed(text);
  if (whole) return hashesIn(whole.value, '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line) => (line.startsWith('{') ? parsed(line) : undefined));
  return values.every((line) => line !== undefined) ? values.flatMap(({ value }) => hashesIn(value, '')) : undefined;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A hash belongs to the name next to it, or to the key that leads to it. */
function hashesIn(value: unknown, name: string): readonly NamedHash[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: (readonly [string, unknown])[] = Object.entries(value);
  const named = entries.find(([key, item]) => typeof item === 'string' && NAME_KEY.test(key))?.[1];
  const own = typeof named === 'string' ? named : name;
  return entries.flatMap(([key, item]) => {
    const isLabel = algorithmNamed(key) !== undefined || HASH_KEY.test(key);
    // An array's keys are numbers, and “files” is only a container for names.
    const inner = isLabel || Array.isArray(value) || Array.isArray(item) ? own : key;
    if (typeof item !== 'string') return hashesIn(item, inner);
    const hash = hashOf(item, algorithmNamed(key) !== undefined);
    if (!hash || inner === '') return [];
    return [{ name: inner, hex: hash.hex, tag: hash.tag ?? (algorithmNamed(key) === undefined ? undefined : key) }];
  });
}

/** Eight digits are a hash only if their key is an algorithm, such as `crc32`. */
function hashOf(text: string, isNamed: boolean): Omit<NamedHash, 'name'> | undefined {
  if (isNamed && SHORT_HEX.test(text)) return { hex: text, tag: undefined };
  const [, tag, hex] = HEX.exec(text) ?? [];
  if (hex !== undefined) return { hex, tag };
  const [, algorithm, base64] = SRI.exec(text) ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), tag: algorithm };
}

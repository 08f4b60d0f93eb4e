// UUID generator: its kinds, formats, limits and words.
import type { KernelSpec, Weight } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/** Versions of RFC 9562, and the two other identifiers that people ask for beside them. */
export type UuidVersion = 'v1' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7';
export type IdKind = UuidVersion | 'ulid' | 'nanoid';

export type UuidFormat = 'standard' | 'uppercase' | 'no-hyphens' | 'braces' | 'parentheses';

export const VERSIONS = [
  { value: 'v4', label: 'v4: random' },
  { value: 'v7', label: 'v7: sortable by time, random' },
  { value: 'v1', label: 'v1: time and node' },
  { value: 'v6', label: 'v6: sortable by time, node' },
  { value: 'v3', label: 'v3: from a name (MD5)' },
  { value: 'v5', label: 'v5: from a name (SHA-1)' },
  { value: 'ulid', label: 'ULID: sortable by time' },
  { value: 'nanoid', label: 'Nano ID: short, random' },
] as const satisfies readonly { value: IdKind; label: string }[];

export const FORMATS = [
  { value: 'standard', label: 'Standard' },
  { value: 'uppercase', label: 'Uppercase' },
  { value: 'no-hyphens', label: 'No hyphens' },
  { value: 'braces', label: 'Braces' },
  { value: 'parentheses', label: 'Parentheses' },
] as const satisfies readonly { value: UuidFormat; label: string }[];

export type NamespaceId = 'dns' | 'url' | 'oid' | 'x500' | 'own';

export const NAMESPACES = [
  { value: 'dns', label: 'DNS: domain names' },
  { value: 'url', label: 'URL' },
  { value: 'oid', label: 'OID: object identifiers' },
  { value: 'x500', label: 'X.500: distinguished names' },
  { value: 'own', label: 'Custom' },
] as const satisfies readonly { value: NamespaceId; label: string }[];

/** RFC 9562, section 6.6, table 3. */
export const NAMESPACE_UUIDS: Readonly<Record<Exclude<NamespaceId, 'own'>, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

export type UuidOptions =
  /** `namespace`: a UUID in the standard format. One UUID for each line of the input. */
  | {
      readonly kind: 'v3' | 'v5';
      readonly format: UuidFormat;
      readonly namespace: string;
    }
  | { readonly kind: 'v1' | 'v4' | 'v6' | 'v7'; readonly format: UuidFormat; readonly count: number }
  | { readonly kind: 'ulid'; readonly count: number }
  /** `alphabet`: different characters of printable ASCII. */
  | { readonly kind: 'nanoid'; readonly count: number; readonly length: number; readonly alphabet: string };

export interface UuidOutput extends TextOutput {
  readonly kind: IdKind;
  /** Only of UUIDs. */
  readonly format?: UuidFormat;
  readonly count: number;
}

export const DEFAULT_COUNT = 10;
export const COUNT_LIMIT = 10_000_000;
/** UTF-8 bytes. Longer lines are rarely names. */
export const NAME_LIMIT = 1_000_000;

/** As the Nano ID library has them. */
export const NANO_LENGTH = 21;
export const NANO_LENGTH_LIMIT = 255;
export const NANO_ALPHABETS = {
  url: '_-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  alphanumeric: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  /** Without characters that are mistaken for others: 0 O o 1 l I i, 2 Z z, 5 S s, 8 B, u v. */
  distinct: '34679ACDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrtwxy',
  lowercase: '0123456789abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
} as const;

const limit = COUNT_LIMIT.toLocaleString('en');

export const MESSAGES = {
  count: `Enter a whole number from 1 to ${limit}.`,
  namespace: 'Enter a valid UUID as the namespace, such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
  names: 'Enter at least one name, one per line.',
  length: `Enter a length from 1 to ${String(NANO_LENGTH_LIMIT)}.`,
  alphabet: 'Enter 2 to 94 different letters, digits or symbols. Spaces and non-ASCII characters are not supported.',
  failed: 'Failed to generate UUIDs. Please try again.',
  copied: 'UUIDs copied to clipboard.',
  notUtf8: 'Failed to read the names.',
  longName: (line: number) =>
    `The name on line ${line.toLocaleString('en')} is longer than ${NAME_LIMIT.toLocaleString('en')} bytes. Put one name on each line.`,
  emptyLines: (count: number) =>
    count === 1 ? '1 empty line was skipped.' : `${count.toLocaleString('en')} empty lines were skipped.`,
  spaces: (count: number) =>
    `${count === 1 ? '1 name starts or ends' : `${count.toLocaleString('en')} names start or end`} with a space, which counts as part of the name.`,
} as const;

export const isValidCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= COUNT_LIMIT;

export const isValidAlphabet = (alphabet: string) =>
  /^[!-~]{2,94}$/.test(alphabet) && new Set(alphabet).size === alphabet.length;

/** `uuids-v4-standard.txt`, `uuids-ulid.txt`. */
export const uuidFileName = ({ kind, format }: Pick<UuidOutput, 'kind' | 'format'>) =>
  format === undefined ? `uuids-${kind}.txt` : `uuids-${kind}-${format}.txt`;

/** Up to here a run is over before anyone notices. */
const QUICK_COUNT = 100_000;
const QUICK_NAMES_BYTES = 1_000_000;

function weigh(options: UuidOptions, bytes: number): Weight {
  return ('count' in options ? options.count <= QUICK_COUNT : bytes <= QUICK_NAMES_BYTES) ? 'quick' : 'bulk';
}

/** The input holds the names of versions 3 and 5; the others leave it alone. */
export const uuidGenerator: KernelSpec<Source, UuidOptions, UuidOutput> = {
  id: 'uuid-generator',
  lane: 'compute',
  weigh,
  failure: { text: MESSAGES.failed },
};

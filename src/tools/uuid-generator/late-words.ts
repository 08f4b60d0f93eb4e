// UUID generator: its plurals and tables.
import type { WrittenAs } from './read-uuid';

/** How hard a Nano ID of the chosen length and alphabet is to guess. */
export const nanoIdBits = {
  one: '{count} random bit. A version 4 UUID has 122.',
  other: '{count} random bits. A version 4 UUID has 122.',
} as const;

export const writtenAs = {
  standard: 'Standard',
  uppercase: 'Uppercase',
  'no-hyphens': 'No hyphens',
  braces: 'Braces',
  parentheses: 'Parentheses',
  urn: 'URN',
  ulid: 'ULID',
} as const satisfies Record<WrittenAs, string>;

/** From version 1 on. RFC 9562, section 4.2, table 2. */
export const versions = [
  'time and node (Gregorian)',
  'DCE Security',
  'from a name (MD5)',
  'random',
  'from a name (SHA-1)',
  'time and node, sortable',
  'Unix time and random, sortable',
  'custom',
] as const;

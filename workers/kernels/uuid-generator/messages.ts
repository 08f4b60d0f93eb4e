// The messages of the UUID generator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  // Inspection.
  validUuid: 'Valid UUID, version {version}',
  nilUuid: 'Valid: Nil UUID',
  maxUuid: 'Valid: Max UUID',
  validUlid: 'Valid ULID',
  otherVariant: 'Not an RFC 9562 UUID: its variant is {variant}',
  unknownVersion: 'Not valid: version {version} is not defined',
  badUuid: 'Not a UUID',
  nothingToInspect: 'Enter a UUID to inspect.',
  openBracket: 'The UUID starts with {open} but has no {close} at the end. Add it.',
  badCharacter: 'Invalid character “{character}” at position {place}. A UUID uses 0–9, a–f and hyphens.',
  badUlidCharacter:
    'Invalid character “{character}” at position {place}. A ULID doesn’t use the letters I, L, O and U.',
  largeUlid: 'This ULID is greater than the largest one, {largest}. Its first character must be 0 to 7.',
  wrongLength: {
    one: 'A UUID has 32 hexadecimal digits, but this has 1 hexadecimal digit. Check that it was copied whole.',
    other: 'A UUID has 32 hexadecimal digits, but this has {count} hexadecimal digits. Check that it was copied whole.',
  },
  wrongHyphens: 'The hyphens are in the wrong places. They separate groups of 8, 4, 4, 4 and 12 digits.',
  factNote: '{label}: {note}',
  randomNode: 'Random, not the address of a network card.',
  macNode: 'May be the MAC address of a network card.',
  coarseTime: 'To about 7 minutes.',
  hashedName: 'The name cannot be recovered.',

  failure: 'Failed to generate UUIDs. Please try again.',
  notReadable: 'Failed to read the names.',
  longName: 'The name on {place} is longer than {most} bytes. Put one name on each line.',
  generating: 'Generating',
  emptyLines: { one: '{count} empty line was skipped.', other: '{count} empty lines were skipped.' },
  spaces: {
    one: '{count} name starts or ends with a space, which counts as part of the name.',
    other: '{count} names start or end with a space, which counts as part of the name.',
  },
} as const;

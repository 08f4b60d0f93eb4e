// UUID generator: the words of its record, its screen and its inspection.

export const title = 'UUID Generator';
export const description = 'Generate UUIDs of any version, ULIDs and Nano IDs, or look inside one.';
export const tagline = 'v4, v7, ULID, Nano ID in bulk';
export const keywords =
  'uuid, guid, ulid, nanoid, nano id, unique, identifier, id, v1, v3, v4, v5, v6, v7, uuidv4, uuidv7, timestamp, rfc 9562, rfc 4122, inspect, decode, validate, bulk';

// What it offers for a text or a file.
export const inspect = 'Inspect';

export const names = 'Names, one per line';
export const generate = 'Generate';
export const copied = 'UUIDs copied to clipboard.';

export const uuidToInspect = 'UUID to inspect';
export const anyFormat = 'In any format: standard, uppercase, no hyphens, braces, parentheses, a URN, or a ULID.';

// The inspection.
export const emptyInspection = 'Paste a UUID to see its version, time and node.';
export const inspection = 'Inspection';
export const otherForms = 'Other forms';
export const copyForm = 'Copy {form}';

export const version = 'Version';
export const definedVersion = '{number}: {kind}';
export const undefinedVersion = '{number}: not defined';
export const version1 = 'time and node (Gregorian)';
export const version2 = 'DCE Security';
export const version3 = 'from a name (MD5)';
export const version4 = 'random';
export const version5 = 'from a name (SHA-1)';
export const version6 = 'time and node, sortable';
export const version7 = 'Unix time and random, sortable';
export const version8 = 'custom';
export const noVersion = 'None: only RFC 9562 has versions';

export const writtenAs = 'Written as';
export const standard = 'Standard';
export const uppercase = 'Uppercase';
export const noHyphens = 'No hyphens';
export const braces = 'Braces';
export const parentheses = 'Parentheses';

export const variant = 'Variant';
export const ncs = 'NCS (Apollo, reserved)';
export const microsoft = 'Microsoft (reserved)';
export const reserved = 'Reserved for the future';

export const meaning = 'Meaning';
export const allZero = 'All bits are zero: no value.';
export const allOne = 'All bits are one: the highest value.';

export const time = 'Time (UTC)';
export const clockSequence = 'Clock sequence';
export const node = 'Node';
export const localDomain = 'Local domain';
export const localIdentifier = 'Local identifier';

export const contents = 'Contents';
export const md5Bits = '122 bits of an MD5 hash';
export const sha1Bits = '122 bits of a SHA-1 hash';
export const randomBits = '122 random bits';
export const randomOrCounter = '74 bits, random or a counter';
export const customBits = '122 bits whose meaning only their maker knows';
export const ulidBits = '80 random bits';

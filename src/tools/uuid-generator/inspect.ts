// Reads the 128 bits of a UUID: RFC 9562, sections 4 and 5.
import type { Message } from '../../../workers/contract/run/message';
import { message, readUuid, type ReadUuid, type WrittenAs } from './read-uuid';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: Message;
}

export interface Inspected {
  /** Whether RFC 9562 defines its variant and version. */
  readonly valid: boolean;
  readonly verdict: Message;
  readonly facts: readonly Fact[];
  /** The same 128 bits in other forms. */
  readonly forms: readonly Fact[];
}

const WRITTEN_AS: Readonly<Record<WrittenAs, string>> = {
  standard: 'Standard',
  uppercase: 'Uppercase',
  'no-hyphens': 'No hyphens',
  braces: 'Braces',
  parentheses: 'Parentheses',
  urn: 'URN',
  ulid: 'ULID',
};

/** RFC 9562, section 4.2, table 2. */
const VERSIONS: readonly (string | undefined)[] = [
  undefined,
  'time and node (Gregorian)',
  'DCE Security',
  'from a name (MD5)',
  'random',
  'from a name (SHA-1)',
  'time and node, sortable',
  'Unix time and random, sortable',
  'custom',
];

/** Section 4.1, table 1, by the highest three bits of byte 8. */
function variantOf(byte: number): string {
  if (byte < 0x80) return 'NCS (Apollo, reserved)';
  if (byte < 0xc0) return 'RFC 9562';
  return byte < 0xe0 ? 'Microsoft (reserved)' : 'Reserved for the future';
}

/** From 1582-10-15, the first day of the Gregorian calendar, to 1970-01-01: in 100 ns. Section 5.1. */
const GREGORIAN_TO_UNIX = 0x01b21dd213814000n;

const bits = (hex: string, from: number, to?: number) => BigInt(`0x${hex.slice(from, to)}`);

/** With all seven digits of a count of 100 ns. */
function gregorianTime(ticks: bigint): string {
  const unix = ticks - GREGORIAN_TO_UNIX;
  const rest = ((unix % 10_000_000n) + 10_000_000n) % 10_000_000n;
  const seconds = Number((unix - rest) / 10_000_000n);
  const whole = new Date(seconds * 1000).toISOString().slice(0, -5);
  return `${whole}.${String(rest).padStart(7, '0')}Z`;
}

const unixTime = (ms: bigint) => new Date(Number(ms)).toISOString();

function nodeFacts(hex: string): readonly Fact[] {
  const node = hex.slice(20).replace(/..(?=.)/g, '$&:');
  // The lowest bit of the first byte. No network card has it set. Section 6.10.
  const isRandom = (Number.parseInt(hex.slice(20, 22), 16) & 1) === 1;
  const note = message(isRandom ? 'randomNode' : 'macNode');
  return [
    { label: 'Clock sequence', value: String(bits(hex, 16, 20) & 0x3fffn) },
    { label: 'Node', value: node, note },
  ];
}

/** What each version contains, besides the version and the variant. */
const HOLDS: Readonly<Record<number, (hex: string) => readonly Fact[]>> = {
  1: (hex) => [
    {
      label: 'Time (UTC)',
      value: gregorianTime(bits(hex, 13, 16) * 2n ** 48n + bits(hex, 8, 12) * 2n ** 32n + bits(hex, 0, 8)),
    },
    ...nodeFacts(hex),
  ],
  // DCE 1.1, "Privilege (Authorization) Services": the lowest 32 bits of the time are replaced by an identifier.
  2: (hex) => [
    {
      label: 'Time (UTC)',
      value: gregorianTime(bits(hex, 13, 16) * 2n ** 48n + bits(hex, 8, 12) * 2n ** 32n),
      note: message('coarseTime'),
    },
    { label: 'Local domain', value: String(bits(hex, 18, 20)) },
    { label: 'Local identifier', value: String(bits(hex, 0, 8)) },
    ...nodeFacts(hex).slice(1),
  ],
  3: () => [{ label: 'Contents', value: '122 bits of an MD5 hash', note: message('hashedName') }],
  4: () => [{ label: 'Contents', value: '122 random bits' }],
  5: () => [{ label: 'Contents', value: '122 bits of a SHA-1 hash', note: message('hashedName') }],
  6: (hex) => [
    { label: 'Time (UTC)', value: gregorianTime(bits(hex, 0, 12) * 2n ** 12n + bits(hex, 13, 16)) },
    ...nodeFacts(hex),
  ],
  7: (hex) => [
    { label: 'Time (UTC)', value: unixTime(bits(hex, 0, 12)) },
    { label: 'Contents', value: '74 bits, random or a counter' },
  ],
  8: () => [{ label: 'Contents', value: '122 bits whose meaning only their maker knows' }],
};

const grouped = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const formsOf = (hex: string): readonly Fact[] => [
  { label: 'Standard', value: grouped(hex) },
  { label: 'Uppercase', value: grouped(hex).toUpperCase() },
  { label: 'No hyphens', value: hex },
  { label: 'Braces', value: `{${grouped(hex)}}` },
  { label: 'Parentheses', value: `(${grouped(hex)})` },
  { label: 'URN', value: `urn:uuid:${grouped(hex)}` },
  // ITU-T X.667, section 7: any UUID is an object identifier.
  { label: 'OID', value: `2.25.${String(bits(hex, 0))}` },
];

/** Undefined for blank text. */
export function inspect(text: string): Inspected | { readonly error: Message } | undefined {
  const read = readUuid(text);
  return read === undefined || 'error' in read ? read : describe(read);
}

function describe({ hex, writtenAs }: ReadUuid): Inspected {
  const written = { label: 'Written as', value: WRITTEN_AS[writtenAs] };
  const forms = formsOf(hex);
  const special = /^0+$/.test(hex) ? 'nilUuid' : /^f+$/.test(hex) ? 'maxUuid' : undefined;
  if (special !== undefined) {
    const meaning = special === 'nilUuid' ? 'All bits are zero: no value.' : 'All bits are one: the highest value.';
    return { valid: true, verdict: message(special), facts: [written, { label: 'Meaning', value: meaning }], forms };
  }
  if (writtenAs === 'ulid') {
    const facts = [
      written,
      { label: 'Time (UTC)', value: unixTime(bits(hex, 0, 12)) },
      { label: 'Contents', value: '80 random bits' },
    ];
    return { valid: true, verdict: message('validUlid'), facts, forms };
  }
  return { ...judge(hex, written), forms };
}

function judge(hex: string, written: Fact): Omit<Inspected, 'forms'> {
  const variant = variantOf(Number.parseInt(hex.slice(16, 18), 16));
  const number = Number.parseInt(hex.charAt(12), 16);
  const facts = [written, { label: 'Variant', value: variant }];
  if (variant !== 'RFC 9562') {
    const verdict = message('otherVariant', { variant });
    return {
      valid: false,
      verdict,
      facts: [...facts, { label: 'Version', value: 'None: only RFC 9562 has versions' }],
    };
  }
  const kind = VERSIONS[number];
  const version = {
    label: 'Version',
    value: kind === undefined ? `${String(number)}: not defined` : `${String(number)}: ${kind}`,
  };
  if (kind === undefined)
    return { valid: false, verdict: message('unknownVersion', { version: number }), facts: [version, ...facts] };
  return {
    valid: true,
    verdict: message('validUuid', { version: number }),
    facts: [version, ...(HOLDS[number]?.(hex) ?? []), ...facts],
  };
}

// Reads the 128 bits of a UUID: RFC 9562, sections 4 and 5.
import type { Message } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import { message, readUuid, type ReadUuid, type WrittenAs } from './read-uuid';
import * as words from './words';

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
  standard: words.standard,
  uppercase: words.uppercase,
  'no-hyphens': words.noHyphens,
  braces: words.braces,
  parentheses: words.parentheses,
  urn: 'URN',
  ulid: 'ULID',
};

/** RFC 9562, section 4.2, table 2. */
const VERSIONS: readonly (string | undefined)[] = [
  undefined,
  words.version1,
  words.version2,
  words.version3,
  words.version4,
  words.version5,
  words.version6,
  words.version7,
  words.version8,
];

/** Section 4.1, table 1, by the highest three bits of byte 8. */
function variantOf(byte: number): string {
  if (byte < 0x80) return words.ncs;
  if (byte < 0xc0) return 'RFC 9562';
  return byte < 0xe0 ? words.microsoft : words.reserved;
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
    { label: words.clockSequence, value: String(bits(hex, 16, 20) & 0x3fffn) },
    { label: words.node, value: node, note },
  ];
}

/** What each version contains, besides the version and the variant. */
const HOLDS: Readonly<Record<number, (hex: string) => readonly Fact[]>> = {
  1: (hex) => [
    {
      label: words.time,
      value: gregorianTime(bits(hex, 13, 16) * 2n ** 48n + bits(hex, 8, 12) * 2n ** 32n + bits(hex, 0, 8)),
    },
    ...nodeFacts(hex),
  ],
  // DCE 1.1, "Privilege (Authorization) Services": the lowest 32 bits of the time are replaced by an identifier.
  2: (hex) => [
    {
      label: words.time,
      value: gregorianTime(bits(hex, 13, 16) * 2n ** 48n + bits(hex, 8, 12) * 2n ** 32n),
      note: message('coarseTime'),
    },
    { label: words.localDomain, value: String(bits(hex, 18, 20)) },
    { label: words.localIdentifier, value: String(bits(hex, 0, 8)) },
    ...nodeFacts(hex).slice(1),
  ],
  3: () => [{ label: words.contents, value: words.md5Bits, note: message('hashedName') }],
  4: () => [{ label: words.contents, value: words.randomBits }],
  5: () => [{ label: words.contents, value: words.sha1Bits, note: message('hashedName') }],
  6: (hex) => [
    { label: words.time, value: gregorianTime(bits(hex, 0, 12) * 2n ** 12n + bits(hex, 13, 16)) },
    ...nodeFacts(hex),
  ],
  7: (hex) => [
    { label: words.time, value: unixTime(bits(hex, 0, 12)) },
    { label: words.contents, value: words.randomOrCounter },
  ],
  8: () => [{ label: words.contents, value: words.customBits }],
};

const grouped = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const formsOf = (hex: string): readonly Fact[] => [
  { label: words.standard, value: grouped(hex) },
  { label: words.uppercase, value: grouped(hex).toUpperCase() },
  { label: words.noHyphens, value: hex },
  { label: words.braces, value: `{${grouped(hex)}}` },
  { label: words.parentheses, value: `(${grouped(hex)})` },
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
  const written = { label: words.writtenAs, value: WRITTEN_AS[writtenAs] };
  const forms = formsOf(hex);
  const special = /^0+$/.test(hex) ? 'nilUuid' : /^f+$/.test(hex) ? 'maxUuid' : undefined;
  if (special !== undefined) {
    const meaning = special === 'nilUuid' ? words.allZero : words.allOne;
    return {
      valid: true,
      verdict: message(special),
      facts: [written, { label: words.meaning, value: meaning }],
      forms,
    };
  }
  if (writtenAs === 'ulid') {
    const facts = [
      written,
      { label: words.time, value: unixTime(bits(hex, 0, 12)) },
      { label: words.contents, value: words.ulidBits },
    ];
    return { valid: true, verdict: message('validUlid'), facts, forms };
  }
  return { ...judge(hex, written), forms };
}

function judge(hex: string, written: Fact): Omit<Inspected, 'forms'> {
  const variant = variantOf(Number.parseInt(hex.slice(16, 18), 16));
  const number = Number.parseInt(hex.charAt(12), 16);
  const facts = [written, { label: words.variant, value: variant }];
  if (variant !== 'RFC 9562') {
    const verdict = message('otherVariant', { variant });
    return {
      valid: false,
      verdict,
      facts: [...facts, { label: words.version, value: words.noVersion }],
    };
  }
  const kind = VERSIONS[number];
  const version = {
    label: words.version,
    value: kind === undefined ? say(words.undefinedVersion, { number }) : say(words.definedVersion, { number, kind }),
  };
  if (kind === undefined)
    return { valid: false, verdict: message('unknownVersion', { version: number }), facts: [version, ...facts] };
  return {
    valid: true,
    verdict: message('validUuid', { version: number }),
    facts: [version, ...(HOLDS[number]?.(hex) ?? []), ...facts],
  };
}

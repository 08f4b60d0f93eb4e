// Bytes written as text: Base64, Base32, Ascii85, hexadecimal and binary digits. Their alphabets are those of ordinary words, so the decoded
// bytes must be more than chance.
import type { Message } from '../../../contract/run/message';
import type { Candidate, Opening, Reader } from '../candidate';
import { facts } from '../candidate';
import { message } from '../finding';
import { openBy } from '../steps';
import type { LayerKind } from '../spec';

/** Printable ASCII, tab and line breaks: 98 of 256 bytes. */
const READABLE = 0.38;
/** Text in one case decodes to readable bytes more often. */
const READABLE_ONE_CASE = 0.55;
/** Two decimal digits as a byte: 60 of 100 are printable. */
const READABLE_DECIMAL = 0.62;

/** Ordinary words don't end in “=”. */
const PADDED = 1 / 400;
/** Words that have prefixes or separators of bytes between them. */
const SEPARATED = 1 / 10_000;

interface Encoded {
  readonly kind: LayerKind;
  readonly title: Message;
  readonly form: Message;
  readonly opening: Opening;
  readonly chance: Omit<NonNullable<Opening['chance']>, 'mayBeBytes'>;
  readonly rank: number;
  readonly length?: number;
  /** It looks like bytes that aren't text, such as a key, and unlike a word or a number. */
  readonly mayBeBytes: boolean;
}

const encoded = ({ kind, title, form, opening, chance, rank, length, mayBeBytes }: Encoded): Candidate => ({
  reading: {
    kind,
    title,
    isLikely: false,
    evidence: [form],
    facts: facts([message('decodedSize'), length === undefined ? undefined : message('bytes', { count: length })]),
  },
  rank,
  open: { ...opening, chance: { ...chance, mayBeBytes } },
});

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

export const base64: Reader = ({ text = '', bytes, sample }) => {
  // A line break within the text is common, and a space isn't.
  const credentials = /^\s*(?:authorization:\s*)?basic\s+/i.exec(text)?.[0] ?? '';
  if (sample.hasInnerSpace && credentials === '') return undefined;
  const solid = text.slice(credentials.length).replace(/\s+/g, '');
  if (solid.length < 4 || !BASE64.test(solid)) return undefined;
  const padding = /=*$/.exec(solid)?.[0].length ?? 0;
  const digits = solid.length - padding;
  if (digits % 4 === 1 || (padding > 0 && solid.length % 4 !== 0)) return undefined;
  const isMixed = /[a-z]/.test(solid) && /[A-Z]/.test(solid);
  const isUtf16 = looksUtf16(solid);
  const length = Math.floor((digits * 3) / 4);
  return encoded({
    kind: 'base64',
    title: message(/[-_]/.test(solid) ? 'base64UrlTitle' : 'base64Title'),
    form: message(padding > 0 ? 'base64Padded' : 'base64Form', { count: solid.length }),
    opening: isUtf16 ? openBy.base64Utf16(bytes) : openBy.base64(bytes),
    chance: { perByte: isMixed ? READABLE : READABLE_ONE_CASE, factor: padding > 0 ? PADDED : isUtf16 ? 1e-3 : 1 },
    rank: 0.6 + (padding > 0 ? 0.2 : 0) + (isMixed ? 0.1 : 0),
    length,
    mayBeBytes: padding > 0 || (isMixed && /\d/.test(solid) && solid.length >= 16),
  });
};

/** Text of PowerShell and Windows: each second byte is 0. */
function looksUtf16(solid: string): boolean {
  const start = solid.replace(/=+$/, '').slice(0, 64);
  const whole = start
    .slice(0, start.length - (start.length % 4))
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (whole.length < 8) return false;
  const decoded = atob(whole);
  for (let at = 0; at + 1 < decoded.length; at += 2)
    if (decoded.charCodeAt(at + 1) !== 0 || decoded.charCodeAt(at) === 0) return false;
  return true;
}

const HEX_SEPARATED = /^(?:(?:0x|\\x)[0-9a-f]{2}[\s,;]*){2,}$|^[0-9a-f]{2}(?:[\s:-]\s?[0-9a-f]{2}){2,}[\s:-]?$/i;

export const hex: Reader = ({ text = '', bytes, sample }) => {
  const trimmed = text.trim();
  const isSeparated = HEX_SEPARATED.test(trimmed.slice(0, 4000)) && HEX_SEPARATED.test(trimmed);
  const solid = isSeparated ? trimmed.replace(/0x|\\x|[^0-9a-f]/gi, '') : trimmed.replace(/^0x|\s+/gi, '');
  if (!isSeparated && (sample.hasInnerSpace || solid.length < 6 || !/^[0-9a-f]+$/i.test(solid))) return undefined;
  if (solid.length % 2 !== 0) return undefined;
  const isDecimal = /^\d+$/.test(solid);
  return encoded({
    kind: 'hex',
    title: message('hexTitle'),
    form: message(isSeparated ? 'hexSeparated' : 'hexForm', { count: solid.length }),
    opening: openBy.hex(bytes),
    chance: {
      perByte: isDecimal ? READABLE_DECIMAL : READABLE,
      factor: isSeparated && !isDecimal ? SEPARATED : isDecimal ? 4 : /^0x/i.test(trimmed) ? 0.01 : 1,
    },
    rank: isSeparated ? 0.9 : 0.65,
    length: solid.length / 2,
    mayBeBytes: isSeparated || (!isDecimal && /\d/.test(solid) && solid.length >= 8),
  });
};

export const hexDump: Reader = ({ bytes, sample }) => {
  const lines = sample.lines(200).filter((line) => line.trim() !== '');
  const isDump = lines.every((line) => /^[0-9a-f]{4,16}:?\s{1,3}(?:[0-9a-f]{2,4}[ -]{1,3})+/i.test(`${line}  `));
  if (lines.length === 0 || !isDump || !/^0+:?\s/.test(lines[0] ?? '')) return undefined;
  return encoded({
    kind: 'hex-dump',
    title: message('hexDump'),
    form: message('hexDumpForm', { count: lines.length }),
    opening: openBy.hex(bytes),
    chance: { perByte: 1, factor: 1e-6 },
    rank: 0.96,
    mayBeBytes: true,
  });
};

export const binary: Reader = ({ text = '', bytes }) => {
  const groups = text.trim().split(/\s+/);
  const solid = groups.join('');
  if (solid.length < 16 || solid.length % 8 !== 0 || !/^[01]+$/.test(solid)) return undefined;
  if (groups.length > 1 && !groups.every((group) => group.length % 8 === 0)) return undefined;
  return encoded({
    kind: 'binary',
    title: message('binaryDigits'),
    form: message('binaryForm', { count: solid.length }),
    opening: openBy.binary(bytes),
    chance: { perByte: READABLE, factor: 1e-3 },
    rank: 0.9,
    length: solid.length / 8,
    mayBeBytes: true,
  });
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** By the digits in the last group, its last digits whose unused bits are zero, as encoders leave them (RFC 4648, section 3.5). */
const LAST_BASE32: ReadonlyMap<number, string> = new Map([
  [0, BASE32],
  [2, 'AEIMQUY4'],
  [4, 'AQ'],
  [5, 'ACEGIKMOQSUWY246'],
  [7, 'AIQY'],
]);

export const base32: Reader = ({ text = '', bytes }) => {
  const solid = text.replace(/\s+/g, '');
  // As {8,}, it would need too much of the stack for a long text.
  if (solid.length < 8 || !/^[A-Z2-7]+={0,6}$/.test(solid)) return undefined;
  const padding = /=*$/.exec(solid)?.[0].length ?? 0;
  const digits = solid.slice(0, solid.length - padding);
  const isEnd = LAST_BASE32.get(digits.length % 8)?.includes(digits.slice(-1)) ?? false;
  if (!isEnd || (padding > 0 && solid.length % 8 !== 0)) return undefined;
  return encoded({
    kind: 'base32',
    title: message('base32Title'),
    form: message(padding > 0 ? 'base32Padded' : 'base32Form', { count: solid.length }),
    opening: openBy.base32(bytes),
    chance: { perByte: READABLE_ONE_CASE, factor: padding > 0 ? PADDED : 1 },
    rank: 0.62 + (padding > 0 ? 0.2 : 0),
    length: Math.floor((digits.length * 5) / 8),
    mayBeBytes: padding > 0 || (/\d/.test(digits) && digits.length >= 16),
  });
};

export const ascii85: Reader = ({ text = '', bytes }) => {
  if (!/^<~[!-uz\s]*~>$/.test(text.trim())) return undefined;
  return {
    reading: {
      kind: 'ascii85',
      title: message('ascii85Title'),
      isLikely: true,
      evidence: [message('ascii85Form')],
      facts: [],
    },
    rank: 0.97,
    open: openBy.ascii85(bytes),
  };
};

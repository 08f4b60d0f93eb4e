// Hashes by their length, password hashes by their prefix, and lists of checksums.
import { found, message, type Check } from '../finding';

/** Hexadecimal digits, and the common algorithms of that length. */
const LENGTHS: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
};

/** Named by a prefix: `sha256:…` (containers), `SHA256: …` (download pages), `sha384-…` (subresource integrity). */
const NAMED = /^(md5|sha-?(?:1|224|256|384|512))(?:\s?[:=]\s?([0-9a-f]{32,128})|-([A-Za-z0-9+/]{22,86}={0,2}))$/i;

const nameOf = (prefix: string) => (prefix.toLowerCase() === 'md5' ? 'MD5' : `SHA-${prefix.replace(/^sha-?/i, '')}`);

export const hash: Check = (sample) => {
  const text = sample.short();
  const [, prefix, digest, integrity = ''] = NAMED.exec(text) ?? [];
  if (prefix !== undefined) {
    const hex = digest ?? (/^[0-9a-f]+$/i.test(integrity) ? integrity : undefined);
    const details = hex === undefined ? [message('integrity')] : [];
    return found('hash', 0.97, message('hash', { algorithm: nameOf(prefix) }), {
      details,
      parts: { hash: hex ?? text },
    });
  }
  const bare = text.replace(/^0x/i, '');
  const algorithm = LENGTHS[bare.length];
  if (algorithm === undefined || !/^[0-9a-f]+$/i.test(bare)) return undefined;
  // With only one kind of digit, or with words, it isn't a hash.
  const isMixed = /[a-f]/i.test(bare) && /\d/.test(bare) && new Set(bare.toLowerCase()).size > 5;
  return isMixed
    ? found('hash', 0.96, message('hash', { algorithm }), {
        details: [message('hexDigits', { count: bare.length })],
        parts: { hash: bare },
      })
    : undefined;
};

/** Modular crypt format: https://passlib.readthedocs.io/en/stable/modular_crypt_format.html */
const CRYPT: readonly (readonly [RegExp, string])[] = [
  [/^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/, 'bcrypt'],
  [/^\$argon2(?:id|i|d)\$v=\d+\$[^$\s]+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/, 'Argon2'],
  [/^\$scrypt\$[^$\s]+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/, 'scrypt'],
  [/^\$(?:5|6)\$[^\s]{8,150}$/, 'SHA-crypt'],
  [/^\$1\$[^\s]{8,60}$/, 'MD5-crypt'],
  [/^\$y\$[./A-Za-z0-9]+\$[./A-Za-z0-9]*\$[./A-Za-z0-9]{43}$/, 'yescrypt'],
  [/^pbkdf2_sha\d+\$\d+\$[^\s$]+\$[A-Za-z0-9+/=]+$/, 'PBKDF2'],
];

export const passwordHash: Check = (sample) => {
  const text = sample.short();
  if (!/^[$p]/.test(text)) return undefined;
  const entry = CRYPT.find(([pattern]) => pattern.test(text));
  return (
    entry &&
    found('password-hash', 0.98, message('passwordHash', { algorithm: entry[1] }), { details: [message('oneWay')] })
  );
};

/** As written by `sha256sum`, by BSD's tools and by `--tag`. */
const GNU = /^\\?([0-9a-f]{32,128}) [ *]\S/i;
const BSD = /^(MD5|SHA\d+|SHA2-\d+) ?\([^)]+\) ?= ?[0-9a-f]{32,128}$/i;

export const checksums: Check = (sample) => {
  const lines = sample.lines(50).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0) return undefined;
  const digests = lines.map((line) => GNU.exec(line)?.[1]?.length);
  const bsd = lines.filter((line) => BSD.test(line.trim())).length;
  const [first] = digests;
  const isGnu = first !== undefined && LENGTHS[first] !== undefined && digests.every((length) => length === first);
  if (!isGnu && bsd !== lines.length) return undefined;
  const algorithm = isGnu
    ? (LENGTHS[first] ?? '')
    : (BSD.exec(lines[0] ?? '')?.[1] ?? '').replace(/^SHA(?=\d)/i, 'SHA-');
  const details = sample.isWhole && lines.length < 50 ? [message('files', { count: lines.length })] : [];
  return found('checksums', 0.97, message('checksums', { algorithm }), { details });
};

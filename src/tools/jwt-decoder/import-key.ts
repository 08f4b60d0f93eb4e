// Makes of a pasted key what WebCrypto signs or verifies with, and refuses in words what doesn't fit the algorithm.
import { exportJWK, importJWK, importPKCS8, importSPKI, importX509, type CryptoKey, type JWK } from 'jose';
import { algorithm, KEY_NAMES, type AlgorithmName } from './algorithms';
import { KeyError, readKeyText, secretBytes, type SecretFormat, type WrittenKey } from './key-text';

export interface GivenKey {
  readonly text: string;
  readonly format: SecretFormat;
}

export interface UsableKey {
  readonly key: CryptoKey | Uint8Array;
  /** Which of a set it is. */
  readonly name: string | undefined;
  readonly warnings: readonly string[];
}

const PRIVATE_GIVEN = 'This is a private key. Verifying needs only the public one; keep the private one to yourself.';

export interface ImportedKeys {
  /** At least one, the likeliest first. */
  readonly usable: readonly UsableKey[];
  /** Why other keys of the right type can't be used, in sentences. */
  readonly unusable: readonly string[];
}

/** Every key of the text that fits the algorithm. Throws KeyError if none does. */
export async function importKeys(
  given: GivenKey,
  alg: AlgorithmName,
  use: 'sign' | 'verify',
  kid?: string,
): Promise<ImportedKeys> {
  const { kty, secretBytes: least = 0 } = algorithm(alg);
  const read = readKeyText(given.text);
  if (read.kind === 'secret') {
    if (kty !== 'oct') throw new KeyError(notSecret(alg, read.looksLike));
    const key = withStrength(secretBytes(given.text, given.format), least, alg);
    return { usable: [{ ...key, name: undefined }], unusable: [] };
  }
  const usable: UsableKey[] = [];
  const unusable: string[] = [];
  let otherType = '';
  const candidates = read.isSet ? named(read.keys, kid) : read.keys;
  for (const written of candidates) {
    try {
      const key = await importWritten(written, alg, use);
      usable.push(use === 'sign' ? key : { ...key, warnings: [...key.warnings, ...otherName(written.kid, kid)] });
    } catch (error) {
      if (!(error instanceof KeyError)) throw error;
      if (written.form === 'jwk' && written.jwk.kty !== kty) otherType = error.message;
      else unusable.push(error.message);
    }
  }
  if (usable.length === 0) throw new KeyError(noneFits(alg, candidates.length, unusable[0] ?? otherType));
  return { usable, unusable };
}

const notSecret = (alg: AlgorithmName, looksLike = 'This looks like a shared secret.') =>
  `${alg} takes ${KEY_NAMES[algorithm(alg).kty]}, as PEM, JWK or JWKS. ${looksLike}`;

/** From a set: the keys that the token names, then those without a name (RFC 7517, section 4.5: `kid` is optional). */
function named(keys: readonly WrittenKey[], kid: string | undefined): readonly WrittenKey[] {
  if (kid === undefined) return keys;
  const found = [...keys.filter((key) => key.kid === kid), ...keys.filter((key) => key.kid === undefined)];
  if (found.length === 0) throw new KeyError(`None of the keys in this set has the token’s key ID (kid) “${kid}”.`);
  return found;
}

function otherName(of: string | undefined, kid: string | undefined): readonly string[] {
  if (kid === undefined || of === kid) return [];
  return of === undefined
    ? [`The token names the key ID (kid) “${kid}”. This key has none, so it was tried.`]
    : [`The token names the key ID (kid) “${kid}”. This key’s is “${of}”.`];
}

function noneFits(alg: AlgorithmName, count: number, reason: string): string {
  if (count === 1) return reason;
  const suitable = KEY_NAMES[algorithm(alg).kty].replace(/^an? /, 'a suitable ');
  return `None of these ${String(count)} keys is ${suitable} for ${alg}. ${reason}`;
}

async function importWritten(written: WrittenKey, alg: AlgorithmName, use: 'sign' | 'verify'): Promise<UsableKey> {
  if (written.form === 'other') throw new KeyError(written.error);
  return written.form === 'pem' ? importPem(written, alg, use) : importOne(written.jwk, alg, use);
}

function withStrength(key: Uint8Array, least: number, alg: string) {
  if (key.length === 0) throw new KeyError('The secret is empty.');
  const bytes = key.length === 1 ? '1 byte' : `${String(key.length)} bytes`;
  const weak = `Weak secret: it has ${bytes}, and ${alg} needs at least ${String(least)} (RFC 7518). Short secrets can be guessed.`;
  return { key, warnings: key.length < least ? [weak] : [] };
}

async function importPem(
  { pem, type, kid: name }: Extract<WrittenKey, { form: 'pem' }>,
  alg: AlgorithmName,
  use: 'sign' | 'verify',
): Promise<UsableKey> {
  const { kty } = algorithm(alg);
  if (kty === 'oct')
    throw new KeyError(`${alg} takes a shared secret, not ${type === 'private' ? 'a private' : 'a public'} key.`);
  if (use === 'sign' && type !== 'private') throw new KeyError('Signing needs the private key. This one is public.');
  const options = { extractable: true };
  const key = await fitting(alg, () => {
    if (type === 'private') return importPKCS8(pem, alg, options);
    return type === 'public' ? importSPKI(pem, alg, options) : importX509(pem, alg, options);
  });
  if (use === 'sign' || type !== 'private') return { key: checkSize(key), name, warnings: [] };
  return { ...(await importOne(await exportJWK(key), alg, use)), name };
}

/** The members that only the owner has (RFC 7518, section 6; RFC 9964). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'priv'] as const;

const isPrivate = (jwk: JWK) => PRIVATE_MEMBERS.some((name) => jwk[name] !== undefined);

const USE_MEMBERS = ['use', 'key_ops', 'ext'] as const;

const without = (jwk: JWK, names: readonly string[]): JWK =>
  Object.fromEntries(Object.entries(jwk).filter(([name]) => !names.includes(name)));

async function importOne(jwk: JWK, alg: AlgorithmName, use: 'sign' | 'verify'): Promise<UsableKey> {
  refuseMisuse(jwk, alg, use);
  const { secretBytes: least } = algorithm(alg);
  const name = jwk.kid;
  if (least !== undefined) {
    if (typeof jwk.k !== 'string') throw new KeyError('This JWK has no secret (“k”). Check that you copied all of it.');
    return { ...withStrength(secretBytes(jwk.k, 'base64url'), least, alg), name };
  }
  // The key's use was checked above, with our own words; the library's would be different.
  const plain = without(jwk, use === 'sign' ? USE_MEMBERS : [...USE_MEMBERS, ...PRIVATE_MEMBERS]);
  const key = await fitting(alg, () => importJWK({ ...plain, alg }, alg, { extractable: false }));
  if (key instanceof Uint8Array) throw new KeyError(`${alg} doesn’t take a shared secret.`);
  return { key: checkSize(key), name, warnings: use === 'verify' && isPrivate(jwk) ? [PRIVATE_GIVEN] : [] };
}

/** A JWK's own statement of its use (RFC 7517, section 4). */
function refuseMisuse(jwk: JWK, alg: AlgorithmName, use: 'sign' | 'verify') {
  const { kty, crv } = algorithm(alg);
  if (jwk.kty !== kty) throw new KeyError(`${alg} takes ${KEY_NAMES[kty]}. This JWK has the type ${String(jwk.kty)}.`);
  if (crv !== undefined && jwk.crv !== crv)
    throw new KeyError(`${alg} takes a key on the curve ${crv}, not ${String(jwk.crv)}.`);
  if (jwk.alg !== undefined && jwk.alg !== alg)
    throw new KeyError(`This key is for ${jwk.alg} only, and the algorithm is ${alg}.`);
  if (jwk.use === 'enc') throw new KeyError('This key is for encryption (“use”: “enc”), not for signatures.');
  const allowed = jwk.key_ops;
  if (Array.isArray(allowed) && !allowed.includes(use) && !(use === 'verify' && allowed.includes('sign'))) {
    throw new KeyError(`This key may not be used to ${use} (“key_ops”).`);
  }
  if (use === 'sign' && kty !== 'oct' && !isPrivate(jwk))
    throw new KeyError('Signing needs the private key. This one is public.');
}

async function fitting<Key>(alg: AlgorithmName, work: () => Promise<Key>): Promise<Key> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotSupportedError') {
      throw new KeyError(`${alg} isn’t supported here.`, { cause });
    }
    const text = `This key can’t be used with ${alg}, which takes ${KEY_NAMES[algorithm(alg).kty]}. It may be damaged, or of another type.`;
    throw new KeyError(text, { cause });
  }
}

/** RFC 7518, section 3.3. */
const LEAST_RSA_BITS = 2048;

function checkSize(key: CryptoKey): CryptoKey {
  const { modulusLength } = key.algorithm as { readonly modulusLength?: number };
  if (modulusLength === undefined || modulusLength >= LEAST_RSA_BITS) return key;
  throw new KeyError(
    `This RSA key has ${String(modulusLength)} bits. JWTs need at least ${String(LEAST_RSA_BITS)}: smaller ones can be broken.`,
  );
}

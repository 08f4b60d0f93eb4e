// Makes of a pasted key what WebCrypto signs or verifies with, and says why one doesn't fit the algorithm.
import { exportJWK, importJWK, importPKCS8, importSPKI, importX509, type CryptoKey, type JWK } from 'jose';
import type { Message } from '../../../workers/contract/run/message';
import { algorithm, KEY_NAMES, type AlgorithmName } from './algorithms';
import { KeyError, readKeyText, secretBytes, type GivenKey, type WrittenKey } from './key-text';
import { message } from './message';

export interface UsableKey {
  readonly key: CryptoKey | Uint8Array;
  /** Which key of a set it is. */
  readonly name: string | undefined;
  readonly warnings: readonly Message[];
}

export interface ImportedKeys {
  /** At least one key, the most likely first. */
  readonly usable: readonly UsableKey[];
  /** Why other keys of the right type can't be used. */
  readonly unusable: readonly Message[];
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
  const unusable: Message[] = [];
  let otherType: Message | undefined;
  const candidates = read.isSet ? named(read.keys, kid) : read.keys;
  for (const written of candidates) {
    try {
      const key = await importWritten(written, alg, use);
      usable.push(use === 'sign' ? key : { ...key, warnings: [...key.warnings, ...otherName(written.kid, kid)] });
    } catch (error) {
      if (!(error instanceof KeyError)) throw error;
      if (written.form === 'jwk' && written.jwk.kty !== kty) otherType = error.text;
      else unusable.push(error.text);
    }
  }
  if (usable.length === 0) throw new KeyError(noneFits(alg, candidates.length, unusable[0] ?? otherType));
  return { usable, unusable };
}

const keyName = (alg: AlgorithmName) => KEY_NAMES[algorithm(alg).kty];

const notSecret = (alg: AlgorithmName, looksLike = message('isSecret')) =>
  message('takesKey', { alg, kind: keyName(alg), looksLike });

/** From a set: the keys that the token names, then those without a name (RFC 7517, section 4.5: `kid` is optional). */
function named(keys: readonly WrittenKey[], kid: string | undefined): readonly WrittenKey[] {
  if (kid === undefined) return keys;
  const found = [...keys.filter((key) => key.kid === kid), ...keys.filter((key) => key.kid === undefined)];
  if (found.length === 0) throw new KeyError(message('noneNamed', { kid }));
  return found;
}

function otherName(own: string | undefined, kid: string | undefined): readonly Message[] {
  if (kid === undefined || own === kid) return [];
  return [own === undefined ? message('noKeyId', { kid }) : message('otherKeyId', { kid, own })];
}

const noneFits = (alg: AlgorithmName, count: number, reason = message('blankKey')): Message =>
  count === 1 ? reason : message('noneFits', { count, kind: keyName(alg), alg, reason });

async function importWritten(written: WrittenKey, alg: AlgorithmName, use: 'sign' | 'verify'): Promise<UsableKey> {
  if (written.form === 'other') throw new KeyError(written.error);
  return written.form === 'pem' ? importPem(written, alg, use) : importOne(written.jwk, alg, use);
}

function withStrength(key: Uint8Array, least: number, alg: string) {
  if (key.length === 0) throw new KeyError(message('emptySecret'));
  return { key, warnings: key.length < least ? [message('weakSecret', { count: key.length, alg, least })] : [] };
}

async function importPem(
  { pem, type, kid: name }: Extract<WrittenKey, { form: 'pem' }>,
  alg: AlgorithmName,
  use: 'sign' | 'verify',
): Promise<UsableKey> {
  const { kty } = algorithm(alg);
  if (kty === 'oct') throw new KeyError(message(type === 'private' ? 'secretNotPrivate' : 'secretNotPublic', { alg }));
  if (use === 'sign' && type !== 'private') throw new KeyError(message('isPublic'));
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
    if (typeof jwk.k !== 'string') throw new KeyError(message('noSecret'));
    return { ...withStrength(secretBytes(jwk.k, 'base64url'), least, alg), name };
  }
  // The key's use was checked above, with our own sentences. The library's would be different.
  const plain = without(jwk, use === 'sign' ? USE_MEMBERS : [...USE_MEMBERS, ...PRIVATE_MEMBERS]);
  const key = await fitting(alg, () => importJWK({ ...plain, alg }, alg, { extractable: false }));
  if (key instanceof Uint8Array) throw new KeyError(message('takesNoSecret', { alg }));
  return { key: checkSize(key), name, warnings: use === 'verify' && isPrivate(jwk) ? [message('privateGiven')] : [] };
}

/** A JWK's own statement of its use (RFC 7517, section 4). */
function refuseMisuse(jwk: JWK, alg: AlgorithmName, use: 'sign' | 'verify') {
  const { kty, crv } = algorithm(alg);
  if (jwk.kty !== kty) throw new KeyError(message('otherType', { alg, kind: KEY_NAMES[kty], type: String(jwk.kty) }));
  if (crv !== undefined && jwk.crv !== crv)
    throw new KeyError(message('otherCurve', { alg, curve: crv, own: String(jwk.crv) }));
  if (jwk.alg !== undefined && jwk.alg !== alg) throw new KeyError(message('forOther', { own: String(jwk.alg), alg }));
  if (jwk.use === 'enc') throw new KeyError(message('forEncryption'));
  const allowed = jwk.key_ops;
  if (Array.isArray(allowed) && !allowed.includes(use) && !(use === 'verify' && allowed.includes('sign'))) {
    throw new KeyError(message(use === 'sign' ? 'mayNotSign' : 'mayNotVerify'));
  }
  if (use === 'sign' && kty !== 'oct' && !isPrivate(jwk)) throw new KeyError(message('isPublic'));
}

async function fitting<Key>(alg: AlgorithmName, work: () => Promise<Key>): Promise<Key> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotSupportedError') {
      throw new KeyError(message('notHere', { alg }), { cause });
    }
    throw new KeyError(message('unfitKey', { alg, kind: keyName(alg) }), { cause });
  }
}

/** RFC 7518, section 3.3. */
const LEAST_RSA_BITS = 2048;

function checkSize(key: CryptoKey): CryptoKey {
  const { modulusLength } = key.algorithm as { readonly modulusLength?: number };
  if (modulusLength === undefined || modulusLength >= LEAST_RSA_BITS) return key;
  throw new KeyError(message('shortRsaKey', { bits: String(modulusLength), least: String(LEAST_RSA_BITS) }));
}

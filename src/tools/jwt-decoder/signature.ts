// Signs a new token, and verifies the signature of an existing one. A token's times are in token-times.ts.
import { CompactSign, compactVerify, errors, exportJWK, exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import type { Message, TitledNote } from '../../../workers/contract/run/message';
import { algorithm, isAlgorithm, type AlgorithmName } from './algorithms';
import { decodeBase64Url, encodeBase64Url, toBase64Url } from './base64url';
import { importKeys, type ImportedKeys, type UsableKey } from './import-key';
import { JsonTextError, readJson, stringMember, type JsonText } from './json-text';
import { KeyError, readKeyText, type GivenKey } from './key-text';
import { message } from './message';
import { uncheckable, type SignedToken } from './token-notes';

export interface TokenDraft {
  readonly header: string;
  readonly claims: string;
  readonly key: GivenKey;
}

export type Created =
  | { readonly token: string; readonly warnings: readonly Message[] }
  | { readonly error: Message; readonly field: 'header' | 'claims' | 'key' };

/** Numbers in the header and the claims stay as typed. */
export async function createToken({ header, claims, key }: TokenDraft): Promise<Created> {
  const headerJson = readObject(header, 'header');
  if ('error' in headerJson) return headerJson;
  const claimsJson = readObject(claims, 'claims');
  if ('error' in claimsJson) return claimsJson;
  const alg = stringMember(headerJson, 'alg');
  const payload = new TextEncoder().encode(claimsJson.compact);
  if (alg === 'none') {
    const parts = [new TextEncoder().encode(headerJson.compact), payload].map(encodeBase64Url);
    return { token: `${parts.join('.')}.`, warnings: [message('createdUnsigned')] };
  }
  if (!isAlgorithm(alg)) return { error: message('needsAlgorithm'), field: 'header' };
  return sign({ header: headerJson, payload, alg, key });
}

function readObject(text: string, field: 'header' | 'claims'): JsonText | Extract<Created, { error: Message }> {
  try {
    const json = readJson(text);
    if (json.kind !== 'object') return { error: message(`${field}NotObject`), field };
    return json.duplicates.length > 0 ? { error: message(`${field}Repeats`), field } : json;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return { error: message('invalidJson', { problem: error.text }), field };
  }
}

interface Signing {
  readonly header: JsonText;
  readonly payload: Uint8Array;
  readonly alg: AlgorithmName;
  readonly key: GivenKey;
}

async function sign({ header, payload, alg, key }: Signing): Promise<Created> {
  const parsed = JSON.parse(header.compact) as Record<string, unknown>;
  // The library writes the header again. A header that it would write differently is refused.
  if (JSON.stringify(parsed) !== header.compact) {
    return { error: message('headerChanges'), field: 'header' };
  }
  if ('crit' in parsed || 'b64' in parsed) return { error: message('headerExtension'), field: 'header' };
  try {
    const [usable] = (await importKeys(key, alg, 'sign', stringMember(header, 'kid'))).usable;
    if (!usable) return { error: message('blankKey'), field: 'key' };
    const token = await new CompactSign(payload).setProtectedHeader({ ...parsed, alg }).sign(usable.key);
    return { token, warnings: usable.warnings };
  } catch (error) {
    return { error: error instanceof KeyError ? error.text : message('noSigning', { alg }), field: 'key' };
  }
}

export interface NewKey extends GivenKey {
  /** The public key for verification. A secret has no public key. */
  readonly publicKey?: string;
}

/** PEM, or a JWK if PEM isn't widely supported (ML-DSA). Throws KeyError if the browser doesn't have the algorithm. */
export async function generateKey(alg: AlgorithmName): Promise<NewKey> {
  const { kty, secretBytes } = algorithm(alg);
  if (secretBytes !== undefined) {
    return { text: encodeBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes))), format: 'base64url' };
  }
  try {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    if (kty !== 'AKP')
      return { text: await exportPKCS8(privateKey), format: 'text', publicKey: await exportSPKI(publicKey) };
    const write = async (key: typeof publicKey) => JSON.stringify({ ...(await exportJWK(key)), alg }, null, 2);
    return { text: await write(privateKey), format: 'text', publicKey: await write(publicKey) };
  } catch (cause) {
    throw new KeyError(message('noNewKey', { alg }), { cause });
  }
}

export interface Verdict extends TitledNote {
  readonly kind: 'good' | 'bad' | 'unchecked';
  readonly warnings: readonly Message[];
  /** The key that matches the signature. */
  readonly keyName?: string;
}

const unchecked = (text: Message, warnings: readonly Message[] = []): Verdict => ({
  kind: 'unchecked',
  title: message('notVerified'),
  text,
  warnings,
});

export async function verifyToken(token: SignedToken, given: GivenKey): Promise<Verdict> {
  const { alg, kid, payload } = token;
  const reason = uncheckable(token);
  if (reason) return { kind: 'unchecked', ...reason, warnings: [] };
  if (payload.kind === 'detached') return unchecked(message('detachedSignature'));
  if (!isAlgorithm(alg))
    return unchecked(alg === undefined ? message('noAlgorithm') : message('otherAlgorithm', { alg }));
  try {
    if (isConfusion(alg, given)) return await confused(token, alg, given);
    return await tryKeys(token, alg, await importKeys(given, alg, 'verify', kid));
  } catch (error) {
    if (error instanceof KeyError) return unchecked(error.text);
    throw error;
  }
}

async function tryKeys(token: SignedToken, alg: AlgorithmName, keys: ImportedKeys): Promise<Verdict> {
  const { usable, unusable } = keys;
  for (const { key, warnings, name } of usable) {
    for (const written of waysToSign(token.token)) {
      if (await isSignedBy(written, alg, key)) return goodVerdict(alg, name, warnings);
    }
  }
  const own = usable.length === 1 ? (usable[0]?.warnings ?? []) : [];
  const skipped = distinct(unusable).map((why) => message('notTried', { why }));
  const text = badHint(token, alg, usable.length);
  return { kind: 'bad', title: message('badSignature'), text, warnings: [...own, ...skipped] };
}

/** Each once, in order. */
const distinct = (messages: readonly Message[]): readonly Message[] =>
  messages.filter((one, at) => messages.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);

function goodVerdict(alg: string, keyName: string | undefined, warnings: readonly Message[]): Verdict {
  const shared = { kind: 'good', title: message('verified'), warnings } as const;
  if (keyName === undefined) return { ...shared, text: message('signedWith', { alg }) };
  return { ...shared, keyName, text: message('signedWithNamed', { alg, id: keyName }) };
}

/**
 * The texts that may have been signed. AWS signs the header and the payload with their padding; others add the padding
 * afterwards. The signature itself is read with or without padding.
 */
function waysToSign(token: string): readonly string[] {
  const parts = token.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  const asWritten = [header, payload, toBase64Url(signature)].join('.');
  const toTheLetter = parts.map(toBase64Url).join('.');
  return asWritten === toTheLetter ? [asWritten] : [asWritten, toTheLetter];
}

/** r and s as bytes, one after the other (RFC 7518, section 3.4). */
const ECDSA_BYTES: Readonly<Partial<Record<AlgorithmName, number>>> = { ES256: 64, ES384: 96, ES512: 132 };

function badHint({ token, isSigned }: SignedToken, alg: AlgorithmName, keys: number): Message {
  if (!isSigned) return message('cutOff');
  const bytes = ECDSA_BYTES[alg];
  const signature = decodeBase64Url(toBase64Url(token.slice(token.lastIndexOf('.') + 1)));
  if (bytes !== undefined && 'bytes' in signature && signature.bytes.length !== bytes) {
    const { bytes: found } = signature;
    const isDer = found[0] === 0x30 && found[found[1] === 0x81 ? 3 : 2] === 0x02;
    return isDer ? message('derForm', { alg, bytes }) : message('wrongLength', { alg, bytes, count: found.length });
  }
  const how = keys === 1 ? message('otherKey') : message('otherKeys', { count: keys });
  return message(alg.startsWith('HS') ? 'changedHmac' : 'changed', { how });
}

/** Throws KeyError if the signature can't be checked. */
async function isSignedBy(token: string, alg: AlgorithmName, key: UsableKey['key']): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [alg] });
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    if (error instanceof errors.JWSInvalid) throw new KeyError(message('brokenSignature'), { cause: error });
    if (error instanceof errors.JOSENotSupported) throw new KeyError(message('criticalExtension'), { cause: error });
    throw new KeyError(message('noChecking', { alg }), { cause: error });
  }
}

function isConfusion(alg: AlgorithmName, { text }: GivenKey): boolean {
  if (!alg.startsWith('HS')) return false;
  const read = readKeyText(text);
  return read.kind === 'keys' && read.keys.every((key) => key.form !== 'jwk' || key.jwk.kty !== 'oct');
}

/** Whether the public key's own text was used as the secret, with or without the line break at the end of a file. */
async function confused(token: SignedToken, alg: AlgorithmName, { text }: GivenKey): Promise<Verdict> {
  const trimmed = text.trim();
  const warnings = [message('confusion')];
  for (const secret of [text, trimmed, `${trimmed}\n`]) {
    if (await isSignedBy(token.token, alg, new TextEncoder().encode(secret)))
      return unchecked(message('forged'), warnings);
  }
  return unchecked(message('takesSecret', { alg }), warnings);
}

// Signs a new token, and checks the signature of a given one. The times of a token are another question: see token-times.tsx.
import { CompactSign, compactVerify, errors, exportJWK, exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { algorithm, isAlgorithm, type AlgorithmName } from './algorithms';
import { decodeBase64Url, encodeBase64Url, toBase64Url } from './base64url';
import type { DecodedToken } from './decode-token';
import { importKeys, type GivenKey, type ImportedKeys, type UsableKey } from './import-key';
import { JsonTextError, readJson, stringMember, type JsonText } from './json-text';
import { KeyError, readKeyText } from './key-text';
import { MESSAGES } from './options';

export interface TokenDraft {
  readonly header: string;
  readonly claims: string;
  readonly key: GivenKey;
}

export type Created =
  | { readonly token: string; readonly warnings: readonly string[] }
  | { readonly error: string; readonly field: 'header' | 'claims' | 'key' };

/** Numbers in the header and the claims stay as they were typed. */
export async function createToken({ header, claims, key }: TokenDraft): Promise<Created> {
  const headerJson = readObject(header, 'header');
  if ('error' in headerJson) return headerJson;
  const claimsJson = readObject(claims, 'claims');
  if ('error' in claimsJson) return claimsJson;
  const alg = stringMember(headerJson, 'alg');
  const payload = new TextEncoder().encode(claimsJson.compact);
  if (alg === 'none') {
    const parts = [new TextEncoder().encode(headerJson.compact), payload].map(encodeBase64Url);
    return { token: `${parts.join('.')}.`, warnings: [NOT_SIGNED] };
  }
  if (!isAlgorithm(alg)) return { error: 'The header needs an algorithm (“alg”) such as HS256.', field: 'header' };
  return sign({ header: headerJson, payload, alg, key });
}

const NOT_SIGNED = 'This token isn’t signed (alg: none). No server should accept it.';

function readObject(text: string, field: 'header' | 'claims'): JsonText | Extract<Created, { error: string }> {
  const name = field === 'header' ? 'The header' : 'The claims';
  try {
    const json = readJson(text);
    if (json.kind !== 'object') return { error: `${name} must be a JSON object: { … }.`, field };
    const [duplicate] = json.duplicates;
    if (duplicate !== undefined) return { error: `${name} may have a name only once.`, field };
    return json;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return { error: `Invalid JSON. ${error.message}`, field };
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
  // The library writes the header again, so a header that it would write differently is refused.
  if (JSON.stringify(parsed) !== header.compact) {
    return {
      error: 'The header has a number or an escape that would change when it is written. Simplify it.',
      field: 'header',
    };
  }
  if ('crit' in parsed || 'b64' in parsed)
    return { error: 'Headers with “crit” or “b64” aren’t supported here.', field: 'header' };
  try {
    const [usable] = (await importKeys(key, alg, 'sign', stringMember(header, 'kid'))).usable;
    if (!usable) return { error: 'Please enter a key.', field: 'key' };
    const token = await new CompactSign(payload).setProtectedHeader({ ...parsed, alg }).sign(usable.key);
    return { token, warnings: usable.warnings };
  } catch (error) {
    const message = error instanceof KeyError ? error.message : `Signing with ${alg} isn’t supported here.`;
    return { error: message, field: 'key' };
  }
}

export interface NewKey extends GivenKey {
  /** The public key for verification; a secret has none. */
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
    throw new KeyError(`Keys for ${alg} can’t be generated here.`, { cause });
  }
}

export type Verdict =
  | { readonly kind: 'good'; readonly warnings: readonly string[]; readonly keyName: string | undefined }
  | { readonly kind: 'bad'; readonly warnings: readonly string[]; readonly hint: string }
  /** The signature was not checked; `text` says why. */
  | { readonly kind: 'unchecked'; readonly text: string; readonly warnings: readonly string[] };

const CONFUSION =
  'This token says HMAC, but you gave a public key. A server that accepts this pair can be fooled: whoever knows the public key can sign (algorithm confusion).';

export async function verifyToken(token: DecodedToken, given: GivenKey): Promise<Verdict> {
  const { alg, kid } = token;
  const unchecked = (text: string, warnings: readonly string[] = []): Verdict => ({
    kind: 'unchecked',
    text,
    warnings,
  });
  if (token.payload.kind === 'encrypted') return unchecked(MESSAGES.encrypted);
  if (alg?.toLowerCase() === 'none') return unchecked(MESSAGES.none);
  if (token.payload.kind === 'detached')
    return unchecked('The signed content isn’t in the token, so it can’t be checked.');
  if (!isAlgorithm(alg)) {
    return unchecked(
      alg === undefined ? 'The header names no algorithm (“alg”).' : `The algorithm ${alg} isn’t supported.`,
    );
  }
  try {
    if (isConfusion(alg, given)) return await confused(token, alg, given);
    return await tryKeys(token, alg, await importKeys(given, alg, 'verify', kid));
  } catch (error) {
    if (error instanceof KeyError) return unchecked(error.message);
    throw error;
  }
}

async function tryKeys(token: DecodedToken, alg: AlgorithmName, keys: ImportedKeys): Promise<Verdict> {
  const { usable, unusable } = keys;
  for (const { key, warnings, name } of usable) {
    for (const written of waysToSign(token.token)) {
      if (await isSignedBy(written, alg, key)) return { kind: 'good', warnings, keyName: name };
    }
  }
  const own = usable.length === 1 ? (usable[0]?.warnings ?? []) : [];
  const skipped = unusable.map((why) => `One of the keys wasn’t tried. ${why}`);
  return { kind: 'bad', warnings: [...new Set([...own, ...skipped])], hint: badHint(token, alg, usable.length) };
}

/**
 * What may have been signed. AWS signs header and payload with their padding; others add padding afterwards. The signature
 * itself is read in either form.
 */
function waysToSign(token: string): readonly string[] {
  const parts = token.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  const asWritten = [header, payload, toBase64Url(signature)].join('.');
  const toTheLetter = parts.map(toBase64Url).join('.');
  return asWritten === toTheLetter ? [asWritten] : [asWritten, toTheLetter];
}

/** r and s in bytes, side by side (RFC 7518, section 3.4). */
const ECDSA_BYTES: Readonly<Partial<Record<AlgorithmName, number>>> = { ES256: 64, ES384: 96, ES512: 132 };

function badHint({ token, isSigned }: DecodedToken, alg: AlgorithmName, keys: number): string {
  if (!isSigned) return 'The third part is empty: the signature was cut off.';
  const expected = ECDSA_BYTES[alg];
  const signature = decodeBase64Url(toBase64Url(token.slice(token.lastIndexOf('.') + 1)));
  if (expected !== undefined && 'bytes' in signature && signature.bytes.length !== expected) {
    const { bytes } = signature;
    const isDer = bytes[0] === 0x30 && bytes[bytes[1] === 0x81 ? 3 : 2] === 0x02;
    const form = isDer ? 'is in the DER form of certificates and OpenSSL' : `has ${String(bytes.length)} bytes`;
    return `The signature ${form}. ${alg} in a JWT takes r and s side by side, ${String(expected)} bytes (RFC 7518, section 3.4).`;
  }
  const other = keys === 1 ? 'with another key' : `with none of these ${String(keys)} keys`;
  return `The token was changed, or it was signed ${other}${alg.startsWith('HS') ? ' (is the secret text, Base64 or hex?)' : ''}.`;
}

/** Throws KeyError if the signature can't be checked. */
async function isSignedBy(token: string, alg: AlgorithmName, key: UsableKey['key']): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [alg] });
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    if (error instanceof errors.JWSInvalid)
      throw new KeyError('The signature isn’t valid base64url, or the header breaks RFC 7515.', { cause: error });
    if (error instanceof errors.JOSENotSupported) {
      throw new KeyError(
        'The header demands an extension (“crit”) that isn’t supported, so the token must be refused.',
        { cause: error },
      );
    }
    throw new KeyError(`Signatures made with ${alg} can’t be checked here.`, { cause: error });
  }
}

function isConfusion(alg: AlgorithmName, { text }: GivenKey): boolean {
  if (!alg.startsWith('HS')) return false;
  const read = readKeyText(text);
  return read.kind === 'keys' && read.keys.every((key) => key.form !== 'jwk' || key.jwk.kty !== 'oct');
}

/** Whether the public key's own text was used as the secret: with the line break at its end that files have, or without. */
async function confused(token: DecodedToken, alg: AlgorithmName, { text }: GivenKey): Promise<Verdict> {
  const trimmed = text.trim();
  for (const secret of [text, trimmed, `${trimmed}\n`]) {
    if (await isSignedBy(token.token, alg, new TextEncoder().encode(secret))) {
      const forged = 'It is signed with the text of that public key, as a forged token would be.';
      return { kind: 'unchecked', text: forged, warnings: [CONFUSION] };
    }
  }
  return { kind: 'unchecked', text: `${alg} takes a shared secret.`, warnings: [CONFUSION] };
}

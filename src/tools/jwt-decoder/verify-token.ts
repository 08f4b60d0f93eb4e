// Checks a token's signature with a key. The times of the token are another question: see token-times.ts.
import { compactVerify, errors } from 'jose';
import { isAlgorithm, type AlgorithmName } from './algorithms';
import { decodeBase64Url, toBase64Url } from './base64url';
import type { DecodedToken } from './decode-token';
import { importKeys, type GivenKey, type ImportedKeys, type UsableKey } from './import-key';
import { KeyError, readKeyText } from './key-text';
import { MESSAGES } from './options';

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

/** Throws KeyError where the signature cannot be checked. */
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
    throw new KeyError(`This browser couldn’t check a signature made with ${alg}.`, { cause: error });
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

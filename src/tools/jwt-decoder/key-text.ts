// What a visitor pastes as a key: a secret, PEM, a JWK or a set of them. Nothing here keeps it.
import type { JWK } from 'jose';
import { decodeBase64Url } from './base64url';

export type SecretFormat = 'text' | 'base64url' | 'hex';

export const SECRET_FORMATS = [
  { value: 'text', label: 'Text' },
  { value: 'base64url', label: 'Base64' },
  { value: 'hex', label: 'Hex' },
] as const;

export type KeyText =
  | { readonly kind: 'secret' }
  | { readonly kind: 'pem'; readonly pem: string; readonly type: 'public' | 'private' | 'certificate' }
  | { readonly kind: 'jwk'; readonly jwks: readonly JWK[]; readonly isSet: boolean };

export class KeyError extends Error {
  override readonly name = 'KeyError';
}

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]*?-----END \1-----/;

const PEM_TYPES: Readonly<Record<string, 'public' | 'private' | 'certificate'>> = {
  'PUBLIC KEY': 'public',
  'PRIVATE KEY': 'private',
  CERTIFICATE: 'certificate',
};

/** How OpenSSL 3 makes the one that is read of the ones that are not. */
const CONVERSIONS: Readonly<Record<string, string>> = {
  'RSA PUBLIC KEY': 'openssl rsa -RSAPublicKey_in -in key.pem -pubout',
  'RSA PRIVATE KEY': 'openssl pkcs8 -topk8 -nocrypt -in key.pem',
  'EC PRIVATE KEY': 'openssl pkcs8 -topk8 -nocrypt -in key.pem',
  'ENCRYPTED PRIVATE KEY': 'openssl pkcs8 -in key.pem',
};

/** Throws KeyError. */
export function readKeyText(text: string): KeyText {
  const trimmed = text.trim();
  if (trimmed === '') throw new KeyError('Please enter a key.');
  if (trimmed.includes('-----BEGIN')) return readPem(trimmed);
  return /^\{[\s\S]*["\]]\s*\}$/.test(trimmed) || trimmed.startsWith('{"') ? readJwks(trimmed) : { kind: 'secret' };
}

function readPem(text: string): KeyText {
  const [pem, label = ''] = PEM.exec(text) ?? [];
  if (pem === undefined)
    throw new KeyError('This PEM has no end line (-----END …-----). Check that you copied all of it.');
  const type = PEM_TYPES[label];
  if (type) return { kind: 'pem', pem, type };
  const command = CONVERSIONS[label];
  throw new KeyError(
    `PEM of the type ${label} can’t be read here. ${command ? `Convert it with: ${command}` : 'Use PUBLIC KEY, PRIVATE KEY or CERTIFICATE.'}`,
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJwks(text: string): KeyText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeyError('This looks like a JWK, but it isn’t valid JSON. Check that you copied all of it.');
  }
  if (isRecord(value) && Array.isArray(value.keys)) {
    const jwks = value.keys.filter(isRecord) as JWK[];
    if (jwks.length === 0) throw new KeyError('This key set (JWKS) has no keys.');
    return { kind: 'jwk', jwks, isSet: true };
  }
  if (!isRecord(value) || typeof value.kty !== 'string') {
    throw new KeyError('This JSON is neither a JWK (it has no “kty”) nor a JWKS (it has no “keys”).');
  }
  return { kind: 'jwk', jwks: [value], isSet: false };
}

/** Throws KeyError. */
export function secretBytes(text: string, format: SecretFormat): Uint8Array<ArrayBuffer> {
  if (format === 'text') return new TextEncoder().encode(text);
  const joined = text.replace(/\s+/g, '');
  if (format === 'hex') {
    if (!/^(?:[0-9a-f]{2})+$/i.test(joined)) throw new KeyError('The secret isn’t valid hex: only 0-9, a-f in pairs.');
    return Uint8Array.from(joined.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
  const decoded = decodeBase64Url(joined.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''));
  if ('error' in decoded) throw new KeyError('The secret isn’t valid Base64. Choose Text if it is meant as it is.');
  return decoded.bytes;
}

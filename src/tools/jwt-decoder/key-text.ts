// Reads a pasted key: a secret, PEM, a JWK or a set of JWKs. Stores nothing.
import type { JWK } from 'jose';
import type { Message } from '../../../workers/contract/run/message';
import { decodeBase64Url, toBase64Url } from './base64url';
import { message } from './message';
import * as words from './words';
import { isRecord } from '../../../workers/contract/options/is-record';

export type SecretFormat = 'text' | 'base64url' | 'hex';

export interface GivenKey {
  readonly text: string;
  readonly format: SecretFormat;
}

export const SECRET_FORMATS = [
  { value: 'text', label: words.secretAsText },
  { value: 'base64url', label: words.secretAsBase64 },
  { value: 'hex', label: words.secretAsHex },
] as const;

type PemType = 'public' | 'private' | 'certificate';

/** One key as written. It may not fit the algorithm. */
export type WrittenKey = { readonly kid: string | undefined } & (
  | { readonly form: 'pem'; readonly pem: string; readonly type: PemType }
  | { readonly form: 'jwk'; readonly jwk: JWK }
  /** A key in a form that WebCrypto doesn't import; `error` names the form and how to convert it. */
  | { readonly form: 'other'; readonly error: Message }
);

export type KeyText =
  /** `looksLike`: what the text surely is instead of a secret, though HMAC takes any text. */
  | { readonly kind: 'secret'; readonly looksLike: Message | undefined }
  /** At least one key. Of a set, the token's `kid` chooses. */
  | { readonly kind: 'keys'; readonly keys: readonly WrittenKey[]; readonly isSet: boolean };

export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(text.messageKey, options);
    this.text = text;
  }
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

const PEM_TYPES: Readonly<Record<string, PemType>> = {
  'PUBLIC KEY': 'public',
  'PRIVATE KEY': 'private',
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
};

const LABELS: Readonly<Record<PemType, string>> = {
  public: 'PUBLIC KEY',
  private: 'PRIVATE KEY',
  certificate: 'CERTIFICATE',
};

/** OpenSSL 3 and OpenSSH commands that turn other forms into one that WebCrypto imports. */
const CONVERSIONS: Readonly<Record<string, string>> = {
  'RSA PUBLIC KEY': 'openssl rsa -RSAPublicKey_in -in key.pem -pubout',
  'RSA PRIVATE KEY': 'openssl pkcs8 -topk8 -nocrypt -in key.pem',
  'EC PRIVATE KEY': 'openssl pkcs8 -topk8 -nocrypt -in key.pem',
  'ENCRYPTED PRIVATE KEY': 'openssl pkcs8 -in key.pem',
  'OPENSSH PRIVATE KEY': 'ssh-keygen -p -m PKCS8 -f key',
};

/** The curve's name, which OpenSSL writes before an EC key. */
const PARAMETERS = /^(?:EC|DSA|DH) PARAMETERS$/;

/** A text that begins like this is JSON, or was meant to be. */
const JSON_START = /^(?:\{\s*["}]|\{[^"]*\bkty\b|\[\s*[{"\]]|"-----BEGIN)/;

/** Whether the text is PEM or JSON. If so, there is only one way to read it. */
export const isStructured = (text: string) => text.includes('-----BEGIN') || JSON_START.test(text.trim());

/** Reads pasted text as a key. Throws KeyError if the text looks like a key but can't be read as one. */
export function readKeyText(text: string): KeyText {
  const trimmed = text.trim();
  if (trimmed === '') throw new KeyError(message('blankKey'));
  if (JSON_START.test(trimmed)) return readJsonKeys(trimmed);
  if (trimmed.includes('-----BEGIN')) return { kind: 'keys', keys: readPem(trimmed), isSet: false };
  const keys = readBase64(trimmed);
  if (keys.length > 0) return { kind: 'keys', keys, isSet: false };
  return { kind: 'secret', looksLike: NOT_SECRETS.find(([pattern]) => pattern.test(trimmed))?.[1] };
}

const NOT_SECRETS: readonly (readonly [RegExp, Message])[] = [
  [/^https?:\/\/\S+$/, message('isAddress')],
  [/^(?:(?:ssh|ecdsa-sha2|sk-\w+)-\S+ AAAA|---- BEGIN SSH2)/, message('isSshKey')],
  [/^eyJ[\w-]*\.[\w-]*\.[\w-]*$/, message('isToken')],
];

function readPem(text: string, kid?: string): readonly WrittenKey[] {
  // In .env files, JSON and code, the line breaks are written as “\n”. Base64 has no backslash.
  const blocks = [...text.replace(/\\+[rn]/g, '\n').matchAll(BLOCK)];
  if (blocks.length === 0) throw new KeyError(message('noPemEnd'));
  const keys = blocks.filter(([, label = '']) => !PARAMETERS.test(label));
  if (keys.length === 0) throw new KeyError(message('onlyParameters'));
  return keys.map(([, label = '', body = '']) => pemKey(label, body, kid));
}

function pemKey(label: string, body: string, kid: string | undefined): WrittenKey {
  const type = PEM_TYPES[label];
  if (type) {
    const name = LABELS[type];
    return { form: 'pem', pem: `-----BEGIN ${name}-----\n${body.trim()}\n-----END ${name}-----`, type, kid };
  }
  const command = CONVERSIONS[label];
  const help = command === undefined ? message('usePem') : message('convertPem', { command });
  return { form: 'other', error: message('otherPem', { label, help }), kid };
}

/** Keys in Base64 without PEM's lines, as Keycloak shows them, or whole PEM files in Base64, as Kubernetes keeps them. */
function readBase64(text: string, kid?: string): readonly WrittenKey[] {
  if (!/^(?:M[A-I]|LS0tLS1CRUdJTi)[\w+/\s-]+=*$/.test(text)) return [];
  const decoded = decodeAnyBase64(text);
  if ('error' in decoded) return [];
  if (text.startsWith('LS0t')) return readPem(new TextDecoder().decode(decoded.bytes), kid);
  const label = derLabel(decoded.bytes);
  return label === undefined ? [] : [pemKey(label, text.replace(/-/g, '+').replace(/_/g, '/'), kid)];
}

/**
 * The PEM label of a key or certificate in DER, found from the first elements of its outermost sequence: RFC 5280 (SPKI and
 * certificate), RFC 5208 (PKCS #8), RFC 8017 (PKCS #1), RFC 5915 (SEC 1). Undefined for any other bytes.
 */
function derLabel(bytes: Uint8Array): string | undefined {
  const outer = derElement(bytes, 0);
  if (bytes[0] !== 0x30 || outer.end !== bytes.length) return undefined;
  const first = derElement(bytes, outer.start);
  const [tag, inner, version, next] = [bytes[outer.start], bytes[first.start], bytes[first.start], bytes[first.end]];
  if (tag === 0x30 && inner === 0x06) return next === 0x03 ? 'PUBLIC KEY' : 'ENCRYPTED PRIVATE KEY';
  if (tag === 0x30) return 'CERTIFICATE';
  if (tag !== 0x02) return undefined;
  if (first.end - first.start > 64) return 'RSA PUBLIC KEY';
  if (version === 1 && next === 0x04) return 'EC PRIVATE KEY';
  if (version === 0 || version === 1) return next === 0x30 ? 'PRIVATE KEY' : 'RSA PRIVATE KEY';
  return undefined;
}

/** The start and end of the content of the DER element at `at`. */
function derElement(bytes: Uint8Array, at: number): { readonly start: number; readonly end: number } {
  const length = bytes[at + 1] ?? 0;
  if (length < 0x80) return { start: at + 2, end: at + 2 + length };
  const start = at + 2 + (length & 0x7f);
  return { start, end: start + bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0) };
}

function readJsonKeys(text: string): KeyText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeyError(message('brokenJwk'));
  }
  const keys = keysIn(value, undefined, KEY_DEPTH);
  if (keys.length > 0) return { kind: 'keys', keys, isSet: !isRecord(value) || typeof value.kty !== 'string' };
  if (Array.isArray(value) || (isRecord(value) && Array.isArray(value.keys))) throw new KeyError(message('emptySet'));
  if (isRecord(value) && typeof value.jwks_uri === 'string') throw new KeyError(message('isConfiguration'));
  throw new KeyError(message('otherJson'));
}

/** An object with a list of objects with keys. No server publishes a deeper structure. */
const KEY_DEPTH = 4;

/** JWKs, and PEM or DER in strings: sets (RFC 7517), service accounts, Google's map of `kid` to certificate, Keycloak. */
function keysIn(value: unknown, kid: string | undefined, depth: number): readonly WrittenKey[] {
  if (typeof value === 'string') {
    return value.includes('-----BEGIN') ? readPem(value, kid) : readBase64(value, kid);
  }
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(item, kid, depth - 1));
  if (!isRecord(value)) return [];
  if (typeof value.kty === 'string') return [{ form: 'jwk', jwk: value, kid: stringOf(value.kid) }];
  const found = Object.entries(value).map(([name, member]) => ({ name, member, keys: keysIn(member, kid, depth - 1) }));
  const isMap = found.every(({ member, keys }) => typeof member === 'string' && keys.length > 0);
  const own = stringOf(value.kid) ?? stringOf(value.private_key_id);
  return found.flatMap(({ name, keys }) => keys.map((key) => ({ ...key, kid: key.kid ?? (isMap ? name : own) })));
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Base64 with either alphabet, padded or not, in lines or not. */
const decodeAnyBase64 = (text: string) => decodeBase64Url(toBase64Url(text.replace(/\s+/g, '')));

/** Throws KeyError. */
export function secretBytes(text: string, format: SecretFormat): Uint8Array<ArrayBuffer> {
  if (format === 'text') return new TextEncoder().encode(text);
  const joined = text.replace(/\s+/g, '');
  if (format === 'hex') {
    if (!/^(?:[0-9a-f]{2})+$/i.test(joined)) throw new KeyError(message('badHexSecret'));
    return Uint8Array.from(joined.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
  const decoded = decodeAnyBase64(joined);
  if ('error' in decoded) throw new KeyError(message('badBase64Secret'));
  return decoded.bytes;
}

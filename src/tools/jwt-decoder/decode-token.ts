// Reads a token without verifying it: RFC 7519 (JWT) in the compact form of RFC 7515 (JWS) or RFC 7516 (JWE).
import type { Message, Text } from '../../../workers/contract/run/message';
import { decodeBase64Url, toBase64Url } from './base64url';
import { JsonTextError, readJson, stringMember, type JsonText } from './json-text';
import { message } from './message';
import { LONGEST_TOKEN, tooLong } from './options';
import * as words from './words';

export type Payload =
  | { readonly kind: 'claims'; readonly json: JsonText }
  /** Any other payload of a JWS. */
  | { readonly kind: 'json'; readonly json: JsonText }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'detached' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'unreadable'; readonly error: Message };

export interface DecodedToken {
  /** The token alone, without the text around it. */
  readonly token: string;
  readonly header: JsonText;
  readonly alg: string | undefined;
  readonly kid: string | undefined;
  readonly payload: Payload;
  readonly isSigned: boolean;
  /** The parts that could be read, as screen readers announce them. */
  readonly announced: string;
  /** What the decoder tolerated. */
  readonly notes: readonly Message[];
}

/** `error` is the toast's text, without any part of the token; `detail` continues it. */
export interface NotDecoded {
  readonly error: Text;
  readonly detail?: Message;
}

export function decodeToken(text: string): DecodedToken | NotDecoded {
  if (text.trim() === '') return { error: message('blankToken') };
  if (text.length > LONGEST_TOKEN) return { error: tooLong(text.length) };
  const { token, notes } = strip(text);
  const parts = token.split('.');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3 && parts.length !== 5)
    return { error: message('wrongParts'), detail: message('otherParts', { count: parts.length }) };
  const header = readPart(first, 'header', notes);
  if ('error' in header) return { error: header.error };
  if (header.json?.kind !== 'object') return { error: message('notObject') };
  const { json } = header;
  const shared = { token, header: json, alg: stringMember(json, 'alg'), kid: stringMember(json, 'kid') };
  if (json.duplicates.length > 0) notes.push(message('duplicateHeader'));
  if (parts.length === 5) {
    if (stringMember(json, 'enc') === undefined)
      return { error: message('wrongParts'), detail: message('likeEncrypted') };
    return { ...shared, payload: { kind: 'encrypted' }, isSigned: false, announced: ANNOUNCED.encrypted, notes };
  }
  const payload = readPayload(second, json, notes);
  noteSignature(third, notes);
  if (payload.kind === 'text' && /^eyJ[\w-]*\.[\w-]*\.[\w-]*$/.test(payload.text)) notes.push(message('nested'));
  if (payload.kind === 'claims' && payload.json.duplicates.length > 0) notes.push(message('duplicateClaim'));
  return { ...shared, payload, isSigned: third !== '', announced: ANNOUNCED[payload.kind], notes };
}

const ANNOUNCED: Readonly<Record<Payload['kind'], string>> = {
  claims: words.decodedBoth,
  json: words.decodedBoth,
  text: words.decodedBoth,
  encrypted: words.decodedEncrypted,
  detached: words.decodedDetached,
  unreadable: words.decodedUnreadable,
};

/** An error in the third part doesn't hide errors in the others. */
function noteSignature(part: string, notes: Message[]): void {
  const written = toBase64Url(part);
  const decoded = decodeBase64Url(written);
  if ('error' in decoded) notes.push(badPart('signature', decoded.error));
  else if (written !== part) notes.push(message('notBase64Url', { part: message('signature') }));
  else if (decoded.hasLeftoverBits) notes.push(message('leftoverBits', { part: message('signature') }));
}

const badPart = (part: 'header' | 'payload' | 'signature', problem: Message) =>
  message('badPart', { part: message(part), problem });

/** Three parts, or five for an encrypted token, in either alphabet, perhaps with whitespace from line breaks. */
const ONLY_TOKEN = /^[^\s.]+(?:\s+[^\s.]+)*\s*\.[^.]*\.[^.]*(?:\.[^.]*\.[^.]*)?$/;
/** Base64 of `{"`, or of `{` and whitespace, and the other parts. A period after a token isn't part of it. */
const WITHIN_TEXT = /(?<![\w+/-])e[wy][\w+/-]*={0,2}(?:\.[\w+/-]*={0,2}){2}(?:\.[\w+/-]+={0,2}\.[\w+/-]+={0,2})?/g;
const SCHEMES = ['Bearer', 'JWT', 'Token', 'DPoP'] as const;
const SCHEME = /^(?:(?:proxy-)?authorization\s*[:=]\s*)?(bearer|jwt|token|dpop)\s+/i;

/** Removes text that people copy along with a token, or finds the token in a command, a cookie, a URL or JSON. */
function strip(text: string): { token: string; notes: Message[] } {
  const notes: Message[] = [];
  let token = text.trim();
  const unquote = () => {
    const [, inner] = /^(["'])([\s\S]+)\1$/.exec(token)?.slice(1) ?? [];
    if (inner === undefined) return;
    token = inner.trim();
    notes.push(message('quotes'));
  };
  const [prefix = '', scheme = ''] = SCHEME.exec(token) ?? [];
  if (prefix !== '') {
    token = token.slice(prefix.length);
    const name = SCHEMES.find((name) => name.toLowerCase() === scheme.toLowerCase()) ?? scheme;
    notes.push(message('removedScheme', { scheme: name }));
  }
  unquote();
  const found = isToken(token) ? [] : [...new Set(token.match(WITHIN_TEXT) ?? [])];
  if (found[0] !== undefined) {
    const after = token.slice(token.indexOf(found[0]) + found[0].length);
    token = found[0];
    if (after.startsWith('~')) return { token, notes: [...notes, ...disclosuresIn(after)] };
    notes.push(found.length === 1 ? message('found') : message('severalFound', { count: found.length }));
  }
  const joined = withoutSpaces(token);
  if (joined !== token) notes.push(message('spaces'));
  return { token: joined, notes };
}

/** The parts after the token of an SD-JWT (RFC 9901, section 4): `~`, an array in base64url, `~`, and so on. */
function disclosuresIn(text: string): readonly Message[] {
  const parts = text.split(/[\s~]+/).filter((part) => part !== '' && !part.includes('.'));
  const shown = parts.flatMap((part) => {
    const read = readPart(part, 'payload', []);
    return 'json' in read && read.json.kind === 'array' ? [message('disclosed', { json: read.json.compact })] : [];
  });
  return [message('sdJwt'), ...shown];
}

/** A text such as `token=eyJ….…` has the right number of dots, but its first part can't be a header. */
const isToken = (text: string) =>
  ONLY_TOKEN.test(text) && (!/\be[wy]/.test(text) || /^e[wy]/.test(text)) && !text.includes('~');

function withoutSpaces(token: string): string {
  const [header = '', ...rest] = token.split('.');
  const [payload, signature] = rest;
  // Spaces in a payload that isn't encoded are a part of it (RFC 7797, section 5.2).
  if (rest.length === 2 && payload !== undefined && signature !== undefined && isUnencoded(header)) {
    return [header.replace(/\s+/g, ''), payload, signature.replace(/\s+/g, '')].join('.');
  }
  return token.replace(/\s+/g, '');
}

function isUnencoded(header: string): boolean {
  const read = readPart(header.replace(/\s+/g, ''), 'header', []);
  return 'json' in read && hasPlainPayload(read.json);
}

/** RFC 7797: the payload is unencoded. */
const hasPlainPayload = (header: JsonText | undefined) =>
  header?.members.findLast(({ name }) => name === 'b64')?.raw === 'false';

interface ReadPart {
  readonly text: string;
  readonly json?: JsonText;
  readonly problem?: Message;
}

function readPart(part: string, name: 'header' | 'payload', notes: Message[]): ReadPart | { readonly error: Message } {
  const written = toBase64Url(part);
  const decoded = decodeBase64Url(written);
  if ('error' in decoded) return { error: badPart(name, decoded.error) };
  if (written !== part) notes.push(message('notBase64Url', { part: message(name) }));
  if (decoded.hasLeftoverBits) notes.push(message('leftoverBits', { part: message(name) }));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(decoded.bytes);
  } catch {
    return { error: message('notText', { part: message(name) }) };
  }
  try {
    return { text, json: readJson(text) };
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const problem = message('badJson', { part: message(name), problem: error.text });
    return name === 'header' ? { error: problem } : { text, problem };
  }
}

function readPayload(part: string, header: JsonText, notes: Message[]): Payload {
  if (part === '') return { kind: 'detached' };
  if (hasPlainPayload(header)) return { kind: 'text', text: part };
  const read = readPart(part, 'payload', notes);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  if (read.json) return { kind: read.json.kind === 'object' ? 'claims' : 'json', json: read.json };
  // A text that begins like an object was meant to be one.
  if (read.problem && /^\s*[{[]/.test(read.text)) return { kind: 'unreadable', error: read.problem };
  return { kind: 'text', text: read.text };
}

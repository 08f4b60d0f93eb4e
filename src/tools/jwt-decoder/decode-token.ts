// Reads a token without judging it: RFC 7519 (JWT) in the compact form of RFC 7515 (JWS) or RFC 7516 (JWE).
import { decodeBase64Url } from './base64url';
import { JsonTextError, readJson, stringMember, type JsonText } from './json-text';
import { LONGEST_TOKEN, MESSAGES, tooLong, wrongParts } from './words';

export type Payload =
  | { readonly kind: 'claims'; readonly json: JsonText }
  /** Anything else that a JWS may carry. */
  | { readonly kind: 'json'; readonly json: JsonText }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'detached' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'unreadable'; readonly error: string };

export interface DecodedToken {
  /** Without what stood around it. */
  readonly token: string;
  readonly header: JsonText;
  readonly alg: string | undefined;
  readonly kid: string | undefined;
  readonly payload: Payload;
  readonly isSigned: boolean;
  /** What was tolerated, in sentences. */
  readonly notes: readonly string[];
}

/** `error` is the sentence of the toast, which holds nothing of the token; `detail` goes on where there is more to say. */
export interface NotDecoded {
  readonly error: string;
  readonly detail?: string;
}

export function decodeToken(text: string): DecodedToken | NotDecoded {
  if (text.trim() === '') return { error: MESSAGES.blank };
  if (text.length > LONGEST_TOKEN) return { error: tooLong(text.length) };
  const { token, notes } = strip(text);
  const parts = token.split('.');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3 && parts.length !== 5) return { error: MESSAGES.parts, detail: wrongParts(parts.length) };
  const header = readPart(first, 'header', notes);
  if ('error' in header) return { error: header.error };
  if (header.json?.kind !== 'object') return { error: MESSAGES.badHeader };
  const { json } = header;
  const shared = { token, header: json, alg: stringMember(json, 'alg'), kid: stringMember(json, 'kid') };
  if (json.duplicates.length > 0) notes.push(MESSAGES.duplicateHeader);
  if (parts.length === 5) {
    if (stringMember(json, 'enc') === undefined) return { error: MESSAGES.parts, detail: wrongParts(5) };
    return { ...shared, payload: { kind: 'encrypted' }, isSigned: false, notes };
  }
  const payload = readPayload(second, json, notes);
  noteSignature(third, notes);
  if (payload.kind === 'claims' && payload.json.duplicates.length > 0) notes.push(MESSAGES.duplicateClaim);
  return { ...shared, payload, isSigned: third !== '', notes };
}

/** What is wrong with the third part doesn't keep the others from being read. */
function noteSignature(part: string, notes: string[]): void {
  const decoded = decodeBase64Url(part);
  if ('error' in decoded) notes.push(`The signature isn’t valid base64url. ${decoded.error}`);
  else if (decoded.hasLeftoverBits) notes.push(leftoverBits('signature'));
}

const leftoverBits = (name: string) => `Leftover bits in the last character of the ${name} were dropped.`;

/** Takes off what people copy along with a token. */
function strip(text: string): { token: string; notes: string[] } {
  const notes: string[] = [];
  let token = text.trim();
  const prefix = /^(?:authorization\s*:\s*)?bearer\s+/i.exec(token)?.[0] ?? '';
  if (prefix !== '') {
    token = token.slice(prefix.length);
    notes.push(MESSAGES.bearer);
  }
  const [, inner] = /^(["'])([\s\S]+)\1$/.exec(token)?.slice(1) ?? [];
  if (inner !== undefined) {
    token = inner;
    notes.push(MESSAGES.quotes);
  }
  if (/\s/.test(token)) {
    token = token.replace(/\s+/g, '');
    notes.push(MESSAGES.spaces);
  }
  return { token, notes };
}

interface ReadPart {
  readonly text: string;
  readonly json?: JsonText;
  readonly problem?: string;
}

function readPart(part: string, name: 'header' | 'payload', notes: string[]): ReadPart | { readonly error: string } {
  const decoded = decodeBase64Url(part);
  if ('error' in decoded) return { error: `The ${name} isn’t valid base64url. ${decoded.error}` };
  if (decoded.hasLeftoverBits) notes.push(leftoverBits(name));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(decoded.bytes);
  } catch {
    return { error: `The ${name} isn’t UTF-8 text, so it can’t be JSON.` };
  }
  try {
    return { text, json: readJson(text) };
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const problem = `The ${name} isn’t valid JSON. ${error.message}`;
    return name === 'header' ? { error: problem } : { text, problem };
  }
}

function readPayload(part: string, header: JsonText, notes: string[]): Payload {
  if (part === '') return { kind: 'detached' };
  // RFC 7797: the payload stands there as it is.
  const isPlain = header.members.findLast(({ name }) => name === 'b64')?.raw === 'false';
  if (isPlain) return { kind: 'text', text: part };
  const read = readPart(part, 'payload', notes);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  if (read.json) return { kind: read.json.kind === 'object' ? 'claims' : 'json', json: read.json };
  // What begins like an object was meant to be one.
  if (/^\s*[{[]/.test(read.text)) return { kind: 'unreadable', error: read.problem ?? '' };
  return { kind: 'text', text: read.text };
}

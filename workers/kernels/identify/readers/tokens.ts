// Short values that have a form of their own: tokens, addresses, identifiers, hashes, colors.
import { facts, short, utc, type Opening, type Reader } from '../candidate';
import { message } from '../finding';
import { color as colorCheck } from '../kinds/color';
import { decodeBase64 } from '../kinds/base64';
import { hash as hashCheck, passwordHash as passwordCheck } from '../kinds/hashes';
import { ipAddress as ipCheck } from '../kinds/schedules';
import { ulid as ulidCheck, uuid as uuidCheck } from '../kinds/tokens';
import type { Finding } from '../spec';
import { openBy } from '../steps';

/** The checks need the time only for ULIDs, whose times are limited to the near future, and for the detector's answers. */
const now = () => Date.now();

/** As {4,}, the first part would need too much of the stack for a long text. */
const JWT = /^(?:(?:authorization\s*:\s*)?bearer\s+)?["']?([\w-]+)\.([\w-]*)\.([\w-]*)(\.[\w-]*\.[\w-]*)?["']?$/i;

function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(part)));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? short(value) : undefined);
/** RFC 7519, section 2: seconds since 1970. */
const timeOf = (value: unknown) => (typeof value === 'number' ? utc(value * 1000) : undefined);

export const jwt: Reader = ({ text = '', bytes }) => {
  const [, head = '', body = '', , encrypted] = JWT.exec(text.trim()) ?? [];
  const header = head.length < 4 ? undefined : objectIn(head);
  if (typeof header?.alg !== 'string') return undefined;
  const claims = encrypted === undefined ? (objectIn(body) ?? {}) : {};
  return {
    reading: {
      kind: 'jwt',
      title: message(encrypted === undefined ? 'jwt' : 'jweTitle'),
      isLikely: true,
      evidence: [message('jwtForm', { alg: short(header.alg) }), message('jwtUnchecked')],
      facts: facts(
        [message('algorithm'), short(header.alg)],
        [message('keyId'), textOf(header.kid)],
        [message('issuer'), textOf(claims.iss)],
        [message('subject'), textOf(claims.sub)],
        [message('audience'), textOf(claims.aud)],
        [message('issuedAt'), timeOf(claims.iat)],
        [message('validFrom'), timeOf(claims.nbf)],
        [message('validTo'), timeOf(claims.exp)],
      ),
    },
    rank: 0.995,
    ...(encrypted === undefined && { open: openBy.jwt(bytes) }),
  };
};

/** The detector’s finding as a reading. */
const reading = (found: Finding, isLikely: boolean, evidence: Parameters<typeof message>[0]) => ({
  kind: found.kind,
  title: found.title,
  isLikely,
  evidence: [message(evidence as 'uuidForm')],
  facts: [] as const,
  ...(found.parts && { parts: found.parts }),
});

const URL_FORM = /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$|^(?:mailto|tel|magnet|otpauth):[^\s<>"]+$/i;
const MOST_PARAMETERS = 20;

/** A parameter with so much text that it may be another layer. */
const LAYER = /^(?:[\w+/-]{16,}={0,2}|[\w-]+\.[\w-]+\.[\w-]*|[a-z]+:\/\/.+|[{[].*[}\]])$/is;

export const url: Reader = ({ sample, isWhole }) => {
  const text = sample.text;
  if (!isWhole || sample.length > 16_384 || !URL_FORM.test(text)) return undefined;
  let parsed: URL;
  try {
    parsed = new URL(text);
  } catch {
    return undefined;
  }
  const parameters = [...parsed.searchParams];
  const layer = parameters.find(([, value]) => LAYER.test(value));
  const encoder = new TextEncoder();
  const open: Opening | undefined = layer && {
    by: message('fromParameter', { name: short(layer[0]) }),
    // In a query, a plus sign that a program forgot to encode comes out as a space.
    decode: () =>
      Promise.resolve(encoder.encode(/^[\w+/ -]+={0,2}$/.test(layer[1]) ? layer[1].replaceAll(' ', '+') : layer[1])),
  };
  return {
    reading: {
      kind: 'url',
      title: message('webAddress'),
      isLikely: true,
      evidence: [message('urlForm', { scheme: parsed.protocol.slice(0, -1) })],
      facts: facts(
        [message('scheme'), parsed.protocol.slice(0, -1)],
        [message('user'), short(parsed.username)],
        [message('host'), parsed.hostname],
        [message('port'), parsed.port],
        [message('path'), parsed.pathname === '/' ? undefined : short(parsed.pathname)],
        ...parameters
          .slice(0, MOST_PARAMETERS)
          .map(([name, value]) => [message('parameterNamed', { name: short(name) }), short(value) || '“”'] as const),
        [message('fragment'), short(parsed.hash)],
      ),
    },
    rank: 0.96,
    ...(open && { open }),
  };
};

export const uuid: Reader = ({ sample }) => {
  const found = uuidCheck(sample, { now: now() });
  if (!found) return undefined;
  const [, version = '', variant = ''] = /-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-([0-9a-f])/i.exec(sample.text) ?? [];
  const made = found.details[0];
  return {
    reading: {
      ...reading(found, true, 'uuidForm'),
      facts: facts(
        [message('version'), version],
        [message('variant'), /[89ab]/i.test(variant) ? 'RFC 9562' : undefined],
        [message('contents'), made],
        [message('bareForm'), sample.text.replace(/^urn:uuid:|[{}()-]/gi, '').toLowerCase()],
      ),
    },
    rank: 0.99,
  };
};

export const ulid: Reader = ({ sample }) => {
  const found = ulidCheck(sample, { now: now() });
  return (
    found && {
      reading: { ...reading(found, true, 'ulidForm'), facts: facts([message('created'), found.details[0]]) },
      rank: 0.95,
    }
  );
};

/** Other hashes and values of the same number of hexadecimal digits. */
const SAME_LENGTH: Readonly<Record<number, string>> = {
  32: 'MD4, NTLM, RIPEMD-128, UUID',
  40: 'RIPEMD-160, Git',
  56: 'SHA-512/224, SHA3-224',
  64: 'SHA-512/256, SHA3-256, BLAKE2s, BLAKE3',
  96: 'SHA3-384',
  128: 'SHA3-512, BLAKE2b, Whirlpool',
};

export const hash: Reader = ({ sample }) => {
  const found = hashCheck(sample, { now: now() });
  if (!found) return undefined;
  const bare = sample.text.replace(/^0x/i, '');
  const digits = /^[0-9a-f]+$/i.test(bare) ? bare.length : 0;
  const others = SAME_LENGTH[digits];
  return {
    reading: {
      ...reading(found, true, 'hashNamed'),
      evidence: [digits > 0 ? message('hashLength', { count: digits }) : message('hashNamed')],
      facts: facts([message('sameLength'), others]),
    },
    rank: 0.96,
  };
};

/** The cost in a password's hash: its parameters, between the dollar signs. */
export const passwordHash: Reader = ({ sample }) => {
  const found = passwordCheck(sample, { now: now() });
  if (!found) return undefined;
  const fields = sample.text.split('$').filter(Boolean);
  const cost = fields
    .slice(1, -1)
    .find((field) => /^(?:\d+|(?:[a-z]+=\d+,?)+)$/.test(field) && !field.startsWith('v='));
  return {
    reading: {
      ...reading(found, true, 'passwordForm'),
      facts: facts([message('prefix'), fields[0]], [message('cost'), cost], [message('contents'), message('oneWay')]),
    },
    rank: 0.98,
  };
};

export const color: Reader = ({ sample }) => {
  const found = colorCheck(sample, { now: now() });
  return (
    found && {
      reading: {
        ...reading(found, found.confidence > 0.9, found.confidence > 0.9 ? 'colorForm' : 'colorWord'),
        facts: facts([message('rgb'), found.answer?.text]),
      },
      rank: found.confidence,
    }
  );
};

export const ip: Reader = ({ sample }) => {
  const found = ipCheck(sample, { now: now() });
  if (!found) return undefined;
  return {
    reading: {
      ...reading(found, true, 'ipForm'),
      facts: facts(
        [message('network'), found.details[0]],
        [message('prefixLength'), /\/(\d+)$/.exec(sample.text)?.[1]],
      ),
    },
    rank: 0.93,
  };
};

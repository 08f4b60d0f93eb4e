// Tokens and keys that identify themselves.
import type { Message } from '../../../contract/run/message';
import { found, message, type Check } from '../finding';
import { decodeBase64 } from './base64';

const JWT = /^(?:(?:authorization\s*:\s*)?bearer\s+)?["']?([\w-]{4,})\.([\w-]*)\.([\w-]*)(\.[\w-]*\.[\w-]*)?["']?$/i;
/** The tool reads longer tokens. */
const LONGEST = 16_384;

function readObject(part: string): Readonly<Record<string, unknown>> | undefined {
  const bytes = decodeBase64(part);
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 7519: `exp` and `nbf` are seconds since 1970. */
function validity({ exp, nbf }: Readonly<Record<string, unknown>>, now: number): Message {
  const isDate = (seconds: unknown): seconds is number => typeof seconds === 'number' && Math.abs(seconds) < 8.64e12;
  if (isDate(exp) && exp * 1000 <= now) return message('expired', { time: { from: exp * 1000, now } });
  if (isDate(nbf) && nbf * 1000 > now) return message('notBefore', { time: { utc: nbf * 1000 } });
  return isDate(exp) ? message('expires', { time: { from: exp * 1000, now } }) : message('noExpiry');
}

const CLAIM_UNITS = 600;

export const jwt: Check = (sample, { now }) => {
  if (sample.length > LONGEST || !sample.isWhole) return undefined;
  const [, head = '', body = '', , encrypted] = JWT.exec(sample.slice(0)) ?? [];
  const header = head === '' ? undefined : readObject(head);
  if (typeof header?.alg !== 'string') return undefined;
  const title = message('jwt');
  const alg = message('value', { value: header.alg.slice(0, 20) });
  if (encrypted !== undefined) return found('jwt', 0.98, title, { details: [message('encrypted'), alg] });
  const claims = readObject(body);
  if (!claims) return found('jwt', 0.95, title, { details: [alg] });
  const text = JSON.stringify(claims, null, 2);
  return found('jwt', 0.99, title, {
    details: [validity(claims, now), alg],
    ...(text.length <= CLAIM_UNITS && { answer: { label: message('claims'), text } }),
  });
};

const BEGIN = /^-----BEGIN ([A-Z0-9 ]{3,40})-----\s/;

/** RFC 7468 */
export const pem: Check = (sample) => {
  const [, label] = BEGIN.exec(`${sample.slice(0, 80)}\n`) ?? [];
  if (label === undefined) return undefined;
  const name = label.charAt(0) + label.slice(1).toLowerCase();
  const details = label.includes('PRIVATE') ? [message('keepSecret')] : [];
  const shown = name.replace(/\b(rsa|ec|dsa|pgp|openssh)\b/gi, (word) => word.toUpperCase());
  return found('pem', 0.98, message('pem', { label: shown }), { details });
};

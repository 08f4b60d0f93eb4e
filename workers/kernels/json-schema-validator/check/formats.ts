// The values of `format` (2020-12, validation, section 7.3) by their RFCs.
import { isDate, isDateTime, isDuration, isTime } from './format-times';
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate, isIpv4, isIpv6 } from './format-addresses';

type IsValid = (text: string) => boolean;

/** RFC 1123, section 2.1: letters, digits and inner hyphens, labels of up to 63 and 253 in all. */
const isHostname: IsValid = (text) =>
  text.length <= 253 && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(text);

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const QUOTED = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"$/;

/** A mailbox of RFC 5321, section 4.1.2. */
const isEmail: IsValid = (text) => {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 320) return false;
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (local.length > 64 || (!QUOTED.test(local) && !local.split('.').every((atom) => ATOM.test(atom)))) return false;
  const literal = /^\[(IPv6:)?(.*)\]$/i.exec(domain);
  if (!literal) return isHostname(domain);
  return literal[1] === undefined ? isIpv4(literal[2] ?? '') : isIpv6(literal[2] ?? '');
};

const isUuid: IsValid = (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** RFC 6901. */
const isJsonPointer: IsValid = (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);

const isRelativeJsonPointer: IsValid = (text) => {
  const [, rest] = /^(?:0|[1-9]\d*)(.*)$/s.exec(text) ?? [];
  return rest !== undefined && (rest === '#' || isJsonPointer(rest));
};

/** ECMA-262, with the flag u. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}

export const FORMATS: ReadonlyMap<string, IsValid> = new Map([
  ['date-time', isDateTime],
  ['date', isDate],
  ['time', isTime],
  ['duration', isDuration],
  ['email', isEmail],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', isUriReference],
  ['iri', isIri],
  ['iri-reference', isIriReference],
  ['uri-template', isUriTemplate],
  ['uuid', isUuid],
  ['regex', isPattern],
  ['json-pointer', isJsonPointer],
  ['relative-json-pointer', isRelativeJsonPointer],
]);

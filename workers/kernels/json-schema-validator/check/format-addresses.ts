// IP addresses, URIs (RFC 3986), IRIs (RFC 3987) and URI templates (RFC 6570).

export const isIpv4 = (text: string): boolean =>
  /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/.test(text);

/** RFC 4291, section 2.2. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2 || text.includes(':::')) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const isMixed = last.includes('.');
  if (isMixed && (!isIpv4(last) || text.endsWith('::'))) return false;
  const plain = isMixed ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  const length = plain.length + (isMixed ? 2 : 0);
  return halves.length === 2 ? length < 8 : length === 8;
}

const PERCENT = '%[\\da-fA-F]{2}';
const UNRESERVED = 'A-Za-z\\d._~\\-';
const SUB_DELIMITERS = "!$&'()*+,;=";
/** RFC 3987, section 2.2: `ucschar` and `iprivate`, which only a query may contain. */
const OTHERS =
  '\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}' +
  Array.from({ length: 14 }, (_, plane) => {
    const start = (plane + 1) * 0x10000 + (plane === 13 ? 0x1000 : 0);
    return `\\u{${start.toString(16)}}-\\u{${((plane + 1) * 0x10000 + 0xfffd).toString(16)}}`;
  }).join('');
const PRIVATE = '\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}';

/** The parts of RFC 3986, appendix B, each with its characters. */
function referenceTest(others: string, priv: string) {
  const of = (more: string) => new RegExp(`^(?:[${UNRESERVED}${others}${SUB_DELIMITERS}${more}]|${PERCENT})*$`, 'u');
  const [userinfo, host, path, fragment] = [of(':'), of(''), of(':@/'), of(':@/?')];
  const query = of(`:@/?${priv}`);
  const isAuthority = (text: string) => {
    const at = text.lastIndexOf('@');
    if (at >= 0 && !userinfo.test(text.slice(0, at))) return false;
    const [, literal, name] = /^(?:\[(.*)\]|([^:[\]]*))(?::\d*)?$/s.exec(text.slice(at + 1)) ?? [];
    if (literal !== undefined) return isIpv6(literal) || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal);
    return name !== undefined && host.test(name);
  };
  return (text: string, needsScheme: boolean) => {
    const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
    if (!parts) return false;
    const [, scheme, authority, route = '', asked = '', named = ''] = parts;
    if (scheme === undefined ? needsScheme : !/^[a-z][a-z\d+.-]*$/i.test(scheme)) return false;
    if (authority !== undefined && !isAuthority(authority)) return false;
    return path.test(route) && query.test(asked) && fragment.test(named);
  };
}

const uri = referenceTest('', '');
const iri = referenceTest(OTHERS, PRIVATE);

export const isUri = (text: string): boolean => uri(text, true);
export const isUriReference = (text: string): boolean => uri(text, false);
export const isIri = (text: string): boolean => iri(text, true);
export const isIriReference = (text: string): boolean => iri(text, false);

const VARIABLE = '(?:\\w|%[\\da-fA-F]{2})(?:\\.?(?:\\w|%[\\da-fA-F]{2}))*(?::[1-9]\\d{0,3}|\\*)?';
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
const TEMPLATE = new RegExp(`^(?:[!#$&(-;=?-\\[\\]_a-z~${OTHERS}${PRIVATE}]|${PERCENT}|${EXPRESSION})*$`, 'u');

/** RFC 6570, section 2. */
export const isUriTemplate = (text: string): boolean => TEMPLATE.test(text);

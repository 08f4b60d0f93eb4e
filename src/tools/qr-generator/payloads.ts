// Makes the texts that phones recognize. Each kind follows its own standard.

export interface WifiNetwork {
  readonly ssid: string;
  readonly password: string;
  readonly security: 'WPA' | 'WEP' | 'nopass';
  readonly hidden: boolean;
}

/** A backslash goes before the characters that separate fields. https://github.com/zxing/zxing/wiki/Barcode-Contents */
const escapeWifi = (text: string) => text.replace(/[\\;,":]/g, '\\$&');

export function wifiPayload({ ssid, password, security, hidden }: WifiNetwork): string {
  const secret = security === 'nopass' ? '' : `P:${escapeWifi(password)};`;
  return `WIFI:T:${security};S:${escapeWifi(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** RFC 6068: everything is percent-encoded, a line break as CR LF; the @ and the commas between addresses stay. */
export function mailPayload({ to, subject, body }: Mail): string {
  const address = encodeURIComponent(to.trim()).replaceAll('%40', '@').replaceAll('%2C', ',').replaceAll('%2B', '+');
  const fields = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === '' ? [] : [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`]),
  ];
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** The letters on a telephone's keys, ITU-T E.161. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const keyOf = (letter: string) => String(KEYS.findIndex((letters) => letters.includes(letter.toUpperCase())) + 2);

const EXTENSION = /(?:;\s*ext=|[,;]?\s*(?:ext(?:ension)?\b[.:]?|x))\s*(\d{1,15})$/i;

export interface Dialed {
  readonly number: string;
  readonly extension?: string;
}

/**
 * The characters that a phone dials: digits, `*`, `#` and a leading `+` (RFC 3966, section 5.1). Undefined for a text that
 * isn't one number. `1-800-FLOWERS` is dialed by its keys. The `(0)` of `+49 (0)30` is dialed only without the country code,
 * except in Italy.
 */
export function dialed(typed: string): Dialed | undefined {
  const text = typed.normalize('NFKC').trim().replace(/^tel:/i, '');
  const [tail = '', extension] = EXTENSION.exec(text) ?? [];
  const main = text.slice(0, text.length - tail.length);
  const isForeign = main.startsWith('+') && !/^\+[\s(]*39/.test(main);
  const number = (isForeign ? main.replace(/\(\s*0\s*\)/, '') : main)
    .replace(/(?<=\d[\d\s().-]*)[a-z-]+$/i, (letters) => letters.replace(/[a-z]/gi, keyOf))
    .replace(/[\s().\-/‐-―−]/g, '');
  if (!/^\+?[\d*#]*\d[\d*#]*$/.test(number) || /^\+\D*(?:\d\D*){16,}$/.test(number)) return undefined;
  return { number, ...(extension !== undefined && { extension }) };
}

/** `#` would start a fragment. */
const inUri = ({ number }: Dialed) => number.replaceAll('#', '%23');

/** RFC 3966. Empty for a text that isn't a number. */
export function phonePayload(typed: string): string {
  const read = dialed(typed);
  if (!read) return '';
  return `tel:${inUri(read)}${read.extension === undefined ? '' : `;ext=${read.extension}`}`;
}

/** RFC 5724. Empty for a text that isn't a number, and for an extension, which takes no messages. */
export function smsPayload(typed: string, message: string): string {
  const read = dialed(typed);
  if (!read || read.extension !== undefined) return '';
  return `sms:${inUri(read)}${message === '' ? '' : `?body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`}`;
}

/** A text that begins with a scheme, RFC 3986, section 3.1. `localhost:3000` is a host with its port, and `tel:112` is not. */
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:tel|sms|geo):|[a-z][a-z0-9+-]*:(?!\d{1,5}(?:[/?#]|$)))/i;

/** `name@example.com`, without a path, which would be a user's name of a website. */
const IS_MAILBOX = /^[^\s@/?#:]+@[^\s@/?#:]+\.[^\s@/?#:]+$/;

/** An address without a scheme is taken for one of the web, or of mail. `//example.com` takes the scheme of its page. */
export function urlPayload(address: string): string {
  const trimmed = address.trim();
  if (HAS_SCHEME.test(trimmed) || trimmed === '') return trimmed;
  if (IS_MAILBOX.test(trimmed)) return `mailto:${trimmed}`;
  return `https://${trimmed.replace(/^\/\//, '')}`;
}

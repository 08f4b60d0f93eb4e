// What a QR code says for phones to act on it. Each is written as its own standard asks.

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

/** Spaces and other visual separators are left out; RFC 3966 does not allow them all. `#` would begin a fragment. */
const dialed = (number: string) => number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23');

/** RFC 3966. */
export const phonePayload = (number: string) => `tel:${dialed(number)}`;

/** RFC 5724. */
export const smsPayload = (number: string, message: string) =>
  `sms:${dialed(number)}${message === '' ? '' : `?body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`}`;

/** An address without a scheme is taken for one of the web. */
export function urlPayload(address: string): string {
  const trimmed = address.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) || trimmed === '' ? trimmed : `https://${trimmed}`;
}

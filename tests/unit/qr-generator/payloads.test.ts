import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mailPayload,
  phonePayload,
  smsPayload,
  urlPayload,
  wifiPayload,
} from '../../../src/tools/qr-generator/payloads';

/** Reads a network as a phone does: fields end at a semicolon without a backslash before it. */
function readWifi(payload: string): Readonly<Record<string, string>> {
  expect(payload.startsWith('WIFI:')).toBe(true);
  expect(payload.endsWith(';;')).toBe(true);
  const fields = payload.slice(5, -1).match(/(?:\\.|[^\\;])*;/gsu) ?? [];
  return Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1, -1).replace(/\\(.)/gsu, '$1')];
    }),
  );
}

describe('WiFi', () => {
  it('escapes what separates fields', () => {
    const network = { ssid: 'a;b,c:d"e\\f', password: '\\;"', security: 'WPA', hidden: false } as const;
    expect(wifiPayload(network)).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\\\\\;\\";;');
  });

  it('is as documented', () => {
    // https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
    const network = { ssid: 'mynetwork', password: 'mypass', security: 'WPA', hidden: false } as const;
    expect(wifiPayload(network)).toBe('WIFI:T:WPA;S:mynetwork;P:mypass;;');
    expect(wifiPayload({ ...network, security: 'nopass', hidden: true })).toBe('WIFI:T:nopass;S:mynetwork;H:true;;');
  });

  it('gives a phone what was typed, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ';', ',', ':', '"', '\\', 'é', ' ', '😀') });
    fc.assert(
      fc.property(text, text, (ssid, password) => {
        const read = readWifi(wifiPayload({ ssid, password, security: 'WEP', hidden: true }));
        expect(read).toEqual({ T: 'WEP', S: ssid, P: password, H: 'true' });
      }),
    );
  });
});

describe('mail', () => {
  it('is as RFC 6068 has it, section 6', () => {
    expect(mailPayload({ to: 'chris@example.com', subject: '', body: '' })).toBe('mailto:chris@example.com');
    expect(mailPayload({ to: 'infobot@example.com', subject: '', body: 'send current-issue\nsend index' })).toBe(
      'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    );
    expect(mailPayload({ to: 'gorby%kremvax@example.com', subject: '', body: '' })).toBe(
      'mailto:gorby%25kremvax@example.com',
    );
  });

  it('encodes what would begin another field', () => {
    const url = new URL(mailPayload({ to: 'a+b@example.com', subject: 'Q&A? 100%', body: 'é=1#2' }));
    expect(decodeURIComponent(url.pathname)).toBe('a+b@example.com');
    expect(url.search.slice(1).split('&').map(decodeURIComponent)).toEqual(['subject=Q&A? 100%', 'body=é=1#2']);
    expect(url.hash).toBe('');
  });
});

it('phone numbers lose what only people read', () => {
  expect(phonePayload('+1 (201) 555-0123')).toBe('tel:+12015550123');
  expect(phonePayload('*#06#')).toBe('tel:*%2306%23');
});

// RFC 3966, E.123 for the (0), and E.161 for letters.
it.each([
  ['+49 (0)30 1234-56', 'tel:+4930123456'],
  ['+44 (0) 20 7946 0958', 'tel:+442079460958'],
  ['+39 (0)6 698', 'tel:+3906698'],
  ['(030) 1234/56', 'tel:030123456'],
  ['tel:+1-201-555-0123', 'tel:+12015550123'],
  ['+1 201 555 0123;ext=5', 'tel:+12015550123;ext=5'],
  ['+1 201 555 0123 ext. 5', 'tel:+12015550123;ext=5'],
  ['201-555-0123 x42', 'tel:2015550123;ext=42'],
  ['201-555-0123, extension 42', 'tel:2015550123;ext=42'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['１２３', 'tel:123'],
  ['+1 201‑555‑0123', 'tel:+12015550123'],
  ['call me', ''],
  ['030 123 or 040 456', ''],
  ['12+34', ''],
  ['+1234567890123456', ''],
  ['', ''],
])('a phone dials the number that was meant: %s', (typed, expected) => {
  expect(phonePayload(typed)).toBe(expected);
});

it('no message goes to an extension', () => {
  expect(smsPayload('+1 201 555 0123 x5', 'hi')).toBe('');
});

it.each([
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['tel:112', 'tel:112'],
  ['geo:48.2,16.37', 'geo:48.2,16.37'],
  ['magnet:?xt=urn:btih:a', 'magnet:?xt=urn:btih:a'],
  ['otpauth://totp/a', 'otpauth://totp/a'],
  ['spotify:track:4uLU6hMCjMI75M1A2tKUQC', 'spotify:track:4uLU6hMCjMI75M1A2tKUQC'],
  ['localhost:3000', 'https://localhost:3000'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['example.com/a:b', 'https://example.com/a:b'],
])('a scheme is one without slashes as well: %s', (typed, expected) => {
  expect(urlPayload(typed)).toBe(expected);
});

it('messages are encoded', () => {
  // RFC 5724, section 2.2, with its second example.
  expect(smsPayload('+15105550101', 'hello there')).toBe('sms:+15105550101?body=hello%20there');
  expect(smsPayload('+1 510 555 0101', '')).toBe('sms:+15105550101');
});

it('an address gets its scheme', () => {
  expect(urlPayload(' example.com/a ')).toBe('https://example.com/a');
  expect(urlPayload('http://example.com')).toBe('http://example.com');
  expect(urlPayload('//example.com/a')).toBe('https://example.com/a');
  expect(urlPayload('name@example.com')).toBe('mailto:name@example.com');
  expect(urlPayload('name@example.com/a')).toBe('https://name@example.com/a');
  expect(urlPayload('')).toBe('');
});

// The words of findings.
import { describe, expect, it } from 'vitest';
import { detectBytes } from '../../../workers/kernels/identify/detect-bytes';
import { detectText } from '../../../workers/kernels/identify/detect-text';
import { kernel } from '../../../workers/kernels/identify/kernels/detector';
import { messages } from '../../../workers/kernels/identify/messages';
import { common } from '../../../workers/words/common';
import { createSpeaker } from '../../../workers/words/in-words';
import { outputOf } from '../run-in-node';

const NOW = Date.UTC(2026, 10, 22);
const { inWords } = createSpeaker({ common, identify: messages });
const first = (text: string, isWhole = true) => inWords(detectText(text, { isWhole, now: NOW }))[0];

describe('JSON', () => {
  it('is valid, valid so far, or wrong at a line', () => {
    expect(first('{"a":[1,2]}')).toMatchObject({ title: 'Valid JSON', details: [] });
    expect(first('{"a":[1,2,', false)?.details).toEqual(['valid so far']);
    expect(first('{\n "a": 1,\n "b": oops\n}')?.details).toEqual(['has an error at line 3']);
  });
});

describe('a token', () => {
  const token = (claims: object) =>
    ['{"alg":"HS256"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.') +
    '.c2ln';

  it.each([
    [{ exp: NOW / 1000 - 3 * 86_400 }, 'expired 3 days ago'],
    [{ exp: NOW / 1000 + 7200 }, 'expires in 2 hours'],
    [{ sub: 'x' }, 'no expiry'],
    [{ nbf: NOW / 1000 + 60 }, 'not valid before 2026-11-22 00:01:00 UTC'],
    [{ exp: 'soon' }, 'no expiry'],
  ])('%j', (claims, said) => expect(first(token(claims))?.details[0]).toBe(said));

  it('shows its claims', () =>
    expect(JSON.parse(first(token({ sub: 'ann' }))?.answer?.text ?? '')).toEqual({ sub: 'ann' }));
});

// The times are those of RFC 9562, appendix A, and of https://github.com/ulid/spec.
it.each([
  ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'UUID v1', 'made 2022-02-22 19:22:22 UTC'],
  ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'UUID v6', 'made 2022-02-22 19:22:22 UTC'],
  ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'UUID v7', 'made 2022-02-22 19:22:22 UTC'],
  ['919108f7-52d1-4320-9bac-f847db4148a8', 'UUID v4', 'random'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ULID', 'made 2016-07-30 23:54:10.259 UTC'],
  ['1516239022', 'Unix time', 'in seconds'],
])('%s is a %s', (text, title, detail) =>
  expect(first(text)).toMatchObject({ title, details: expect.arrayContaining([detail]) as unknown }),
);

it.each([
  ['SGVsbG8sIHdvcmxkIQ==', 'Base64 of text', 'Hello, world!'],
  ['48 65 6c 6c 6f', 'Hex of text', 'Hello'],
  ['01001000 01101001 00100001', 'Binary text', 'Hi!'],
  ['caf%C3%A9+au+lait', 'URL-encoded text', 'café au lait'],
  ['Caf&eacute; &#8211; 1 &lt; 2', 'Text with HTML entities', 'Café – 1 < 2'],
  ['#3b82f680', 'Color', 'rgb(59 130 246 / 50%)'],
])('%s is decoded', (text, title, answer) => expect(first(text)).toMatchObject({ title, answer: { text: answer } }));

it('an amount names its units as the converter does', () => {
  expect(first('5 ft 11 in')?.parts).toEqual({ category: 'length', amount: '5 ft 11 in', from: 'feet', to: 'meter' });
  expect(first('12 ft/s')?.parts).toMatchObject({ from: 'footpersecond', to: 'mileperhour' });
  expect(first('72 °F in °C')?.parts).toMatchObject({ amount: '72', from: 'fahrenheit', to: 'celsius' });
  expect(first('1,000 JPY in USD')?.parts).toEqual({ amount: '1000', from: 'JPY', to: 'USD' });
});

describe('files', () => {
  const box = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(3_731_000, 16);
  const moov = box('moov', box('mvhd', mvhd), box('trak', box('mp4a', Buffer.alloc(20))));
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isom'));

  it.each([
    ['at its start', [start, moov, box('mdat', Buffer.alloc(100_000))]],
    ['at its end', [start, box('mdat', Buffer.alloc(300_000)), moov]],
  ])('a video says its length and sound, written %s', async (_, parts) => {
    const { findings } = await outputOf(kernel, new Blob(parts), { now: NOW });
    expect(findings[0]).toMatchObject({ kind: 'video', title: 'MP4 video', details: ['1:02:11', 'AAC'] });
  });

  it.each([
    ['a PNG image', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'image', 'PNG image'],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), 'file', 'ZIP archive'],
    ['bytes of no known kind', Buffer.from([0, 1, 2, 255, 254, 0]), 'file', 'Binary file'],
    ['UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le'), 'json', 'Valid JSON'],
    ['an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'image', 'SVG image'],
    ['nothing', Buffer.alloc(0), 'empty', 'Empty'],
  ])('%s', async (_, bytes, kind, title) => {
    const [finding] = await detectBytes(bytes, { isWhole: true, now: NOW });
    expect(finding && inWords(finding)).toMatchObject({ kind, title });
  });

  it('a character that the look has cut in two spoils nothing', async () => {
    const text = `["${'€'.repeat(40_000)}"]`;
    const { findings } = await outputOf(kernel, new Blob([text]), { now: NOW });
    expect(findings[0]).toMatchObject({ kind: 'json', details: ['valid so far'] });
  });
});

// By Python's fractions and decimal modules.
it.each([
  ['2+2', '4', 'Result'],
  ['0.1 + 0.2', '0.3', 'Result'],
  ['1/3 + 1/6', '0.5', 'Result'],
  ['2/3', '0.666666666666667', 'Result, rounded'],
  ['2^64 - 1', '18446744073709551615', 'Result'],
  ['2^3^2', '512', 'Result'],
  ['-2^2', '-4', 'Result'],
  ['2^-2', '0.25', 'Result'],
  ['(1,234.50 - 34.5) ÷ 4 =', '300', 'Result'],
  ['10 - 4 - 3', '3', 'Result'],
])('%s is calculated exactly', (text, answer, label) => expect(first(text)?.answer).toEqual({ label, text: answer }));

it.each([
  '1/0',
  '2^99999',
  '(1+2',
  '1++',
  '2026-11-27',
  '11/27/2026',
  '555-1234',
  '+1 (555) 123-4567',
  '1.2.3',
  '3..4 + 1',
])('%s is not calculated', (text) => expect(first(text)?.title).not.toBe('Calculation'));

it.each(['12 5 7 1 3', '99 * * * *', '1-2 3 4 5 mo', '256.1.1.1', '1.2.3', '12:30:45', '::', 'a::b::c'])(
  '%s is neither a schedule nor an address',
  (text) => expect(['Cron schedule', 'IPv4 address', 'IPv6 address']).not.toContain(first(text)?.title),
);

// How each tool is used, and what must come out: one line of the table per tool, read by the tests of all tools.
import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import type { Answer, ToolCase } from './case';
import { deepElement, deepList, longVideo, media, noise, repeated, textList, zeros } from './files';

const TEXT = `Grüße, <b>世界</b> & 100% 'of' it 👩‍👩‍👧‍👦`;

const text = (text: string): Answer => ({ kind: 'text', text });
const download = (name: string, content: string | Buffer): Answer => ({
  kind: 'download',
  button: 'Download',
  name,
  bytes: Buffer.from(content),
});

const decoding = { settings: [{ radio: 'Decode' }], action: 'Decode' } as const;

const digests = (data: string | Buffer) =>
  Object.fromEntries(
    ['MD5', 'SHA1', 'SHA256', 'SHA512'].map((name) => [name, createHash(name).update(data).digest('hex')]),
  );

const bits = (data: string | Buffer) =>
  Array.from(Buffer.from(data), (byte) => byte.toString(2).padStart(8, '0')).join(' ');

// The list of OWASP: six characters.
const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
};
const html = (plain: string) => plain.replace(/[&<>"'/]/g, (character) => HTML[character] ?? '');

/** Each line at its first place, whatever its case, without the empty ones. For ASCII in trimmed lines. */
function deduplicated(lines: string): string {
  const first = new Map<string, string>();
  for (const line of lines.split('\n')) {
    if (line && !first.has(line.toLowerCase())) first.set(line.toLowerCase(), line);
  }
  return [...first.values()].join('\n');
}

const literally = (plain: string) => new RegExp(plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const wordsOf = (plain: string) => plain.match(/[a-z0-9]+(?:'[a-z]+)?/gi) ?? [];
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
const bare = (plain: string) => wordsOf(plain).map((word) => word.replace("'", '').toLowerCase());

/** For one sentence in ASCII. */
const cases = (plain: string): Answer => ({
  kind: 'boxes',
  boxes: {
    UPPERCASE: plain.toUpperCase(),
    lowercase: plain.toLowerCase(),
    'Title Case': plain.replace(/[a-z0-9']+/gi, capital),
    'Sentence case': capital(plain),
    camelCase: bare(plain)
      .map(capital)
      .join('')
      .replace(/^./, (first) => first.toLowerCase()),
    PascalCase: bare(plain).map(capital).join(''),
    snake_case: bare(plain).join('_'),
    'kebab-case': bare(plain).join('-'),
  },
});

/** Characters, without spaces, words, sentences, paragraphs, minutes. For text whose words stand between spaces. */
function counts(plain: string): Answer {
  const sizeOf = (parts: readonly string[]) => parts.filter((part) => part.trim()).length;
  const words = sizeOf(plain.split(/\s+/));
  return {
    kind: 'counts',
    counts: [
      Array.from(plain).length,
      Array.from(plain.replace(/\s/g, '')).length,
      words,
      sizeOf(plain.split(/[.!?]/)),
      sizeOf(plain.split(/\n\s*\n/)),
      Math.ceil(words / 200),
    ],
  };
}

const lines = () =>
  Buffer.from(Array.from({ length: 300_000 }, (_, index) => `Line ${(index * 7919) % 150_001} of a list\n`).join(''));
const records = () =>
  Array.from({ length: 40_000 }, (_, id) => ({
    id,
    name: `Name ${id} Ünï`,
    tags: ['a', 'b'],
    position: { x: id / 8, y: -1 },
  }));

/** The same records with line breaks and indentation, or without. */
const recordsXml = (line: string, indent: string) =>
  [
    '<?xml version="1.0"?>',
    '<records>',
    ...Array.from({ length: 40_000 }, (_, id) => [
      `${indent}<record id="${id}">`,
      `${indent}${indent}<name>Name ${id} Ünï</name>`,
      `${indent}${indent}<note>a <b>mixed</b> text</note>`,
      `${indent}</record>`,
    ]).flat(),
    '</records>',
  ].join(line);

const rows = () =>
  Array.from({ length: 20_000 }, (_, id) => ({ '@id': String(id), name: `Name ${id} Ünï`, tag: ['a', '1.0'] }));
const rowsXml = (line: string, indent: string) =>
  [
    '<records>',
    ...rows().flatMap(({ '@id': id, name }) => [
      `${indent}<record id="${id}">`,
      `${indent}${indent}<name>${name}</name>`,
      `${indent}${indent}<tag>a</tag>`,
      `${indent}${indent}<tag>1.0</tag>`,
      `${indent}</record>`,
    ]),
    '</records>',
  ].join(line);

const manyLines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${String(index)}`);
/** What diff-result.txt has when all lines but the second were removed. */
const onlySecondKept = (all: readonly string[]) =>
  all
    .map((line, index) => `${String(index === 1 ? 1 : index + 1).padStart(3)} ${index === 1 ? ' ' : '-'} ${line}\n`)
    .join('');
const PARAGRAPH = 'Hello world. How are you?\r\n\r\nFine! 😀 thanks.\r\n\r\n';

/** Of the one part of a token, by Node's own decoder and JSON.parse. For claims that JSON.parse keeps. */
const jwtPart = (token: string, index: number) =>
  JSON.stringify(JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()), null, 2);

/** All matches of a pattern without groups, as the file lists them. */
function matchList(plain: string, pattern: RegExp): string {
  return [...plain.matchAll(pattern)]
    .map(({ 0: match, index }, at) => `Match ${at + 1}: ${JSON.stringify(match)}\nIndex: ${index}\n\n`)
    .join('');
}

export const toolCases: Readonly<Record<string, ToolCase>> = {
  'base64-encoder': {
    action: 'Encode',
    opener: 'Open files',
    typed: { text: TEXT, answer: (typed) => text(Buffer.from(typed).toString('base64')) },
    file: {
      name: 'data.bin',
      content: () => noise(5_000_000),
      answer: (content) => download('base64-encode.txt', content.toString('base64')),
    },
    large: { file: { name: 'large.bin', write: zeros(3_000_000_000) } },
    complaint: {
      ...decoding,
      input: { text: 'SGVs\nbG8*' },
      says: /Invalid Base64 string\. Please check your input\./,
    },
  },
  'hex-encoder': {
    action: 'Encode',
    opener: 'Open files',
    typed: { text: TEXT, answer: (typed) => text(Buffer.from(typed).toString('hex')) },
    file: {
      name: 'data.bin',
      content: () => noise(4_000_000),
      answer: (content) => download('hex-encode.txt', content.toString('hex')),
    },
    large: { file: { name: 'large.bin', write: zeros(2_000_000_000) } },
    complaint: {
      ...decoding,
      input: { text: '48\n6g' },
      says: /Invalid hex characters\. Only 0-9, a-f, A-F are allowed\./,
    },
  },
  'url-encoder': {
    action: 'Encode',
    opener: 'Open a file',
    typed: { text: TEXT, answer: (typed) => text(encodeURIComponent(typed)) },
    file: {
      name: 'in.txt',
      content: repeated('Grüße, 世界 & 100% 😀\r\n', 150_000),
      answer: (content) => download('url-encode.txt', encodeURIComponent(String(content))),
    },
    large: { file: { name: 'large.bin', write: zeros(1_300_000_000) } },
    complaint: {
      ...decoding,
      input: { text: 'fine\nab%zz' },
      says: /Invalid URL encoding\. Please check your input\./,
    },
  },
  'html-encoder': {
    action: 'Encode',
    opener: 'Open a file',
    typed: { text: TEXT, answer: (typed) => text(html(typed)) },
    file: {
      name: 'in.html',
      content: repeated(`<a href='/x'>"é" & co</a> 世界 😀\r\n`, 100_000),
      answer: (content) => download('html-encode.txt', html(String(content))),
    },
    large: { file: { name: 'large.bin', write: zeros(2_600_000_000) } },
    complaint: {
      ...decoding,
      input: { name: 'latin1.txt', content: () => Buffer.from('<é>', 'latin1') },
      says: /Failed to decode HTML entities\. Please check your input\./,
    },
  },
  'binary-converter': {
    action: 'Convert',
    opener: 'Open a file',
    typed: { settings: [{ radio: 'Text to binary' }], text: TEXT, answer: (typed) => text(bits(typed)) },
    file: {
      settings: [{ radio: 'Text to binary' }],
      name: 'in.bin',
      content: () => noise(1_000_003),
      answer: (content) => download('binary-text-to-binary.txt', bits(content)),
    },
    // None of its bytes is a digit, which shows at the end only: until then nothing needs space.
    large: { file: { name: 'large.bin', write: zeros(1_300_000_000) }, settings: [{ radio: 'Binary to text' }] },
    complaint: {
      settings: [{ radio: 'Binary to text' }],
      input: { text: '01000001\n0100000x' },
      says: /Invalid binary characters\. Only 0 and 1 are allowed\./,
    },
  },
  'text-case-converter': {
    action: 'Convert Text Cases',
    opener: 'Open a file',
    typed: { text: "hello WORLD, don't stop", answer: cases },
    file: {
      settings: [{ select: 'Convert the file to', option: 'lowercase' }],
      name: 'in.txt',
      content: repeated('Straße, ΟΔΟΣ ΣΑΣ and some more words.\r\n', 100_000),
      answer: (content) => download('text-case-lowercase.txt', String(content).toLowerCase()),
    },
    large: {
      file: { name: 'large.bin', write: zeros(1_300_000_000) },
      settings: [{ select: 'Convert the file to', option: 'Title Case' }],
    },
    complaint: { input: { text: ' ' }, says: /Please enter some text to convert\./ },
  },
  'text-deduplicator': {
    action: 'Remove Duplicates',
    opener: 'Open a file',
    typed: { text: 'Banana\napple\n\nAPPLE\nbanana\ncherry', answer: (typed) => text(deduplicated(typed)) },
    file: {
      name: 'lines.txt',
      content: lines,
      answer: (content) => download('deduplicated-text.txt', `${deduplicated(String(content))}\n`),
    },
    large: { file: { name: 'large.txt', write: zeros(2_000_000_000, 4_000_000) } },
    complaint: { input: { text: ' \n ' }, says: /Please enter some text to process\./ },
  },
  'regex-tester': {
    action: 'Test',
    opener: 'Open a file',
    // Into the first field, which has the pattern; it matches the empty text.
    field: 'Regular expression',
    typed: {
      text: '\\d*',
      around: (word) => `(?:${word})?`,
      answer: (pattern) => ({
        kind: 'shows',
        region: 'Matches',
        text: new RegExp(`${String([...''.matchAll(new RegExp(pattern, 'g'))].length)} match`),
      }),
    },
    takes: {
      copy: { button: 'Copy', text: 'Match 1: ""\nIndex: 0\n' },
      download: { button: 'Download', text: 'Match 1: ""\nIndex: 0\n' },
    },
    file: {
      settings: [
        { field: 'Regular expression', text: '\\d+|ß' },
        { press: 'Options' },
        { select: 'Time limit', option: '60 s' },
      ],
      name: 'log.txt',
      content: repeated('Straße 12, 34567 München\r\n', 20_000),
      answer: (content) => download('regex-matches.txt', matchList(String(content), /\d+|ß/g)),
    },
    complaint: {
      settings: [{ field: 'Regular expression', text: '(' }],
      input: { text: '(' },
      says: /Invalid regular expression: /,
    },
  },
  'json-formatter': {
    action: 'Format',
    opener: 'Open a file',
    typed: {
      text: JSON.stringify({ text: TEXT, list: [1, [], {}, null] }),
      around: (word) => JSON.stringify([word]),
      answer: (typed) => text(JSON.stringify(JSON.parse(typed), null, 2)),
    },
    file: {
      name: 'records.json',
      content: () => Buffer.from(JSON.stringify(records())),
      answer: () => download('formatted.json', JSON.stringify(records(), null, 2)),
    },
    large: { file: { name: 'large.json', write: deepList(1_000, 8_000_000) } },
    complaint: { input: { text: '{"a": 1,}' }, says: /Trailing comma before/ },
  },
  'json-to-yaml': {
    action: 'Convert',
    opener: 'Open a file',
    typed: {
      text: JSON.stringify({ text: TEXT, list: [1, [], {}, null] }),
      around: (word) => JSON.stringify([word]),
      answer: (typed) => text(stringify(JSON.parse(typed), { lineWidth: 0 })),
    },
    file: {
      name: 'records.json',
      content: () => Buffer.from(JSON.stringify(records())),
      // The library leaves y as it is, which YAML 1.1 may read as true.
      answer: () => download('converted.yaml', stringify(records(), { lineWidth: 0 }).replaceAll(' y:', ' "y":')),
    },
    large: { file: { name: 'large.json', write: deepList(20, 8_000_000) } },
    complaint: { settings: [{ radio: 'YAML to JSON' }], input: { text: 'a: b: c' }, says: /A value has a key inside/ },
  },
  'json-to-xml': {
    action: 'Convert',
    opener: 'Open a file',
    typed: {
      text: '{"a":{"b":"Grüße 世界","c":""}}',
      around: (word) => JSON.stringify({ a: { b: word } }),
      answer: (typed) => {
        const { a } = JSON.parse(typed) as { readonly a: { readonly b: string; readonly c?: string } };
        return text(`<a>\n  <b>${a.b}</b>${a.c === undefined ? '' : '\n  <c/>'}\n</a>`);
      },
    },
    file: {
      name: 'records.json',
      content: () => Buffer.from(JSON.stringify({ records: { record: rows() } })),
      answer: () => download('converted.xml', rowsXml('\n', '  ')),
    },
    large: { file: { name: 'large.json', write: textList(1_300_000) } },
    complaint: {
      settings: [{ radio: 'XML to JSON' }],
      input: { text: '<a>&b;</a>' },
      says: /Invalid XML format\. Please check your input\. Entity “b”/,
    },
  },
  'xml-formatter': {
    action: 'Format',
    opener: 'Open a file',
    typed: {
      text: '<a><b c="1">Grüße 世界</b><d/></a>',
      around: (word) => `<a><b>${word}</b></a>`,
      answer: (typed) =>
        text(typed.replace(/(<b.*b>)(<d\/>)?/, (_, b: string, d = '') => `\n  ${b}\n${d && `  ${d}\n`}`)),
    },
    file: {
      name: 'records.xml',
      content: () => Buffer.from(recordsXml('', '')),
      answer: () => download('formatted.xml', recordsXml('\n', '  ')),
    },
    large: { file: { name: 'large.xml', write: deepElement(1_000, 4_000_000) } },
    complaint: { input: { text: '<a>\n<b></a>' }, says: /End tag <\/a> at line 2, column 4 doesn’t match <b>/ },
  },
  'word-counter': {
    opener: 'Open a file',
    typed: { text: 'Hello world. How are you?\n\nFine! 😀 thanks', answer: counts },
    file: {
      name: 'book.txt',
      content: repeated(PARAGRAPH, 60_000),
      answer: (content) => counts(String(content)),
    },
    large: { file: { name: 'large.log', write: zeros(3_000_000_000) } },
    complaint: {
      input: { name: 'latin1.txt', content: () => Buffer.from('one\ncaf\xe9\n', 'latin1') },
      says: /at byte 7 \(line 2\)/,
    },
  },
  'markdown-editor': {
    opener: 'Open a file',
    typed: {
      text: '# Über\n\n- one\n- [x] two\n',
      around: (word) => `# ${word}\n\n![${word}](https://example.org/${word}.png)\n`,
      answer: (typed) => ({ kind: 'download', button: 'Download MD', name: 'document.md', bytes: Buffer.from(typed) }),
    },
    takes: {
      copy: { button: 'Copy HTML', text: /<h1.*Über<\/h1>/ },
      download: { button: 'Download HTML', text: '<!doctype html>' },
    },
    file: {
      name: 'notes.md',
      content: repeated(`## A heading\n\n${PARAGRAPH}\n\n- one\n- two\n\n`, 4000),
      answer: (content) => ({ kind: 'download', button: 'Download MD', name: 'document.md', bytes: content }),
    },
    complaint: {
      input: { text: `${'> '.repeat(100_000)}deep` },
      says: /nested more than 200 levels deep at line 1/,
    },
  },
  'diff-checker': {
    action: 'Compare',
    opener: 'Open original',
    field: 'Original text',
    typed: {
      text: 'one\ntwo\nthree',
      around: (word) => `one\n${word}\nthree`,
      settings: [{ field: 'Changed text', text: 'one\n2\nthree' }],
      answer: () => ({ kind: 'shows', region: 'Differences', text: /1 change 1 line removed, 1 added/ }),
    },
    takes: {
      copy: { button: 'Copy', text: '  2 - two\n  2 + 2\n' },
      download: { button: 'Download', text: '  2 - two\n  2 + 2\n' },
    },
    file: {
      settings: [{ field: 'Changed text', text: 'Line 1\n' }],
      name: 'original.txt',
      content: () =>
        Buffer.from(
          manyLines(200_000)
            .map((line) => `${line}\n`)
            .join(''),
        ),
      answer: () => download('diff-result.txt', onlySecondKept(manyLines(200_000))),
    },
    large: { file: { name: 'large.txt', write: zeros(3_000_000_000, 4_000_000) } },
    complaint: {
      input: { text: '' },
      settings: [{ field: 'Changed text', text: '' }],
      says: /Please enter at least one text to compare\./,
    },
  },
  'hash-generator': {
    action: 'Generate Hashes',
    opener: 'Open files',
    typed: { text: TEXT, answer: (typed) => ({ kind: 'boxes', region: 'Hashes', boxes: digests(typed) }) },
    file: {
      name: 'data.bin',
      content: () => noise(20_000_003),
      answer: (content) => ({ kind: 'boxes', region: 'data.bin', boxes: digests(content) }),
    },
    large: { file: { name: 'large.iso', write: zeros(1_300_000_000) } },
    complaint: { input: { text: '' }, says: /Please enter some text to hash\./ },
  },
  'jwt-decoder': {
    action: 'Decode',
    opener: 'Open a file',
    field: 'JWT Token',
    typed: {
      // RFC 7519, section 6.1
      text: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
      around: (word) =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ word })).toString('base64url')}.`,
      answer: (token) => ({
        kind: 'boxes',
        region: 'Decoded token',
        boxes: { Header: jwtPart(token, 0), Payload: jwtPart(token, 1) },
      }),
    },
    takes: {
      copy: { button: 'Copy Payload', text: '"iss": "joe"' },
      download: { button: 'Download', text: '"iss": "joe"' },
    },
    complaint: { input: { text: 'eyJhbGciOiJub25lIn0.e30' }, says: /JWT should have 3 parts separated by dots\./ },
  },
  'uuid-generator': {
    action: 'Generate',
    form: {
      settings: [
        { select: 'Version', option: 'v5: from a name (SHA-1)' },
        { field: 'Names, one per line', text: 'www.example.com' },
      ],
      // RFC 9562, appendix A.4.
      answer: () => text('2ed6657d-e927-568b-95e1-2665a8aea6a2'),
    },
    large: {
      settings: [
        { select: 'Version', option: 'v1: time and node' },
        { field: 'Count', text: '10000000' },
      ],
    },
    complaint: {
      settings: [
        { select: 'Version', option: 'v1: time and node' },
        { field: 'Count', text: '0' },
      ],
      says: /Enter a whole number from 1 to 10,000,000\./,
    },
  },
  'qr-generator': {
    action: 'Generate',
    opener: 'Open a file',
    field: 'Text or URL',
    typed: {
      text: 'https://example.com/Grüße?q=世界',
      answer: (typed) => ({ kind: 'shows', region: 'QR code', text: literally(typed) }),
    },
    takes: { copy: { button: 'Copy Text', text: 'q=世界' }, download: { button: 'Download SVG', text: '<svg' } },
    complaint: { input: { text: 'a'.repeat(3000) }, says: /No QR code holds this text at level M\./ },
  },
  'mp4-to-mp3-converter': {
    action: 'Convert',
    opener: 'Choose an MP4 file',
    file: {
      name: 'video.mp4',
      content: media('aac-faststart.mp4'),
      answer: () => ({
        kind: 'mp3',
        link: 'Download MP3',
        name: 'video.mp3',
        sound: { seconds: 2, channels: 2, sampleRate: 44_100 },
      }),
    },
    large: { file: { name: 'long.mp4', write: longVideo(300) } },
    complaint: {
      input: { name: 'random.mp4', content: media('random.mp4') },
      says: /can be read|readable/,
    },
  },
  'password-generator': {
    action: 'Generate Password',
    form: {
      settings: [
        { checkbox: 'Uppercase (A–Z)', checked: false },
        { checkbox: 'Lowercase (a–z)', checked: false },
        { checkbox: 'Numbers (0–9)', checked: true },
      ],
      answer: () => ({ kind: 'shows', region: 'Result', text: /^\d{12}/ }),
    },
    takes: { copy: { button: 'Copy', text: /^\d{12}$/ } },
    complaint: {
      settings: [
        { checkbox: 'Uppercase (A–Z)', checked: false },
        { checkbox: 'Lowercase (a–z)', checked: false },
        { checkbox: 'Numbers (0–9)', checked: false },
      ],
      says: /Please select at least one character type\./,
    },
  },
  'random-generator': {
    action: 'Generate',
    form: {
      settings: [
        { field: 'Count', text: '3' },
        { field: 'Min', text: '-7' },
        { field: 'Max', text: '-7' },
      ],
      answer: () => text('-7\n-7\n-7'),
    },
    large: {
      settings: [
        { field: 'Count', text: '10000000' },
        { field: 'Max', text: '9'.repeat(60) },
      ],
    },
    complaint: {
      settings: [
        { field: 'Min', text: '5' },
        { field: 'Max', text: '4' },
      ],
      says: /Max is less than Min/,
    },
  },
  'unit-converter': {
    action: 'Convert',
    form: {
      settings: [
        { select: 'Category', option: 'Length' },
        { field: 'Amount', text: '100' },
        { select: 'From', option: 'Mile (mi)' },
        { select: 'To', option: 'Kilometer (km)' },
      ],
      answer: () => text('160.9344 km'),
    },
    takes: {
      copy: { button: 'Copy result', text: '160.9344 km' },
      download: { button: 'Download', text: '160.9344 km' },
    },
    complaint: {
      settings: [{ field: 'Amount', text: '1,5' }],
      says: /Please enter a valid amount\. Commas separate thousands/,
    },
  },
  'currency-converter': {
    action: 'Convert',
    form: {
      // A rate of one's own needs no service, which a test in another browser does not have.
      settings: [
        { field: 'Amount', text: '1,234.50' },
        { field: 'Your own rate', text: '0.85' },
      ],
      answer: () => text('1049.33 EUR'), // 1234.5 × 0.85 = 1049.325
    },
    takes: { copy: { button: 'Copy result', text: '1049.33 EUR' } },
    complaint: {
      settings: [{ field: 'Amount', text: '12 apples' }],
      says: /Please enter a valid amount\. “apples” is not USD\./,
    },
  },
  'color-picker': {
    form: {
      settings: [{ field: 'Color', text: 'rebeccapurple' }],
      // CSS Color 4, section 6.1, and its conversions.
      answer: () => ({
        kind: 'boxes',
        boxes: {
          HEX: '#663399',
          RGB: 'rgb(102, 51, 153)',
          RGBA: 'rgba(102, 51, 153, 1)',
          HSL: 'hsl(270, 50%, 40%)',
          HSLA: 'hsla(270, 50%, 40%, 1)',
        },
        region: 'Values',
      }),
    },
    takes: { copy: { button: 'Copy HEX', text: '#663399' } },
    complaint: { settings: [{ field: 'Color', text: 'not a color' }], says: /isn’t a CSS color/ },
  },
};

// Inputs that have something said of them: notes, losses, a negative answer, or an error. By command, with options and a key.
import type { KernelInput } from '../../../workers/contract/run/source';

type SaidInput = readonly [input: KernelInput, options?: object, key?: string];

const bytes = (hex: string) => new Blob([new Uint8Array(Buffer.from(hex, 'hex'))]);
/** “café” in Windows-1252. */
const CP1252 = bytes('636166e90a');
const decode = { mode: 'decode' };

const part = (text: string) => Buffer.from(text).toString('base64url');
const jwt = (header: string, payload: string, signature = 'AAAA') => `${part(header)}.${payload}.${signature}`;
const HS256 = '{"alg":"HS256"}';

export const SAID: Readonly<Record<string, readonly SaidInput[]>> = {
  base64: [
    ['SGVs bG8=', decode],
    ['SGVsbG8', decode],
    ['SGVsbG8=SGVs', decode],
    ['data:text/plain;base64,SGk=', decode],
    ['*', decode],
    ['SGVsbG8*', decode],
  ],
  binary: [
    ['01000001 0100', { mode: 'binary-to-text' }],
    ['0x', { mode: 'decimal-to-binary' }],
    ['1e3', { mode: 'decimal-to-binary' }],
    ['012', { mode: 'binary-to-text' }],
  ],
  case: [[CP1252], ['straße ǆ', { locale: 'tr' }]],
  color: [['rgb(300 0 0)'], ['color(display-p3 1 0 0)'], ['#777', { second: 'tomato' }], ['nocolor']],
  count: [['a b\nc.'], [CP1252]],
  dedup: [['a\nA\na\n', { caseSensitive: true }], [CP1252]],
  diff: [
    [['a\n', 'a\n']],
    [['a\n', 'b\n']],
    [['a', 'a\n']],
    [[CP1252, 'café\n']],
    [['a\r\n', 'a\n'], { ignoreLineEnds: true }],
    [['{"a":1}', '{"a":1.0}'], { as: 'json' }],
    [['{"a":1}', '{"a":1.0}'], { as: 'json', numbers: 'written' }],
    [['{"a":1}', '{"a":1,}'], { as: 'json' }],
    [['{"a":1,"a":2}', '{}'], { as: 'json' }],
    [['[{"id":1},{"id":2}]', '\ufeff[{"id":2}]'], { as: 'json', arrays: 'key' }],
    [['[{"id":1},{"id":1}]', '[{"id":2}]'], { as: 'json', arrays: 'key', keyField: 'id' }],
    [['[1,2]', '[2,2]'], { as: 'json', arrays: 'any-order' }],
    [['a\nb\n', '@@ -1,2 +1,2 @@\n-a\n+A\n b\n'], { mode: 'apply' }],
    [['x\nb\n', '@@ -1,2 +1,2 @@\n-a\n+A\n b\n'], { mode: 'apply' }],
    [['A\nb\n', '@@ -1,2 +1,2 @@\n-a\n+A\n b\n'], { mode: 'apply' }],
    [['x\n', 'rename from x\nrename to y\n'], { mode: 'apply' }],
  ],
  filter: [
    ['a\rb\n', { patterns: 'a' }],
    [CP1252, { patterns: 'a' }],
    ['a', { patterns: '' }],
    ['a', { patterns: '(', match: 'regex' }],
    ['a', { patterns: 'b' }],
  ],
  hash: [
    ['abc', { expected: 'd41d8cd98f00b204e9800998ecf8427e' }],
    ['abc', { expected: '900150983cd24fb0d6963f7d28e17f72' }],
    ['abc', { expected: 'sha3-256:3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532' }],
    ['abc', { expected: 'xyz' }],
  ],
  hex: [
    ['0000000 6548 6c6c 006f\n0000005\n', decode],
    ['00000000: 4865 6c6c 6f0a                           Hello.\n', decode],
    ['#FF8800', decode],
    ['123', decode],
    ['0x48, 0x69', decode],
  ],
  html: [
    ['&#55357;&#56832; &nope; &#x110000;', decode],
    [CP1252, decode],
  ],
  csv: [
    ['a;b;a\n"x"y;5" z\n\n1;2;3;4\n'],
    ['a\n12345678901234567890\n', { typed: true, header: 'yes' }],
    ['[{"a":null,"b":[1]},{"c":"=1"}]', { mode: 'to-csv' }],
    ['[{"a":1},{"b":2}]', { mode: 'to-csv', columns: 'first' }],
    ['a,"b'],
    ['5', { mode: 'to-csv' }],
    ['{', { mode: 'to-csv' }],
    [CP1252],
  ],
  json: [
    ['{"a":1,"a":12345678901234567890}'],
    ["{a: 'x', // note\n}", { action: 'repair' }],
    ['{"a":}'],
    ['{"a":}', { action: 'validate' }],
    ['{"a":[1,2]}', { query: '$.a[*]' }],
    ['{"a":1}', { query: '$[' }],
    ['{"a":1}{"b":2}', { action: 'repair' }],
    [CP1252],
  ],
  'json-to-xml': [
    ['{"a":[null,1]}'],
    ['<!-- c --><a>x</a>', { mode: 'xml-to-json' }],
    ['{', {}],
    ['<a>', { mode: 'xml-to-json' }],
  ],
  'json-to-yaml': [
    ['a: 1 # c\nb: &x 2\nc: *x\n', { mode: 'to-json' }],
    ['{"a":1e999}'],
    ['a: b: c', { mode: 'to-json' }],
  ],
  jwt: [
    [jwt(HS256, part('{"exp":1300819380}'))],
    [jwt(HS256, part('{"nbf":4102444800000,"iat":"now"}'))],
    [jwt(HS256, part('{"a":1,"a":2}')), {}, 'secret'],
    [jwt(HS256, part('{"a"')), {}, 'secret'],
    [jwt(HS256, '')],
    [jwt(HS256, part('text'))],
    [jwt('{"alg":"none"}', part('{}'), '')],
    [jwt(HS256, part('{}')), {}, '{"keys":[]}'],
    [`Bearer ${jwt(HS256, part('{}'))}`],
    [`${part('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.AA.AA.AA.AA`],
    ['a.b'],
    [jwt('[]', part('{}'))],
    ['{"sub":"joe"}', { mode: 'create' }, 'secret'],
    ['{"sub":"joe"}', { mode: 'create' }],
    ['[]', { mode: 'create' }, 'secret'],
  ],
  schema: [
    [['{"a":1,"a":15}', '{"properties":{"a":{"maximum":10}},"format":"email"}']],
    [['{"a":"x"}', '{"$schema":"http://json-schema.org/draft-07/schema#","format":"color","pattern":"(?=x)"}']],
    [['1\n"a"\n', '{"type":"string"}'], { isLines: true }],
    [['1', '{"$ref":"other.json"}']],
    ['{"a":1,"a":2}\n{}\n', { mode: 'make', isLines: true }],
  ],
  lists: [[[CP1252, 'café\n']], [['a\nb\n', 'b\nc\n']]],
  markdown: [['<b>x</b>'], [CP1252]],
  password: [
    [[], { length: 4, symbols: true }],
    [[], { kind: 'passphrase', words: 12 }],
  ],
  qr: [
    ['hi', { dark: '#ffffff', light: '#000000' }],
    ['hi', { dark: '#777777', light: '#aaaaaa' }],
    ['x'.repeat(3000)],
    ['a;b\nc;d\n', { mode: 'batch', list: 'csv' }],
    [CP1252],
  ],
  random: [
    [[], { min: '9', max: '1' }],
    [[], { count: '5', max: '3', distinct: true }],
  ],
  regex: [
    ['text', { pattern: '[[:alpha:]]' }],
    ['text', { pattern: '\\p{L}\\K' }],
    ['text', { pattern: '(' }],
    ['text', { pattern: 'nothing' }],
    ['a b', { pattern: ' ', action: 'replace', replacement: '\\n' }],
    [CP1252, { pattern: 'a' }],
  ],
  unit: [
    ['-300', { category: 'temperature', from: 'celsius', to: 'kelvin' }],
    ['26.2', { from: 'mile', to: 'kilometer' }],
    ['5 ft', { from: 'mile', to: 'meter' }],
    ['x'],
    ['1e999999'],
  ],
  url: [['%zz', decode], ['%E4', decode], ['a+b', decode], [CP1252]],
  uuid: [
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', { mode: 'inspect' }],
    ['00000000-0000-0000-0000-000000000000', { mode: 'inspect' }],
    ['017F22E2-79B0-7CC3-18C4-DC0C0C07398F', { mode: 'inspect' }],
    ['81ARZ3NDEKTSV4RRFFQ69G5FAV', { mode: 'inspect' }],
    ['xyz', { mode: 'inspect' }],
    ['www.example.com\n', { kind: 'v5', namespace: 'own', ownNamespace: 'x' }],
  ],
  xml: [['<a><b></a>'], ['<a><b></a>', { action: 'validate' }], ['<a/>', { action: 'validate' }], [CP1252]],
};

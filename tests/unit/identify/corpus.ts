// Texts of each kind as people have them. Where one comes from a standard or a tool's documentation, that is named beside it.
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { FindingKind } from '../../../workers/kernels/identify/spec';

const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64');
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hex = (text: string) => Buffer.from(text).toString('hex');
const bits = (text: string) => Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join(' ');

/** The smallest picture: one pixel, https://www.w3.org/TR/png-3/ */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const KINDS: Readonly<Partial<Record<FindingKind, readonly string[]>>> = {
  json: [
    '{"name":"toolyard","version":"0.1.0","private":true}',
    // RFC 8259, section 13
    '{\n  "Image": {\n    "Width": 800,\n    "Height": 600,\n    "Title": "View from 15th Floor",\n    "Animated": false,\n    "IDs": [116, 943, 234, 38793]\n  }\n}',
    '[1, 2, 3]',
    '[{"id":1,"tags":["a","b"]},{"id":2,"tags":[]}]',
    '{\n  "compilerOptions": {\n    "strict": true,\n    "target": "ES2022",\n  }\n}',
    '{}',
    '{"a": 1, "b": }',
    "{'a': 1, 'b': [1, 2], 'c': None}",
    '{name: "x", age: 3}',
  ],
  'json-lines': [
    '{"level":"info","msg":"started"}\n{"level":"warn","msg":"slow"}',
    '{"id":1}\n{"id":2}\n{"id":3}\n',
    '{"custom_id":"r-1","method":"POST","body":{"max_tokens":10}}\n{"custom_id":"r-2","method":"POST","body":{"max_tokens":20}}',
    '{"type":"Feature","geometry":null,"properties":{}}\n{"type":"Feature","geometry":null,"properties":{"a":1}}',
    '{"time":"2026-01-01T00:00:00Z","pid":1}\n{"time":"2026-01-01T00:00:01Z","pid":1}\n{"time":"2026-01-01T00:00:02Z","pid":2}',
    '[1,"a"]\n[2,"b"]\n[3,"c"]',
  ],
  jwt: [
    // RFC 7519, section 3.1
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    // RFC 7519, section 6.1: unsecured
    'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
    `Bearer ${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: '1234567890', iat: 1516239022 })}.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c`,
    `${base64url({ alg: 'RS256', kid: 'k1' })}.${base64url({ aud: 'api', exp: 4102444800 })}.${'a'.repeat(342)}`,
    `${base64url({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.${'b'.repeat(64)}.${'c'.repeat(16)}.${'d'.repeat(40)}.${'e'.repeat(22)}`,
  ],
  hash: [
    // RFC 1321, section A.5; FIPS 180: "abc"
    '900150983cd24fb0d6963f7d28e17f72',
    'a9993e364706816aba3e25717850c26c9cd0d89d',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'DDAF35A193617ABACC417349AE20413112E6FA4E89A97EA20A9EEEE64B55D39A2192992A274FC1A836BA3C23A3FEEBBD454D4423643CE80E2A9AC94FA54CA49F',
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    // https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity
    'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    'SHA256: 594e519ae499312b29433b7dd8a97ff068defcba9755b6d5d00e84c524d67b06',
  ],
  'password-hash': [
    '$2a$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW',
    '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
    '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
    '$6$rounds=5000$usesomesillystri$D4IrlXatmP7rx3P3InaxBeoomnAihCKRVQAr/36eYPmVZgfmLKWyuuRUWZmFaF8ba1OUNqE2wqdlMW1jTnvDw.',
    'pbkdf2_sha256$870000$oM1Kq2mWm0Wk$1xVq8F5oVjZr0m3cI1s4u3o3b5vB0s5z0o2H0Qq6mFw=',
    '$y$j9T$F5Jx5fExrKuPp53xLKQ..1$X3DX6M94c7o.9agCG9G317fhZg9SqC.5i5rd.RhAtQ7',
  ],
  checksums: [
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\ne3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.bin\n',
    'd41d8cd98f00b204e9800998ecf8427e *empty.iso',
    'da39a3ee5e6b4b0d3255bfef95601890afd80709  a b.txt\na9993e364706816aba3e25717850c26c9cd0d89d  c.txt',
    'SHA256 (abc.txt) = ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'MD5 (a.iso) = d41d8cd98f00b204e9800998ecf8427e\nMD5 (b.iso) = 900150983cd24fb0d6963f7d28e17f72',
  ],
  base64: [
    base64('Hello, world!'),
    base64(PNG),
    base64('{"user":"ann","admin":false}'),
    base64(gzipSync('a'.repeat(500))),
    base64(deflateRawSync(Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7919) % 251)))),
    // RFC 4648, section 10
    'Zm9vYmFy',
    Buffer.from('a text with some ÄÖÜ and >>> in it ???').toString('base64url'),
    base64('The quick brown fox jumps over the lazy dog. '.repeat(8)).replace(/(.{76})/g, '$1\n'),
  ],
  'data-uri': [
    `data:image/png;base64,${base64(PNG)}`,
    'data:text/plain;base64,SGVsbG8sIFdvcmxkIQ==',
    'data:text/html,%3Ch1%3EHello%2C%20World%21%3C%2Fh1%3E',
    'data:,Hello%2C%20World%21',
    'data:application/json;charset=utf-8;base64,eyJhIjoxfQ==',
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  hex: [
    hex('Hello, world!'),
    '48 65 6c 6c 6f 2c 20 77 6f 72 6c 64',
    '0x48, 0x65, 0x6c, 0x6c, 0x6f',
    String.raw`\x7f\x45\x4c\x46\x02\x01`,
    'DE:AD:BE:EF:00:42:13:37',
    '89504e470d0a1a0a0000000d49484452',
  ],
  cron: [
    // crontab(5)
    '5 0 * * *       $HOME/bin/daily.job >> $HOME/tmp/out 2>&1',
    '15 14 1 * *     $HOME/bin/monthly',
    '0 22 * * 1-5    mail -s "It\'s 10pm" joe',
    '23 0-23/2 * * * echo "run 23 minutes after midn, 2am, 4am ..., everyday"',
    '*/10 * * * *',
    '0 4 8-14 * mon,wed',
    '@daily',
    '@reboot /usr/local/bin/start',
  ],
  'ip-address': [
    // RFC 5737 and RFC 3849: addresses for documentation
    '192.0.2.1',
    '198.51.100.0/24',
    '203.0.113.7:8080',
    '127.0.0.1',
    '2001:db8::1',
    '2001:db8::/32',
    'fe80::1',
    '::1',
    '192.168.0.1',
    '10.0.0.0/8',
    '1.2.3.4',
    '::ffff:192.0.2.128',
  ],
  calculation: [
    '2+2',
    '2 + 2 =',
    '(1 + 2) * 3.5',
    '19.99*3',
    '1/3 + 1/6',
    '2^64 - 1',
    '1,234.50 - 34.5',
    '6 × 7',
    '-5*-4',
    '10 - 3',
  ],
  'hex-dump': [
    '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a       Hello, world!.',
    '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a        |Hello, world!.|\n0000000e',
    '00000000: 8950 4e47 0d0a 1a0a 0000 000d 4948 4452  .PNG........IHDR\n00000010: 0000 0001 0000 0001 0806 0000 001f 15c4  ................',
    '0000000 48 65 6c 6c 6f\n0000005',
    '00000000  7f 45 4c 46 02 01 01 00  00 00 00 00 00 00 00 00  |.ELF............|\n*\n00000020',
    '0000:  25 50 44 46 2d 31 2e 34  0a                       %PDF-1.4.',
  ],
  binary: [
    bits('Hi!'),
    bits('Hello, world'),
    bits('toolyard').replaceAll(' ', ''),
    '1101 0010 1111 0000',
    '01001000\n01100101\n01111001',
  ],
  uuid: [
    // RFC 9562, appendix A
    'C232AB00-9414-11EC-B3C8-9F6BDECED846',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
    '919108f7-52d1-4320-9bac-f847db4148a8',
    '{2ed6657d-e927-568b-95e1-2665a8aea6a2}',
    'urn:uuid:5df41881-3aed-3515-88a7-2f4a814cf09e',
    '00000000-0000-0000-0000-000000000000',
  ],
  ulid: [
    // https://github.com/ulid/spec
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '01J9ZQ3V5H8W2K4X6Y8Z0A1B2C',
    '01HZXW6C9E5N3Q7R8S9T0V1W2X',
    '01BX5ZZKBKACTAV9WEVGEMMVRZ',
    '01k0abcdefghjkmnpqrstvwxyz',
  ],
  xml: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<note><to>Ann</to><body>Hi</body></note>',
    '<catalog>\n  <book id="bk101"><title>XML</title></book>\n</catalog>',
    '<rss version="2.0"><channel><title>News</title></channel></rss>',
    '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body/></soap:Envelope>',
    '<project xmlns="http://maven.apache.org/POM/4.0.0">\n  <modelVersion>4.0.0</modelVersion>\n</project>',
    '<?xml version="1.0"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict><key>A</key><true/></dict></plist>',
  ],
  html: [
    '<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body></body></html>',
    '<div class="card"><p>Hello</p></div>',
    '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
    '<a href="https://example.com">Example</a>',
    '<html>\n<body><h1>Hi</h1></body>\n</html>',
  ],
  yaml: [
    // https://docs.github.com/actions
    'name: CI\non:\n  push:\n    branches: [main]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci',
    '---\napiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  ports:\n    - port: 80\n      targetPort: 8080',
    // https://yaml.org/spec/1.2.2/, example 2.4
    '-\n  name: Mark McGwire\n  hr:   65\n  avg:  0.278\n-\n  name: Sammy Sosa\n  hr:   63\n  avg:  0.288',
    'services:\n  db:\n    image: postgres:16\n    environment:\n      POSTGRES_PASSWORD: example\n',
    'american:\n  - Boston Red Sox\n  - Detroit Tigers\nnational:\n  - New York Mets\n',
    '# settings\nhost: localhost\nport: 8080\ndebug: true\n',
    'description: |\n  Several lines\n  of text; with signs { }\nversion: 3\nsteps:\n  - a\n',
    'key: value\nother: [1, 2, 3]',
  ],
  csv: [
    // RFC 4180, section 2
    'aaa,bbb,ccc\nzzz,yyy,xxx\n',
    '"aaa","b,bb","ccc"\n"zzz","yyy","x""xx"',
    'id\tname\tcity\n1\tAnn\tOslo\n2\tBob\tRome',
    'Datum;Betrag\n2026-01-01;12,50\n2026-01-02;7,00\n2026-01-03;1,25',
    'date,open,high,low,close\n2026-01-02,10.1,10.9,10.0,10.5\n2026-01-03,10.5,11.2,10.4,11.0\n2026-01-04,11.0,11.1,10.2,10.3',
  ],
  markdown: [
    '# Toolyard\n\nFree tools that run in your browser.\n\n- Fast\n- Private\n',
    'See [the guide](https://example.com/guide) for **all** options.\n\n```sh\nnpm start\n```\n',
    '## Steps\n\n1. Open the file\n2. Press `Run`\n',
    '| Name | Size |\n|------|-----:|\n| a | 1 |\n\n> A quote with **bold** text\n',
    '- [x] Write the text\n- [ ] Check the links\n\nMore in [README](README.md).\n',
    'Title\n=====\n\nSome text.\n\n> quote',
    '### Changes\n- Fixed a bug (#12)\n- Added `foo`',
  ],
  diff: [
    '--- a/hello.txt\n+++ b/hello.txt\n@@ -1 +1 @@\n-Hello\n+Hello, world',
    'diff --git a/x.ts b/x.ts\nindex 83db48f..bf269f4 100644\n--- a/x.ts\n+++ b/x.ts\n@@ -1,3 +1,4 @@\n a\n+b\n c\n d',
    'Index: readme.txt\n===================================================================\n--- readme.txt\t(revision 1)\n+++ readme.txt\t(working copy)\n@@ -1,2 +1,2 @@\n-old\n+new\n same',
    '@@ -10,6 +10,7 @@ function f() {\n   a();\n   b();\n+  c();\n }',
    'From 0a1b2c Mon Sep 17 00:00:00 2001\nFrom: Ann <ann@example.com>\nSubject: [PATCH] Fix it\n\n---\n a.txt | 2 +-\n\ndiff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b',
  ],
  'html-entities': [
    'Tom &amp; Jerry',
    '&lt;b&gt;bold&lt;/b&gt;',
    'Caf&eacute; &#8211; na&iuml;ve',
    '5 &gt; 3 &amp;&amp; 2 &lt; 4',
    '&#x1F600; &#128077;',
  ],
  url: [
    'https://example.com/',
    'https://www.example.com/search?q=tools&lang=en#top',
    'http://localhost:8080/tool/json-formatter',
    'ftp://ftp.example.org/pub/file.tar.gz',
    'https://example.com/?q=caf%C3%A9&x=1',
    'www.example.com/path',
    'mailto:ann@example.com',
    'tel:+15550100',
  ],
  'url-encoded': [
    'Hello%20World%21',
    'caf%C3%A9+au+lait',
    'name=Ann+Lee&city=S%C3%A3o%20Paulo',
    'https%3A%2F%2Fexample.com%2F%3Fa%3D1',
    '%F0%9F%98%80',
    'utm_source=news&utm_medium=email&utm_campaign=spring',
  ],
  pem: [
    '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIUY2FmZQ==\n-----END CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\n-----END RSA PRIVATE KEY-----',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----',
    '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBFo=\n-----END PGP PUBLIC KEY BLOCK-----',
  ],
  color: [
    '#0f6b4d',
    '#fff',
    'rgb(59 130 246 / 50%)',
    'hsl(217, 91%, 60%)',
    'rebeccapurple',
    'oklch(62% 0.19 260)',
    '#3b82f680',
  ],
  quantity: [
    '5 ft 11 in',
    '72 °F',
    '10 km in miles',
    '2.5 cups to ml',
    '180 lbs',
    '3 1/2 inches',
    '1,500 kg to tons',
    '6\'2"',
    '100 km/h',
    '1.5 GB in MB',
  ],
  money: ['100 USD to EUR', '$49.99', '€20', '1,000 JPY in USD', '250 dollars to euros', 'CHF 80', '€ 1.234,56'],
  'unix-time': ['1700000000', '1516239022', '1700000000000', '1234567890', '1893456000'],
  number: ['42', '3.14159', '1,000,000', '6.02e23', '-273.15'],
  regex: [
    String.raw`/^\d{4}-\d{2}-\d{2}$/`,
    String.raw`^[\w.+-]+@[\w-]+\.[\w.]+$`,
    String.raw`/(?<year>\d{4})-(?<month>\d\d)/gu`,
    '/[a-z]+/gi',
    String.raw`^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$`,
  ],
};

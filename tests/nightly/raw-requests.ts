// Requests that no HTTP client sends, as bytes: targets with every control character, impossible headers and wrong lengths.
import fc from 'fast-check';
import { endpoints } from '../../src/forms/endpoints';

export interface RawRequest {
  /** In one or more writes. Each character is a byte. */
  readonly writes: readonly string[];
  /** True if the request is known to be incomplete, so the client ends it. */
  readonly isCut: boolean;
}

/** A target or a header that gets through unescaped would add this header to the response. */
export const INJECTED = 'X-Injected';

const anyByte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));

/** C0, space, DEL and C1, which browsers drop or read as separators. */
const control = fc.oneof(
  fc.integer({ min: 0, max: 0x20 }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x7f, max: 0x9f }).map((code) => String.fromCharCode(code)),
);

const escaped = anyByte.map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Mostly short, sometimes beyond the 16 KB that Node takes as headers. */
const length = fc.oneof(
  { weight: 8, arbitrary: fc.nat(60) },
  { weight: 1, arbitrary: fc.nat(4_000) },
  { weight: 1, arbitrary: fc.integer({ min: 15_000, max: 40_000 }) },
);

const long = length.map((count) => 'a'.repeat(count));

const known = fc.constantFrom(
  ...['tools', 'TOOLS', 'tools.html', 'index.html', 'about', 'tool/hash-generator', 'assets', 'service-worker.js'],
  ...['build.json', '.site.json', '.vite/manifest.json', '.well-known/security.txt', '_headers', '404', 'package.json'],
  ...Object.values(endpoints).map((path) => path.slice(1)),
  ...['api/health', 'api/live', 'api', 'evil.example', '@evil.example', 'http://evil.example', 'localhost:1'],
);

const separator = fc.constantFrom(
  ...['/', '/', '/', '//', '///', '\\', '/\\', '%5c', '%5C', '%2f', '%2F', '.', '..', '/../', '/./', '%2e%2e', '.html'],
  ...['?', '#', '&', '=', ':', ';', '@', '%', '%zz', '%c0%af', '%ff', '%e2%80%a8', `%0d%0a${INJECTED}:%201`],
);

/** Well-formed to HTTP, so the site's own code reads it. */
const readableTarget = fc
  .tuple(
    fc.array(fc.oneof(separator, separator, known, known, escaped), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('', '', '/', '.html', '/evil.example/x.html'),
  )
  .map(([parts, end]) => `/${parts.join('')}${end}`);

const anyTarget = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .array(fc.oneof(separator, known, control, escaped, anyByte), { minLength: 1, maxLength: 6 })
      .map((parts) => `/${parts.join('')}`),
  },
  { weight: 2, arbitrary: fc.tuple(known, control, known).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: long.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', '', 'evil.example:443', 'http://evil.example/TOOLS/', 'http://[') },
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND'),
  },
  { weight: 1, arbitrary: fc.constantFrom('get', 'G ET', '', 'PRI', 'GET\0', 'QUERY', 'A'.repeat(9_000)) },
);

const version = fc.oneof(
  { weight: 16, arbitrary: fc.constant(' HTTP/1.1') },
  { weight: 2, arbitrary: fc.constant(' HTTP/1.0') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' HTTP/0.9', ' HTTP/1.2', ' HTTP/2.0', ' http/1.1', ' HTTP/1.1 x', '\tHTTP/1.1'),
  },
);

const host = fc.oneof(
  { weight: 16, arbitrary: fc.constant(['Host: localhost']) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<string[]>(
      ...[[], ['Host: a.example', 'Host: b.example'], ['Host: a.example', 'host: a.example'], ['Host:']],
      ...[['Host: a.example:99999'], ['Host: a@b.example'], ['Host : localhost'], ['Host: a.example/x'], ['Host: %00']],
      ...[['Host: [::1'], ['Host: evil.example\\x'], ['Host: a b'], ['Host: a.example, b.example']],
    ),
  },
  { weight: 1, arbitrary: fc.tuple(control, known).map(([byte, name]) => [`Host: ${name}${byte}`]) },
);

const HEADERS = `Range If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since Accept-Encoding Expect Upgrade Connection
X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Request-Id X-Form-Token Origin Content-Type Sec-Fetch-Site HTTP2-Settings Cookie`;

const headerName = fc.constantFrom(...HEADERS.split(/\s/));

const headerValue = fc.oneof(
  known,
  fc.constantFrom(
    ...['*', '""', 'W/"x"', 'bytes=0-', 'bytes=-0', 'bytes=9-1,1-2', 'bytes=0-99999999999999999999', 'gzip;q=NaN, br'],
    ...['identity;q=0, *;q=0', '100-continue', 'websocket', 'h2c', 'https', '1.2.3.4, ::1', 'application/json', 'null'],
    ...['Thu, 01 Jan 1970 00:00:00 GMT', 'cross-site', 'close', 'keep-alive, Upgrade', 'http://localhost'],
  ),
);

const readableHeader = fc.tuple(headerName, headerValue).map(([name, text]) => `${name}: ${text}`);

const anyHeader = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: headerName }, { weight: 1, arbitrary: fc.constantFrom('', 'A B', '\0') }),
    fc.oneof(
      headerValue,
      long,
      fc.array(anyByte, { maxLength: 40 }).map((bytes) => bytes.join('')),
    ),
  )
  .map(([name, text]) => `${name}: ${text}`);

interface Body {
  readonly headers: readonly string[];
  readonly content: string;
  readonly isCut?: boolean;
}

const JSON_BODY = '{"email":"ann@example.org","action":"subscribe"}';

const readableBody = fc.constantFrom<Body>(
  { headers: [], content: '' },
  { headers: [`Content-Length: ${JSON_BODY.length}`, 'Content-Type: application/json'], content: JSON_BODY },
  { headers: ['Transfer-Encoding: chunked'], content: '2\r\n{}\r\n0\r\n\r\n' },
  { headers: ['Content-Length: 20000'], content: 'x'.repeat(20_000) },
);

/** Wrong lengths, wrong chunks, and both at once, which is how requests are smuggled past a proxy. */
const anyBody = fc.oneof(
  { weight: 4, arbitrary: readableBody },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Body>(
      { headers: ['Content-Length: 999'], content: JSON_BODY, isCut: true },
      { headers: ['Content-Length: 3'], content: JSON_BODY },
      { headers: ['Content-Length: -1'], content: JSON_BODY },
      { headers: ['Content-Length: 0x10'], content: JSON_BODY },
      { headers: ['Content-Length: 99999999999999999999'], content: JSON_BODY, isCut: true },
      { headers: ['Content-Length: 5', 'Content-Length: 6'], content: 'abcdef' },
      { headers: ['Transfer-Encoding: chunked'], content: `5000\r\n${'x'.repeat(0x5000)}\r\n0\r\n\r\n` },
      { headers: ['Transfer-Encoding: chunked'], content: 'zz\r\n{}\r\n0\r\n\r\n' },
      { headers: ['Transfer-Encoding: chunked'], content: '-2\r\n{}\r\n0\r\n\r\n' },
      { headers: ['Transfer-Encoding: chunked'], content: 'ffffffffffffffffff\r\n{}' },
      { headers: ['Transfer-Encoding: chunked'], content: '2\n{}\n0\n\n' },
      { headers: ['Transfer-Encoding: chunked'], content: '2\r\n{}XX0\r\n\r\n' },
      { headers: ['Transfer-Encoding: chunked'], content: `2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n` },
      { headers: ['Transfer-Encoding: chunked'], content: '5\r\n{}', isCut: true },
      { headers: ['Transfer-Encoding: chunked'], content: `0\r\n${INJECTED}: 1\r\n\r\n` },
      { headers: ['Transfer-Encoding: chunked', 'Content-Length: 4'], content: '2\r\n{}\r\n0\r\n\r\n' },
      { headers: ['Transfer-Encoding: gzip, chunked'], content: '2\r\n{}\r\n0\r\n\r\n' },
      { headers: ['Transfer-Encoding: chunked, identity'], content: '2\r\n{}\r\n0\r\n\r\n' },
      { headers: ['Transfer-Encoding:\x0bchunked'], content: '2\r\n{}\r\n0\r\n\r\n' },
    ),
  },
);

const newline = fc.oneof(
  { weight: 24, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r') },
);

/** The boundaries of the writes, and whether the connection ends early. */
const delivery = fc.record({
  splits: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
  cutAt: fc.oneof(
    { weight: 20, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  ),
});

interface Parts {
  readonly target: fc.Arbitrary<string>;
  readonly version: fc.Arbitrary<string>;
  readonly host: fc.Arbitrary<readonly string[]>;
  readonly header: fc.Arbitrary<string>;
  readonly body: fc.Arbitrary<Body>;
  readonly newline: fc.Arbitrary<string>;
}

const requestOf = ({ target, version, host, header, body, newline }: Parts): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(method, target, version, host, fc.array(header, { maxLength: 3 }), body, newline, delivery)
    .map(([verb, path, protocol, hosts, headers, { headers: framing, content, isCut = false }, eol, sent]) => {
      const lines = [`${verb} ${path}${protocol}`, ...hosts, ...headers, ...framing, '', ''];
      const whole = lines.join(eol) + content;
      const bytes = whole.slice(0, Math.ceil(sent.cutAt * whole.length));
      const places = sent.splits.map((part) => Math.floor(part * bytes.length)).sort((a, b) => a - b);
      const writes = [...places, bytes.length].map((end, index) => bytes.slice(places[index - 1] ?? 0, end));
      return { writes, isCut: isCut || sent.cutAt < 1 };
    });

/** Node's parser refuses most of the second kind, so the first tests the code after it. */
export const rawRequest = fc.oneof(
  requestOf({
    target: readableTarget,
    version: fc.constantFrom(' HTTP/1.1', ' HTTP/1.0'),
    host: fc.constant(['Host: localhost']),
    header: readableHeader,
    body: readableBody,
    newline: fc.constant('\r\n'),
  }),
  requestOf({ target: anyTarget, version, host, header: anyHeader, body: anyBody, newline }),
);

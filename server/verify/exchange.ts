// Requests over one connection, as a browser sends them. Node's `fetch` can't: it has its own headers in its own order, and hides
// the interim responses.
import * as http from 'node:http';
import * as http2 from 'node:http2';
import * as https from 'node:https';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import * as tls from 'node:tls';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { headersOf, type Manner } from './browsers';
import { CannotVerify } from './cannot-verify';
import * as words from './words';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Of the interim responses (1xx), such as 103 Early Hints. */
  readonly early: readonly Headers[];
  /** Decoded. Undefined if it can't be decoded. */
  readonly body: Buffer | undefined;
}

export interface Message {
  readonly method: 'GET' | 'HEAD';
  /** With its query. */
  readonly path: string;
  readonly manner: Manner;
}

export interface Connection {
  send(message: Message): Promise<Answer>;
  close(): void;
}

/** For a site with its own certificate authority, as in tests. */
export type TlsOptions = Pick<tls.ConnectionOptions, 'ca'>;

const ANSWER_WAIT_MS = 60_000;

/** Four times the largest file of the build. More is an attack on this machine's memory. */
const BODY_MOST = 2 ** 27;

/** In Node 22.15 and later. */
interface WithZstd {
  readonly zstdDecompress?: (
    bytes: Buffer,
    options: object,
    done: (error: Error | null, plain: Buffer) => void,
  ) => void;
}

const { zstdDecompress } = zlib as WithZstd;

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['identity', (bytes) => Promise.resolve(bytes)],
  ['gzip', promisify(zlib.gunzip)],
  ['deflate', promisify(zlib.inflate)],
  ['br', promisify(zlib.brotliDecompress)],
  ...(zstdDecompress ? [['zstd', promisify(zstdDecompress)] as const] : []),
]);

async function read(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > BODY_MOST) throw new Error(`A response is longer than ${String(BODY_MOST)} bytes`);
  }
  return Buffer.concat(chunks);
}

async function decode(bytes: Buffer, headers: Headers): Promise<Buffer | undefined> {
  if (bytes.length === 0) return bytes; // a response without a body keeps the header
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding === 'zstd' && !zstdDecompress) throw new CannotVerify(words.needsZstd);
  return DECODERS.get(coding)?.(bytes, { maxOutputLength: BODY_MOST }).catch(() => undefined);
}

function headersIn(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

const isPseudo = (name: string) => name.startsWith(':');

const headersInFrame = (frame: http2.IncomingHttpHeaders) =>
  headersIn(
    Object.entries(frame).flatMap(([name, value]) =>
      isPseudo(name) ? [] : [value ?? ''].flat().flatMap((each) => [name, each]),
    ),
  );

/** The body is read while the stream runs, so that a lost connection rejects. */
async function answerOf(status: number, headers: Headers, early: readonly Headers[], body: Readable): Promise<Answer> {
  return { status, headers, early, body: await decode(await read(body), headers) };
}

function overHttp1(site: URL, options: TlsOptions): Connection {
  const { request, Agent } = site.protocol === 'https:' ? https : http;
  // Offers the protocols that browsers offer. If the server chooses HTTP/2, `overHttp2` sends the requests.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ALPNProtocols: PROTOCOLS, ...options });
  return {
    async send({ method, path, manner }) {
      const headers = headersOf(manner, site, false).flat();
      const early: Headers[] = [];
      const signal = AbortSignal.timeout(ANSWER_WAIT_MS);
      const sent = request(site, { method, path, agent, signal, headers });
      sent.on('information', ({ rawHeaders }) => early.push(headersIn(rawHeaders)));
      sent.end();
      const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
      return answerOf(response.statusCode ?? 0, headersIn(response.rawHeaders), early, response);
    },
    close: () => agent.destroy(),
  };
}

function overHttp2(site: URL, options: TlsOptions): Connection {
  const session = http2.connect(site, { ...options, ALPNProtocols: PROTOCOLS });
  // Each request rejects with the error itself.
  session.on('error', () => undefined);
  return {
    async send({ method, path, manner }) {
      const pseudo = { ':method': method, ':authority': site.host, ':scheme': 'https', ':path': path };
      const headers = { ...pseudo, ...Object.fromEntries(headersOf(manner, site, true)) };
      const stream = session.request(headers, { signal: AbortSignal.timeout(ANSWER_WAIT_MS), endStream: true });
      const early: Headers[] = [];
      stream.on('headers', (frame: http2.IncomingHttpHeaders) => early.push(headersInFrame(frame)));
      const [frame] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader];
      return answerOf(frame[':status'] ?? 0, headersInFrame(frame), early, stream);
    },
    close: () => session.destroy(),
  };
}

const PROTOCOLS = ['h2', 'http/1.1'];

async function speaksHttp2(site: URL, options: TlsOptions): Promise<boolean> {
  if (site.protocol !== 'https:') return false;
  const { hostname, port } = site;
  const servername = /^[\d.]+$|:/.test(hostname) ? undefined : hostname;
  const socket = tls.connect({
    ...options,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 443),
    ALPNProtocols: PROTOCOLS,
    ...(servername !== undefined && { servername }),
  });
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
  socket.destroy();
  return socket.alpnProtocol === 'h2';
}

/** Resolves to a function that opens a connection by the protocol that browsers would agree on with the site. */
export async function connector(site: URL, options: TlsOptions = {}): Promise<() => Connection> {
  const open = (await speaksHttp2(site, options)) ? overHttp2 : overHttp1;
  return () => open(site, options);
}

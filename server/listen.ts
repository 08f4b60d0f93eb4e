// Binds an app to a port, and stops without cutting off responses in progress.
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as words from './words';

export interface Address {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long the headers of a request may take, in milliseconds. */
  readonly headersTimeout?: number;
  /** Connections at a time, of each IP address that the server listens on. Further ones are closed at once. */
  readonly maxConnections?: number;
  /** Called the first time that a connection is closed because of this limit. */
  readonly onFull?: () => void;
}

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Accepts no new requests, waits for those in progress, and closes what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/**
 * A visitor sends at most 16 KB, and a connection that is silent for two minutes is dead. Node looks for slow connections at
 * intervals.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
const SILENCE_MS = 120_000;

type App = Pick<Hono, 'fetch'>;

/** For clients that name no host: HTTP/1.0 has no `Host`. */
const NO_HOST = 'localhost';

/**
 * Node uses the first of several `Host` headers, a proxy perhaps the last. RFC 9112, section 3.2, requires such a request to be
 * refused.
 */
const hasTwoHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1;

function bind(app: App, { host, port, headersTimeout = TIMEOUTS.headersTimeout, maxConnections, onFull }: Address) {
  const answer = getRequestListener(app.fetch, { hostname: NO_HOST });
  const server = createServer({ ...TIMEOUTS, headersTimeout }, (request, response) => {
    if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end(words.twoHosts);
    else void answer(request, response);
  });
  server.setTimeout(SILENCE_MS);
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  if (onFull) server.once('drop', onFull);
  return new Promise<Server>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function portOf(server: Server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not bound to a port.');
  return address.port;
}

/** "localhost" has two addresses, and browsers differ in which one they try first. Some machines have only one of them. */
async function bindLocalhost(app: App, address: Address) {
  const first = await bind(app, { ...address, host: '127.0.0.1' });
  try {
    return [first, await bind(app, { ...address, host: '::1', port: portOf(first) })] as const;
  } catch (error) {
    if (!isPortTaken(error)) return [first] as const;
    first.close();
    throw error;
  }
}

export const isPortTaken = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function close(server: Server, graceMs: number) {
  return new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // An idle keep-alive connection would delay the stop by seconds.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}

export async function listen(app: App, address: Address): Promise<Listening> {
  const { host } = address;
  const servers = host === 'localhost' ? await bindLocalhost(app, address) : ([await bind(app, address)] as const);
  const bound = portOf(servers[0]);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    async close(graceMs = 5_000) {
      await Promise.all(servers.map((server) => close(server, graceMs)));
    },
  };
}

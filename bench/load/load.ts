// Loads our server in three ways: one address repeatedly, a crowd that clicks Send at the same time, and a store that another
// process has locked.
import { DatabaseSync } from '@photostructure/sqlite';
import autocannon from 'autocannon';
import { join } from 'node:path';
import { TOKEN_HEADER, endpoints } from '../../src/forms/endpoints';
import type { Measurement } from '../model';
import { measured } from '../parts/part';
import type { Loaded } from './serve';

const CONNECTIONS = 64;

interface Load {
  readonly name: string;
  readonly seconds: number;
  /** Requests per second over all connections. Without it, as many as the server handles. */
  readonly rate?: number;
}

export interface Measured {
  readonly measurements: readonly Measurement[];
  readonly wrong: readonly string[];
}

const MOST_REQUESTS = 100_000;

const WARM_UP_SECONDS = 2;

async function measure({ name, seconds, rate }: Load, options: autocannon.Options): Promise<Measured> {
  const pace = rate === undefined ? { maxOverallRequests: MOST_REQUESTS } : { overallRate: rate };
  const bounds = { connections: CONNECTIONS, ...pace };
  await autocannon({ ...bounds, ...options, duration: WARM_UP_SECONDS }); // Lets the code compile and the store's connections open.
  const result = await autocannon({ ...bounds, ...options, duration: seconds });
  const answered = result['2xx'];
  const failed = result.non2xx + result.errors + result.timeouts;
  return {
    measurements: [
      measured(`${name}: requests with ${CONNECTIONS} connections`, answered / result.duration, 'per second'),
      measured(`${name}: 99th percentile of the response time`, result.latency.p99, 'ms'),
    ],
    wrong: failed > 0 || answered === 0 ? [`${name}: ${failed} of ${answered + failed} requests failed`] : [],
  };
}

export const loadPage = (url: string, load: Load) =>
  measure(load, { url: `${url}/`, headers: { 'Accept-Encoding': 'gzip, deflate, br' } });

export async function loadSubmission(server: string, load: Load): Promise<Measured> {
  const form = await openForm(server);
  let visitors = 0;
  return measure(load, {
    url: form.url,
    method: 'POST',
    headers: form.headersFor(0),
    body: form.body,
    setupClient(client) {
      visitors += 1;
      client.setHeaders(form.headersFor(visitors));
    },
  });
}

const MESSAGE = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: 'How large may a file be?',
  message: 'I have a file of some gigabytes whose hashes I want to know. '.repeat(5),
};

interface OpenForm {
  readonly url: string;
  readonly body: string;
  /** Each visitor has a separate address, as behind a proxy. */
  headersFor(visitor: number): Record<string, string>;
  /** Resolves to the status of the response. */
  send(visitor: number): Promise<number>;
}

/** Sends the contact form like a page. */
async function openForm(server: string): Promise<OpenForm> {
  const { token } = (await (await fetch(server + endpoints.formToken)).json()) as { readonly token: string };
  const url = server + endpoints.contact;
  const body = JSON.stringify(MESSAGE);
  const headersFor = (visitor: number) => ({
    Origin: server,
    'Content-Type': 'application/json',
    [TOKEN_HEADER]: token,
    'X-Forwarded-For': `192.0.2.${visitor % 256}`,
  });
  return {
    url,
    body,
    headersFor,
    async send(visitor) {
      const answer = await fetch(url, { method: 'POST', headers: headersFor(visitor), body });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

interface Crowd {
  readonly name: string;
  readonly visitors: number;
}

/** Many visitors who click Send at the same time, spread over the servers. */
export async function crowdAt(urls: readonly string[], { name, visitors }: Crowd): Promise<Measured> {
  const forms = await Promise.all(urls.map(openForm));
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => forms[visitor % forms.length]?.send(visitor)),
  );
  const ms = performance.now() - startedAt;
  const refused = statuses.filter((status) => status !== 200).length;
  return {
    measurements: [measured(`${name}: ${visitors} submissions at once, until the last is stored`, ms, 'ms')],
    wrong: refused > 0 ? [`${name}: ${refused} of ${visitors} submissions at once were refused`] : [],
  };
}

/** Loads the page and sends forms while this process holds the lock of the server's store. */
export async function loadWhileLocked({ url, dataDir }: Loaded, load: Load): Promise<Measured> {
  const form = await openForm(url);
  const lock = new DatabaseSync(join(dataDir, 'toolyard.sqlite'), { timeout: 10_000 });
  lock.exec('BEGIN IMMEDIATE');
  const waiting = [1, 2, 3].map((visitor) => form.send(visitor));
  const { measurements, wrong } = await loadPage(url, load).finally(() => {
    lock.exec('COMMIT');
    lock.close();
  });
  await Promise.all(waiting); // Responses that stored or refused the form, by how long they took.
  const after = await form.send(4);
  return { measurements, wrong: after === 200 ? wrong : [...wrong, `${load.name}: no submission is taken afterwards`] };
}

// Many connections that ask one address again and again, bounded in number and in time.
import autocannon from 'autocannon';
import { endpoints, TOKEN_HEADER } from '../../src/forms/endpoints';
import type { Fact } from '../parts/part';

export const CONNECTIONS = 64;

export interface Load {
  readonly name: string;
  readonly seconds: number;
}

export interface Measured {
  readonly facts: readonly Fact[];
  readonly faults: readonly string[];
}

const MOST_REQUESTS = 100_000;

const WARM_UP_SECONDS = 2;

async function measure({ name, seconds }: Load, options: autocannon.Options): Promise<Measured> {
  const bounds = { connections: CONNECTIONS, maxOverallRequests: MOST_REQUESTS };
  await autocannon({ ...bounds, ...options, duration: WARM_UP_SECONDS }); // code gets compiled, the store's connections opened
  const result = await autocannon({ ...bounds, ...options, duration: seconds });
  const answered = result['2xx'];
  const wrong = result.non2xx + result.errors + result.timeouts;
  return {
    facts: [
      {
        name: `${name}: requests per second, ${CONNECTIONS} connections`,
        value: Math.round(answered / result.duration),
        unit: '',
      },
      { name: `${name}: 99th percentile`, value: result.latency.p99, unit: 'ms' },
    ],
    faults: wrong > 0 || answered === 0 ? [`${name}: ${wrong} of ${answered + wrong} requests failed`] : [],
  };
}

export const loadPage = (url: string, load: Load) =>
  measure(load, { url: `${url}/`, headers: { 'Accept-Encoding': 'gzip, deflate, br' } });

const MESSAGE = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: 'How large may a file be?',
  message: 'I have a file of some gigabytes whose hashes I want to know. '.repeat(5),
};

export async function loadSubmission(url: string, load: Load): Promise<Measured> {
  const { token } = (await (await fetch(url + endpoints.formToken)).json()) as { readonly token: string };
  const headers = { Origin: url, 'Content-Type': 'application/json', [TOKEN_HEADER]: token };
  let visitors = 0;
  return measure(load, {
    url: url + endpoints.contact,
    method: 'POST',
    headers,
    body: JSON.stringify(MESSAGE),
    // Each connection is a visitor of its own, as it would be behind a proxy.
    setupClient(client) {
      visitors += 1;
      client.setHeaders({ ...headers, 'X-Forwarded-For': `192.0.2.${visitors % 256}` });
    },
  });
}

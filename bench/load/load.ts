// Many connections that ask one address again and again, bounded in number and in time.
import autocannon from 'autocannon';
import type { Measurement } from '../model';
import { measured } from '../parts/part';
import { openForm } from './form';

export const CONNECTIONS = 64;

export interface Load {
  readonly name: string;
  readonly seconds: number;
  /** Requests per second of all connections together; without it, as many as the server answers. */
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
  await autocannon({ ...bounds, ...options, duration: WARM_UP_SECONDS }); // code gets compiled, the store's connections opened
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

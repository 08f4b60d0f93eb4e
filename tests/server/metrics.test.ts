// The metrics for Prometheus.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints, HONEYPOT } from '../../src/forms/endpoints';
import { createMetrics, gauge } from '../../server/metrics';
import { contactLimit } from './limits';
import { mailTo, startMailServer, waiting } from './mail-server';
import { idea, message, post, runServer, subscription } from './running';
import { emptyStore, look } from './stores';

const ON_ANY_PORT = { metricsAddress: { host: '127.0.0.1', port: 0 } };

/** The samples by their name and labels. */
async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

const submissions = (form: string, outcome: string) =>
  `toolyard_submissions_total{form="${form}",outcome="${outcome}"}`;

test('submissions are counted by form and outcome', async () => {
  const { url, metricsUrl } = await runServer({ ...ON_ANY_PORT, limits: contactLimit(2, 10) });
  expect((await scrape(metricsUrl)).get(submissions('contact', 'accepted'))).toBe(0);
  await post(url, endpoints.contact, message);
  await post(url, endpoints.contact, { ...message, [HONEYPOT]: 'spam' });
  await post(url, endpoints.contact, message);
  await post(url, endpoints.contact, message); // over the limit
  await post(url, endpoints.contact, { ...message, name: '' });
  await post(url, endpoints.contact, message, { Origin: 'https://evil.example' });
  await post(url, endpoints.newsletter, '{');
  const found = await scrape(metricsUrl);
  const counted = [...found].filter(([name, value]) => name.startsWith('toolyard_submissions_total') && value > 0);
  expect(Object.fromEntries(counted)).toEqual({
    [submissions('contact', 'accepted')]: 2,
    [submissions('contact', 'trapped')]: 1,
    [submissions('contact', 'rate_limited')]: 1,
    [submissions('contact', 'invalid')]: 1,
    [submissions('contact', 'forbidden')]: 1,
    [submissions('newsletter', 'unreadable')]: 1,
  });
  expect(found.get('toolyard_store_write_seconds_count')).toBe(3); // what reached the store
  expect(found.get('toolyard_store_write_seconds_bucket{le="+Inf"}')).toBe(3);
  expect(found.get('toolyard_store_write_seconds_sum')).toBeGreaterThan(0);
});

test('waiting and refused mails, and the age of the oldest that waits', async () => {
  const store = await emptyStore();
  const { port } = await startMailServer({ unknown: ['team@example.org'], refuse: 9 });
  const { url, metricsUrl } = await runServer({ ...store, ...ON_ANY_PORT, mail: mailTo(port) });
  expect((await scrape(metricsUrl)).get('toolyard_oldest_mail_seconds')).toBe(0);
  await post(url, endpoints.contact, message);
  await expect.poll(async () => (await waiting(store))[0]?.refused_at).toEqual(expect.any(Number));
  await post(url, endpoints.newsletter, subscription);
  await look(store, (db) =>
    db
      .updateTable('outbox')
      .set({ queued_at: Date.now() - 3_600_000 })
      .execute(),
  );
  const found = await scrape(metricsUrl);
  const mails = [...found].filter(([name, value]) => name.startsWith('toolyard_mails') && value > 0);
  expect(Object.fromEntries(mails)).toEqual({
    'toolyard_mails{state="waiting",kind="confirmation"}': 1,
    'toolyard_mails{state="refused",kind="contact"}': 1,
  });
  expect(found.get('toolyard_oldest_mail_seconds')).toBeGreaterThanOrEqual(3600);
  expect(found.get('toolyard_store_up')).toBe(1);
});

test('a store that is away is 503 for visitors and 0 for the operator', async () => {
  const { url, metricsUrl } = await runServer({ ...ON_ANY_PORT, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await post(url, endpoints.toolIdea, idea).catch(() => undefined); // there is no token either
  const response = await fetch(url + endpoints.toolIdea, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
    body: JSON.stringify(idea),
  });
  expect(response.status).toBe(503);
  const found = await scrape(metricsUrl);
  expect(found.get('toolyard_store_up')).toBe(0);
  expect(found.get(submissions('toolIdea', 'unavailable'))).toBeGreaterThanOrEqual(1);
  expect([...found.keys()].filter((name) => name.startsWith('toolyard_mails'))).toEqual([]);
});

test('the site has no metrics, and the port of the metrics has no site', async () => {
  const { url, metricsUrl } = await runServer(ON_ANY_PORT);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  const text = await (await fetch(metricsUrl)).text();
  expect(text).not.toMatch(/127\.0\.0\.1|example\.org/);
});

test('the text is in the format of Prometheus, with cumulative buckets', () => {
  const { observeWrite, text } = createMetrics();
  for (const seconds of [0.004, 0.2, 0.2, 60]) observeWrite(seconds);
  const found = text([gauge('toolyard_store_up', '1 if the store answers.', [{ value: 1 }])]);
  for (const line of [
    '# HELP toolyard_store_write_seconds How long submissions waited for the store, with the commit.',
    '# TYPE toolyard_store_write_seconds histogram',
    'toolyard_store_write_seconds_bucket{le="0.005"} 1',
    'toolyard_store_write_seconds_bucket{le="0.1"} 1',
    'toolyard_store_write_seconds_bucket{le="0.25"} 3',
    'toolyard_store_write_seconds_bucket{le="10"} 3',
    'toolyard_store_write_seconds_bucket{le="+Inf"} 4',
    'toolyard_store_write_seconds_sum 60.404',
    'toolyard_store_write_seconds_count 4',
    '# TYPE toolyard_store_up gauge',
    'toolyard_store_up 1',
  ]) {
    expect(found.split('\n')).toContain(line);
  }
  expect(found.endsWith('\n')).toBe(true);
});

test('the alerts for operators name only metrics and outcomes that are there', async () => {
  const { metricsUrl } = await runServer(ON_ANY_PORT);
  const text = await (await fetch(metricsUrl)).text();
  const rules = await readFile(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
  const names = [...rules.matchAll(/toolyard_\w+/g)].map(([name]) => name);
  expect(new Set(names).size).toBeGreaterThan(4);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  const values = [...rules.matchAll(/(?:outcome|state|kind)[!=]=?~?"([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split('|'),
  );
  expect(values).toContain('rate_limited');
  for (const value of values) expect(text).toContain(`"${value}"`);
});

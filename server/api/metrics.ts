// GET /metrics, on a separate port: it is for the operator, not for visitors.
import { Hono } from 'hono';
import type { Backend } from '../backend';
import type { Logger } from '../log';
import { gauge, type Metrics } from '../metrics';
import { countMails } from '../store/outbox';
import * as words from './words';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const isOpen = (value: 0 | 1) => gauge('toolyard_store_up', words.storeUp, [{ value }]);

async function storeGauges({ store }: Backend) {
  const mails = await countMails(store.db);
  const queued = mails.flatMap(({ oldest }) => oldest ?? []);
  const age = queued.length > 0 ? Math.max(Date.now() - Math.min(...queued), 0) / 1000 : 0;
  const samplesOf = (state: 'waiting' | 'refused') =>
    mails.map((counted) => ({ labels: { state, kind: counted.kind }, value: counted[state] }));
  return [
    isOpen(1),
    gauge('toolyard_mails', words.mails, [...samplesOf('waiting'), ...samplesOf('refused')]),
    gauge('toolyard_oldest_mail_seconds', words.oldestMail, [{ value: age }]),
  ];
}

/** If the store doesn't answer, its gauges are missing, and `toolyard_store_up` is 0. */
export function createMetricsApp(metrics: Metrics, backend: () => Backend | undefined, log: Logger): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const opened = backend();
    const gauges = opened
      ? await storeGauges(opened).catch((error: unknown) => {
          log.warn({ error: String(error) }, 'the metrics of the store cannot be read');
          return [isOpen(0)];
        })
      : [isOpen(0)];
    return c.body(metrics.text(gauges), 200, { 'Content-Type': TYPE, 'Cache-Control': 'no-store' });
  });
  return app;
}

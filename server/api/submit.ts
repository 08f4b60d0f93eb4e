// From a checked request to a stored submission.
import type { Context, Handler, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { HONEYPOT } from '../../src/forms/endpoints';
import type { Backend } from '../backend';
import { clientAddress, networksOf } from '../client-address';
import type { FormName, RateLimits } from '../limits';
import type { Logger } from '../log';
import type { Metrics } from '../metrics';
import { UnknownToken } from '../store/newsletter';
import { enqueue } from '../store/outbox';
import { takePlaces, TooMany, type CountedNetwork } from '../store/rates';
import { apologize, fail, succeed } from './responses';
import type { Form } from './forms';
import type { ApiEnv } from './guards';
import { readJson } from './read-json';
import * as words from './words';

export interface SubmitOptions {
  readonly metrics: Metrics;
  /** True if the site sends mail. */
  readonly mails: boolean;
  readonly limits: RateLimits;
  /** The number of trusted proxies in front of the server. */
  readonly proxies: number;
  readonly log: Logger;
}

const isTrapped = (body: unknown) =>
  typeof body === 'object' && body !== null && HONEYPOT in body && body[HONEYPOT] !== '';

/** One transaction, so that every counted submission is stored and every stored one is mailed. */
function save<Data>(
  form: Form<Data>,
  data: Data,
  networks: readonly CountedNetwork[],
  limits: RateLimits,
  backend: Backend,
) {
  const { store, courier } = backend;
  return store.write(async (tx) => {
    await takePlaces(tx, form.name, networks, limits);
    const recorded = await form.save(tx, data, backend);
    if (recorded && courier) await enqueue(tx, recorded);
  });
}

function refuse(c: Context, error: unknown, log: Logger) {
  if (error instanceof TooMany) {
    const retry = { 'Retry-After': String(Math.ceil(error.waitMs / 1000)) };
    return fail(c, 429, words.tooMany, retry);
  }
  if (error instanceof UnknownToken) {
    return fail(c, 410, words.unknownToken);
  }
  log.error({ id: c.get('requestId'), error: String(error) }, 'the store failed');
  return apologize(c);
}

export function submit<Data>(
  form: Form<Data>,
  { metrics, limits, proxies, mails, log }: SubmitOptions,
): Handler<ApiEnv> {
  return async (c) => {
    const { backend } = c.var;
    const body = await readJson(c);
    if (!body.ok) return fail(c, 400, words.invalidJson);
    const checked = v.safeParse(form.schema, body.value, { abortEarly: true, abortPipeEarly: true });
    if (!checked.success) return fail(c, 422, checked.issues[0].message);
    // A bot that filled the hidden field gets the normal response, so that it doesn't learn about the trap.
    if (isTrapped(body.value)) {
      c.set('wasTrapped', true);
      return succeed(c, form.thanks(checked.output, mails));
    }
    const networks = networksOf(clientAddress(c, proxies)).map((network) => ({
      ...network,
      digest: backend.sign('address', network.name).toString('base64url'),
    }));
    try {
      const start = performance.now();
      await save(form, checked.output, networks, limits, backend).finally(() =>
        metrics.observeWrite((performance.now() - start) / 1000),
      );
    } catch (error) {
      return refuse(c, error, log);
    }
    backend.courier?.wake();
    return succeed(c, form.thanks(checked.output, mails));
  };
}

/** Counts every submission by its response's status, including those that a guard rejects. */
export const countSubmissions =
  (form: FormName, metrics: Metrics): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    metrics.countSubmission(form, c.res.status, c.get('wasTrapped') === true);
  };

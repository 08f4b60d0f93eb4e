// From a checked request to a stored submission.
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { HONEYPOT } from '../../src/forms/endpoints';
import { clientAddress, networkOf } from '../client-address';
import type { RateLimits } from '../limits';
import type { Logger } from '../log';
import { enqueue } from '../store/outbox';
import { takePlaces, TooMany } from '../store/rates';
import type { Sign } from '../store/secret';
import type { Store } from '../store/types';
import { fail, succeed } from './answers';
import type { Form } from './forms';
import { readJson } from './read-json';

export interface SubmitOptions {
  readonly store: Store;
  readonly sign: Sign;
  readonly limits: RateLimits;
  /** How many proxies of ours stand in front. */
  readonly proxies: number;
  readonly log: Logger;
  /** Told when a mail waits; undefined when nothing is mailed. */
  readonly onMail: (() => void) | undefined;
}

const RETRY_SECONDS = 30;

const isTrapped = (body: unknown) =>
  typeof body === 'object' && body !== null && HONEYPOT in body && body[HONEYPOT] !== '';

/** One transaction: what is counted is stored, and what is stored is mailed. */
function save<Data>(form: Form<Data>, data: Data, visitor: string, { store, limits, onMail }: SubmitOptions) {
  return store.write(async (tx) => {
    await takePlaces(tx, form.name, visitor, limits);
    const recorded = await form.save(tx, data);
    if (recorded && onMail) await enqueue(tx, recorded);
  });
}

function refuse(c: Context, error: unknown, log: Logger) {
  if (error instanceof TooMany) {
    const retry = { 'Retry-After': String(Math.ceil(error.waitMs / 1000)) };
    return fail(c, 429, 'Too many requests. Please try again later.', retry);
  }
  log.error({ id: c.get('requestId'), error: String(error) }, 'the store failed');
  const retry = { 'Retry-After': String(RETRY_SECONDS) };
  return fail(c, 503, 'We cannot save this right now. Please try again in a minute.', retry);
}

export function submit<Data>(form: Form<Data>, options: SubmitOptions): Handler {
  return async (c) => {
    const body = await readJson(c);
    if (!body.ok) return fail(c, 400, 'The request could not be read.');
    const checked = v.safeParse(form.schema, body.value, { abortEarly: true, abortPipeEarly: true });
    if (!checked.success) return fail(c, 422, checked.issues[0].message);
    // A program that filled the trap must not learn that it was one.
    if (isTrapped(body.value)) return succeed(c, form.thanks(checked.output));
    const visitor = options.sign('address', networkOf(clientAddress(c, options.proxies))).toString('base64url');
    try {
      await save(form, checked.output, visitor, options);
    } catch (error) {
      return refuse(c, error, options.log);
    }
    options.onMail?.();
    return succeed(c, form.thanks(checked.output));
  };
}

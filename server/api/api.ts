// The API: the site's forms, their tokens, and the checks of liveness and health.
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { say } from '../../workers/words/in-words';
import { endpoints } from '../../src/forms/endpoints';
import { fail, succeed } from './responses';
import type { Opening } from '../backend';
import { createFormTokens } from './form-token';
import { confirmation, contact, newsletter, toolIdea, type Form } from './forms';
import { healthCheck, type HealthOptions } from './health';
import { fromOwnPage, jsonOnly, smallBody, withBackend, withToken, type ApiEnv, type OriginRules } from './guards';
import { countSubmissions, submit, type SubmitOptions } from './submit';
import * as words from './words';

export interface ApiOptions extends SubmitOptions, HealthOptions {
  readonly origins: OriginRules;
  /** The backend, once it is open. Undefined if that takes too long. */
  readonly whenOpen: Opening['whenOpen'];
}

/** Is the process up? For a supervisor or a load balancer. */
const LIVE = '/api/live';
/** Do the forms work? For alerts. */
const HEALTH = '/api/health';

export function createApi(options: ApiOptions): Hono {
  const api = new Hono<ApiEnv>();
  const opened = withBackend(options.whenOpen);

  api.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  api.use(
    '/api/*',
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        fail(c, 405, say(words.wrongMethod, { methods: { any: methods } }), { Allow: methods.join(', ') }),
    }),
  );

  api.get(endpoints.formToken, opened, (c) => c.json({ token: createFormTokens(c.var.backend.sign).issue() }));
  api.get(LIVE, (c) => succeed(c, words.running));
  api.get(HEALTH, healthCheck(options));

  const guards = [fromOwnPage(options.origins), jsonOnly, opened, withToken, smallBody] as const;
  const add = <Data>(form: Form<Data>) =>
    api.post(form.path, countSubmissions(form.name, options.metrics), ...guards, submit(form, options));
  add(newsletter);
  add(confirmation);
  add(toolIdea);
  add(contact);

  api.all('/api/*', (c) => fail(c, 404, words.nothingHere));
  return new Hono().route('/', api);
}

// The API: the three forms of the site, their tokens, and a sign of life.
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { sql } from 'kysely';
import { endpoints } from '../../src/forms/endpoints';
import { fail, succeed } from './answers';
import { createFormTokens } from './form-token';
import { contact, newsletter, toolIdea, type Form } from './forms';
import { fromOwnPage, jsonOnly, smallBody, withToken, type OriginRules } from './guards';
import { submit, type SubmitOptions } from './submit';

export interface ApiOptions extends SubmitOptions {
  readonly origins: OriginRules;
}

export const HEALTH = '/api/health';

export function createApi(options: ApiOptions): Hono {
  const { store, sign, log } = options;
  const api = new Hono();
  const tokens = createFormTokens(sign);

  api.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  api.use(
    '/api/*',
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        fail(c, 405, `This address takes ${methods.join(' or ')} only.`, { Allow: methods.join(', ') }),
    }),
  );

  api.get(endpoints.formToken, (c) => c.json({ token: tokens.issue() }));
  api.get(HEALTH, async (c) => {
    try {
      await sql`select 1`.execute(store.db);
      return succeed(c, 'Everything works.');
    } catch (error) {
      log.error({ error: String(error) }, 'the store does not answer');
      return fail(c, 503, 'The store does not answer.');
    }
  });

  const guards = [fromOwnPage(options.origins), jsonOnly, withToken(tokens), smallBody] as const;
  const add = <Data>(form: Form<Data>) => api.post(form.path, ...guards, submit(form, options));
  add(newsletter);
  add(toolIdea);
  add(contact);

  api.all('/api/*', (c) => fail(c, 404, 'There is nothing at this address.'));
  return api;
}

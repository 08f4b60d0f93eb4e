// The API: the three forms of the site, their tokens, and a sign of life.
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { endpoints } from '../../src/forms/endpoints';
import { fail } from './answers';
import { createFormTokens } from './form-token';
import { contact, newsletter, toolIdea, type Form } from './forms';
import { healthCheck, type HealthOptions } from './health';
import { fromOwnPage, jsonOnly, smallBody, withToken, type OriginRules } from './guards';
import { submit, type SubmitOptions } from './submit';

export interface ApiOptions extends SubmitOptions, HealthOptions {
  readonly origins: OriginRules;
}

export const HEALTH = '/api/health';

export function createApi(options: ApiOptions): Hono {
  const { sign } = options;
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
  api.get(HEALTH, healthCheck(options));

  const guards = [fromOwnPage(options.origins), jsonOnly, withToken(tokens), smallBody] as const;
  const add = <Data>(form: Form<Data>) => api.post(form.path, ...guards, submit(form, options));
  add(newsletter);
  add(toolIdea);
  add(contact);

  api.all('/api/*', (c) => fail(c, 404, 'There is nothing at this address.'));
  return api;
}

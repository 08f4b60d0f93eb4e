// The server of `toolyard serve`: the site with the same headers as on our own server, and no API.
import { Hono } from 'hono';
import { fail } from '../../server/api/responses';
import { listen } from '../../server/listen';
import { withSecurityHeaders } from '../../server/site/with-security-headers';
import { createSite } from '../../server/site/site';
import { readSiteFile } from '../../server/site/site-file';
import { whenAskedToStop } from '../../server/stop';
import type { Serve } from './command';
import * as words from './words';

const STOP_MS = 1_000;

/** @param root the folder of the site */
export function localSite(root: string): Hono {
  const app = new Hono();
  app.use(withSecurityHeaders(readSiteFile(root).sources));
  // The forms show this sentence. Nothing reads what they have sent.
  app.all('/api/*', (c) => fail(c, 503, words.noForms));
  app.route('/', createSite(root));
  app.notFound((c) => c.text('Not found', 404));
  return app;
}

export const serve: Serve = async ({ root, host, port, onReady }) => {
  const server = await listen(localSite(root), { host, port });
  onReady(server.url);
  await new Promise<void>((resolve) => whenAskedToStop(resolve));
  await server.close(STOP_MS);
};

// Serves the folder `site` at http://127.0.0.1:8080, with the site's headers. Needs Node, and nothing else: node serve.mjs [PORT]
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const site = join(import.meta.dirname, 'site');
const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

// `_headers` has blocks of a path and its lines. A later block replaces what an earlier one has set. Without HTTPS there is no HSTS.
const rules = readFileSync(join(site, '_headers'), 'utf8')
  .trim()
  .split(/\n\n+/)
  .map((block) => {
    const [path, ...lines] = block.split('\n');
    const headers = lines
      .map((line) => line.trim().split(/: (.*)/))
      .filter(([name, value]) => value && !name.startsWith('Strict'));
    return [path, headers];
  });

const find = (path) =>
  /(?:^|\/)(?:_|\.(?!well-known))|\.\.|\\|\0/.test(path)
    ? undefined
    : [path === '/' ? '/index.html' : path, `${path}.html`]
        .map((name) => join(site, name))
        .find((file) => existsSync(file) && statSync(file).isFile());

createServer(({ url = '/', method }, response) => {
  let path = '\0';
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    /* answered with 404 */
  }
  const found = path === '/404' ? undefined : find(path);
  const file = found ?? join(site, '404.html');
  response.statusCode = method !== 'GET' && method !== 'HEAD' ? 405 : found ? 200 : 404;
  response.setHeader('Cache-Control', 'no-cache');
  for (const [rule, headers] of rules)
    if (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule)
      for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Type', types[extname(file).slice(1)] ?? 'application/octet-stream');
  if (response.statusCode === 405 || method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}).listen(Number(process.argv[2] ?? 8080), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}`);
});

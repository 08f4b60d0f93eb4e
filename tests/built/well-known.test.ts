// What the site answers at addresses that browsers, password managers and crawlers ask for although no page links to them.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app';

const app = createApp({ root: join(import.meta.dirname, '../../dist') });

test.each([
  ['/favicon.ico', 200, /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/favicon.svg', 200, /^image\/svg\+xml/],
  ['/apple-touch-icon.png', 200, /^image\/png$/],
  ['/robots.txt', 200, /^text\/plain/],
  ['/sitemap.xml', 200, /^(?:application|text)\/xml/],
  ['/manifest.webmanifest', 200, /^application\/manifest\+json/],
  ['/.well-known/security.txt', 200, /^text\/plain/],
  // iOS asks for the first of these when it doesn't find the icon that the pages name.
  ['/apple-touch-icon-precomposed.png', 404, /^text\//],
  // There are no accounts. https://w3c.github.io/webappsec-change-password-url/ asks for a status that is honest about that.
  ['/.well-known/change-password', 404, /^text\//],
  ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404, /^text\//],
  ['/.well-known/assetlinks.json', 404, /^text\//],
  ['/.well-known/apple-app-site-association', 404, /^text\//],
  ['/.well-known/appspecific/com.chrome.devtools.json', 404, /^text\//],
  ['/ads.txt', 404, /^text\//],
  ['/humans.txt', 404, /^text\//],
])('%s gets %i', async (path, status, type) => {
  const response = await app.request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(type);
});

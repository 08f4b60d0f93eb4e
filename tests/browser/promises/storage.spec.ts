// Storage as a way out: hostile code in a worker reaches none of it, and the service worker serves nothing else than the build.
import type { Page } from '@playwright/test';
import { ENGINE_PATH, ENGINE_SCRIPT } from '../../../workers/contract/media/engine-url';
import { FORGED_PAGE, pathsToStorage, poisonCaches, storageReached } from '../../tools/hostile';
import { expect, goOffline, test, visit } from './offline/site';
import { process } from '../lib/text-tool-page';

test.use({
  // Workers and imports that the policy refuses.
  expectedErrors: [/violates|TrustedScript|policy/i],
});

test('hostile code in a compute worker reaches no storage and no other page', async ({ page }) => {
  await visit(page, '/tool/hex-encoder');
  // The test itself would notice: the page reaches all of them.
  expect(await page.evaluate(storageReached)).toEqual(
    expect.arrayContaining(['Cache Storage', 'IndexedDB', 'BroadcastChannel', 'private files', 'locks']),
  );
  expect(await process(page, 'Zürich', 'Encode')).toBe('5ac3bc72696368');
  const [worker] = page.workers();
  expect(worker?.url()).toMatch(/\/assets\/compute\/hex-encoder-/);
  expect(await worker?.evaluate(storageReached)).toEqual([]);
  expect(await worker?.evaluate(pathsToStorage, undefined)).toEqual([]);
});

/** In the site's cache. */
const cachedText = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const site = (await caches.keys()).find((name) => name.startsWith('toolyard-site-'));
    return (await (await caches.open(site ?? '')).match(path))?.text();
  }, path);

const fetchText = (page: Page, path: string) => page.evaluate((path) => fetch(path).then((it) => it.text()), path);

test.describe('the service worker', () => {
  test.use({ expectedErrors: [/status of (?:404|503)|ERR_INTERNET_DISCONNECTED/] });

  test('serves only what was built, with its own headers, and repairs the cache', async ({ page, site }) => {
    await visit(page, '/tool/hex-encoder');
    const server = await page.request.get('/tools'); // past the service worker

    await test.step('a forged page', async () => {
      await page.evaluate(poisonCaches, { path: '/', body: FORGED_PAGE });
      const answer = await page.goto('/');
      expect(answer?.headers()['x-forged']).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Forged');
      await expect.poll(() => cachedText(page, '/')).toBe(await fetchText(page, '/'));
      expect(await fetchText(page, '/')).not.toContain('Forged');
    });

    await test.step('a page of the build without its policy', async () => {
      await page.evaluate(poisonCaches, { path: '/tools' });
      const answer = await page.goto('/tools');
      expect(answer?.fromServiceWorker()).toBe(true);
      const names = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'content-type'];
      const headersOf = (of: Readonly<Record<string, string>>) => names.map((name) => of[name]);
      expect(headersOf(answer?.headers() ?? {})).toEqual(headersOf(server.headers()));
      expect(answer?.headers()['x-forged']).toBeUndefined();
    });

    await test.step('the scripts of a page, of a worker and of the media engine', async () => {
      const worker = (
        await page.evaluate(() =>
          caches
            .keys()
            .then(async ([name = '']) =>
              (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
            ),
        )
      ).find((path) => path.includes('/compute/hex-encoder-'));
      for (const path of ['/early.js', worker ?? '', `${ENGINE_PATH}/${ENGINE_SCRIPT}`]) {
        const right = await (await page.request.get(path)).text();
        await page.evaluate(poisonCaches, { path, body: 'forged()' });
        expect(await fetchText(page, path), path).toBe(right);
      }
    });

    await test.step('a page under an address of scripts', async () => {
      for (const path of ['/assets/forged.html', '/engines/forged.html']) {
        await page.evaluate(poisonCaches, { path, body: FORGED_PAGE });
        expect((await page.goto(path))?.status(), path).toBe(404);
      }
    });

    await test.step('offline, a forged page is not there', async () => {
      await page.goto('/tools');
      await page.evaluate(poisonCaches, { path: '/about-us', body: FORGED_PAGE });
      await goOffline(page, site);
      expect((await page.goto('/about-us'))?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved for offline use');
    });
  });
});

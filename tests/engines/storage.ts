// Storage as a way out: hostile code in a compute worker reaches none of it, and the service worker serves nothing that was forged.
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORGED_PAGE, pathsToStorage, poisonCaches, storageReached } from '../tools/hostile';
import { openPanel, PANEL } from './requests';
import type { Session } from './session';
import { startSite, type Site } from './site';
import { action, appears, field, RESULT, waitUntilCached } from './tool-page';

const dist = join(import.meta.dirname, '../../dist');

/** The test runner has replaced `import()` by its own function. */
const textOf = (inWorker: () => unknown) => inWorker.toString().replaceAll('__vite_ssr_dynamic_import__', 'import');

/** The attack of a hostile kernel. No driver can read a worker, so the outcome is among the blocked loads in the panel. */
const HOSTILE = `
;(async () => {
  const reached = [...(await (${textOf(storageReached)})()), ...(${textOf(pathsToStorage)})()];
  const address = 'storage reached: ' + (reached.join(' and ') || 'none');
  postMessage({ toolyardReport: { requests: [], refusals: [{ address, directive: '' }] } });
})();`;

async function startHostileSite(folder: string): Promise<Site> {
  const own = await mkdtemp(join(folder, 'hostile-'));
  const name = (await readdir(join(dist, 'assets/compute'))).find((file) => /^hex-encoder-.{8}\.js$/.test(file));
  const path = `assets/compute/${name ?? ''}`;
  return startSite(own, { files: { [path]: (await readFile(join(dist, path), 'utf8')) + HOSTILE } });
}

/** Runs in the page. */
const titleAndHeader = async () => ({
  title: document.title,
  forged: (await fetch(location.pathname)).headers.get('X-Forged'),
  policy: (await fetch(location.pathname)).headers.get('Content-Security-Policy') !== null,
});

export function testStorage(session: () => Session) {
  describe('storage as a way out', () => {
    let site: Site;

    beforeAll(async () => {
      site = await startHostileSite(session().folder);
    });

    afterAll(async () => {
      await session().driver.open('/');
      await site.stop();
    });

    test('hostile code in a compute worker reaches none', async () => {
      const { driver } = session();
      await driver.open(`${site.origin}/tool/hex-encoder`);
      await driver.fill(field, 'Zürich');
      await driver.click(action('Encode'));
      await appears(driver, RESULT);
      // The test would notice: the page of the same site reaches some.
      expect(await driver.evaluate(storageReached, undefined)).toEqual(
        expect.arrayContaining(['IndexedDB', 'BroadcastChannel']),
      );
      await openPanel(driver);
      await expect.poll(async () => (await driver.texts(PANEL)).join()).toContain('storage reached: ');
      expect(/storage reached: [^,.]*/.exec((await driver.texts(PANEL)).join())?.[0]).toBe('storage reached: none');
      await driver.press('Escape');
      await driver.errors(); // the refusals of the worker, and of the page
    });

    test('a forged page in a cache is not served', async () => {
      const { driver } = session();
      await driver.open(`${site.origin}/about-us`);
      await waitUntilCached(driver);
      const before = await driver.evaluate(titleAndHeader, null);
      await driver.evaluate(poisonCaches, { path: '/about-us', body: FORGED_PAGE });
      await driver.evaluate(poisonCaches, { path: '/tools' });
      await driver.reload();
      expect(await driver.evaluate(titleAndHeader, null)).toEqual(before);
      await driver.open(`${site.origin}/tools`);
      expect(await driver.evaluate(titleAndHeader, null)).toMatchObject({ forged: null, policy: true });
    });
  });
}

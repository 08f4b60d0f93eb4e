// The panel under each tool: it lists exactly the requests that the server received, and shows that each way out of a worker is
// closed.
import type { Page } from '@playwright/test';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createLogger } from '../../../server/log';
import { startServer } from '../../../server/server';
import { REQUEST_WAYS, STORAGE_WAYS, WAYS } from '../../../workers/contract/site/ways-out';
import { generousLimits } from '../../server/limits';
import { isTakenOver } from '../../engines/in-page';
import { toolCases } from '../../tools/cases';
import { RATES_URL } from '../../tools/rates';
import { answerForRates, expect, freshTest as base } from '../lib/test';
import { expectListed, line, openPanel, panel, shows } from '../lib/requests-panel';
import { fileInput, useTool } from '../lib/tool-page';

interface Heard {
  readonly path: string;
  readonly bodyBytes: number;
}

/** Each test has a separate server process, which records every request. */
const test = base.extend<{ heard: Heard[] }>({
  heard: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const heard: Heard[] = [];
      const hear = (message: unknown) => {
        const { url = '', headers } = (message as { readonly request: IncomingMessage }).request;
        heard.push({ path: url, bodyBytes: Number(headers['content-length'] ?? 0) });
      };
      subscribe('http.server.request.start', hear);
      await use(heard);
      unsubscribe('http.server.request.start', hear);
    },
    { auto: true },
  ],
  baseURL: async ({ folder }, use) => {
    const server = await startServer({
      root: join(import.meta.dirname, '../../../dist'),
      address: { host: 'localhost', port: 0 },
      dataDir: folder,
      limits: generousLimits,
      log: createLogger('warn'),
    });
    await use(`http://localhost:${server.port}`);
    await server.close(0);
  },
});

/** Like a link of the hydrated page. */
const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const pathsOf = (heard: readonly Heard[]) => () => heard.map(({ path }) => path);
const bodiesOf = (heard: readonly Heard[]) => heard.map(({ bodyBytes }) => bodyBytes).filter((bytes) => bytes > 0);

/** WebAssembly, a replaced worker, and the media lane with its engine. Every other tool loads what one of these does. */
const TOOLS = [
  ['hash-generator', 'Hash Generator'],
  ['regex-tester', 'Regex Tester'],
  ['mp4-to-mp3-converter', 'MP4 to MP3 Converter'],
] as const;

test('exactly what the server has heard is listed, and the body of a form is counted', async ({
  page,
  folder,
  heard,
}) => {
  await page.goto('/tools');
  await page.waitForFunction(isTakenOver);
  for (const [id, title] of TOOLS) {
    await test.step(title, async () => {
      const tool = toolCases[id];
      if (!tool) throw new Error(`${id} is not in the table of tools.`);
      await goTo(page, `/tool/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (tool.opener !== undefined) await expect(fileInput(page, tool)).toBeEnabled();
      await useTool(page, tool, folder);
      await expect(line(page)).toHaveText('Nothing you entered has left this page');
    });
  }
  await openPanel(page);
  await expectListed(page, pathsOf(heard));
  expect(bodiesOf(heard)).toEqual([]);
  await shows(page, 'Request bodies in total: 0 bytes');
  await shows(page, 'No requests to other hosts.');
  await expect(panel(page).getByText('Unknown to this page')).toHaveCount(0); // every address has a purpose
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeFocused();

  await test.step('a form', async () => {
    const form = page.getByRole('contentinfo');
    await form.getByRole('textbox').fill('ann@example.org');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(line(page)).toHaveText('Sent from this page: see the list');
    await openPanel(page);
    await expectListed(page, pathsOf(heard));
    const [bytes = 0] = bodiesOf(heard);
    expect(bytes).toBeGreaterThan(0);
    await shows(page, `Request bodies in total: ${bytes} bytes`);
    await shows(page, 'A newsletter sign-up, which you submitted');
  });
});

test('the currency converter’s request to another host is listed as that', async ({ page, heard }) => {
  await answerForRates(page); // which switches the browser's cache off
  await page.goto('/tool/currency-converter');
  await expect(page.getByText('Last updated:')).toBeVisible();
  await openPanel(page);
  await expectListed(page, pathsOf(heard), [RATES_URL]);
  await shows(page, `Other hosts: ${new URL(RATES_URL).host}.`);
  await shows(page, 'Your amount and currencies are not in the request');
});

test.describe('ways out', () => {
  // The browser reports a request, and then refuses it.
  test.use({ expectedErrors: [/policy|Trusted|^foreign request: https:\/\/example\.com\/$/i] });

  const attempts = (page: Page) => panel(page).getByRole('list', { name: 'Attempts' }).getByRole('listitem');

  async function tryAll(page: Page) {
    await page.goto('/tool/hash-generator');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Try to get data out' }).click();
    await expect(attempts(page)).toHaveCount(WAYS.length);
  }

  test('each is refused or not there; one that is open is said to be, and is listed', async ({ page, heard, axe }) => {
    await tryAll(page);
    await expect(attempts(page).filter({ hasText: 'Refused by your browser' })).toHaveCount(REQUEST_WAYS.length);
    await expect(attempts(page).filter({ hasText: 'Not available to this worker' })).toHaveCount(STORAGE_WAYS.length);
    await shows(page, `${WAYS.length} attempts, and nothing got out.`);
    await expectListed(page, pathsOf(heard));
    // The worker that tries reports, as every worker does.
    await expect(panel(page).getByText(/Your browser refused [5-9] by the policy: .*example\.com/)).toBeVisible();
    await shows(page, 'Connections (fetch, WebSocket, beacons): none');
    expect(await axe('dialog')).toEqual([]);

    heard.length = 0;
    await page.route('**/assets/compute/ways-out-*', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      const weaker = policy.replace("connect-src 'none'", "connect-src 'self'");
      // Without the lockdown's lists.
      const unlocked = (await answer.text())
        .replace(/\[`(?:caches|Cache)`[^\]]*\]/g, '[]')
        .replace('[`estimate`]', '[`estimate`,`getDirectory`]');
      await route.fulfill({ body: unlocked, headers: { ...headers, 'content-security-policy': weaker } });
    });
    await tryAll(page);
    await expect(attempts(page).filter({ hasText: 'It got out' })).toHaveCount(2 + STORAGE_WAYS.length);
    await expectListed(page, pathsOf(heard)); // including the compute worker's requests
    const asker = panel(page).getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await expect(asker.filter({ hasText: '/favicon.svg' }).filter({ hasText: 'Worker,' })).not.toHaveCount(0);
    await shows(page, '6 attempts got out. Don’t trust this copy of the site.');
    await shows(page, 'Connections (fetch, WebSocket, beacons): this site');
  });
});

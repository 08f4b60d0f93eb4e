// The panel under each tool: it lists exactly what the server has heard, and shows each way out of a worker refused.
import type { Page } from '@playwright/test';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createLogger } from '../../server/log';
import { startServer } from '../../server/server';
import { tools } from '../../src/tools/index';
import { WAYS } from '../../workers/contract/ways-out';
import { generousLimits } from '../server/limits';
import { isTakenOver } from '../engines/in-page';
import { toolCases } from '../tools/cases';
import { difference, NO_DIFFERENCE } from '../tools/heard';
import { RATES_URL } from '../tools/rates';
import { answerForRates, expect, freshTest as base } from './test';
import { fileInput, useTool } from './tool-page';

interface Heard {
  readonly path: string;
  readonly bodyBytes: number;
}

/** Each test has a server of its own, in its own process, which hears every request. */
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
      root: join(import.meta.dirname, '../../dist'),
      address: { host: 'localhost', port: 0 },
      dataDir: folder,
      limits: generousLimits,
      log: createLogger('warn'),
    });
    await use(`http://localhost:${server.port}`);
    await server.close(0);
  },
});

const line = (page: Page) => page.getByRole('button', { name: /^Sent from this page: / });
const panel = (page: Page) => page.getByRole('dialog', { name: 'What left this page' });

async function openPanel(page: Page) {
  await line(page).click();
  await expect(panel(page).getByRole('list', { name: 'Requests' })).toBeVisible();
}

/** The whole panel would be too long for a failed comparison. */
const shows = (page: Page, words: string) => expect(panel(page).getByText(words).first()).toBeVisible();

const pathIn = (address: string) => address.replace(/^https?:\/\/localhost:\d+/, '');

/** What went over the network, as the panel has it right now. */
const listed = async (page: Page) =>
  panel(page)
    .getByRole('list', { name: 'Requests' })
    .locator('li:not([data-answer=device], [data-answer=refused]) code')
    .evaluateAll((all) => all.map((address) => address.textContent));

/** The browser reports a request once its answer is whole. */
async function expectListed(page: Page, heard: readonly Heard[], others: readonly string[] = []) {
  // The browser's own business, as the panel says itself.
  const paths = () => heard.map(({ path }) => path).filter((path) => path !== '/service-worker.js');
  const compare = async () => difference((await listed(page)).map(pathIn), [...paths(), ...others]);
  await expect.poll(compare).toEqual(NO_DIFFERENCE);
}

/** As a link of the page does, once its code has taken the page over. */
const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('with the browser’s cache', () => {
  // Answering for the rates would switch it off, so the tool that asks for them comes below.
  test('every tool: exactly what the server has heard is listed', async ({ page, folder, heard }) => {
    test.slow();
    await page.goto('/tools');
    await page.waitForFunction(isTakenOver);
    for (const { id, title } of tools.filter(({ id }) => id !== 'currency-converter')) {
      const tool = toolCases[id];
      if (!tool) continue;
      await goTo(page, `/tool/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (tool.opener !== undefined) await expect(fileInput(page, tool)).toBeEnabled();
      await useTool(page, tool, folder);
      await expect(line(page)).toHaveText('Sent from this page: nothing you entered');
    }
    await openPanel(page);
    await expectListed(page, heard);
    expect(heard.filter(({ bodyBytes }) => bodyBytes > 0)).toEqual([]);
    await shows(page, 'Request bodies in total: 0 bytes');
    await shows(page, 'No other host was asked.');
    // Every address has a purpose.
    await expect(panel(page).getByText('Unknown to this page')).toHaveCount(0);
  });
});

test('the currency converter’s request to another host is listed as that', async ({ page, heard }) => {
  await answerForRates(page);
  await page.goto('/tool/currency-converter');
  await expect(page.getByText('Last updated:')).toBeVisible();
  await openPanel(page);
  await expectListed(page, heard, [RATES_URL]);
  await shows(page, `Other hosts: ${new URL(RATES_URL).host}.`);
  await shows(page, 'Your amount and currencies are not in the request');
});

test('the body of a form is counted, and no longer is nothing said to be sent', async ({ page, heard }) => {
  await page.goto('/tool/url-encoder');
  const form = page.getByRole('contentinfo');
  await form.getByRole('textbox').fill('ann@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(line(page)).toHaveText('Sent from this page: see the list');
  await openPanel(page);
  await expectListed(page, heard);
  const [bytes = 0] = heard.map(({ bodyBytes }) => bodyBytes).filter((bytes) => bytes > 0);
  await shows(page, `Request bodies in total: ${bytes} bytes`);
  await shows(page, 'A newsletter sign-up, which you submitted');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it has asked for is listed, and the tool is said to be stored', async ({ page, heard }) => {
    await page.goto('/tool/url-encoder');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await openPanel(page);
    await expectListed(page, heard);
    expect(heard.length).toBeGreaterThan(100);
    await shows(page, 'URL Encoder/Decoder is stored on this device.');
    await page.context().setOffline(true);
    await shows(page, 'Right now you’re offline.');
  });
});

test.describe('ways out', () => {
  // The browser reports a request, and then refuses it.
  test.use({ expectedFaults: [/policy|Trusted|^foreign request: https:\/\/example\.com\/$/i] });

  const attempts = (page: Page) => panel(page).getByRole('list', { name: 'Attempts' }).getByRole('listitem');

  async function tryAll(page: Page) {
    await page.goto('/tool/hash-generator');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Try to get data out' }).click();
    await expect(attempts(page)).toHaveCount(WAYS.length);
  }

  test('each is refused by the browser, and the server hears nothing', async ({ page, heard, axe }) => {
    await tryAll(page);
    for (const attempt of await attempts(page).all()) await expect(attempt).toContainText('Refused by your browser');
    await shows(page, `${WAYS.length} attempts, and nothing got out.`);
    await expectListed(page, heard);
    // The worker that tries reports, as every worker does.
    await expect(panel(page).getByText(/Your browser refused [5-9] by the policy: .*example\.com/)).toBeVisible();
    await shows(page, 'Refused by your browser');
    await shows(page, 'Connections (fetch, WebSocket, beacons): none');
    expect(await axe('dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(line(page)).toBeFocused();
  });

  test('one that is open is said to be, and is listed', async ({ page, heard }) => {
    await page.route('**/assets/compute/ways-out-*', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      const weaker = policy.replace("connect-src 'none'", "connect-src 'self'");
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': weaker } });
    });
    await tryAll(page);
    await expect(attempts(page).filter({ hasText: 'It got out' })).toHaveCount(2);
    // What a compute worker has asked for is in the list.
    await expectListed(page, heard);
    const asker = panel(page).getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await expect(asker.filter({ hasText: '/favicon.svg' }).filter({ hasText: 'Worker,' })).not.toHaveCount(0);
    await shows(page, '2 attempts got out. Don’t trust this copy of the site.');
    await shows(page, 'Connections (fetch, WebSocket, beacons): this site');
  });
});

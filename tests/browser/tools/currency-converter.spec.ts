// Features of the currency converter alone: loading rates from a service (here a local server), and working without it.
import type { Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { perDollar, RATES_URL, ratesAnswer } from '../../tools/rates';
import { expectToast } from '../lib/hash-page';
import { expect, test as base } from '../lib/test';

interface Service {
  body: string;
  status: number;
  /** Answers wait for it. */
  ready: Promise<void>;
  asked: number;
}

/** A server of this machine takes the service's place. */
const test = base.extend<{ service: Service }>({
  service: [
    async ({ page }, use) => {
      const service: Service = { body: JSON.stringify(ratesAnswer), status: 200, ready: Promise.resolve(), asked: 0 };
      const server: Server = createServer((_, response) => {
        service.asked++;
        const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
        void service.ready.then(() => response.writeHead(service.status, headers).end(service.body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await page.route(RATES_URL, async (route) => route.fulfill({ response: await route.fetch({ url }) }));
      await use(service);
      server.closeAllConnections();
      server.close();
    },
    { auto: true },
  ],
});

const open = (page: Page) => page.goto('/tool/currency-converter');
const amount = (page: Page) => page.getByLabel('Amount');
const select = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const DATE = 'Last updated: January 1, 2026 at 12:02 AM UTC';
const FAILED = 'Failed to fetch exchange rates. Please try again later.';

test('loads the rates on opening, and answers at once', { tag: '@phone' }, async ({ page, service }) => {
  let answer: () => void = () => undefined;
  service.ready = new Promise((resolve) => (answer = resolve));
  await open(page);
  await expect(page.getByText('Loading rates...')).toBeVisible();
  await expect(button(page, 'Converting...')).toBeDisabled();
  await expect(amount(page)).toHaveValue('100');
  await expect(select(page, 'From')).toHaveValue('USD');
  await expect(select(page, 'To')).toHaveValue('EUR');
  await expect(select(page, 'To').locator('option')).toHaveCount(20);
  answer();
  await expect(page.getByText(DATE)).toBeVisible();
  expect(service.asked).toBe(1);
  await expect(result(page).locator('output')).toHaveText('85.17 EUR');
  await button(page, 'Convert').click();
  await expect(result(page)).toContainText('Rate: 1 USD = 0.8517 EUR');
  await expect(result(page)).toBeInViewport({ ratio: 1 });
  await select(page, 'To').selectOption('JPY');
  await expect(result(page).locator('output')).toHaveText('15673.12 JPY');
  await button(page, 'Full precision').click();
  await expect(page.getByText('15673 JPY', { exact: true })).toBeVisible();
  expect(service.asked).toBe(1);
});

test('shows the origin of its rates and multiples of the amount, and swaps the currencies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const multiples = page.getByRole('region', { name: 'Quick multiples' }).getByRole('button');
  await expect(multiples).toHaveText([
    ...['×0.2525 USD = 21.29 EUR', '×0.550 USD = 42.59 EUR', '×2200 USD = 170.34 EUR', '×4400 USD = 340.68 EUR'],
  ]);
  await multiples.first().click();
  await expect(amount(page)).toHaveValue('25');
  await button(page, 'Copy').click();
  await expectToast(page, 'Copied!', 'Result copied to clipboard.', 'success');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('21.29 EUR');
  await expect(page.getByText(DATE)).toBeVisible();
  await expect(page.getByText('Rates come from a free exchange-rate API, are updated daily')).toContainText(
    'open.er-api.com; the request contains nothing you enter.',
  );
  await button(page, 'Swap').click();
  await expect(select(page, 'From')).toHaveValue('EUR');
  await expect(select(page, 'To')).toHaveValue('USD');
  await expect(result(page)).toContainText('25 EUR =');
});

test('never converts with rates that are wrong', async ({ page, service }) => {
  service.body = JSON.stringify({ ...ratesAnswer, rates: { ...perDollar, HUF: 0 } });
  await open(page);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(1); // no toast repeats it
  await expect(button(page, 'Convert')).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Error', 'Exchange rates not loaded. Please refresh rates first.', 'error');
  await expect(result(page)).toHaveCount(0);
  service.body = JSON.stringify(ratesAnswer);
  await button(page, 'Refresh').click();
  await expect(page.getByText(DATE)).toBeVisible();
  await expect(page.getByRole('main').getByText(FAILED)).toHaveCount(0);
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the last good rates are used, with their date', async ({ page, service }) => {
    await open(page);
    await expect(page.getByText(DATE)).toBeVisible();
    service.status = 500;
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: FAILED })).toContainText(
      'Until then, the rates of January 1, 2026 at 12:02 AM UTC, kept on this device, are used.',
    );
    await button(page, 'Convert').click();
    await expect(result(page).locator('output')).toHaveText('85.17 EUR');
  });

  test('cached rates that were changed are not used, but the visitor’s own rate is', async ({ page, service }) => {
    service.status = 500;
    await page.addInitScript(() => {
      localStorage.setItem('exchangeRates', '{"updated":1767225751,"perDollar":{"USD":"1","EUR":"-5"}}');
    });
    await open(page);
    const banner = page.getByRole('main').getByRole('alert').filter({ hasText: FAILED });
    await expect(banner).toContainText('You can convert with your own rate until then.');
    await expect(page.getByText('No rates loaded.')).toHaveCount(0);
    await expect(button(page, 'Convert')).toBeDisabled();
    // Visible in the form, because it is the only way to convert.
    for (const height of [740, 900]) {
      await page.setViewportSize({ width: height === 740 ? 360 : 1440, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [banner, page.getByLabel('Your own rate'), button(page, 'Convert')])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.locator('form').getByLabel('Your own rate').fill('0.5');
    await expect(banner).toHaveCount(0);
    await button(page, 'Convert').click();
    await expect(result(page).locator('output')).toHaveText('50.00 EUR');
    await expect(result(page)).toContainText('your own');
  });
});

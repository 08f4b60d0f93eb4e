// Every piece of code that comes after the first visit can be lost: a network that drops, a deploy that replaces its file. The page
// around it stays, with what was typed.
import type { Page } from '@playwright/test';
import { closure, firstScripts, pageScripts, pageEntry, scriptOf } from '../built/chunks';
import { isTakenOver } from '../engines/in-page';
import { expect, test } from './test';

const TOOL = '/tool/url-encoder';
const TEXT = 'a b';
const first = new Set(closure(pageEntry(), ...firstScripts('tool/url-encoder.html')));

const field = (page: Page) => page.getByRole('textbox', { name: 'Text to encode' });
const lost = (page: Page) => page.getByText('A part of this page didn’t load').first();

test.use({ expectedFaults: [/Failed to load resource|Failed to fetch dynamically imported module/] });

/** Fails every request for the file from now on. Gives the number that were made. */
async function lose(page: Page, file: string) {
  let requests = 0;
  await page.route(`/${file}`, (route) => {
    requests++;
    return route.abort();
  });
  return () => requests;
}

/** Uses what comes late: the result, the palette, the list of keys, the filter, the panel of requests, the way back to the top. */
async function useAll(page: Page) {
  await field(page).fill(TEXT);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await page.getByRole('searchbox', { name: /filter/i }).fill('b');
  await page.getByRole('searchbox', { name: /filter/i }).fill('');
  await page.mouse.wheel(0, 2000);
  // Dialogs lie over what opens the next one.
  await page.getByRole('button', { name: /^Sent from this page/ }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
}

async function expectAllThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field(page)).toHaveValue(TEXT);
}

/** The late files that a visit to the tool asks for, in their order. */
async function askedFor(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(TOOL);
  await page.waitForFunction(isTakenOver);
  await useAll(page);
  await page.waitForLoadState('networkidle');
  const late = new Set(pageScripts().filter((file) => !first.has(file)));
  return asked.filter((file) => late.has(file));
}

test('the tool itself can be lost, and comes when it is asked for again', async ({ page }) => {
  const screen = scriptOf('src/tools/url-encoder/screen.tsx');
  const requests = await lose(page, screen);
  await page.goto(TOOL);
  await field(page).fill(TEXT);
  await expect(lost(page)).toBeVisible();
  await expect.poll(requests, 'one silent retry').toBeGreaterThan(1);
  await expectAllThere(page);
  await page.unroute(`/${screen}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('a%20b');
  await expect(lost(page)).toBeHidden();
});

test('a reload keeps the text, where no file comes back', async ({ page }) => {
  await page.goto(TOOL);
  await page.waitForFunction(isTakenOver);
  await field(page).fill(TEXT);
  const panel = scriptOf('src/pages/tool/requests/panel.tsx');
  await lose(page, panel);
  await page.getByRole('button', { name: /^Sent from this page/ }).click();
  await expect(lost(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectAllThere(page);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('a%20b');
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('no late file that is lost takes the page along', async ({ page }) => {
  test.slow();
  const files = await askedFor(page);
  const names = ['workers', 'around', 'results', 'filtered-items', 'panel'];
  expect(files).toEqual(expect.arrayContaining(names.map((name) => expect.stringMatching(`^assets/${name}-`))));
  for (const file of files) {
    await test.step(file, async () => {
      const requests = await lose(page, file);
      await page.goto(TOOL);
      await page.waitForFunction(isTakenOver);
      await useAll(page);
      await expect.poll(requests, file).toBeGreaterThan(0);
      await expectAllThere(page);
      await page.unroute(`/${file}`);
    });
  }
});

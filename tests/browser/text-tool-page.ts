// A page of the tools that make one text of one text, as a visitor knows it, with files for it.
import type { Locator, Page } from '@playwright/test';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './test';

/** A folder of the test's own. */
export const test = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  folder: async ({}, use) => {
    const path = await mkdtemp(join(tmpdir(), 'toolyard-text-'));
    await use(path);
    await rm(path, { recursive: true, force: true });
  },
});

export async function openTool(page: Page, id: string) {
  await page.goto(`/tool/${id}`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
}

export const inputField = (page: Page) => page.getByRole('main').getByRole('textbox').first();
export const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const resultOf = (page: Page) => page.getByRole('region', { name: /^Result/ });

/** Gives the text in, clicks, and resolves to the text of the result. */
export async function process(page: Page, text: string, button: string): Promise<string> {
  await inputField(page).fill(text);
  await action(page, button).click();
  const shown = resultOf(page).locator('output');
  await expect(shown).toBeVisible();
  return shown.evaluate((element) => element.textContent);
}

/** The one toast: its title and text, announced as an alert when it is an error, politely when it is not. */
export async function expectToast(page: Page, title: string, text: string | RegExp, tone: 'error' | 'success') {
  const region = page.getByRole(tone === 'error' ? 'alert' : 'status').filter({ hasText: title });
  await expect(region.filter({ hasText: text })).toBeVisible();
}

export async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [got] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: got.suggestedFilename(), bytes: await readFile(await got.path()) };
}

export async function chooseFile(page: Page, path: string, data: string | Uint8Array) {
  await writeFile(path, data);
  await page.getByLabel('Open a file').setInputFiles(path);
}

/** A file of zeros that takes no room on the disk. */
export async function chooseHugeFile(page: Page, path: string, bytes: number) {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  await page.getByLabel('Open a file').setInputFiles(path);
}

/** Clicks, waits until the run is well on its way, cancels, and gives the milliseconds until the button is free. */
export async function cancelAfterStart(page: Page, button: Locator): Promise<number> {
  await button.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const cancel = await page.getByRole('button', { name: 'Cancel' }).elementHandle();
  return button.evaluate(
    (element, cancel) =>
      new Promise<number>((resolve) => {
        const askedAt = performance.now();
        const look = new MutationObserver(() => {
          if (!element.hasAttribute('disabled')) resolve(performance.now() - askedAt);
        });
        look.observe(element, { attributes: true });
        if (cancel instanceof HTMLElement) cancel.click();
      }),
    cancel,
  );
}

export { expect };

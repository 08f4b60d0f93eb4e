// A page of the tools that make one text of one text, as a visitor knows it, with files for it.
import type { Locator, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { isTakenOver } from '../../engines/in-page';
import { zeros } from '../../tools/files';
import { expect, test } from './test';

export async function openTool(page: Page, id: string) {
  await page.goto(`/tool/${id}`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.waitForFunction(isTakenOver);
}

/** Like in a browser without policies, so that only the page's own code protects it. */
export async function openWithoutPolicy(page: Page, id: string) {
  await page.route(`**/tool/${id}`, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': removed = '', ...headers } = answer.headers();
    expect(removed).toContain('toolyard-html');
    await route.fulfill({ response: answer, headers });
  });
  await openTool(page, id);
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
  // While the run is under way, the result of the one before is still there.
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toHaveCount(1);
  return shown.evaluate((element) => element.textContent);
}

/** The one alert with an error, and no toast that repeats it. */
export async function expectError(page: Page, text: string | RegExp) {
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).not.toContainText(text);
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
  await page.getByLabel(/^Open (?:a file|files)$/).setInputFiles(path);
}

/** A file of zeros that takes no room on the disk. */
export async function chooseHugeFile(page: Page, path: string, bytes: number) {
  await zeros(bytes)(path);
  await page.getByLabel(/^Open (?:a file|files)$/).setInputFiles(path);
}

export { expect, test };

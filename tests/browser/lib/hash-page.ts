// The hash generator's page as a visitor knows it, and the right answers from Node's own hashes.
import type { Locator, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { isTakenOver } from '../../engines/in-page';
import { expect } from './test';

/** The boxes of the plain tool by their labels, in order, with Node's names of the algorithms. */
const PLAIN = { MD5: 'md5', SHA1: 'sha1', SHA256: 'sha256', SHA512: 'sha512' } as const;

export const nodeHash = (algorithm: string, data: string | Uint8Array) =>
  createHash(algorithm).update(data).digest('hex');

/** The native program's result for the data. */
export const plainDigests = (data: string | Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(PLAIN).map(([label, algorithm]) => [label, nodeHash(algorithm, data)]));

export const openHashGenerator = async (page: Page) => {
  await page.goto('/tool/hash-generator');
  await page.waitForFunction(isTakenOver);
};

export const textField = (page: Page) => page.getByLabel('Text to Hash');
export const openFiles = (page: Page) => page.getByLabel('Open files');
export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Hashes' });
export const box = (scope: Page | Locator, label: string) => scope.getByRole('group', { name: label, exact: true });

export async function generate(page: Page) {
  await generateButton(page).click();
  await expect(generateButton(page)).toBeEnabled();
}

/** The digests shown, by their labels, in the order of the page: of text, or of the file of this name. */
export async function digestsShown(page: Page, name = 'Hashes'): Promise<Record<string, string>> {
  const hashes = page.getByRole('region', { name, exact: true });
  await expect(hashes.locator('output').first()).toBeVisible();
  const rows = await hashes
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector('h3')?.textContent ?? '',
        group.querySelector('output')?.textContent ?? '',
      ]),
    );
  return Object.fromEntries(rows) as Record<string, string>;
}

/** The one alert with an error, and no toast that repeats it. */
export async function expectError(page: Page, text: string | RegExp) {
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).not.toContainText(text);
}

/** The one toast: its title and text, announced as an alert when it is an error, politely when it is not. */
export async function expectToast(page: Page, title: string, text: string | RegExp, tone: 'error' | 'success') {
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(1);
  const region = page.getByRole(tone === 'error' ? 'alert' : 'status').filter({ hasText: title });
  await expect(region.filter({ hasText: text })).toBeVisible();
}

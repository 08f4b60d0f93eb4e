// A page as it is before its code has come.
import type { Page } from '@playwright/test';

/** Opens the page, but holds its code back until the answer is called. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const early = page.waitForResponse('**/early.js');
  await page.goto(path, { waitUntil: 'commit' });
  await (await early).finished();
  return release;
}

import type { Page } from '@playwright/test';

/** The browser stores only so many bytes for the page's site, as long as its profile is open. */
export async function limitSpace(page: Page, quotaSize: number, origin = new URL(page.url()).origin) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

// The actions that the site's policy blocks in the browser.
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';

test.use({
  expectedErrors: [
    /TrustedScript|require-trusted-types-for|example\.invalid|TrustedTypePolicy named|trusted-types-policy/,
  ],
});

test('neither code out of strings nor another origin is let in', async ({ page }) => {
  await page.goto('/');
  const outcomes = await page.evaluate(async () => {
    const refusalOf = async (attempt: () => unknown) => {
      try {
        return await attempt();
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    };
    return {
      script: await refusalOf(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "pwned"';
        document.head.append(script);
        return document.title;
      }),
      worker: await refusalOf(() => typeof new Worker('/assets/any.js')),
      fetched: await refusalOf(() => fetch('https://example.invalid/').then(({ status }) => status)),
    };
  });
  expect(outcomes).toEqual({ script: 'TypeError', worker: 'TypeError', fetched: 'TypeError' });
});

/** Whether the policy can't be created: the page has one, or doesn't allow the name. Creates it otherwise. */
const isPolicyTaken = (page: Page, name: string) =>
  page.evaluate((name) => {
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
    try {
      trustedTypes?.createPolicy(name, {});
      return false;
    } catch {
      return true;
    }
  }, name);

test('code that comes after the page’s start can create no policy, and the sanitizer works all the same', async ({
  page,
}) => {
  await page.goto('/tool/markdown-editor');
  await page.getByRole('textbox').first().waitFor();
  const names = ['unknown', 'dompurify', 'default', 'toolyard-worker', 'toolyard-service-worker', 'toolyard-html'];
  for (const name of names) expect(await isPolicyTaken(page, name), name).toBe(true);
  await page.getByRole('textbox').first().fill('# One');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'One' })).toBeVisible();
});

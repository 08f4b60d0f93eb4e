// The actions that the site's policy blocks in the browser.
import type { Page } from '@playwright/test';
import { expect, test } from './test';

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

/** Whether the page has created the policy, which can be created only once. Creates it otherwise. */
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

test('the sanitizer’s policy is created with the Markdown preview, and not on other pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isPolicyTaken(page, 'unknown')).toBe(true); // by no one: the name is not allowed
  expect(await isPolicyTaken(page, 'dompurify')).toBe(false);
  await page.goto('/tool/markdown-editor');
  await page.getByRole('textbox').first().fill('# One');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'One' })).toBeVisible();
  expect(await isPolicyTaken(page, 'dompurify')).toBe(true);
});

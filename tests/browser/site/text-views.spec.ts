// The diff and regex views show everything as text: nothing in it runs, loads or becomes an element, even without the site's
// policy.
import { LISTED_UNITS } from '../../../workers/kernels/regex-tester/spec';
import type { Locator, Page } from '@playwright/test';
import { XSS_TEXTS } from '../../tools/xss';
import { action, expect, mode, openWithoutPolicy, test } from '../lib/text-tool-page';

const TEXT = XSS_TEXTS.join('\n');
const LAST = TEXT.slice(-30);
const CHANGED = TEXT.replaceAll('wasRun=1', 'wasRun=2');

/** Elements that a view never creates itself. */
const FOREIGN_ELEMENTS = 'script, style, link, base, form, a, img, math, iframe, object, embed, video, audio, template';

/** Scrolls from end to end, for rows are made as they come into view. A request to another host fails the test. */
async function lookThrough(page: Page, view: Locator, last: string) {
  const seen = await view.evaluate(async (it, selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let [foreign, screens, left] = [0, 0, Infinity];
    for (it.scrollTop = 0; left > 1; it.scrollTop += it.clientHeight / 2) {
      await frame();
      await frame(); // React has rendered the previous frame's scroll position
      foreign += it.querySelectorAll(selector).length;
      left = it.scrollHeight - it.clientHeight - it.scrollTop;
      screens++;
    }
    return { foreign, screens };
  }, FOREIGN_ELEMENTS);
  expect(seen.foreign).toBe(0);
  expect(seen.screens, 'there is more than fits').toBeGreaterThan(3);
  await expect(view).toContainText(last);
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
}

test('differences are text', async ({ page }) => {
  await openWithoutPolicy(page, 'diff-checker');
  await page.getByLabel('Original text', { exact: true }).fill(TEXT);
  await page.getByLabel('Changed text', { exact: true }).fill(CHANGED);
  await action(page, 'Compare').click();
  const view = page.getByRole('region', { name: 'Differences line by line' });
  for (const layout of ['Unified', 'Side by side']) {
    await mode(page, layout).check();
    await expect(view).toContainText('wasRun=2');
    await lookThrough(page, view, CHANGED.slice(-30));
  }
});

test('a text with its matches is text', async ({ page }) => {
  await openWithoutPolicy(page, 'regex-tester');
  await page.getByLabel('Regular expression', { exact: true }).fill('<[^>]*>|javascript:');
  await page.getByLabel('Test text').fill(TEXT);
  await action(page, 'Test').click();
  const marked = page.locator('[data-marks]');
  await expect(marked.locator('mark').first()).toHaveText('<script>');
  expect(await marked.locator(FOREIGN_ELEMENTS).count()).toBe(0);
  await page.getByLabel('Test text').fill(`${TEXT}\n${'a'.repeat(LISTED_UNITS)}\n${LAST}`);
  const view = page.getByRole('region', { name: 'Text with matches' });
  await expect(view.locator('mark').first()).toHaveText('<script>');
  await lookThrough(page, view, LAST);
  expect(await page.getByRole('list', { name: 'List of matches' }).locator(FOREIGN_ELEMENTS).count()).toBe(0);
});

// The watch over the pages must bark: each of these tests is expected to fail by it.
import { expect, test } from './test';

test.describe('fails a page', () => {
  test.fail();

  test('that logs an error', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('on purpose'));
  });

  test('that throws and nobody catches', async ({ page }) => {
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    });
    await thrown;
  });

  test('that asks another origin', async ({ page }) => {
    await page.goto('/');
    const asked = page.waitForEvent('request');
    await page.evaluate(() => fetch('https://example.invalid/').catch(() => undefined));
    await asked;
  });

  test('that breaks the policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  });
});

test('measures long tasks from the watch on', async ({ page, longTasks }) => {
  // In a task of the page's own: what a test evaluates is not one.
  const block = (milliseconds: number) =>
    page.evaluate(async (duration) => {
      await new Promise((resolve) => setTimeout(resolve));
      const end = performance.now() + duration;
      while (performance.now() < end);
    }, milliseconds);
  await page.goto('/');
  await block(2_500);
  const tasks = await longTasks();
  await block(1_000);
  const longest = await tasks.longest();
  // Time on a core, of which a busy machine gives less than the clock on the wall shows, and never more.
  expect(longest).toBeGreaterThan(50);
  expect(longest).toBeLessThan(1_500);
});

test('finds what axe finds', async ({ page, axe }) => {
  // What the page's own code has rendered: a prerendered page that is changed before it is taken over is at fault by that.
  await page.goto('/tools?search=hash');
  await expect(page.getByText('1 tool', { exact: true })).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  expect((await axe('main')).map(({ id }) => id)).toContain('label');
});

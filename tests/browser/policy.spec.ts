// What the host's policy makes the browser refuse.
import { expect, test } from './test';

test('the home page loads without a fault', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('an unknown address', () => {
  test.use({ expectedFaults: [/^console: .*status of 404/] });

  test('is the page with status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test.describe('code out of strings', () => {
  test.use({ expectedFaults: [/TrustedScript|require-trusted-types-for/] });

  test('does not run', async ({ page }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'document.title = "pwned"';
        document.head.append(script);
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
      return document.title;
    });
    expect(outcome).toBe('TypeError');
  });

  test('makes no worker', async ({ page }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      try {
        return typeof new Worker('/assets/any.js');
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
    expect(outcome).toBe('TypeError');
  });
});

test.describe('another origin', () => {
  test.use({ expectedFaults: [/example\.invalid/] });

  test('is never reached', async ({ page }) => {
    await page.goto('/');
    const outcome = page.evaluate(() => fetch('https://example.invalid/').then((answer) => answer.status));
    await expect(outcome).rejects.toThrow('Failed to fetch');
  });
});

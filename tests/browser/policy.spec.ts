// What the site's policy makes the browser refuse.
import { expect, test } from './test';

test.use({ expectedFaults: [/TrustedScript|require-trusted-types-for|example\.invalid/] });

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

// The watch over the pages must bark: each of these tests is expected to fail by it.
import type { Page } from '@playwright/test';
import { REFERENCE_MS, work } from './calibration';
import { RATES_URL } from '../tools/rates';
import { expect, test } from './test';
import { expectNeverFrozen, neverFreezes, watchThreadTime } from './thread-time';

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

  test('that asks for exchange rates and is not the currency converter', async ({ page }) => {
    await page.goto('/');
    await page.evaluate((url) => fetch(url), RATES_URL);
  });

  test('that says something when it asks for exchange rates', async ({ page }) => {
    await page.goto('/tool/currency-converter');
    await page.evaluate((url) => fetch(`${url}?amount=100`).catch(() => undefined), RATES_URL);
  });

  test('that breaks the policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  });
});

/** A task of the page's own, this long on the reference machine. */
const blockFor = (page: Page, ms: number) => page.evaluate(work, { tasks: 1, times: Math.ceil(ms / REFERENCE_MS) });

test.describe('fails a page that freezes', () => {
  test.fail();

  test('for 200 ms of the reference machine', async ({ page }) => {
    await page.goto('/');
    const thread = await watchThreadTime(page);
    await blockFor(page, 200);
    await expectNeverFrozen(thread);
  });
});

test('sees long tasks from the watch on, on a machine of any speed', async ({ page }) => {
  await page.goto('/');
  await blockFor(page, 200);
  const thread = await watchThreadTime(page);
  await blockFor(page, 10);
  await expectNeverFrozen(thread);
});

test('a page that is frozen in two uses of three fails, one that a stall of the machine held up once does not', async ({
  page,
}) => {
  const open = async () => {
    await page.goto('/');
  };
  const uses: number[] = [];
  const useFor = (...tasks: readonly number[]) => {
    uses.length = 0;
    return neverFreezes(page, open, async () => {
      const ms = tasks[uses.length] ?? 0;
      uses.push(ms);
      await blockFor(page, ms);
    });
  };
  await useFor(0, 200, 200);
  expect(uses).toEqual([0]); // clearly short
  await useFor(200, 10, 10);
  expect(uses).toEqual([200, 10, 10]);
  await expect(useFor(200, 10, 200)).rejects.toThrow('longest task');
});

test.describe('of the profile that tests share', () => {
  test.describe.configure({ mode: 'serial' });

  let before: Page | undefined;
  let heard = 0;

  test('a test leaves something behind', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await page.setViewportSize({ width: 500, height: 500 });
    page.on('request', () => heard++);
    before = page;
    await page.evaluate(async () => {
      window.name = 'left behind';
      sessionStorage.setItem('left', 'behind');
      localStorage.setItem('left', 'behind');
      document.cookie = 'left=behind';
      await caches.open('left');
      await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true });
    });
  });

  test('the next one finds nothing of it in the same page', async ({ page }) => {
    expect(page).toBe(before);
    const heardBefore = heard;
    await page.goto('/');
    expect(heard).toBe(heardBefore);
    const found = await page.evaluate(async () => {
      const files: string[] = [];
      for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
      return {
        kept: [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie],
        isCached: await caches.has('left'),
        isFiled: files.includes('left'),
        name: window.name,
        width: window.innerWidth,
        media: ['(prefers-color-scheme: dark)', '(forced-colors: active)'].filter((query) => matchMedia(query).matches),
      };
    });
    const nothing = { kept: [null, null, ''], isCached: false, isFiled: false, name: '', media: [] };
    expect(found).toEqual({ ...nothing, width: page.viewportSize()?.width });
    expect(found.width).toBeGreaterThan(500);
  });

  test('what stays with a page gives the next one another', async ({ page }) => {
    expect(page).toBe(before);
    await page.addInitScript('');
  });

  test('what would last for the others is refused', async ({ page, context }) => {
    expect(page).not.toBe(before);
    expect(() => page.clock.install()).toThrow('freshTest');
    expect(() => context.addInitScript('')).toThrow('freshTest');
  });
});

test('finds what axe finds', async ({ page, axe }) => {
  // What the page's own code has rendered: a prerendered page that is changed before it is taken over is at fault by that.
  await page.goto('/tools?search=hash');
  await expect(page.getByText('1 tool', { exact: true })).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  expect((await axe('main')).map(({ id }) => id)).toContain('label');
});

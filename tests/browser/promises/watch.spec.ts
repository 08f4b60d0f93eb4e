// The watch over the pages must bark. Where the page does not matter it is the smallest one of the site.
import type { Page } from '@playwright/test';
import { RATES_URL } from '../../tools/rates';
import { REFERENCE_MS, work } from '../lib/calibration';
import { expect, test } from '../lib/test';
import { expectNeverFrozen, neverFreezes, watchThreadTime } from '../lib/thread-time';

const SMALLEST = '/robots.txt';

test.describe('fails a page', () => {
  test.fail();

  test('that logs an error', async ({ page }) => {
    await page.goto(SMALLEST);
    await page.evaluate(() => console.error('on purpose'));
  });

  test('that throws and nobody catches', async ({ page }) => {
    await page.goto(SMALLEST);
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
    await page.goto(SMALLEST);
    const asked = page.waitForEvent('request');
    await page.evaluate((url) => fetch(url).catch(() => undefined), RATES_URL);
    await asked;
  });

  test('that breaks the policy', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  });
});

/** A task of the page's own, this long on the reference machine. */
const blockFor = (page: Page, ms: number) => page.evaluate(work, { tasks: 1, times: Math.ceil(ms / REFERENCE_MS) });

test('a page that freezes in two uses of three fails, on a machine of any speed', async ({ page }) => {
  const open = async () => void (await page.goto(SMALLEST));
  await test.step('what was before the watch does not count', async () => {
    await open();
    await blockFor(page, 200);
    const thread = await watchThreadTime(page);
    await blockFor(page, 10);
    await expectNeverFrozen(thread);
  });
  const uses: number[] = [];
  const useFor = (...tasks: readonly number[]) => {
    uses.length = 0;
    return neverFreezes(page, open, async () => {
      const ms = tasks[uses.length] ?? 0;
      uses.push(ms);
      await blockFor(page, ms);
    });
  };
  await test.step('a use that is clearly short is enough', async () => {
    await useFor(0, 200, 200);
    expect(uses).toEqual([0]);
  });
  await test.step('one stall of the machine does not count', async () => {
    await useFor(200, 10, 10);
    expect(uses).toEqual([200, 10, 10]);
  });
  await test.step('two do', async () => {
    await expect(useFor(200, 10, 200)).rejects.toThrow('longest task');
  });
});

test.describe('of the profile that tests share', () => {
  test.describe.configure({ mode: 'serial' });

  let before: Page | undefined;
  let heard = 0;

  test('a test leaves something behind', async ({ page }) => {
    await page.goto(SMALLEST);
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
    await page.goto(SMALLEST);
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
  await page.goto(SMALLEST);
  await page.evaluate(() => document.body.append(document.createElement('input')));
  expect((await axe('body')).map(({ id }) => id)).toContain('label');
});

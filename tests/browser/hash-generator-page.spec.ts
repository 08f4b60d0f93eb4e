// The hash generator's page for everybody: in both themes, on a wide screen and on a phone.
import type { Page } from '@playwright/test';
import { expectToast, generate, generateButton, nodeHash, openHashGenerator, textField } from './hash-page';
import { expect, test } from './test';

/** Height of a target under a finger; a link is as wide as its words, but never under the 24 of WCAG 2.2. */
const FINGER_PX = 44;
const WORD_PX = 24;

const disclosures = ['More algorithms', 'Check against a known hash', 'HMAC'] as const;

async function openEverything(page: Page) {
  for (const name of disclosures) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: /HMAC/ }).check();
}

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'all open': openEverything,
  done: async (page) => {
    await textField(page).fill('abc');
    await page.getByRole('button', { name: 'Check against a known hash' }).click();
    await page.getByLabel('Expected hash').fill(nodeHash('sha256', 'abc'));
    await generate(page);
    await expect(page.getByRole('group')).toHaveCount(4);
  },
  failed: async (page) => {
    await generateButton(page).click();
    await expectToast(page, 'Error', 'Please enter some text to hash.', 'error');
    await page.getByRole('button', { name: 'Check against a known hash' }).click();
    await page.getByLabel('Expected hash').fill('not a hash');
    await expect(page.getByLabel('Expected hash')).toHaveAttribute('aria-invalid', 'true');
  },
};

test('no fault against WCAG 2.2 AA', async ({ page, axe }) => {
  for (const [state, reach] of Object.entries(STATES)) {
    await openHashGenerator(page);
    await reach(page);
    expect(await axe(), state).toEqual([]);
  }
});

test('nothing is wider than the screen', { tag: '@phone' }, async ({ page }) => {
  await openHashGenerator(page);
  await openEverything(page);
  await page.getByLabel('HMAC key').fill('key');
  await textField(page).fill('abc');
  await generate(page);
  await expect(page.getByRole('group', { name: 'SHA512' })).toBeVisible();
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
});

test('everything can be hit with a finger', { tag: '@phone-only' }, async ({ page }) => {
  await openHashGenerator(page);
  await openEverything(page);
  await page.getByLabel('HMAC key').fill('key');
  await textField(page).fill('abc');
  await generate(page);
  await expect(page.getByRole('group', { name: 'SHA512' })).toBeVisible();
  const targets = await page.locator('a, button, input, select, textarea').evaluateAll((elements) =>
    elements.flatMap((element) => {
      // A tap on its label counts as one on the control.
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
      const boxes = [element, ...labels].map((hit) => hit.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (element.closest('[aria-hidden]')) return []; // for nobody
      const name = element.getAttribute('aria-label') ?? (element.textContent || (labels[0]?.textContent ?? ''));
      return element.checkVisibility() ? [{ name, width, height }] : [];
    }),
  );
  expect(targets.length).toBeGreaterThan(40);
  expect(targets.filter(({ width, height }) => width < WORD_PX || height < FINGER_PX)).toEqual([]);
});

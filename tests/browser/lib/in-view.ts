// Where the parts of a tool are in the window.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** Pixels of a result that must be in view: its head and the beginning of its body. */
const RESULT_PX = 100;

/** Between the header, and the cookie question or the bottom of the window. */
const isInView = (element: Locator, height: number) =>
  element.evaluate((it, height) => {
    const { top } = it.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const banner = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--cookie-banner'));
    return top >= header && top + height <= innerHeight - banner;
  }, height);

const heightOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().height);

/** Input, main button and the beginning of the result, of which a tool may have none: the page need not be scrolled. */
export async function expectWholeToolInView(page: Page) {
  const parts = [
    ['the input', page.locator('[data-tool-input]').first(), undefined],
    ['the main button', page.locator('[data-tool-run]').first(), undefined],
    ['the result', page.locator('[data-tool-result]').first(), RESULT_PX],
  ] as const;
  for (const [name, element, height] of parts) {
    if ((await element.count()) === 0) continue;
    const least = height ?? (await heightOf(element));
    await expect.poll(() => isInView(element, least), `${name} is in view`).toBe(true);
  }
}

/** Pixels above the first control of a tool. */
export const topOfTool = (page: Page) =>
  page
    .locator('main header ~ * :is(button, textarea, select, label, input[type=range], [data-tool-input])')
    .first()
    .evaluate((it) => it.getBoundingClientRect().top + scrollY);

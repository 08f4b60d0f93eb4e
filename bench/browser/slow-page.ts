// A page with the browser's own slowdown, and input whose cost is small compared to the measured work.
import type { Locator, Page } from '@playwright/test';

export async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Like a paste, in one step: Playwright's own typing takes minutes for many lines. Ends after the browser has laid out the text, so
 * that the next key doesn't wait for it: 270,000 characters without a space take 0.9 seconds on a slow processor.
 */
export const put = (field: Locator, text: string) =>
  field.evaluate(async (element, text) => {
    const area = element as HTMLTextAreaElement | HTMLInputElement;
    // React replaces the element's setter with one that records the value as already known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, text);

/**
 * Gives the page small files with `tellChange`. If the driver chose them, the driver's own script would be the longest task.
 */
export const putFiles = (field: Locator, count: number) =>
  field.evaluate((element, count) => {
    const chosen = new DataTransfer();
    for (let n = 0; n < count; n++) chosen.items.add(new File([`Content of file ${n}`], `file ${n}.txt`));
    (element as HTMLInputElement).files = chosen.files;
  }, count);

export const tellChange = (field: Locator) =>
  field.evaluate((element) => void setTimeout(() => element.dispatchEvent(new Event('change', { bubbles: true }))));

/** Six keys at the end of the text, one by one. */
export async function typeKeys(page: Page, field: Locator) {
  await field.press('Control+End');
  await page.keyboard.type(' words', { delay: 150 });
}

/** The driver's own checks are tasks of the page as well, but few and cheap ones. */
const SELDOM = { polling: 500 } as const;

/** In a separate task of the page, without the driver's hit tests. */
export const press = (button: Locator) =>
  button.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()));

export const whenSays = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), text, SELDOM);

/** An error message is a result as well. */
const ENDED = 'main :is([aria-invalid=true], [role=alert]:not(:empty))';

export const whenEnded = (page: Page) =>
  page.waitForFunction(
    (ended) =>
      document.querySelector(ended) !== null ||
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent.startsWith('Done.')),
    ENDED,
    SELDOM,
  );

/** The styles that decide a field's layout. */
export interface FieldLook {
  readonly font: string;
  readonly lineHeight: string;
  readonly width: string;
  readonly height: string;
}

export const lookOf = (field: Locator): Promise<FieldLook> =>
  field.evaluate((element) => {
    const { font, lineHeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { font, lineHeight, width: `${width}px`, height: `${height}px` };
  });

/** The only element of an empty page. */
export async function bareField(page: Page, look: FieldLook): Promise<Locator> {
  await page.setContent('<textarea></textarea>');
  const field = page.getByRole('textbox');
  await field.evaluate((element, look) => Object.assign(element.style, { boxSizing: 'border-box', ...look }), look);
  return field;
}

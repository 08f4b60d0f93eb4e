// A page whose processor is slowed down, as the browser's own tools do it, and hands that are cheap beside what is measured.
import type { Locator, Page } from '@playwright/test';

export async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** As a paste does, in one step. The browser's typing of so many lines, by which Playwright fills a field, takes minutes. */
export const put = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement | HTMLInputElement;
    // React replaces the element's own setter by one that takes the value for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);

/** Small ones, of which the page is told by `tellChange`: where the driver chooses files, its own script is the longest task. */
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

/** The driver's own looks at the page are tasks of the page as well: they are few, and cheap. */
const SELDOM = { polling: 500 } as const;

/** In a task of the page's own, without the driver's tests of what is under its pointer. */
export const press = (button: Locator) =>
  button.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()));

export const whenSays = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), text, SELDOM);

/** A tool that refuses so much has given its answer as well. */
const ENDED = 'main :is([aria-invalid=true], [role=alert]:not(:empty))';

export const whenEnded = (page: Page) =>
  page.waitForFunction(
    (ended) =>
      document.querySelector(ended) !== null ||
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent.startsWith('Done.')),
    ENDED,
    SELDOM,
  );

/** What the browser lays a field's text out by. */
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

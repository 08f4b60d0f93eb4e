// A tool that fills the window: how much of the work is in view, the line between its panes, and its heading's typeface.
import type { Locator, Page, Route } from '@playwright/test';
import { isTakenOver } from '../../engines/in-page';
import { layoutShifts, watchLayoutShifts } from '../lib/layout-shifts';
import { expect, test } from '../lib/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('JSON Input');
const separator = (page: Page) => page.getByRole('separator', { name: 'Width of the input' });
const widthOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().width);
const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

/** Whole lines of text that a field or an output shows at once. */
const linesIn = (element: Locator) =>
  element.evaluate((it) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(it);
    return Math.floor((it.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight));
  });

test('28 lines of input and of result are in view, below heads that share a line', async ({ page }) => {
  await page.goto('/tool/json-formatter');
  await field(page).fill('{"a": [1, 2, 3]}');
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  const result = page.getByRole('region', { name: /^Result/ });
  await expect(result.locator('output')).toContainText('"a"');
  expect(await linesIn(field(page)), 'lines of input').toBeGreaterThanOrEqual(28);
  expect(await linesIn(result.locator('output')), 'lines of the result').toBeGreaterThanOrEqual(28);
  const [open, copy] = [
    page.locator('label', { hasText: 'Open a file' }),
    result.getByRole('button', { name: 'Copy' }),
  ];
  expect(Math.abs((await topOf(open)) - (await topOf(copy)))).toBeLessThanOrEqual(1);
  await expect(copy).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'nothing had to be scrolled').toBe(0);
});

for (const { id, opener, main } of [
  { id: 'json-formatter', opener: 'Open a file', main: 'Format' },
  { id: 'base64-encoder', opener: 'Open files', main: 'Encode' },
]) {
  test(`few Tabs lead to the work: ${id}`, async ({ page }) => {
    await page.goto(`/tool/${id}`);
    await page.waitForFunction(isTakenOver);
    const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
    const tabsTo = async (element: Locator) => {
      for (let tabs = 1; tabs < 40; tabs++) {
        await page.keyboard.press('Tab');
        if (await isFocused(element)) return tabs;
      }
      return Infinity;
    };
    const toOpener = await tabsTo(page.getByLabel(opener, { exact: true }));
    expect(toOpener, opener).toBeLessThanOrEqual(12);
    const button = page.getByRole('main').getByRole('button', { name: main, exact: true });
    expect(toOpener + (await tabsTo(button)), main).toBeLessThanOrEqual(15);
  });
}

test('the sidebar is a stop for Tab, and arrow keys move within it', async ({ page }) => {
  await page.goto('/tool/hash-generator');
  await page.waitForFunction(isTakenOver);
  const sidebar = page.getByRole('navigation', { name: 'Tools', exact: true });
  await sidebar.getByRole('searchbox', { name: 'Filter the list' }).focus();
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('button', { name: 'Security & Hashing' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar.getByRole('link', { name: 'Hash Generator' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sidebar.getByRole('button', { name: 'Encoders & Decoders' })).toBeFocused();
  // This button comes late, and is between the filter and the list.
  const narrow = sidebar.getByRole('button', { name: 'Icons only' });
  await narrow.waitFor();
  await sidebar.getByRole('searchbox', { name: 'Filter the list' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(narrow).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar.getByRole('button', { name: 'General' })).toBeFocused();
});

test('the line between the panes moves by keys and by pointer, and stays where it was put', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/tool/json-formatter');
  const line = separator(page);
  await expect(line).toHaveAttribute('aria-valuenow', '50');

  await test.step('by keys', async () => {
    const even = await widthOf(field(page));
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuenow', '52');
    expect(await widthOf(field(page))).toBeGreaterThan(even);
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', '25');
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuenow', '75');
  });

  await test.step('by pointer', async () => {
    const { x, y, width } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 50);
    await page.mouse.down();
    await page.mouse.move(x - 200, y + 50, { steps: 3 });
    await page.mouse.up();
    await expect(line).toHaveAttribute('aria-valuenow', /^5\d$/);
  });

  const [share, width] = [await line.getAttribute('aria-valuenow'), await widthOf(field(page))];
  await page.reload();
  await expect(line).toHaveAttribute('aria-valuenow', share ?? '');
  expect(await widthOf(field(page))).toBe(width);
  expect(await layoutShifts(page)).toEqual([]);

  await line.dblclick();
  await expect(line).toHaveAttribute('aria-valuenow', '50');
});

/** The typefaces that the heading's letters are drawn with. Widths don't tell: the fallback is as wide. */
async function typefacesOfHeading(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a heading has its typeface also where the file is late, and nothing moves', async ({ page }) => {
  const asked: Route[] = [];
  await page.route(/familjen-grotesk/, (route) => void asked.push(route));
  await watchLayoutShifts(page);
  await page.goto('/tool/json-formatter', { waitUntil: 'commit' });
  // By then, browsers no longer wait for a typeface that is optional.
  await page.waitForFunction(isTakenOver);
  // While the page loads, a node may have a new id before it is asked for.
  await expect(async () => expect(await typefacesOfHeading(page)).not.toContain('Familjen Grotesk')).toPass();
  for (const route of asked) await route.continue();
  await expect.poll(() => typefacesOfHeading(page)).toEqual(['Familjen Grotesk']);
  expect(await layoutShifts(page)).toEqual([]);
});

test('an amount from the home page is converted on arrival at its tool', async ({ page }) => {
  await page.goto('/');
  const input = page.getByRole('main').getByRole('textbox').first();
  await input.fill('5 km');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Convert.*Unit/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Unit Converter');
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Result', exact: true }).locator('output')).toHaveText('3.106856 mi');
});

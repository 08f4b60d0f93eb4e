// The virtual list: its ends, its keys, jumps to a row, and its accessibility.
import { textOf } from '../../unit/rows/made-up-rows';
import { expect, listOf, shownIn, test } from './fixture';

test.use({ reducedMotion: 'no-preference' }); // The browser glides at a key.

const MILLION = 'A million rows';
const MANY = 'A hundred million rows';

test('a million stored rows: both ends, a row that is gone to, and a result that can no longer be read', async ({
  page,
}) => {
  const list = listOf(page, MILLION);
  await expect(list.getByText(textOf(0), { exact: true })).toBeVisible();
  await list.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await shownIn(page, MILLION)).at(-1)).toBe(textOf(999_999));
  const last = list.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '1000000');
  await expect(last).toHaveAttribute('aria-setsize', '1000000');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await shownIn(page, MILLION))[0]).toBe(textOf(0));

  const go = page.getByRole('button', { name: 'Go to row 654321' });
  const marked = list.locator('[aria-current=true]');
  await go.click();
  await expect.poll(async () => (await shownIn(page, MILLION))[0]).toBe(textOf(654_321));
  await expect(marked).toHaveText(textOf(654_321));
  await list.focus();
  await page.keyboard.press('End');
  await expect(marked).toHaveCount(0);
  await go.click();
  await expect(marked).toHaveText(textOf(654_321));

  await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 4, behavior: 'instant' }));
  await expect(page.getByRole('alert')).toHaveText('The file could not be read. It may have been moved or changed.');
});

test('of a hundred million rows, keys and wheel move as many as they would of a few', async ({ page }) => {
  const list = listOf(page, MANY);
  await expect(list).toContainText('number 0');
  expect(await list.getByRole('listitem').count(), 'rows in the page').toBeLessThan(25);

  await test.step('near its start, it is scrolled through to the very first row', async () => {
    await list.hover();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => shownIn(page, MANY)).toContain('number 102');
    await page.mouse.wheel(0, -1_000);
    await expect.poll(() => shownIn(page, MANY)).toContain('number 52');
    await page.mouse.wheel(0, -3_000);
    await expect.poll(async () => (await shownIn(page, MANY))[0]).toBe('number 0');
  });

  await list.evaluate((box) => {
    box.addEventListener('scroll', () => box.setAttribute('data-moves', ''));
    box.addEventListener('scrollend', () => box.removeAttribute('data-moves'));
    box.scrollTo({ top: box.scrollHeight / 2 });
  });
  // The list resets its scroll bar once scrolling ends, which would stop a scroll that a key has just begun.
  const rest = () => expect(list).not.toHaveAttribute('data-moves');
  const middle = async () => Number(/\d+/.exec((await shownIn(page, MANY))[0] ?? '')?.[0]);
  await expect.poll(middle).toBeGreaterThan(49_000_000);
  await rest();
  const before = await middle();
  expect(before).toBeLessThan(51_000_000);

  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(middle).toBeGreaterThan(before);
  await rest();
  await page.keyboard.press('PageDown');
  await expect.poll(middle).toBeGreaterThan(before + 8);
  await rest();
  await page.keyboard.press('PageUp');
  await expect.poll(middle).toBeLessThan(before + 8);
  await rest();
  await list.hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(middle).toBeGreaterThan(before + 90);
  expect(await middle()).toBeLessThan(before + 120);
});

test('the Tab key goes from row to row, and the focus stays in the list when its row goes', async ({ page }) => {
  const names = page.getByRole('list', { name: 'Names' });
  await names.focus();
  for (let row = 0; row < 12; row++) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Remove file ${row}`, exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: `Remove file ${row}`, exact: true })).toBeInViewport();
  }
  await names.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect(names).toContainText('file 299');
  await expect(names).toBeFocused();
  await page.getByRole('button', { name: 'Remove file 299' }).click();
  await expect(names).not.toContainText('file 299');
  await expect(names.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '299');
});

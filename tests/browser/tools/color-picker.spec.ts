// Features of the color picker alone: its values, the palette that it remembers, exports and contrast.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectToast } from '../lib/hash-page';
import { expect, test } from '../lib/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tool/color-picker');
  await expect(value(page, 'HEX')).toHaveText('#3b82f6');
});

const field = (page: Page) => page.getByLabel('Color', { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const value = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).locator('output');
const own = (page: Page) => page.getByRole('region', { name: 'Custom palette' });
const ownColors = (page: Page) => own(page).getByRole('button', { name: /^#[0-9a-f]{6}$/ });
const namesOf = (page: Page) =>
  ownColors(page).evaluateAll((buttons) => buttons.map((it) => it.getAttribute('aria-label')));

test('shows the color as it is picked or typed', { tag: '@phone' }, async ({ page }) => {
  await expect(value(page, 'HSLA')).toHaveText('hsla(217, 91%, 60%, 1)');
  await expect(value(page, 'HEX')).toBeInViewport();
  await page.getByLabel('Pick').fill('#ff0000');
  await expect(field(page)).toHaveValue('#ff0000');
  await expect(value(page, 'RGB')).toHaveText('rgb(255, 0, 0)');
  await field(page).fill('oklch(51.975% 0.17686 142.495)');
  await expect(value(page, 'HEX')).toHaveText('#008000');
  await expect(page.getByLabel('Pick')).toHaveValue('#008000');
  await field(page).fill('color(display-p3 0 1 0)');
  await expect(page.getByText('This color is outside sRGB.')).toBeVisible();
});

test('picks on the plane and the scales, by pointer and by keys @phone', async ({ page }) => {
  const plane = page.getByRole('group', { name: 'Saturation and brightness' });
  const slider = (name: string) => page.getByRole('slider', { name, exact: true });
  await expect(slider('Hue')).toHaveAttribute('aria-valuetext', '217°');

  await test.step('a pointer that leaves the plane stays at its edge', async () => {
    const { x, y, width, height } = (await plane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(slider('Saturation')).toHaveAttribute('aria-valuetext', '50%');
    await page.mouse.move(x + width + 20, y - 20, { steps: 3 });
    await page.mouse.up();
    await expect(value(page, 'HSL')).toHaveText('hsl(217, 100%, 50%)');
    await page.mouse.move(x + 5, y + height - 5);
    await expect(value(page, 'HSL')).toHaveText('hsl(217, 100%, 50%)');
    await expect(slider('Saturation')).toBeFocused();
  });

  await test.step('keys', async () => {
    await slider('Hue').press('ArrowRight');
    await expect(slider('Hue')).toHaveAttribute('aria-valuetext', '218°');
    await slider('Hue').press('Home');
    await expect(field(page)).toHaveValue('#ff0000');
    await slider('Saturation').press('ArrowLeft');
    await expect(value(page, 'HEX')).toHaveText('#ff0303');
    // Up and down are the other axis, whichever has the focus.
    await slider('Saturation').press('Shift+ArrowDown');
    await expect(slider('Brightness')).toHaveAttribute('aria-valuetext', '90%');
    await expect(value(page, 'HEX')).toHaveText('#e60202');
  });

  await test.step('black keeps hue and saturation for the way back', async () => {
    await slider('Brightness').press('Home');
    await expect(value(page, 'HEX')).toHaveText('#000000');
    await slider('Brightness').press('End');
    await expect(value(page, 'HEX')).toHaveText('#ff0303');
  });

  await test.step('opacity', async () => {
    await slider('Opacity').press('Shift+ArrowLeft');
    await expect(field(page)).toHaveValue('rgb(255 3 3 / 0.9)');
    await expect(value(page, 'RGBA')).toHaveText('rgba(255, 3, 3, 0.9)');
    await slider('Hue').press('End');
    await slider('Saturation').press('End');
    await expect(value(page, 'RGBA')).toHaveText('rgba(255, 0, 0, 0.9)');
  });
});

test('the palette has the newest color first, no doubles and at most twelve, is exported, and stays', async ({
  page,
}) => {
  await button(page, 'Add to Palette').click();
  await expectToast(page, 'Added!', 'Color added to custom palette.', 'success');
  await button(page, 'Add to Palette').click();
  await expect(page.getByText('#3b82f6 is in your palette.')).toBeVisible();
  await expect(ownColors(page)).toHaveCount(1);
  const [css] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSS').click()]);
  expect(css.suggestedFilename()).toBe('palette.css');
  expect(await readFile(await css.path(), 'utf8')).toBe(':root {\n  --color-1: #3b82f6;\n}\n');
  const [json] = await Promise.all([page.waitForEvent('download'), button(page, 'Download JSON').click()]);
  expect(json.suggestedFilename()).toBe('palette.json');
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toEqual(['#3b82f6']);

  for (let index = 0; index < 12; index++) {
    await field(page).fill(`#0000${(index + 16).toString(16)}`);
    await button(page, 'Add to Palette').click();
  }
  await expect(ownColors(page)).toHaveCount(12);
  expect((await namesOf(page)).at(0)).toBe('#00001b');
  expect((await namesOf(page)).at(-1)).toBe('#000010');
  await page.reload();
  await expect(ownColors(page)).toHaveCount(12);
  await own(page).getByRole('button', { name: 'Remove #00001b' }).click();
  await expect(ownColors(page)).toHaveCount(11);
  await ownColors(page).first().click();
  await expect(field(page)).toHaveValue('#00001a');
});

test('presets, random colors, contrast, and no values without a color', async ({ page, context }) => {
  await test.step('copies a value', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy HSL').click();
    await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hsl(217, 91%, 60%)');
  });
  await test.step('presets and random colors', async () => {
    const presets = page.getByRole('region', { name: 'Preset colors' }).getByRole('button');
    await expect(presets).toHaveCount(24);
    await presets.first().click();
    await expect(field(page)).toHaveValue('#ef4444');
    await button(page, 'Random').click();
    await expect(field(page)).not.toHaveValue('#ef4444');
    await expect(value(page, 'HEX')).toHaveText(/^#[0-9a-f]{6}$/);
  });
  await test.step('contrast with white, black and a second color', async () => {
    await field(page).fill('#767676');
    const contrast = page.getByRole('region', { name: 'Contrast (WCAG 2.2)' });
    await page.getByLabel('Second color').fill('#767676');
    await expect(contrast.getByRole('listitem')).toHaveText([
      /^On white4\.54:1AA text: passAA large text: passAAA text: fail$/,
      /^On black4\.62:1/,
      /^On the second color1\.00:1AA text: fail/,
    ]);
  });
  await test.step('no color', async () => {
    await field(page).fill('#12345');
    await expect(field(page)).toHaveAccessibleDescription(/This isn’t a CSS color\./);
    for (const name of ['HEX', 'RGB', 'RGBA', 'HSL', 'HSLA']) {
      await expect(value(page, name)).toHaveText('');
      await expect(button(page, `Copy ${name}`)).toBeDisabled();
    }
    await expect(button(page, 'Add to Palette')).toBeDisabled();
  });
});

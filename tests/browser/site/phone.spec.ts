// Features for phones: results in view above the bar, results for other apps, and a keyboard that takes half of the screen.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTools } from '../../tools/find-tools';
import { toolCases } from '../../tools/cases';
import { topOfTool } from '../lib/in-view';
import { answerForRates, expect, test } from '../lib/test';
import { openTool, useTool } from '../lib/tool-page';

/** The result itself, below its head, its verdict and its notes. */
const BODY = 'output, canvas, audio, table, dl, ul[aria-label], [role=tree], [role=region], [role=list]';

/** Tools whose result is no text. */
const SAVED_ONLY = new Set(['gzip-compressor', 'mp4-to-mp3-converter']);

/** Tools that are longer than two screens without the texts below them. */
const LONG = new Set(['color-picker', 'currency-converter', 'markdown-editor', 'unit-converter']);

for (const { id, title } of await findTools()) {
  const tool = toolCases[id];
  if (!tool) continue;

  test(`${title}: starts near the top, shows the result of a click, and copies it from the bar @phone-only`, async ({
    page,
    folder,
  }) => {
    if (id === 'currency-converter') await answerForRates(page);
    await page.setViewportSize({ width: 375, height: 740 });
    await openTool(page, id, tool);
    expect(await topOfTool(page), 'pixels above the first control').toBeLessThanOrEqual(120);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!LONG.has(id)) expect(height, 'three screens').toBeLessThanOrEqual(3 * 740);
    await useTool(page, tool, folder);
    const result = page.locator('[data-tool-result]').first();
    const bar = page.locator('[data-run-bar]');
    if ((await bar.count()) > 0) {
      await expect(bar.locator('[data-tool-run]'), 'the main button').toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: SAVED_ONLY.has(id) ? 'Download' : /^Copy/ })).toBeVisible();
      const widths = await bar.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(widths[0], 'the buttons fit').toBeLessThanOrEqual(widths[1] ?? 0);
    } else await expect(page.getByRole('main').getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
    // A tool that runs automatically leaves the page where it is.
    if (tool.action === undefined) return;
    // Its first four lines are between the header and the bar, or the bottom of the window.
    await expect
      .poll(async () => {
        const body = result.locator(BODY).first();
        const { top, height } = await body.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
        const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
        const bottom = (await bar.count()) > 0 ? await bar.evaluate((it) => it.getBoundingClientRect().top) : 740;
        return top >= header && top + Math.min(height, 80) <= bottom;
      }, 'the result itself is in view')
      .toBe(true);
  });
}

test('the bar downloads a result that is no text, or too long to copy whole @phone-only', async ({ page, folder }) => {
  const bar = page.locator('[data-run-bar]');
  const download = async () => {
    const [got] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Download' }).click(),
    ]);
    return got.suggestedFilename();
  };
  await page.goto('/tool/qr-generator');
  await page.getByRole('radio', { name: 'Batch' }).check();
  await page.getByLabel('Texts or URLs').fill('one\ntwo');
  await bar.getByRole('button', { name: 'Generate ZIP' }).click();
  expect(await download()).toBe('qrcodes.zip');

  const path = join(folder, 'long.bin');
  await writeFile(path, new Uint8Array(4_000_000));
  await page.goto('/tool/base64-encoder');
  await page.getByLabel('Open files').setInputFiles(path);
  await bar.getByRole('button', { name: 'Encode' }).click();
  expect(await download()).toBe('base64-encode.txt');
});

test('a live update leaves the page where it is @phone-only', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  await page.getByLabel('Text to Encode').fill('a b');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ }).locator('output')).toHaveText('a%20b');
  await page.getByLabel('Text to Encode').focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.insertText(' c');
  await expect(page.getByRole('region', { name: /^Result/ }).locator('output')).toContainText('%20c');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a keyboard leaves the buttons in view, and results go to the share sheet @phone-only', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        shared.push(data.text ?? data.files?.map(({ name, type, size }) => [name, type, size > 0]));
        return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('Closed', 'AbortError'));
      },
    });
  });
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  await page.goto('/tool/url-encoder');
  await test.step('a keyboard over half of the screen', async () => {
    const bar = page.locator('[data-run-bar]');
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const height = await page.evaluate(() => innerHeight);
    await expect.poll(bottom).toBe(height);
    // Like in iOS: the visual viewport is smaller, the page is not.
    const cover = (pixels: number) =>
      page.evaluate((pixels) => {
        const { visualViewport } = window;
        if (!visualViewport) return;
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - pixels });
        visualViewport.dispatchEvent(new Event('resize'));
      }, pixels);
    await expect(async () => {
      await cover(300);
      expect(await bottom()).toBe(height - 300);
    }).toPass();
    await cover(0);
    await expect.poll(bottom).toBe(height);
    for (const field of await page.locator('textarea, input:not([type=radio], [type=file], [type=checkbox])').all())
      expect(await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
        16,
      );
  });

  await test.step('a text is shared, and a closed sheet is no error', async () => {
    await page.getByLabel('Text to Encode').fill('a b');
    await page.getByRole('button', { name: 'Encode', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(shared).toEqual(['a%20b']);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(shared).toHaveLength(2);
    await expect(page.getByText('Not shared')).toHaveCount(0);
  });

  await test.step('a picture is shared as a file', async () => {
    await page.goto('/tool/qr-generator');
    await page.getByLabel('Text or URL').fill('hello');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(shared).toEqual([[['qrcode.png', 'image/png', true]]]);
  });
});

test('a touch screen is not told to drop anything, and a toast leaves the header and the bar free @phone-only', async ({
  page,
}) => {
  await page.goto('/tool/url-encoder');
  await expect(page.getByText('Any size.')).toBeVisible();
  await expect(page.getByText(/drop (?:a file|files) anywhere/i)).toBeHidden();
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  const toast = page.getByText('Cleared.');
  await expect(toast).toBeVisible();
  const top = await toast.evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(812 / 2);
  const bar = await page.locator('[data-run-bar]').evaluate((it) => it.getBoundingClientRect().top);
  expect(await toast.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(bar);
});

test('units have room for their names @phone-only', async ({ page }) => {
  await page.goto('/tool/unit-converter');
  for (const label of ['From', 'To']) {
    const { width } = (await page.getByLabel(label, { exact: true }).boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(300);
  }
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('header, buttons and the question about cookies take a fifth of a screen @phone-only', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/tool/json-formatter');
    const parts = [
      page.getByRole('banner'),
      page.locator('[data-run-bar]'),
      page.getByRole('region', { name: 'Cookies only with your consent.' }),
    ];
    const heights = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.height ?? NaN));
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(0.2 * 740);
  });
});

test('questions below a tool open by a tap @phone-only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tool/json-formatter');
  const related = page.getByRole('region', { name: 'Related tools' });
  await expect(related).toBeHidden();
  await page.getByText('Questions and related tools').tap();
  await expect(related).toBeVisible();
  // Elsewhere, they are beside the other part.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(related).toBeVisible();
  await expect(page.getByText('Questions and related tools')).toBeHidden();
});

test('the header scrolls away @phone-only', async ({ page }) => {
  await page.goto('/tool/url-encoder');
  const bottom = () => page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(48);
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(bottom).toBe(48 - 200);
});

test('Paste takes the text of the clipboard, only after a click, and says that the browser refused @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const reads = { count: 0 };
    Object.assign(globalThis, { reads });
    Object.defineProperty(navigator.clipboard, 'readText', {
      value: () => {
        reads.count += 1;
        return reads.count === 1 ? Promise.reject(new DOMException('No', 'NotAllowedError')) : Promise.resolve('a b');
      },
    });
  });
  await page.goto('/tool/url-encoder');
  const paste = page.getByRole('button', { name: 'Paste', exact: true });
  await expect(paste).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const top = (name: string) => page.getByRole('button', { name }).evaluate((it) => it.getBoundingClientRect().top);
  expect(await top('Load Sample'), 'one row of buttons').toBe(await top('Paste'));
  expect(await page.evaluate(() => (globalThis as unknown as { reads: { count: number } }).reads.count)).toBe(0);
  await paste.click();
  await expect(page.getByRole('alert')).toContainText('didn’t allow this page to read the clipboard');
  await expect(page.getByLabel('Text to Encode')).toHaveValue('');
  await paste.click();
  await expect(page.getByLabel('Text to Encode')).toHaveValue('a b');
  await expect(paste).toHaveCount(0);
});

test('a browser without a readable clipboard shows no Paste button @phone-only', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Clipboard.prototype, 'readText'));
  await page.goto('/tool/url-encoder');
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Load Sample' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste', exact: true })).toHaveCount(0);
});

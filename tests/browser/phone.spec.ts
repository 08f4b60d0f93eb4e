// What a phone adds: results for other apps, and a keyboard that takes half of the screen.
import { expect, test } from './test';

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
    // As iOS has it: the view is smaller, the page is not.
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
    await page.getByLabel('Text to encode').fill('a b');
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

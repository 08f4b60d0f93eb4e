// Features of the QR code generator alone: forms that create a text, images, a camera, and lists.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });

async function savedAs(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function readBack(page: Page, image: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('radio', { name: 'Read' }).check();
  await page.getByLabel('Open an image').setInputFiles(image);
  return page.getByRole('region', { name: /^Result/ }).locator('output');
}

test('a code is made of a text, saved, and read back; colors that no reader can tell apart are refused', async ({
  page,
}) => {
  await page.goto('/tool/qr-generator');
  const text = 'https://example.com/?q=Grüße 世界 😀';
  await page.getByLabel('Text or URL').fill(text);
  await generate(page).click();
  await expect(page.getByText('QR code generated successfully!')).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code: ${text}` })).toBeVisible();
  const png = await savedAs(page, 'Download QR Code');
  expect(png.name).toBe('qrcode.png');
  const svg = await savedAs(page, 'Download SVG');
  expect(svg.name).toBe('qrcode.svg');
  const output = await readBack(page, { name: 'code.png', mimeType: 'image/png', buffer: png.bytes });
  await expect(output).toHaveText(text);
  await page.getByRole('button', { name: 'Remove code.png' }).click();
  await expect(output).toHaveCount(0);

  // An SVG is drawn as an image: its scripts don't run, and its pictures aren't requested.
  const hostile =
    '<script>parent.document.title = "run"; document.title = "run";</script><image href="https://example.org/a.png"/></svg>';
  const buffer = Buffer.from(svg.bytes.toString().replace('</svg>', hostile));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Open an image').setInputFiles({ name: 'code.svg', mimeType: 'image/svg+xml', buffer });
  await expect(output).toHaveText(text);
  expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
  expect(await page.title()).not.toBe('run');
  await page.getByRole('button', { name: 'Remove code.svg' }).click();
  await expect(output).toHaveCount(0);

  await page.getByRole('radio', { name: 'Generate' }).check();
  await test.step('colors', async () => {
    await page.getByLabel('Text or URL').fill('text');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByLabel('Foreground').fill('#cccccc');
    await expect(page.getByText('Low contrast')).toBeVisible();
    await page.getByLabel('Foreground').fill('#ffffff');
    await generate(page).click();
    await expect(page.getByText('could not be read back in these colors').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download QR Code' })).toHaveCount(0);
  });
  await test.step('the form for WiFi', async () => {
    await page.getByRole('button', { name: 'WiFi' }).click();
    await page.getByLabel('Network name (SSID)').fill('Caf\\é; "home"');
    await page.getByLabel('Password').fill('a:b,c');
    await expect(page.getByLabel('Text or URL')).toHaveValue('WIFI:T:WPA;S:Caf\\\\é\\; \\"home\\";P:a\\:b\\,c;;');
    await expect(page.getByRole('meter')).toHaveAccessibleName(/of 2,331 bytes/);
  });
});

test('on a phone with its keyboard open, the code is in view above the field while one types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 460 });
  await page.goto('/tool/qr-generator');
  await page.getByLabel('Text or URL').fill('a');
  await generate(page).click();
  const code = page.getByRole('img', { name: /^QR code/ });
  await expect(code).toBeVisible();
  await page.getByLabel('Text or URL').press('End');
  await page.keyboard.insertText('bc');
  await expect(code).toHaveAccessibleName('QR code: abc');
  const edge = async (role: 'banner' | 'img', name?: RegExp) => {
    const box = await page.getByRole(role, name && { name }).boundingBox();
    if (!box) throw new Error(`No ${role} is laid out.`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const header = await edge('banner');
  const picture = await edge('img', /^QR code/);
  const field = await page.getByLabel('Text or URL').boundingBox();
  const bar = await page.locator('[data-run-bar]').boundingBox();
  expect(picture.top).toBeGreaterThanOrEqual(header.bottom);
  expect(picture.bottom).toBeLessThan(field?.y ?? 0);
  expect((field?.y ?? 0) + 40, 'a line of the field').toBeLessThan(bar?.y ?? 0);
});

test('the picture is copied as a PNG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tool/qr-generator');
  await page.getByLabel('Text or URL').fill('copied');
  await generate(page).click();
  const saved = await savedAs(page, 'Download QR Code');
  await page.getByRole('button', { name: 'Copy Image' }).click();
  await expect(page.getByText('Image copied to clipboard successfully.')).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    return [image.width, image.height];
  });
  expect(size).toEqual([saved.bytes.readUInt32BE(16), saved.bytes.readUInt32BE(20)]);
});

test('images and the camera are read, or refused in words', async ({ page, axe }) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    navigator.mediaDevices.getUserMedia = () => {
      asked.times++;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto('/tool/qr-generator');
  await page.getByRole('radio', { name: 'Read' }).check();
  const scan = page.getByRole('button', { name: 'Scan with camera' });
  await expect(scan).toBeVisible();
  await test.step('an image without a code', async () => {
    // One white pixel.
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.getByLabel('Open an image').setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('No QR code found in this image.')).toBeVisible();
    expect(await axe('main')).toEqual([]);
  });
  await test.step('a picture of too many pixels, which is not shown', async () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200802000000', 'hex');
    await page.getByLabel('Open an image').setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: head });
    await expect(page.getByRole('alert').filter({ hasText: '20,000 × 20,000 pixels' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'huge.png' })).toHaveCount(0);
  });
  await test.step('the camera, which is asked for on the click only', async () => {
    expect(await page.evaluate('asked.times')).toBe(0);
    await scan.click();
    await expect(page.getByText('The camera was not allowed.')).toBeVisible();
    await expect(scan).toBeVisible();
  });
  await page.getByRole('radio', { name: 'Generate' }).check();
  await test.step('a code that is held before the camera', async () => {
    await page.getByLabel('Text or URL').fill('seen by the camera');
    await generate(page).click();
    await expect(page.getByRole('img', { name: 'QR code: seen by the camera' })).toBeVisible();
    // A camera that shows the page's own code.
    await page.evaluate(() => {
      const code = document.querySelector('canvas');
      const scene = document.createElement('canvas');
      Object.assign(scene, { width: 640, height: 480 });
      const context = scene.getContext('2d');
      const copy = document.createElement('canvas');
      Object.assign(copy, { width: code?.width, height: code?.height });
      if (code) copy.getContext('2d')?.drawImage(code, 0, 0);
      const paint = () => {
        if (!context) return;
        context.fillStyle = '#888';
        context.fillRect(0, 0, 640, 480);
        context.drawImage(copy, 180, 90);
        requestAnimationFrame(paint);
      };
      paint();
      const stream = scene.captureStream(15);
      Object.assign(globalThis, { stream });
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
    });
    await page.getByRole('radio', { name: 'Read' }).check();
    await page.getByRole('button', { name: 'Scan with camera' }).click();
    await expect(page.getByRole('region', { name: /^Result/ }).locator('output')).toHaveText('seen by the camera');
    await expect(page.getByRole('button', { name: 'Scan with camera' })).toBeVisible();
    expect(await page.evaluate('stream.getTracks().every((track) => track.readyState === "ended")')).toBe(true);
  });
});

test('a list becomes a ZIP; a long one can be canceled, and the next one works', async ({ page, folder, axe }) => {
  test.slow(); // may take three uses
  // From the disk: Playwright makes a file of bytes on the page itself, which is a long task.
  const list = join(folder, 'list.txt');
  await writeFile(list, 'https://example.com/a-longer-address\n'.repeat(9000));
  const make = page.getByRole('button', { name: 'Generate ZIP' });
  await neverFreezes(
    page,
    async () => {
      await page.goto('/tool/qr-generator');
      await page.getByRole('radio', { name: 'Batch' }).check();
    },
    async () => {
      await page.getByLabel('Open a file').setInputFiles(list);
      await make.click();
      await expect(page).toHaveTitle(/^\d+% · /);
      await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Canceled.' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByLabel('Texts or URLs').fill('one\ntwo');
      await make.click();
      await expect(page.getByText('2 codes made, each read back.')).toBeVisible();
    },
  );
  const zip = await savedAs(page, 'Download');
  expect(zip.name).toBe('qrcodes.zip');
  expect(zip.bytes.toString('latin1')).toContain('qrcode-2.png');
  expect(await axe('main')).toEqual([]);
});

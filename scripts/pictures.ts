// Makes the pictures of README from the build in dist/. CHROME_PATH names the browser, if Playwright has none of its own:
// npm run build && CHROME_PATH=/usr/bin/chromium npx tsx scripts/pictures.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createApp } from '../server/app';
import { listen } from '../server/listen';

const root = join(import.meta.dirname, '..');
const size = { width: 1280, height: 800 };

/** By name: the page, and what a visitor does there. */
const PICTURES: Readonly<Record<string, readonly [path: string, use: (page: Page) => Promise<unknown>]>> = {
  home: [
    '/',
    async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('textbox').first().fill('{"name": "Ada", "born": 1815, "id": 12345678901234567890}');
      await main.getByText('Format, check or repair').waitFor();
    },
  ],
  'hash-generator': [
    '/tool/hash-generator',
    async (page) => {
      const file = { name: 'release-2.4.0.iso', mimeType: '', buffer: Buffer.alloc(48_000_000, 'toolyard') };
      await page.getByLabel('Open files', { exact: true }).setInputFiles(file);
      await page.getByRole('main').getByRole('button', { name: 'Generate', exact: false }).first().click();
      await page.getByRole('button', { name: /^Copy/ }).nth(3).waitFor();
    },
  ],
  recipe: [
    '/recipe',
    async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^Clean an email list/ }).click();
      await main.getByRole('button', { name: 'Load Sample' }).click();
      await main.getByRole('button', { name: 'Run', exact: true }).click();
      await main.getByRole('button', { name: 'Download', exact: true }).waitFor();
    },
  ],
};

/** In WebP, which Playwright's own screenshots don't have. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  return Buffer.from(data, 'base64');
}

const server = await listen(createApp({ root: join(root, 'dist') }), { host: 'localhost', port: 0 });
const { CHROME_PATH } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--hide-scrollbars'],
  ...(CHROME_PATH && { executablePath: CHROME_PATH }),
});
for (const [name, [path, use]] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Reject All' }).click();
  await use(page);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  const bytes = await pictureOf(page);
  await writeFile(join(root, `docs/pictures/${name}.webp`), bytes);
  console.log(`docs/pictures/${name}.webp: ${String(Math.round(bytes.length / 1000))} KB`);
  await page.close();
}
await browser.close();
await server.close(500);

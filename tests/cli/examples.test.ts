// The examples for other sites, as they are, in a real browser.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTestBrowsers } from '../run/find-browser';
import { PAGE_POLICY, serve, withPackage } from './sites';

const [executablePath] = findTestBrowsers();
const POLICY = `${PAGE_POLICY}; connect-src 'self'`;

let browser: Browser;
const folders: string[] = [];
beforeAll(async () => {
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function copyOf(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-example-'));
  folders.push(folder);
  cpSync(join(import.meta.dirname, '../../examples', example), folder, { recursive: true });
  return withPackage(folder);
}

const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * at + 7) % 251));
const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes };

test('the upload form sends a file with its checksum, and says what the server answers', async () => {
  const folder = copyOf('upload-form');
  await build({ root: folder, logLevel: 'error', base: './' });
  const served = await serve(join(folder, 'dist'), POLICY);
  const page = await browser.newPage();
  const sent: { digest: string | undefined; body: Buffer | null }[] = [];
  let status = 200;
  await page.route('**/upload', async (route) => {
    const request = route.request();
    sent.push({ digest: request.headers()['x-checksum-sha256'], body: request.postDataBuffer() });
    await route.fulfill({ status });
  });
  await page.goto(served.url);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(`Sent. SHA-256: ${digest}`).waitFor();
  expect(sent).toEqual([{ digest, body: bytes }]);

  status = 500;
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('The server answered 500').waitFor();
  await page.close();
  served.close();
});

test('the development server of Vite gives the workers, too', async () => {
  const root = copyOf('upload-form');
  // The packages are links to this project's.
  const server = await createServer({
    root,
    logLevel: 'error',
    server: { host: 'localhost', port: 0, fs: { strict: false } },
  });
  await server.listen();
  const page = await browser.newPage();
  await page.route('**/upload', (route) => route.fulfill({ status: 200 }));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(`Sent. SHA-256: ${createHash('sha256').update(bytes).digest('hex')}`).waitFor();
  await page.close();
  await server.close();
});

test('the page without a bundler gives the different lines, online and offline', async () => {
  const served = await serve(copyOf('offline-page'), POLICY);
  const context = await browser.newContext();
  const page = await context.newPage();
  const differentLinesOf = async (text: string) => {
    await page.getByLabel('File').setInputFiles({ name: 'in.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Remove duplicate lines' }).click();
    await page.getByRole('status').getByText('Done.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the result' }).click();
    const parts: Buffer[] = [];
    for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  await page.goto(served.url);
  expect(await differentLinesOf('b\na\nb\n')).toBe('b\na\n');
  served.close();
  await context.setOffline(true);
  await page.reload();
  expect(await differentLinesOf('1\n1\n2\n')).toBe('1\n2\n');
  await context.close();
});

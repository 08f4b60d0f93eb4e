// A tool alone, in a frame on another site: it works there, stores nothing, and the page around learns its height and nothing else.
import type { Frame, Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isTakenOver } from '../../engines/in-page';
import { findTools } from '../../tools/find-tools';
import { toolCases } from '../../tools/cases';
import { expect, freshTest as test } from '../lib/test';
import { fileInput, useTool } from '../lib/tool-page';

const tools = await findTools();

/** Each of these throws, as in a frame whose storage the browser blocks, and is noted. */
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

async function forbidStorage(page: Page) {
  await page.addInitScript((names) => {
    const touched: string[] = [];
    const refuse = (name: string) => () => {
      touched.push(name);
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse(name) });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse('cookie'), set: refuse('cookie') });
    Object.defineProperty(navigator, 'storage', { get: refuse('navigator.storage') });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse('navigator.serviceWorker') });
    Object.assign(window, { touched });
  }, STORAGE);
}

const touchedIn = (page: Page) => page.evaluate(() => (window as { touched?: readonly string[] }).touched);

test.describe.configure({ mode: 'parallel' });
test.use({ firstVisit: true });

for (const { id, title, notEmbedded } of tools) {
  const tool = toolCases[id];
  if (!tool || notEmbedded === true) continue;

  test(`${title} works, and touches no storage`, async ({ page, folder, axe }) => {
    await forbidStorage(page);
    await page.goto(`/embed/${id}`);
    if (tool.opener !== undefined) await expect(fileInput(page, tool)).toBeEnabled();
    await useTool(page, tool, folder);
    expect(await axe('main')).toEqual([]);
    expect(await page.locator('a:not([download])').count(), 'links').toBe(1);
    expect(await touchedIn(page)).toEqual([]);
  });
}

/** A page of another site, whose code is what the dialog gives. It notes every message. */
async function openParent(code: string) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Lesson</title><script>
      window.messages = [];
      addEventListener('message', ({ data }) => messages.push(data));
    </script>${code}<p>After the frame</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const codeOf = async (page: Page, id: string, change: (page: Page) => Promise<unknown>) => {
  await page.goto(`/tool/${id}`);
  await page.waitForFunction(isTakenOver);
  await change(page);
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const field = page.getByRole('dialog').getByLabel('Code for your page');
  await expect(field).not.toHaveValue('');
  return field.inputValue();
};

async function frameIn(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

async function tabInto(page: Page, frame: Frame) {
  const isInField = () => frame.evaluate(() => document.activeElement instanceof HTMLTextAreaElement);
  for (let tabs = 0; tabs < 20 && !(await isInField()); tabs++) await page.keyboard.press('Tab');
  expect(await isInField(), 'the field has the focus').toBe(true);
}

const messagesOf = (page: Page) => page.evaluate(() => (window as { messages?: readonly unknown[] }).messages ?? []);

/** What the page around can reach of the frame's document. */
const reachOf = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    try {
      return frame.contentWindow?.document.body.textContent;
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  });

test.describe('on another site', () => {
  // Seen from this site, the page around is a foreign one.
  test.use({
    expectedErrors: [
      [/^foreign request: http:\/\/127\.0\.0\.1/, /frame-ancestors|Framing|status of 404/],
      { scope: 'test' },
    ],
  });

  test('the code of the dialog shows the tool with its settings, which answers by keyboard', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await codeOf(page, 'hex-encoder', (opened) =>
      opened.getByRole('radio', { name: 'Decode', exact: true }).check(),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    const parent = await openParent(code);
    const requests: URL[] = [];
    context.on('request', (request) => requests.push(new URL(request.url())));
    await page.goto(parent.address);
    const frame = await frameIn(page);
    await expect(frame.getByRole('radio', { name: 'Decode', exact: true })).toBeChecked();
    await tabInto(page, frame);
    await page.keyboard.insertText('5365637265743a4f70656e');
    await page.keyboard.press('Control+Enter');
    await expect(frame.getByRole('region', { name: /^Result/ }).locator('output')).toHaveText('Secret:Open');

    // The frame is as high as its content, and its messages have nothing else.
    const height = async () => Number(await page.locator('iframe').getAttribute('height'));
    await expect.poll(height).toBe(await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().bottom)));
    const messages = await messagesOf(page);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(JSON.stringify(message)).toMatch(/^\{"toolyard":"height","height":\d+\}$/);

    expect(await reachOf(page)).toBe('SecurityError');
    const own = requests.filter(({ origin }) => origin === baseURL).map(({ pathname }) => pathname);
    expect(own.filter((path) => !/^\/(?:embed\/hex-encoder$|assets\/)/.test(path))).toEqual([]);
    expect(own.length).toBeGreaterThan(3);
    const elsewhere = requests.filter(({ origin, protocol }) => protocol === 'http:' && origin !== baseURL);
    expect(elsewhere.every(({ href }) => href.startsWith(parent.address))).toBe(true);
    const stored = await context.storageState();
    expect(stored.cookies).toEqual([]);

    await expect(frame.getByRole('link')).toHaveAttribute('href', /\/tool\/hex-encoder#mode=decode$/);
    parent.close();
  });

  test('a narrow frame has its buttons between the input and the result, and nothing beside it', async ({
    page,
    baseURL,
  }) => {
    const parent = await openParent(
      `<iframe src="${String(baseURL)}/embed/json-formatter" title="Tool" width="320" height="1200"></iframe>`,
    );
    await page.goto(parent.address);
    const frame = await frameIn(page);
    const field = frame.getByRole('textbox').first();
    await field.fill('[1]');
    await frame.getByRole('button', { name: 'Format', exact: true }).click();
    const result = frame.getByRole('region', { name: /^Result/ });
    await expect(result).toBeVisible();
    const topOf = async (part: typeof field) => (await part.boundingBox())?.y ?? Number.NaN;
    const tops = [await topOf(field), await topOf(frame.getByRole('button', { name: 'Minify' })), await topOf(result)];
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    parent.close();
  });

  test('only these pages can be framed', async ({ page, baseURL }) => {
    for (const path of ['/tool/hex-encoder', '/', '/embed/nowhere', '/embed/currency-converter']) {
      const parent = await openParent(`<iframe src="${String(baseURL)}${path}" title="Page"></iframe>`);
      await page.goto(parent.address);
      await expect.poll(async () => (await frameIn(page)).url(), path).toMatch(/^chrome-error:/);
      parent.close();
    }
  });
});

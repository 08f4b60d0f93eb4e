// Hostile files: their names and what is pasted are text, even without the site's policy. A request to another host fails a test.
import type { Page } from '@playwright/test';
import { findTools } from '../../tools/find-tools';
import { FOREIGN, XSS_TEXTS } from '../../tools/xss';
import { listZip } from '../../unit/zip-writer/python-zip';
import { action, expect, inputField, openWithoutPolicy, test } from '../lib/text-tool-page';

const NAMES = [
  ...['<img src=x onerror="window.wasRun=1">.txt', '"><script>window.wasRun=1</script>.txt', `'"&amp;\`.txt`],
  ...['line\nbreak.txt', '../../up.txt', '..\\up.txt', 'CON.txt', ' .txt', '%2e%2e%2f.txt', 'half \ud83d.txt'],
  ...['invoice\u202efdp.exe', '\u2067rtl\u2069.txt', 'שלום.txt', 'é😀.txt', `${'n'.repeat(251)}.txt`, 'x'.repeat(300)],
];

/** Elements that no part of a tool's page has. */
const FOREIGN_ELEMENTS = 'main :is(script, base, iframe:not([sandbox]), object, embed, img[src="x"])';

async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(await page.locator(FOREIGN_ELEMENTS).count()).toBe(0);
}

/** In the page, because half a character can't be sent to it. */
const addFiles = (page: Page, names: readonly string[], text: string, type = 'text/plain') =>
  page
    .locator('main input[type=file]')
    .first()
    .evaluate(
      (field: HTMLInputElement, [names, text, type]) => {
        const chosen = new DataTransfer();
        for (const name of JSON.parse(names) as string[]) chosen.items.add(new File([text], name, { type }));
        field.files = chosen.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [JSON.stringify(names), text, type] as const,
    );

test('names in the queue, its results, announcements and the ZIP', async ({ page }) => {
  await openWithoutPolicy(page, 'base64-encoder');
  await addFiles(page, NAMES, 'Hello');
  const list = page.getByRole('list', { name: 'Files' });
  await expect(list.getByRole('listitem')).toHaveCount(NAMES.length);
  await action(page, 'Encode').click();
  await expect(
    page.getByRole('status').filter({ hasText: `Done. ${NAMES.length} of ${NAMES.length} done` }),
  ).toHaveCount(1);
  await expectNothingRan(page);
  const everything = `${await page.title()} ${await page.locator('body').evaluate((body) => body.outerHTML)}`;
  expect(everything).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(everything).toContain('invoice\ufffdfdp.exe');

  const [got] = await Promise.all([page.waitForEvent('download'), action(page, 'Download ZIP').click()]);
  const names = listZip(await got.path()).map(({ name }) => name);
  expect(names).toHaveLength(NAMES.length);
  for (const name of names) expect(name).not.toMatch(/(?:^|\/)\.\.(?:\/|$)|^\/|[\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
});

test('names of files that can’t be processed, and of a single one', async ({ page }) => {
  test.slow();
  await openWithoutPolicy(page, 'json-formatter');
  for (const name of NAMES) {
    await addFiles(page, [name], '{"broken": ');
    await action(page, 'Format').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNothingRan(page);
    await page.reload();
  }
});

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99"';
const RUN = 'window.wasRun=1';
const SVGS: readonly string[] = [
  `<svg ${SVG} onload="${RUN}"><script>${RUN}</script></svg>`,
  `<svg ${SVG}><image href="${FOREIGN}/x.png" onload="${RUN}"/><image xlink:href="${FOREIGN}/y.png"/></svg>`,
  `<svg ${SVG}><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${FOREIGN}"/></foreignObject></svg>`,
  `<svg ${SVG}><foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${FOREIGN}/z" onerror="${RUN}"/></foreignObject></svg>`,
  `<svg ${SVG}><style>@import url(${FOREIGN}/a.css); rect { fill: url(${FOREIGN}/f.svg#a) }</style><rect width="9" height="9"/></svg>`,
  `<svg ${SVG}><use href="${FOREIGN}/u.svg#a"/><filter id="f"><feImage href="${FOREIGN}/i.png"/></filter><rect filter="url(#f)"/></svg>`,
  `<svg ${SVG}><a xlink:href="javascript:${RUN}"><animate attributeName="href" onbegin="${RUN}" dur="1s"/></a></svg>`,
  `<?xml-stylesheet href="${FOREIGN}/s.css"?><svg ${SVG}><script href="${FOREIGN}/s.js"/></svg>`,
  `<!DOCTYPE svg [<!ENTITY e SYSTEM "${FOREIGN}/e.xml">]><svg ${SVG}><text>&e;</text></svg>`,
];

test('SVGs as pictures of QR codes, and dropped on the home page', async ({ page }) => {
  test.slow();
  await openWithoutPolicy(page, 'qr-generator');
  await page.getByRole('radio', { name: 'Read' }).check();
  for (const svg of SVGS) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await action(page, 'Read QR Code').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNothingRan(page);
  }
  await page.goto('/');
  for (const svg of SVGS) {
    await dropFile(page, svg);
    await expect(page.getByRole('region', { name: 'What this is' })).toContainText(/SVG|XML/);
    await expectNothingRan(page);
  }
});

const dropFile = (page: Page, svg: string) =>
  page.evaluate((svg) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([svg], 'a.svg', { type: 'image/svg+xml' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, svg);

const FIELDS = 'main :is(textarea, input:not([type]), input[type=text], input[type=search]):visible:enabled';

test('rich text, really pasted into every field of every tool, is its plain text', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { id } of await findTools()) {
    if (id === 'currency-converter') continue; // asks for rates
    await openWithoutPolicy(page, id);
    await page.evaluate(
      async ([html, plain]) => {
        const blob = (text: string, type: string) => new Blob([text], { type });
        const parts = { 'text/html': blob(html, 'text/html'), 'text/plain': blob(plain, 'text/plain') };
        await navigator.clipboard.write([new ClipboardItem(parts)]);
      },
      [
        `<b>rich</b><style>@import "${FOREIGN}/a.css"</style><img src="${FOREIGN}/x.png" onerror="${RUN}">`,
        'plain',
      ] as const,
    );
    for (const field of await page.locator(FIELDS).all()) {
      await field.press('ControlOrMeta+a');
      await field.press('ControlOrMeta+v');
      await expect(field, id).toHaveValue(/^plain$/i);
    }
    await expectNothingRan(page);
  }
});

test('HTML from the clipboard', async ({ page }) => {
  await openWithoutPolicy(page, 'word-counter');
  for (const html of XSS_TEXTS)
    await inputField(page).evaluate((field, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await expectNothingRan(page);
});

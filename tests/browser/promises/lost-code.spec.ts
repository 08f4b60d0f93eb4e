// Any code after the first visit can fail to load: the network fails, or a deploy replaces its file. The page around it stays,
// with the visitor's input.
import type { Page } from '@playwright/test';
import { lateParts, scriptOf } from '../../built/chunks';
import { isTakenOver } from '../../engines/in-page';
import { lateScripts, ownPage } from '../lib/late-code';
import { expect, test } from '../lib/test';
import { textField } from '../lib/tool-page';

const TOOL = '/tool/url-encoder';
const TEXT = 'a b';

const field = (page: Page) => page.getByRole('textbox', { name: 'Text to Encode' });
const lost = (page: Page) => page.getByText('A part of this page didn’t load').first();

test.describe.configure({ mode: 'parallel' });
// An uncaught error is never expected.
test.use({ expectedErrors: [/^console: .*(?:Failed to load resource|Failed to fetch dynamically imported module)/s] });

/** Makes the browser refuse scripts, without Playwright's routes: those would switch its cache off. */
async function openBlocker(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let refusals: string[] = [];
  page.on('requestfailed', (request) => refusals.push(new URL(request.url()).pathname.slice(1)));
  return {
    block: (...files: readonly string[]) => {
      refusals = [];
      return devtools.send('Network.setBlockedURLs', { urls: files.map((file) => `*/${file}`) });
    },
    refusals: (file: string) => refusals.filter((one) => one === file).length,
    end: () => devtools.detach(),
  };
}

async function expectAllThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field(page)).toHaveValue(TEXT);
}

test('the tool itself can be lost, and comes when it is asked for again', async ({ page }) => {
  const screen = scriptOf('src/tools/url-encoder/screen.tsx');
  const { block, refusals, end } = await openBlocker(page);
  await block(screen);
  await page.goto(TOOL);
  await field(page).fill(TEXT);
  await expect(lost(page)).toBeVisible();
  await expect.poll(() => refusals(screen), 'one silent retry').toBeGreaterThan(1);
  await expectAllThere(page);
  await block();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('a%20b');
  await expect(lost(page)).toBeHidden();
  await end();
});

test('a reload keeps the text, where no file comes back', async ({ page }) => {
  await page.goto(TOOL);
  await page.waitForFunction(isTakenOver);
  await field(page).fill(TEXT);
  const { block, end } = await openBlocker(page);
  await block(scriptOf('src/pages/tool/requests/panel.tsx'));
  await page.getByRole('button', { name: /^(?:Sent from|Nothing you entered has left) this page/ }).click();
  await expect(lost(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectAllThere(page);
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('a%20b');
  await end();
});

/** Two frames later, React has shown what became of a script. */
const shown = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const scripts = lateScripts();

for (const path of new Set(scripts.map((script) => script.path))) {
  test(`${path} stays with what is typed, whichever of its late scripts is lost`, async ({ page, folder }) => {
    test.slow(); // about one visit for each script
    const { block, refusals, end } = await openBlocker(page);
    const box = textField(page);
    const size = page.viewportSize();
    for (const { file, use, isRetried, replacesField } of scripts.filter((script) => script.path === path)) {
      await test.step(file, async () => {
        await block(file);
        if (size) await page.setViewportSize(size);
        await page.goto(path);
        const takesText = (await box.count()) > 0 && (await box.isEnabled());
        if (takesText) await box.fill(TEXT);
        // Without an action, the script is lost before the page is hydrated.
        if (use) {
          await page.waitForFunction(isTakenOver);
          await use(page, folder);
        }
        // The tool's example has replaced the text, or another mode has hidden it.
        const text = (await box.count()) > 0 ? await box.inputValue() : undefined;
        await expect.poll(() => refusals(file), 'the script is asked for').toBeGreaterThan(isRetried ? 1 : 0);
        await shown(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => localStorage.clear()); // the options that were chosen
        if (!takesText || replacesField) return;
        if (text === undefined) await page.getByRole('main').getByRole('radio').first().check();
        await expect(box).toHaveValue(text ?? TEXT);
      });
    }
    await end();
  });
}

/** The catalog leads to all other pages. */
const NOT_LINKED: readonly string[] = [
  '/benchmark',
  '/confirm-subscription',
  '/newsletter',
  '/no-such-page',
  '/tools',
  TOOL,
];

const ways = [
  { of: 'tools', pattern: /^src\/tools\/.*\/screen\.tsx$/, hasNotice: true },
  { of: 'pages', pattern: /^src\/pages\/.*\/page\.tsx$/, hasNotice: true },
  { of: 'the words below a tool', pattern: /\/guide\.ts$/, hasNotice: false },
  { of: 'what shows these words', pattern: /\/guide-view\.tsx$/, hasNotice: false },
];

for (const { of, pattern, hasNotice } of ways) {
  test(`the code of ${of} is lost on the way from another page, whose text stays`, async ({ page }) => {
    test.slow();
    const { block, refusals, end } = await openBlocker(page);
    await page.goto(TOOL);
    await page.waitForFunction(isTakenOver);
    await field(page).fill(TEXT);
    await page.locator('a[href="/tools"]:visible').first().click();
    for (const [part, file] of [...lateParts()].filter(([one]) => pattern.test(one))) {
      const path = part.endsWith('guide-view.tsx') ? '/tool/hex-encoder' : ownPage(part);
      if (NOT_LINKED.includes(path)) continue;
      await expect(page.getByRole('heading', { level: 1, name: 'All Tools' })).toBeVisible();
      await block(file);
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveURL(path);
      await page.mouse.wheel(0, 10_000); // to the words
      await expect.poll(() => refusals(file), file).toBeGreaterThan(1);
      if (hasNotice) await expect(lost(page)).toBeVisible();
      else await shown(page);
      if (of !== 'pages') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
    }
    await page.locator(`main a[href="${TOOL}"]`).first().click();
    await expect(field(page)).toHaveValue(TEXT);
    await end();
  });
}

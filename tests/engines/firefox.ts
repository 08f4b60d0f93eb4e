// Firefox as Debian builds it, by the last Playwright that drives it unpatched. Newer ones ask it for commands it lacks.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { firefox, type Locator, type Page } from 'pw-firefox';
import { RATES_URL, ratesAnswer } from '../tools/rates';
import type { Driver, Launch, Target } from './driver';
import { isTakenOver } from './in-page';
import { takeFaults } from './recorder';

const PATIENCE_MS = 30_000;

/** An emulated color scheme, contrast or motion is what this Firefox does not offer to a driver. */
const NOT_EMULATED = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

const savingTo = (folder: string) => ({
  'browser.download.folderList': 2, // the one that is named
  'browser.download.dir': folder,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false, // it takes the next Enter
});

function locate(page: Page, { role, name, within }: Target): Locator {
  const root = within ? locate(page, within) : page.locator(':root');
  const exact = typeof name === 'string';
  if (role !== 'file') return root.getByRole(role, name === undefined ? {} : { name, exact });
  const inputs = root.locator('input[type=file]').first();
  return name === undefined ? inputs : inputs.and(page.getByLabel(name, { exact }));
}

/** What the console says; the recorder in the page notes the rest. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}

export async function launchFirefox({ origin, folder }: Launch): Promise<Driver> {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: 120_000, // a cold start on a busy machine
    firefoxUserPrefs: savingTo(downloads),
  });
  const context = await browser.newContext({ ...NOT_EMULATED, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  // Its console would note that the service cannot be reached.
  await context.route(RATES_URL, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: ratesAnswer }),
  );
  const page = await context.newPage();
  const heard = listen(page);
  const noted: string[] = [];
  const of = (target: Target) => locate(page, target);
  /** A page takes its notes with it. */
  const note = async () => {
    if (page.url().startsWith(origin)) noted.push(...(await page.evaluate(takeFaults)));
  };
  const takenOver = () => page.waitForFunction(isTakenOver);
  return {
    version: `Firefox ${browser.version()}`,
    downloads,
    async open(path) {
      await note();
      await page.goto(origin + path);
      await takenOver();
    },
    async reload() {
      await note();
      await page.reload();
      await takenOver();
    },
    async back() {
      await page.goBack();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    fill: (target, text) => of(target).fill(text),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    click: (target) => of(target).click(),
    async select(target, label) {
      await of(target).selectOption({ label });
    },
    setFiles: (target, paths) => of(target).setInputFiles([...paths]),
    count: (target) => of(target).count(),
    texts: (target) => of(target).allTextContents(),
    value: (target) => of(target).inputValue(),
    isEnabled: (target) => of(target).isEnabled(),
    isChecked: (target) => of(target).isChecked(),
    // Playwright's own type unwraps handles, which are never given here.
    evaluate: (inPage, argument) => page.evaluate(inPage as never, argument),
    async faults() {
      await note();
      return [...noted.splice(0), ...heard.splice(0)];
    },
    close: () => browser.close(),
  };
}

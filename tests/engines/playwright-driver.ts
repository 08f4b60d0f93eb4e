// A browser that Playwright drives, as the tests ask for it.
import { createHash } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'pw-firefox';
import type { Driver, Launch, Target } from './driver';
import { isTakenOver } from './in-page';
import { takeErrors } from './recorder';

const PATIENCE_MS = 30_000;

function locate(page: Page, { role, name, within }: Target): Locator {
  const root = within ? locate(page, within) : page.locator(':root');
  const exact = typeof name === 'string';
  if (role !== 'file') return root.getByRole(role, name === undefined ? {} : { name, exact });
  const inputs = root.locator('input[type=file]');
  return (name === undefined ? inputs : inputs.and(page.getByLabel(name, { exact }))).first();
}

/** The panel's import with a wrong digest, which a browser that checks digests refuses: as Firefox words it. */
const PROBE = /integrity attribute match the content of the subresource at “[^”]+#changed”/;

/** The console's messages. The recorder in the page notes the rest. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    if (!PROBE.test(message)) heard.push(`uncaught: ${message}`);
  });
  return heard;
}

/** The digest of no bytes at all, as Firefox computes it of a script whose load it gave up. */
const NOTHING = createHash('sha256').digest('base64');

/** Firefox's wordings for a script. */
const isBrokenOff = (error: string) =>
  error.startsWith('uncaught: Failed to load ‘') || error.endsWith(`The computed hash is “${NOTHING}”.`);

export interface DrivenBy extends Pick<Driver, 'version' | 'downloads' | 'close'>, Pick<Launch, 'origin'> {
  readonly context: BrowserContext;
}

/** In a new page. */
export async function playwrightDriver({ context, origin, version, downloads, close }: DrivenBy): Promise<Driver> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const heard = listen(page);
  const noted: string[] = [];
  const of = (target: Target) => locate(page, target);
  /** A page takes its notes with it. */
  const note = async () => {
    if (page.url().startsWith('http')) noted.push(...(await page.evaluate(takeErrors)));
  };
  const takenOver = () => page.waitForFunction(isTakenOver);
  /** Until the next page begins to load. The previous page's interrupted loads are not errors. */
  const leave = async (go: () => Promise<unknown>) => {
    await note();
    const before = heard.length;
    await go();
    heard.push(...heard.splice(before).filter((error) => !isBrokenOff(error)));
    await page.waitForLoadState();
    await takenOver();
  };
  return {
    version,
    downloads,
    open: (path) => leave(() => page.goto(new URL(path, origin).href, { waitUntil: 'commit' })),
    reload: () => leave(() => page.reload({ waitUntil: 'commit' })),
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
    async errors() {
      await note();
      return [...noted.splice(0), ...heard.splice(0)];
    },
    close,
  };
}

// The panel under each tool: it lists what the server has heard, and shows no way out of a worker open.
import { expect, test } from 'vitest';
import { SAMPLE_FILE, WAYS } from '../../workers/contract/ways-out';
import { toolCases } from '../tools/cases';
import { difference, NO_DIFFERENCE } from '../tools/heard';
import type { Driver, Target } from './driver';
import { listen } from './heard';
import type { Session } from './session';
import { expectAnswer, openTool, type } from './tool-page';

/** Each in another way: by a worker with WebAssembly, by one without, by a late script of the page. */
const TOOLS = ['hash-generator', 'url-encoder', 'jwt-decoder'] as const;

const PANEL: Target = { role: 'dialog', name: 'What left this page' };
const LINE: Target = { role: 'button', name: 'Sent from this page: nothing you entered' };

/** What browsers ask for by themselves, and report or not as they like. */
const isBrowsersOwn = (path: string) => /^\/(?:service-worker\.js|favicon|apple-touch-icon|manifest)/.test(path);

/** Runs in the page. */
const listed = () =>
  Array.from(document.querySelectorAll('dialog [aria-label=Requests] li:not([data-answer=device]) code')).map(
    (address) => address.textContent,
  );

/** Runs in the page. */
const attempts = () =>
  Array.from(document.querySelectorAll('dialog [aria-label=Attempts] li')).map((attempt) => attempt.textContent);

async function openPanel(driver: Driver) {
  await driver.click(LINE);
  await expect.poll(() => driver.count(PANEL)).toBe(1);
}

export function testRequests(session: () => Session) {
  test('the panel lists what the server has heard', async () => {
    const { driver } = session();
    // Once the site is kept: until then, its service worker asks for hundreds of files, of which not every engine keeps a list.
    await openTool(driver, TOOLS[0]);
    await expect.poll(() => driver.evaluate(() => navigator.serviceWorker.controller?.state, null)).toBe('activated');
    for (const id of TOOLS) {
      const tool = toolCases[id];
      if (!tool?.typed) throw new Error(`${id} takes no text`);
      const { heard, stop } = listen();
      await openTool(driver, id);
      await type(driver, tool, tool.typed);
      await expectAnswer(driver, tool.typed.answer(tool.typed.text));
      await openPanel(driver);
      const wanted = () => heard.map(({ path }) => path).filter((path) => !isBrowsersOwn(path));
      const compare = async () => {
        const found = (await driver.evaluate(listed, null)).filter((path) => !isBrowsersOwn(path));
        return { id, ...difference(found, wanted()) };
      };
      await expect.poll(compare).toEqual({ id, ...NO_DIFFERENCE });
      stop();
    }
  });

  test('no way out of a compute worker is open', async () => {
    const { driver } = session();
    await openTool(driver, 'hash-generator');
    await openPanel(driver);
    const { heard, stop } = listen();
    await driver.click({ role: 'button', name: 'Try to get data out', within: PANEL });
    await expect
      .poll(async () => (await driver.evaluate(attempts, null)).length, { timeout: 60_000 })
      .toBe(WAYS.length);
    const found = await driver.evaluate(attempts, null);
    stop();
    // WebKit does not say why a request of a worker to another site failed.
    const isRefused = (attempt: string) => /Refused by your browser|another site: Failed/.test(attempt);
    expect(found.filter((attempt) => !isRefused(attempt))).toEqual([]);
    // The page itself asks for the file once, to see that it is there.
    expect(heard.filter(({ path }) => path === SAMPLE_FILE).length).toBeLessThanOrEqual(1);
    await driver.faults(); // each refusal is one
  });
}

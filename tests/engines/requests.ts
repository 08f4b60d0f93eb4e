// Every tool gives the right result in one visit on a phone's screen. A secret that is typed into tools for text is sent and
// stored nowhere. The panel under each tool lists the requests that the server received, and shows that no way out of a worker
// is open.
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTools } from '../tools/find-tools';
import { SAMPLE_FILE, WAYS } from '../../workers/contract/site/ways-out';
import type { ToolCase } from '../tools/case';
import { toolCases } from '../tools/cases';
import { difference, NO_DIFFERENCE } from '../tools/heard';
import { RATES_URL } from '../tools/rates';
import type { Driver, Target } from './driver';
import { listen } from './heard';
import type { Outcomes } from './outcomes';
import { SECRET, secretsHeard, secretsKept } from './secrets';
import type { Session } from './session';
import { startSite, type Site } from './site';
import { expectAnswer, openFile, openTool, start, type } from './tool-page';

const tools = await findTools();

export const PANEL: Target = { role: 'dialog', name: 'What left this page' };
export const LINE: Target = { role: 'button', name: 'Nothing you entered has left this page' };

/** Requests that browsers make on their own, and may or may not report. */
const isBrowsersOwn = (path: string) => /^\/(?:service-worker\.js|favicon|apple-touch-icon|manifest)/.test(path);

/** Runs in the page. */
const listed = () =>
  Array.from(
    document.querySelectorAll('dialog [aria-label=Requests] li:not([data-answer=device], [data-answer=refused]) code'),
    (address) => address.textContent,
  );

/** Runs in the page. */
const attempts = () =>
  Array.from(document.querySelectorAll('dialog [aria-label=Attempts] li')).map((attempt) => attempt.textContent);

export async function openPanel(driver: Driver) {
  await driver.click(LINE);
  await expect.poll(() => driver.count(PANEL)).toBe(1);
}

const PHONE = { width: 390, height: 844 } as const;

/** Runs in the page. */
const widths = () => ({ screen: innerWidth, overflow: document.documentElement.scrollWidth > innerWidth });

/** Runs in the page: goes on as a link of the page does. */
const follow = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** With the secret in a text, in options, or in a file. */
async function use(session: Session, tool: ToolCase) {
  const { driver } = session;
  const { typed, form, file } = tool;
  if (typed) {
    const text = typed.around?.(SECRET) ?? SECRET;
    await type(driver, tool, { ...typed, text });
    await expectAnswer(driver, typed.answer(text));
  } else if (form) {
    await start(driver, tool, form);
    await expectAnswer(driver, form.answer());
  } else if (file) {
    await openFile(session, tool, file);
    await expectAnswer(driver, file.answer(file.content()));
  }
}

/**
 * At a separate address, so that nothing is cached, and with a service worker that caches nothing, because not every engine
 * lists a service worker's requests.
 */
async function startFreshSite(folder: string): Promise<Site> {
  const own = await mkdtemp(join(folder, 'fresh-'));
  return startSite(own, { files: { 'service-worker.js': '' } });
}

/** Compares the panel's list with the server's, once the browser has reported the pending requests. */
async function expectListed(driver: Driver, heard: ReturnType<typeof listen>['heard']) {
  const compare = async () => {
    const found = await driver.evaluate(listed, null);
    const own = found.filter((address) => address !== RATES_URL && !isBrowsersOwn(address));
    return difference(
      own,
      heard.map(({ path }) => path).filter((path) => !isBrowsersOwn(path)),
    );
  };
  await expect.poll(compare).toEqual(NO_DIFFERENCE);
}

async function useOnPhone(session: Session, id: string, title: string, tool: ToolCase) {
  const { driver } = session;
  await driver.evaluate(follow, `/tool/${id}`);
  await expect.poll(() => driver.count({ role: 'heading', name: title })).toBe(1);
  await use(session, tool);
  const found = await driver.evaluate(widths, null);
  expect(found).toEqual({ screen: PHONE.width, overflow: false });
  expect(await driver.count(LINE)).toBe(1);
  expect(await secretsKept(driver)).toEqual([]);
}

/** The tests share one page, which follows links from tool to tool: each test continues where the previous one has ended. */
function testPhoneVisit(session: () => Session, outcomes: Outcomes) {
  let site: Site;
  let listening: ReturnType<typeof listen>;

  beforeAll(async () => {
    const { driver, folder } = session();
    site = await startFreshSite(folder);
    listening = listen(site.origin);
    await driver.resize(PHONE.width, PHONE.height);
    await driver.open(`${site.origin}/tools`);
    await driver.click({ role: 'button', name: 'Reject All' });
  });

  afterAll(async () => {
    const { driver } = session();
    listening.stop();
    await driver.resize(1280, 900);
    await driver.open('/tools');
    await site.stop();
  });

  for (const { id, title } of tools) {
    const tool = toolCases[id];
    if (!tool) throw new Error(`tests/tools/cases has no ${id}.ts.`);
    outcomes.expect(id, 'works');
    test(`${id} gives the right answer, fits the screen, and stores nothing that is typed`, async () => {
      await useOnPhone(session(), id, title, tool);
      outcomes.passed(id, 'works');
    });
  }

  test('the panel lists what the server has received, and nothing of what was typed is in it', async () => {
    const { driver } = session();
    const { heard } = listening;
    await openPanel(driver);
    await expectListed(driver, heard);
    // Pages, scripts and the audio engine: nothing was cached before.
    expect(heard.length).toBeGreaterThan(tools.length);
    // Some things are stored or sent only when a page is left.
    await driver.open(`${site.origin}/about-us`);
    expect(await secretsKept(driver)).toEqual([]);
    expect(secretsHeard(heard)).toEqual([]);
    expect(heard.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}

export function testRequests(session: () => Session, outcomes: Outcomes) {
  describe('in one visit on a phone', () => testPhoneVisit(session, outcomes));

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
    const isShut = (attempt: string) =>
      /Refused by your browser|Not available to this worker|another site: Failed/.test(attempt);
    expect(found.filter((attempt) => !isShut(attempt))).toEqual([]);
    // The page itself asks for the file once, to see that it is there.
    expect(heard.filter(({ path }) => path === SAMPLE_FILE).length).toBeLessThanOrEqual(1);
    await driver.errors(); // each refusal is one
  });
}

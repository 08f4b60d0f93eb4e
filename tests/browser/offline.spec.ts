// The site without a network, after one visit, and the change to a new version.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { join } from 'node:path';
import { RATES_URL } from '../tools/rates';
import { digestsShown, generate, plainDigests, textField } from './hash-page';
import { expect, goOffline, pagePaths, test, visit } from './offline/site';
import type { Measures } from './test';
import { action, chooseHugeFile, inputField, openTool, process } from './text-tool-page';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const media = (name: string) => join(import.meta.dirname, '../fixtures/media', name);

test.describe.configure({ mode: 'parallel' });

/** The addresses of all that is kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

async function axeAtBothSizes(page: Page, axe: Measures['axe']) {
  expect(await axe(), 'at the desk').toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await axe(), 'on a phone').toEqual([]);
  if (size) await page.setViewportSize(size);
}

const isForRates = (request: Request) => request.url() === RATES_URL;

test.describe('page after page', () => {
  // One of them asks for the rates and one for the audio engine, in vain.
  test.use({ expectedFaults: [/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/] });

  test('a first visit is offered nothing, loads nothing twice, and brings every page, but no audio engine', async ({
    page,
    site,
  }) => {
    test.slow();
    await visit(page, '/');
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    expect(site.asked.filter((path) => path === '/')).toHaveLength(2); // for the visitor, and to be kept
    // One after another they would take as many round trips; more would leave no connection to the visitor.
    expect(site.mostAtOnce).toBeGreaterThan(1);
    expect(site.mostAtOnce).toBeLessThanOrEqual(4);
    await goOffline(page, site);
    const paths = await pagePaths();
    expect(paths).toContain('/tool/hash-generator');
    for (const path of [...paths, '/tools/']) {
      // Heard while the page is there, or it would count as another page's request.
      const asked = path === '/tool/currency-converter' && page.waitForEvent('requestfailed', isForRates);
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.fromServiceWorker(), path).toBe(true);
      await expect(heading(page), path).toHaveCount(1);
      await asked;
    }
    await openTool(page, 'mp4-to-mp3-converter');
    await action(page, 'Make available offline').click();
    await expect(page.getByRole('alert')).toContainText('The audio engine could not be saved');
    await expect(action(page, 'Make available offline')).toBeEnabled();
  });
});

/** What a tool makes of a text without a network. */
const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'base64-encoder': textTool('Zürich', 'Encode', 'WsO8cmljaA=='),
  'hex-encoder': textTool('Zürich', 'Encode', '5ac3bc72696368'),
  'url-encoder': textTool('a b&c', 'Encode', 'a%20b%26c'),
  'html-encoder': textTool('<b>', 'Encode', '&lt;b&gt;'),
  'binary-converter': textTool('Hi', 'Convert', '01001000 01101001'),
  'text-deduplicator': textTool('a\nb\na', 'Remove Duplicates', 'a\nb'),
  'hash-generator': async (page) => {
    // Most come from kernels of ours, this one from a library.
    await page.getByRole('button', { name: 'More algorithms' }).click();
    await page.getByRole('checkbox', { name: 'BLAKE3' }).check();
    await textField(page).fill('abc');
    await generate(page);
    const { BLAKE3, ...others } = await digestsShown(page);
    expect(others).toEqual(plainDigests('abc'));
    expect(BLAKE3).toBe('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85'); // as b3sum says
  },
  'text-case-converter': async (page) => {
    await page.getByLabel('Text to Convert').fill('hello WORLD');
    await action(page, 'Convert Text Cases').click();
    await expect(page.getByRole('group', { name: 'snake_case' }).locator('output')).toHaveText('hello_world');
  },
  'word-counter': async (page) => {
    await page.getByLabel('Text to Analyze').fill('Fine. How are you?');
    const counts = page.getByRole('region', { name: 'Counts' }).locator('dd');
    await expect(counts).toHaveText(['18', '15', '4', '2', '1', '1']);
  },
};

function textTool(text: string, button: string, expected: string) {
  return async (page: Page) => {
    expect(await process(page, text, button)).toBe(expected);
  };
}

/** What is said of the network, at the desk and on a phone, while it is off. */
async function expectBadge(page: Page, axe: Measures['axe']) {
  const badge = page.getByText('You’re offline. The tools still work.');
  await expect(badge).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(badge).toBeVisible();
  await axeAtBothSizes(page, axe);
  await page.context().setOffline(false);
  await expect(badge).toHaveCount(0);
}

test('after one visit every tool works, and the page that brought the site leads to them', async ({
  page,
  site,
  axe,
}) => {
  test.slow();
  await visit(page, '/');
  await expectBadge(page, axe);
  await goOffline(page, site);
  await page.getByRole('link', { name: 'Explore Tools' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Use Tool: Hash Generator' }).click();
  await textField(page).fill('abc');
  await generate(page);
  expect(await digestsShown(page)).toEqual(plainDigests('abc'));
  for (const [id, use] of Object.entries(USES)) {
    await test.step(id, async () => {
      await openTool(page, id);
      await use(page);
    });
  }
});

test.describe('the media engine', () => {
  const kept = (page: Page) => page.getByText('Available offline', { exact: true });
  const convert = async (page: Page) => {
    await page.locator('input[type=file]').setInputFiles(media('ac3.mp4'));
    await action(page, 'Convert').click();
    await expect(page.getByRole('link', { name: 'Download MP3' })).toBeVisible();
  };

  /** Every text that a button ever shows from now on. */
  const watchButtons = (page: Page) =>
    page.evaluateHandle(() => {
      const texts = new Set<string>();
      const look = () => {
        for (const { textContent } of document.querySelectorAll('button')) texts.add(textContent);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });

  test('is kept when it is asked for', async ({ page, site }) => {
    await visit(page, '/tool/mp4-to-mp3-converter');
    expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('/engines/'));
    const shown = await watchButtons(page);
    await action(page, 'Make available offline').click();
    await expect(kept(page)).toBeVisible();
    expect(await shown.evaluate((texts) => [...texts])).toContainEqual(
      expect.stringMatching(/^Loading the audio engine\.\.\. [1-9]\d*%$/),
    );
    await goOffline(page, site);
    await page.reload();
    await expect(kept(page)).toBeVisible();
    await convert(page);
  });

  test('is kept after its first use', async ({ page, site }) => {
    await visit(page, '/tool/mp4-to-mp3-converter');
    await convert(page);
    await expect(kept(page)).toBeVisible();
    await goOffline(page, site);
    await page.reload();
    await convert(page);
  });
});

test.describe('what is kept', () => {
  const SECRET = 'Zq7SecretMarkerXw9';

  // What is unknown, and what the worker is refused, where the browser tells it before the page is gone.
  test.use({
    expectedFaults: [/status of 40[45]|^console: .*\/tools' .*violates|^policy: connect-src refused \S+\/tools /],
  });

  test('is the site, an unknown address as such, and nothing of what it is asked; no worker reaches it', async ({
    page,
    site,
  }) => {
    await visit(page, `/tools?search=${SECRET}`);
    const before = await keptAddresses(page);
    expect(before.length).toBeGreaterThan(50);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search tools' })).toHaveValue(SECRET);
    expect((await page.goto(`/${SECRET}?email=${SECRET}`))?.status()).toBe(404);
    expect(site.asked).toContain(`/${SECRET}?email=${SECRET}`);
    await page.goto(`/tool/base64-encoder?${SECRET}`);
    await process(page, SECRET, 'Encode');
    const answers = await page.evaluate(async () => {
      const token: unknown = await (await fetch('/api/form-token')).json();
      const posted = await fetch('/api/submit-contact.php', { method: 'POST', body: '{}' });
      return { token, posted: posted.status };
    });
    expect(answers).toEqual({ token: { token: 'T1' }, posted: 405 });
    expect(await keptAddresses(page)).toEqual(before);
    expect(site.asked.filter((path) => path.startsWith('/api/'))).toHaveLength(2);
    expect(before.filter((path) => path.includes(SECRET) || path.startsWith('/api/'))).toEqual([]);

    await goOffline(page, site);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await page.goto('/tool/unknown');
    await expect(heading(page)).toHaveText('Tool Not Found');

    await openTool(page, 'base64-encoder');
    await process(page, 'a', 'Encode');
    const [worker] = page.workers();
    expect(worker?.url()).toMatch(/\/assets\/compute\/base64-encoder-/);
    const fetched = worker?.evaluate(() => fetch('/tools').then(({ status }) => status));
    await expect(fetched).rejects.toThrow('Failed to fetch'); // by its own policy
    expect(await page.evaluate(() => fetch('/tools').then(({ status }) => status))).toBe(200);
  });
});

test.describe('a new version', () => {
  test.describe.configure({ mode: 'default' }); // in one worker, which makes it once

  const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
  /** The browser fetches all of a version before it is offered. */
  const isOffered = (page: Page) => expect(offer(page)).toBeVisible();
  const isNext = async (page: Page) => (await page.locator('meta[name=version]').count()) === 1;

  /** A mark that goes with the page when it is loaded anew. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

  /** Asks the host for a new version, as the browser does by itself from time to time. */
  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  const takes = async (page: Page) => {
    await action(page, 'Reload').click();
    await expect.poll(() => isNext(page)).toBe(true);
    await expect(offer(page)).toHaveCount(0);
  };

  test('is offered, anew after a reload, can wait, waits for a tool that works, and is taken', async ({
    page,
    site,
    next,
    axe,
    folder,
  }) => {
    await visit(page, '/tools');
    await mark(page);
    site.serve(next);
    const before = site.asked.length;
    await look(page);
    await isOffered(page);
    // What both versions have is not fetched again: the pages are, and what starts each of them.
    const fetched = site.asked.slice(before);
    expect(fetched).toContain('/tool/word-counter');
    expect(fetched.filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await axeAtBothSizes(page, axe);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await isOffered(page);
    expect(await isNext(page)).toBe(false);
    await action(page, 'Later').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    expect(await isNext(page)).toBe(false);

    await openTool(page, 'base64-encoder');
    await isOffered(page);
    await mark(page);
    await chooseHugeFile(page, join(folder, 'zeros'), 3_000_000_000);
    await action(page, 'Encode').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await action(page, 'Reload').click();
    await expect(offer(page)).toContainText('A tool is still running. Reload when it’s done.');
    expect(await isMarked(page)).toBe(true);
    await action(page, 'Cancel').click();
    await expect(offer(page)).toContainText('Reloading clears anything open in the tools.');
    await takes(page);
    await expect(heading(page)).toHaveText('Base64 Encoder/Decoder');
  });

  test('leaves other open pages as they are, and whole', async ({ page, context, site, next }) => {
    await visit(page, '/');
    const other = await context.newPage();
    await visit(other, '/tool/base64-encoder');
    await inputField(other).fill('unfinished');
    await mark(other);
    site.serve(next);
    await look(page);
    await isOffered(other);
    await takes(page);

    expect(await isMarked(other)).toBe(true);
    await expect(inputField(other)).toHaveValue('unfinished');
    // The host has no script for the word counter any more: the page is still served what came with it.
    await other
      .getByRole('navigation', { name: 'Tools', exact: true })
      .getByRole('button', { name: 'Text & Data Tools' })
      .click();
    await other.getByRole('link', { name: 'Word Counter' }).first().click();
    await expect(other.getByLabel('Text to Analyze')).toBeVisible();
    expect(await isMarked(other)).toBe(true);
    await takes(other);
  });

  const versionsKept = (context: BrowserContext) =>
    context
      .pages()[0]
      ?.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('toolyard-site-')).length);

  test('comes by itself when no page is open, and the old one goes', async ({ page, context, site, next }) => {
    await visit(page, '/tools');
    site.serve(next);
    await look(page);
    await isOffered(page);
    await page.close();
    const later = await context.newPage();
    await expect
      .poll(async () => {
        await later.goto('/tools');
        const isTaken = await isNext(later);
        // A page that is there again before the browser has seen that none was keeps the old version.
        if (!isTaken) await later.goto('about:blank');
        return isTaken;
      })
      .toBe(true);
    await expect.poll(() => versionsKept(context)).toBe(1);
  });
});

// The site without a network, after one visit, and the change to a new version. That every page and script is kept is in
// tests/built/offline.test.ts.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { join } from 'node:path';
import { isTakenOver } from '../../engines/in-page';
import { RATES_URL, ratesAnswer } from '../../tools/rates';
import { digestsShown, generate, plainDigests, textField } from '../lib/hash-page';
import { CONFIRMATION_PAGE } from '../../../src/forms/endpoints';
import { BUILT, expect, goOffline, pagePaths, test, visit, type Site } from './offline/site';
import { limitSpace } from '../lib/limit-space';
import { expectListed, openPanel, panel, shows } from '../lib/requests-panel';
import { action, chooseHugeFile, inputField, openTool, process } from '../lib/text-tool-page';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const media = (name: string) => join(import.meta.dirname, '../../fixtures/media', name);

test.describe.configure({ mode: 'parallel' });

/** The addresses of all that is kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

const isForRates = (request: Request) => request.url() === RATES_URL;

const SECRET = 'Zq7SecretMarkerXw9';

/** Like the system: a form is posted, with the file in it. */
const share = (
  page: Page,
  fields: Readonly<Record<string, string>>,
  { file, to = '/share' }: { readonly file?: { name: string; text: string }; readonly to?: string } = {},
) =>
  page.evaluate(
    ({ fields, file, to }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: to,
        enctype: 'multipart/form-data',
      });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      if (file) {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name));
        form.append(Object.assign(document.createElement('input'), { name: 'files', type: 'file', files: data.files }));
      }
      document.body.append(form);
      form.submit();
    },
    { fields, to, ...(file && { file }) },
  );

async function expectSharedIsFound(page: Page, site: Site) {
  const found = page.getByRole('region', { name: 'What this is' });
  const asked = site.asked.length;
  await share(page, { title: '', text: `{"secret":"${SECRET}"}` });
  await expect(found).toContainText('JSON');
  await expect(page).toHaveURL('/');
  await share(page, { text: '' }, { file: { name: `${SECRET}.csv`, text: 'a,b,c\n1,2,3\n4,5,6\n' } });
  await expect(found).toContainText('CSV');
  expect(site.asked.slice(asked).filter((path) => path.startsWith('/share') || path.includes(SECRET))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(
    SECRET,
  );
  // Taken once, it is forgotten.
  const field = page.getByRole('textbox', { name: 'Paste anything, or type to search' });
  await page.goto('/?shared');
  await expect(page.getByText('What you shared was lost')).toBeVisible();
  await expect(field).toHaveValue('');
  // The form of another site's page is no share.
  await page.route('http://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'Hi' }));
  await page.goto('http://elsewhere.example/');
  await page.unroute('http://elsewhere.example/'); // a route keeps requests from the service worker
  await share(page, { text: SECRET }, { to: `${site.url}/share` });
  await expect(page).toHaveURL('/');
  await expect(field).toHaveValue('');
}

/** One confirms an address with the server, and the other downloads what it measures. */
const ONLINE_PAGES: readonly string[] = [CONFIRMATION_PAGE, '/benchmark'];

/** Asks the service worker, for nothing else can answer. */
const fetchAll = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          return [path, answer.status, (await answer.text()).split('<h1').length - 1] as const;
        }),
      ),
    paths,
  );

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a share reaches the server, and the page says so', async ({ page, site }) => {
    await page.goto('/tools');
    await share(page, { text: SECRET }, { file: { name: 'a.txt', text: SECRET } });
    await expect(page.getByText('The server discarded it unread.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(site.asked.filter((path) => path.includes(SECRET))).toEqual([]);
  });
});

test.describe('after one visit', () => {
  test.use({
    expectedErrors: [
      // Unknown addresses, a forbidden method, requests without a network, a worker's blocked requests, and a page of another
      // site.
      /status of (?:40[45]|503)|ERR_INTERNET_DISCONNECTED|^console: .*\/tools' .*violates|^policy: connect-src refused \S+\/tools |^foreign request: http:\/\/elsewhere\.example\/$/,
    ],
  });

  test('the whole site works offline, and nothing of what a visitor enters is kept', async ({ page, site, axe }) => {
    test.slow();

    await test.step('the site comes with the first visit, and nothing is offered', async () => {
      await visit(page, '/tool/url-encoder');
      await expect(page.getByText('A new version is ready')).toHaveCount(0);
      // For the visitor, and cached.
      expect(site.asked.filter((path) => path === '/tool/url-encoder')).toHaveLength(2);
      // One after another they would take as many round trips; more would leave no connection to the visitor.
      expect(site.mostAtOnce).toBeGreaterThan(1);
      expect(site.mostAtOnce).toBeLessThanOrEqual(4);
    });
    const kept = await keptAddresses(page);

    await test.step('the panel lists what the service worker has asked for', async () => {
      await openPanel(page);
      await expectListed(page, () => site.asked);
      expect(site.asked.length).toBeGreaterThan(100);
      await shows(page, 'URL Encoder/Decoder is stored on this device.');
      const badge = page.getByText('You’re offline. The tools still work.');
      await page.context().setOffline(true);
      await shows(page, 'You’re offline right now.');
      await page.keyboard.press('Escape');
      await expect(badge).toBeVisible();
      expect(await axe()).toEqual([]);
      await page.context().setOffline(false);
      await expect(badge).toHaveCount(0);
    });

    await test.step('addresses and answers are not kept', async () => {
      await page.goto(`/tools?search=${SECRET}`);
      await expect(page.getByRole('searchbox', { name: 'Search tools' })).toHaveValue(SECRET);
      expect((await page.goto(`/${SECRET}?email=${SECRET}`))?.status()).toBe(404);
      expect(site.asked).toContain(`/${SECRET}?email=${SECRET}`);
      await page.goto(`/tool/base64-encoder?${SECRET}`);
      await process(page, SECRET, 'Encode');
      const before = site.asked.length;
      const answers = await page.evaluate(async () => {
        const token: unknown = await (await fetch('/api/form-token')).json();
        const posted = await fetch('/api/submit-contact.php', { method: 'POST', body: '{}' });
        return { token, posted: posted.status };
      });
      expect(answers).toEqual({ token: { token: 'T1' }, posted: 405 });
      expect(site.asked.slice(before)).toHaveLength(2);
    });

    await test.step('what is shared with the site is offered to its tools', () => expectSharedIsFound(page, site));
    expect((await keptAddresses(page)).toSorted()).toEqual(kept.toSorted());

    await test.step('offline, every page is there, and any other address says that it isn’t saved', async () => {
      await goOffline(page, site);
      const paths = (await pagePaths()).filter((path) => !ONLINE_PAGES.includes(path));
      expect(paths.length).toBeGreaterThan(40);
      expect(await fetchAll(page, paths)).toEqual(paths.map((path) => [path, 200, 1]));
      for (const path of ['/benchmark', '/no/such/page', '/tool/unknown']) {
        expect((await page.goto(path))?.status(), path).toBe(503);
        await page.waitForFunction(isTakenOver);
        await expect(heading(page)).toHaveText('Not saved for offline use');
      }
      expect(await axe()).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Browse Tools' }).click();
      await expect(heading(page)).toHaveText('All Tools');
    });

    await test.step('offline, tools work in each kind of worker, which reach nothing', async () => {
      const answer = await page.goto('/tools/');
      expect(answer?.fromServiceWorker()).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Use Tool: Hash Generator' }).click();
      await page.getByRole('button', { name: 'More algorithms' }).click();
      await page.getByRole('checkbox', { name: 'BLAKE3' }).check(); // from a library; most others are our own kernels
      await textField(page).fill('abc');
      await generate(page);
      const { BLAKE3, ...others } = await digestsShown(page);
      expect(others).toEqual(plainDigests('abc'));
      expect(BLAKE3).toBe('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85'); // as b3sum says

      await openTool(page, 'base64-encoder');
      expect(await process(page, 'Zürich', 'Encode')).toBe('WsO8cmljaA==');
      const [worker] = page.workers();
      expect(worker?.url()).toMatch(/\/assets\/compute\/base64-encoder-/);
      const fetched = worker?.evaluate(() => fetch('/tools').then(({ status }) => status));
      await expect(fetched).rejects.toThrow('Failed to fetch'); // by its own policy
    });

    await test.step('offline, what needs the network says so', async () => {
      // Read while the page exists, or it would count as another page's request.
      const asked = page.waitForEvent('requestfailed', isForRates);
      await page.goto('/tool/currency-converter');
      await expect(heading(page)).toHaveCount(1);
      await asked;
      await openTool(page, 'mp4-to-mp3-converter');
      await action(page, 'Make available offline').click();
      await expect(page.getByRole('alert')).toContainText('The audio engine could not be saved');
      await expect(action(page, 'Make available offline')).toBeEnabled();
    });
  });
});

test.describe('the switch that takes the site offline', () => {
  test.use({
    // What the service worker refuses.
    expectedErrors: [/ERR_FAILED|exchange rates could not be loaded|network error response|^foreign request: /],
  });

  test('lets no request out of any page or worker, lasts, and is switched back', async ({ page, site, axe }) => {
    test.slow();
    let rates = 0;
    await page.context().route(RATES_URL, (route) => {
      rates++;
      return route.fulfill({ json: ratesAnswer, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await visit(page, '/tool/currency-converter');
    await expect(page.getByText('Last updated: January 1, 2026')).toBeVisible();
    await openPanel(page);
    const networkSwitch = panel(page).getByRole('switch', { name: 'Go offline now' });
    await expect(networkSwitch).not.toBeChecked();
    await networkSwitch.click();
    await expect(networkSwitch).toBeChecked();
    await shows(page, 'This site is offline.');
    expect(await axe()).toEqual([]);

    const before = { site: site.asked.length, rates };
    /** The browser requests the service worker's script without the page, as the panel says. */
    const left = () => [
      ...site.asked.slice(before.site).filter((path) => path !== '/service-worker.js'),
      ...Array.from({ length: rates - before.rates }, () => RATES_URL),
    ];
    const tryAll = () =>
      page.evaluate(async (ratesUrl) => {
        navigator.sendBeacon('/api/beacon', 'text');
        Object.assign(new Image(), { src: '/no-such-image.png' });
        const tries = [
          fetch('/api/form-token'),
          fetch('/build.json'),
          fetch(ratesUrl),
          fetch('/x', { method: 'POST' }),
        ];
        return (await Promise.allSettled(tries)).map(({ status }) => status);
      }, RATES_URL);
    const refused = ['rejected', 'rejected', 'rejected', 'rejected'];

    await test.step('requests are refused and listed, and the tool runs', async () => {
      expect(await tryAll()).toEqual(refused);
      const rows = panel(page).getByRole('list', { name: 'Requests' }).locator('li[data-answer=withheld] code');
      await expect.poll(() => rows.allTextContents()).toEqual(expect.arrayContaining(['/api/form-token', RATES_URL]));
      await shows(page, 'refused because you switched the network off.');
      await page.keyboard.press('Escape');
      await action(page, 'Convert').click();
      await expect(page.getByRole('region', { name: 'Result' }).locator('output')).toHaveText('85.17 EUR');
      await page.context().unroute(RATES_URL); // a route keeps requests from the service worker of the next page
    });

    await test.step('it lasts through navigation, a reload, and the end of the service worker', async () => {
      await openTool(page, 'base64-encoder');
      expect(await process(page, 'Zürich', 'Encode')).toBe('WsO8cmljaA==');
      await page.reload();
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      expect(await tryAll()).toEqual(refused);
      await openPanel(page);
      await expect(networkSwitch).toBeChecked();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => (history.state as { layer?: string } | null)?.layer)).toBeUndefined();
      await page.goto('/tools');
      await page.getByRole('main').getByRole('link', { name: 'Use Tool: Hash Generator' }).click();
      await textField(page).fill('abc');
      await generate(page);
      expect(await digestsShown(page)).toEqual(plainDigests('abc'));
    });
    expect(left()).toEqual([]);

    await test.step('it is switched back on any page', async () => {
      await action(page, 'Go online').click();
      await expect(page.getByText('You took this site offline.')).toHaveCount(0);
      expect(await page.evaluate(() => fetch('/api/form-token').then(({ status }) => status))).toBe(200);
      expect(left()).toEqual(['/api/form-token']);
    });
  });
});

test('the audio engine is kept after its first use, and when it is asked for', async ({ page, site }) => {
  test.slow();
  const isKept = page.getByText('Available offline', { exact: true });
  const convert = async () => {
    await page.locator('input[type=file]').setInputFiles(media('ac3.mp4'));
    await action(page, 'Convert').click();
    await expect(page.getByRole('link', { name: 'Download MP3' })).toBeVisible();
  };
  const isEngine = (address: string) => address.startsWith('/engines/');
  const keptEngine = async () => (await keptAddresses(page)).filter(isEngine);
  /** Every text that a button ever shows from now on. */
  const watchButtons = () =>
    page.evaluateHandle(() => {
      const texts = new Set<string>();
      const look = () => {
        for (const { textContent } of document.querySelectorAll('button')) texts.add(textContent);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });

  await visit(page, '/tool/mp4-to-mp3-converter');
  expect(await keptEngine()).toEqual([]);
  await convert();
  await expect(isKept).toBeVisible();
  const afterUse = await keptEngine();
  expect(afterUse).not.toEqual([]);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith('/engines/')) await cache.delete(request);
    }
  });
  await page.reload();
  const shown = await watchButtons();
  await action(page, 'Make available offline').click();
  await expect(isKept).toBeVisible();
  expect(await shown.evaluate((texts) => [...texts])).toContainEqual(
    expect.stringMatching(/^Loading the audio engine\.\.\. [1-9]\d*%$/),
  );
  expect((await keptEngine()).toSorted()).toEqual(afterUse.toSorted());

  await goOffline(page, site);
  await page.reload();
  await expect(isKept).toBeVisible();
  await convert();
});

test.describe('a new version', () => {
  const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
  /** The browser fetches all of a version before it is offered. */
  const isOffered = (page: Page) => expect(offer(page)).toBeVisible();
  const isNext = async (page: Page) => (await page.locator('meta[name=version]').count()) === 1;

  /** A mark that goes with the page when it is loaded again. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

  /** Checks the host for a new version, as the browser does from time to time. */
  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  const take = async (page: Page) => {
    await action(page, 'Reload').click();
    await expect.poll(() => isNext(page)).toBe(true);
    await expect(offer(page)).toHaveCount(0);
  };

  const versionsKept = (context: BrowserContext) =>
    context
      .pages()[0]
      ?.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('toolyard-site-')).length);

  test('is offered, can wait, waits for a tool that works, is taken page by page, or comes by itself', async ({
    page,
    context,
    site,
    next,
    axe,
    folder,
  }) => {
    test.slow();
    await visit(page, '/tools');
    const other = await context.newPage();
    await visit(other, '/tool/base64-encoder');
    await inputField(other).fill('unfinished');
    await mark(other);
    site.serve(next);
    const before = site.asked.length;

    await test.step('it is offered in every page, and again after a reload', async () => {
      await mark(page);
      await look(page);
      await isOffered(page);
      await isOffered(other);
      // Files that both versions have are not fetched again: the pages and their start scripts are.
      const fetched = site.asked.slice(before);
      expect(fetched).toContain('/tool/word-counter');
      expect(fetched.filter((path) => path.startsWith('/assets/'))).toEqual([]);
      expect(await axe()).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      await page.reload();
      await isOffered(page);
      expect(await isNext(page)).toBe(false);
    });

    await test.step('it can wait', async () => {
      await action(page, 'Later').click();
      await expect(offer(page)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
      expect(await isNext(page)).toBe(false);
    });

    await test.step('it waits for a tool that works, and is taken', async () => {
      await openTool(page, 'base64-encoder');
      await isOffered(page);
      await mark(page);
      await chooseHugeFile(page, join(folder, 'zeros'), 3_000_000_000);
      await limitSpace(page, 1_000_000_000);
      await action(page, 'Encode').click();
      await action(page, 'Run anyway').click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await action(page, 'Reload').click();
      await expect(offer(page)).toContainText('A tool is still running. Reload when it’s done.');
      expect(await isMarked(page)).toBe(true);
      await action(page, 'Cancel').click();
      await expect(offer(page)).toContainText('Reloading keeps your text. Open files again after it.');
      await take(page);
      await expect(heading(page)).toHaveText('Base64 Encoder/Decoder');
    });

    await test.step('another open page stays as it is, and whole', async () => {
      expect(await isMarked(other)).toBe(true);
      await expect(inputField(other)).toHaveValue('unfinished');
      // The host no longer has a script for the word counter: the page still gets its cached one.
      const sidebar = other.getByRole('navigation', { name: 'Tools', exact: true });
      await sidebar.getByRole('button', { name: 'Text & Data Tools' }).click();
      await sidebar.getByRole('link', { name: 'Word Counter' }).first().click();
      await expect(other.getByLabel('Text to Analyze')).toBeVisible();
      expect(await isMarked(other)).toBe(true);
      await take(other);
    });

    await test.step('the one after it comes by itself when no page is open, and the old one goes', async () => {
      site.serve(BUILT);
      await look(page);
      await isOffered(page);
      await page.close();
      await other.close();
      const later = await context.newPage();
      await expect
        .poll(async () => {
          await later.goto('/about-us');
          const isTaken = !(await isNext(later));
          // A page that is there again before the browser has seen that none was keeps the old version.
          if (!isTaken) await later.goto('about:blank');
          return isTaken;
        })
        .toBe(true);
      await expect.poll(() => versionsKept(context)).toBe(1);
    });
  });
});

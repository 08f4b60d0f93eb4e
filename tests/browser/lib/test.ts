// Playwright's test, with a check of forbidden page activity, an accessibility check, and a folder.
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test';
import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATES_URL, ratesAnswer } from '../../tools/rates';
import { findAxeViolations, type AxeViolation } from './axe';
import { expect } from './expect';
import { limitSpace } from './limit-space';

export interface Options {
  /** Errors that a test provokes on purpose. They don't fail the test. */
  expectedErrors: readonly RegExp[];
  /** Whether the cookie banner still asks. Otherwise it was answered with a no. */
  firstVisit: boolean;
}

export interface Measures {
  /** A folder of the test's own. */
  folder: string;
  /** Violations of WCAG 2.2 AA on the current page, or in the part that the selector names, in both themes. */
  axe: (selector?: string) => Promise<AxeViolation[]>;
}

const isForeign = (url: string, home: string) =>
  /^(?:https?|wss?):/.test(url) && new URL(url).host !== new URL(home).host;

/** The one exception: the currency converter asks for the rates, and says nothing by it. */
async function asksForRates(request: Request): Promise<boolean> {
  if (request.url() !== RATES_URL || request.method() !== 'GET' || request.postData() !== null) return false;
  const page = new URL(request.frame().url()).pathname;
  const headers = await request.allHeaders();
  // Without a network, Chromium reports the referrer that it would have sent: an empty one.
  const saysNothing = ['referer', 'cookie', 'authorization'].every((name) => (headers[name] ?? '') === '');
  return page === '/tool/currency-converter' && saysNothing;
}

/**
 * For a test that opens the currency converter. To answer for any address, Playwright holds up every request, switches the browser's
 * cache off, and lets every request say so to the service worker.
 */
export const answerForRates = (asking: Pick<Page, 'route'>) =>
  asking.route(RATES_URL, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: ratesAnswer }),
  );

/**
 * Collects the errors of every page of the context, and of the workers that they start. Gives those that came since it was asked
 * the last time.
 */
async function watch(context: BrowserContext, home = 'http://localhost'): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  const checks: Promise<string[]>[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    if (!isForeign(request.url(), home)) return;
    const error = `foreign request: ${request.url()}`;
    if (request.url() === RATES_URL) checks.push(asksForRates(request).then((fine) => (fine ? [] : [error])));
    else errors.push(error);
  });
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    errors.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as { reportViolation?: (text: string) => void };
      reportViolation?.(`${effectiveDirective} refused ${blockedURI} ${sample}`);
    });
  });
  return async () => [...errors.splice(0), ...(await Promise.all(checks.splice(0))).flat()];
}

const answerBanner = (page: Page) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('cookieConsent', 'true');
    } catch {
      // A frame without an origin has no storage.
    }
  });

/** How many times slower the pages' threads are made, to see that a slower machine passes. */
const THROTTLE = Number(process.env.TOOLYARD_TEST_THROTTLE ?? 1);

async function slowDown(page: Page) {
  if (THROTTLE <= 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

/** Makes worker-scoped fixtures: see `OfWorker`. */
export type Once = <Made>(
  name: string,
  make: () => Promise<readonly [made: Made, end: () => Promise<unknown>]>,
) => Promise<Made>;

export interface OfWorker {
  /**
   * Made once in a worker, for the first test that needs it, and ended with the worker. A fixture with the scope of a worker
   * would put its tests into a separate worker, which takes longer to start than two tests.
   */
  readonly once: Once;
}

const measured = base.extend<Options & Measures, OfWorker>({
  expectedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],
  page: async ({ page, firstVisit }, use) => {
    if (!firstVisit) await answerBanner(page);
    await slowDown(page);
    await use(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  folder: async ({}, use) => {
    const path = await mkdtemp(join(tmpdir(), 'toolyard-test-'));
    await use(path);
    await rm(path, { recursive: true, force: true });
  },
  axe: async ({ page }, use) => use((selector) => findAxeViolations(page, selector)),
  once: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const all = new Map<string, Promise<readonly [made: unknown, end: () => Promise<unknown>]>>();
      const once: Once = async (name, make) => {
        const making = all.get(name) ?? make();
        all.set(name, making);
        return (await making)[0] as never;
      };
      await use(once);
      for (const making of all.values()) await (await making)[1]();
    },
    { scope: 'worker' },
  ],
});

/** The panel of requests imports itself with a wrong digest, to see whether the browser checks digests. */
const PROBE = /'integrity' attribute for resource '[^']+#changed'/;

const unexpected = (errors: readonly string[], expected: readonly RegExp[]) =>
  errors.filter((error) => ![PROBE, ...expected].some((pattern) => pattern.test(error)));

/** Each test in a separate profile: for another site than the built one, and for browser options. */
export const freshTest = measured.extend({
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const takeErrors = await watch(context, baseURL);
    await use(context);
    expect(unexpected(await takeErrors(), expectedErrors)).toEqual([]);
  },
});

/** A page for tests, and whether a test has done something to it that a reload doesn't undo. */
interface OpenPage {
  /** Entries that Playwright lists among the context's pages. */
  readonly raw: Page;
  /** The same for tests: it notes and refuses calls whose effects would last. */
  readonly page: Page;
  isChanged: boolean;
}

interface Profile {
  readonly context: BrowserContext;
  /** The same for tests: it refuses calls whose effects would last. */
  readonly guarded: BrowserContext;
  readonly takeErrors: () => Promise<string[]>;
  /** Keeps the profile's process running, so that further pages open faster. */
  readonly anchor: Page;
  /** Removes stored data, but not the HTTP cache. */
  readonly forgetStored: () => Promise<unknown>;
  /** The previous test's page, unless the test changed it for good. A new page takes as long as a visit. */
  spare?: OpenPage | undefined;
}

/** Calls `onUse` with the name of each property that is read. A proxy changes nothing about Playwright's own object. */
const watched = <Target extends object>(target: Target, onUse: (name: PropertyKey) => unknown): Target =>
  new Proxy(target, { get: (object, name) => onUse(name) ?? Reflect.get(object, name) });

const LASTING: readonly PropertyKey[] = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'route',
  'setOffline',
];

function refuse(name: PropertyKey): never {
  throw new Error(`${String(name)} would affect the following tests, so use freshTest.`);
}

/** Refuses changes that would stay for the following tests. */
const guard = (context: BrowserContext): BrowserContext =>
  watched(context, (name) => (LASTING.includes(name) ? refuse(name) : undefined));

/** How much a private window stores depends on the machine's memory. Tests must not. */
const SPACE = 1_000_000_000;

async function openProfile(browser: Browser, options: BrowserContextOptions): Promise<Profile> {
  const context = await browser.newContext(options);
  const takeErrors = await watch(context, options.baseURL);
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  const devtools = await context.newCDPSession(anchor);
  const origin = options.baseURL ?? '';
  await limitSpace(anchor, SPACE, origin);
  const forgetStored = () => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  return { context, guarded: guard(context), takeErrors, anchor, forgetStored };
}

const STAYING: readonly PropertyKey[] = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'setExtraHTTPHeaders',
];

async function openPage(context: BrowserContext, guarded: BrowserContext, firstVisit: boolean): Promise<OpenPage> {
  const raw = await context.newPage();
  if (!firstVisit) await answerBanner(raw);
  await slowDown(raw);
  const page = watched(raw, (name) => {
    if (STAYING.includes(name)) opened.isChanged = true;
    if (name === 'clock') refuse(name);
    return name === 'context' ? () => guarded : undefined;
  });
  const opened: OpenPage = { raw, page, isChanged: false };
  return opened;
}

/** Playwright's own listeners on every page. */
const OWN_EVENTS: readonly unknown[] = ['close', 'crash'];

function forgetListeners(page: Page) {
  const events = (page as unknown as EventEmitter).eventNames().filter((name) => !OWN_EVENTS.includes(name));
  for (const name of events) (page as unknown as EventEmitter).removeAllListeners(name);
}

/** Removes all traces of a test from its page, except loaded code and the history: tests return to earlier pages. */
async function clear(page: Page, { viewport }: BrowserContextOptions) {
  forgetListeners(page);
  await page.evaluate(() => {
    window.name = '';
    if (origin !== 'null') sessionStorage.clear();
  });
  await page.goto('about:blank');
  await page.mouse.move(-1, -1); // or it would be over something of the next page
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, contrast: null });
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Each test in a page with empty storage, in one profile for all tests of a worker: a new profile takes a third of a visit. Of
 * the options of `test.use`, only `reducedMotion` works here.
 */
export const test = measured.extend<{ profile: Profile }>({
  profile: async ({ once, browser }, use, { project }) => {
    const open = async () => {
      const profile = await openProfile(browser, project.use as BrowserContextOptions);
      return [profile, () => profile.context.close()] as const;
    };
    await use(await once('profile', open));
  },
  context: async ({ profile, expectedErrors }, use, { project }) => {
    const { context, guarded, takeErrors, anchor, forgetStored } = profile;
    await use(guarded);
    const errors = unexpected(await takeErrors(), expectedErrors);
    for (const page of context.pages()) if (page !== anchor && page !== profile.spare?.raw) await page.close();
    if (profile.spare) await clear(profile.spare.raw, project.use as BrowserContextOptions);
    await forgetStored();
    await context.clearPermissions();
    await context.clearCookies();
    await takeErrors(); // errors of the closing
    expect(errors).toEqual([]);
  },
  page: async ({ profile, context, firstVisit, reducedMotion }, use, testInfo) => {
    const opened = (firstVisit ? undefined : profile.spare) ?? (await openPage(profile.context, context, firstVisit));
    const { raw, page } = opened;
    profile.spare = undefined;
    await raw.emulateMedia({ reducedMotion });
    await use(page);
    const isClean = testInfo.status === 'passed' && !firstVisit && !raw.isClosed() && !opened.isChanged;
    if (isClean) profile.spare = opened;
  },
});

export { expect };

// Playwright's test, with a watch over what no page may do, and with two measures of a good page.
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { findAxeViolations, type AxeViolation } from './axe';
import { watchThreadTime, type ThreadTime } from './thread-time';

export interface Options {
  /** What a test provokes on purpose: faults that match are not held against the page. */
  expectedFaults: readonly RegExp[];
  /** Whether the cookie banner still asks. Otherwise it was answered with a no. */
  firstVisit: boolean;
}

export interface Measures {
  /** Starts to watch the page's thread. */
  longTasks: () => Promise<ThreadTime>;
  /** What breaks WCAG 2.2 AA on the page as it stands, or in the part that the selector names. */
  axe: (selector?: string) => Promise<AxeViolation[]>;
}

const isForeign = (url: string, home: string) =>
  /^(?:https?|wss?):/.test(url) && new URL(url).host !== new URL(home).host;

/** Collects the faults of every page of the context, and of the workers that they start. */
async function watch(context: BrowserContext, home: string): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url(), home)) faults.push(`foreign request: ${request.url()}`);
  });
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    faults.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as { reportViolation?: (text: string) => void };
      reportViolation?.(`${effectiveDirective} refused ${blockedURI} ${sample}`);
    });
  });
  return faults;
}

const answerBanner = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('cookieConsent', 'true');
    } catch {
      // A frame without an origin has no storage.
    }
  });

export const test = base.extend<Options & Measures>({
  expectedFaults: [[], { option: true }],
  firstVisit: [false, { option: true }],
  context: async ({ context, baseURL, expectedFaults, firstVisit }, use) => {
    const faults = await watch(context, baseURL ?? 'http://localhost');
    if (!firstVisit) await answerBanner(context);
    await use(context);
    expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([]);
  },
  longTasks: async ({ page }, use) => use(() => watchThreadTime(page)),
  axe: async ({ page }, use) => use((selector) => findAxeViolations(page, selector)),
});

export { expect };

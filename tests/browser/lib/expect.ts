// Playwright's expect, without an outline of the whole page at each look for an element that is not there yet.
import { expect as base, type Locator } from '@playwright/test';

/** How long an expectation waits. Machines differ by more than a factor of two, and some run other things at the same time. */
export const PATIENCE_MS = 60_000;

interface Matching {
  readonly isNot: boolean;
}

interface Matched {
  readonly pass: boolean;
  readonly message: () => string;
}

type Text = string | RegExp;
type Texts = Text | readonly Text[];

interface Options {
  readonly timeout?: number;
}

const playwrights = (locator: Locator, { isNot }: Matching) => (isNot ? base(locator).not : base(locator));

/** Playwright's own error, after a wait. */
async function asBefore({ isNot }: Matching, waited: number, says: () => Promise<void>): Promise<Matched> {
  try {
    await says();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { pass: isNot, message: () => (waited > 0 ? `Waited for ${String(waited)} ms.\n${words}` : words) };
  }
}

/** Zero once it is there, otherwise the milliseconds that were waited in vain. */
const missedFor = (locator: Locator, state: 'attached' | 'visible', { timeout = PATIENCE_MS }: Options) =>
  locator.waitFor({ state, timeout }).then(
    () => 0,
    () => timeout,
  );

const AT_ONCE: Options = { timeout: 1 };

const ofText = (name: 'toHaveText' | 'toContainText') =>
  async function (this: Matching, locator: Locator, texts: Texts, options: Options = {}): Promise<Matched> {
    const waited = this.isNot || Array.isArray(texts) ? 0 : await missedFor(locator, 'attached', options);
    return asBefore(this, waited, () => playwrights(locator, this)[name](texts, waited > 0 ? AT_ONCE : options));
  };

/**
 * Playwright 1.60 to 1.65 makes that outline for a message that is seldom read: https://github.com/microsoft/playwright/issues/41098.
 * It took a fifth of the processor's time between a tool's input and its result.
 */
export const expect: typeof base = base.extend({
  async toBeVisible(this: Matching, locator: Locator, options: Options & { readonly visible?: boolean } = {}) {
    const isForAbsence = this.isNot || options.visible === false;
    const waited = isForAbsence ? 0 : await missedFor(locator, 'visible', options);
    if (!isForAbsence && waited === 0) return { pass: true, message: () => '' };
    return asBefore(this, waited, () => playwrights(locator, this).toBeVisible(waited > 0 ? AT_ONCE : options));
  },
  toHaveText: ofText('toHaveText'),
  toContainText: ofText('toContainText'),
});

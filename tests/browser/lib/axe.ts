// Accessibility violations on a page, found by axe-core, in both themes.
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RuleObject, RunOnly } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Axe = typeof axe;

/** Minified, which is less than half as long: it goes to every page that is looked at. */
const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_2_2_AA: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Recommended by axe, beyond WCAG. */
const RECOMMENDED = { 'heading-order': { enabled: true } };

/** All that a theme changes. */
const COLORS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export interface AxeViolation {
  readonly id: string;
  readonly help: string;
  /** Selectors of the elements that break a rule, with the reason. */
  readonly nodes: readonly string[];
}

/** An element that is still fading in doesn't have its final colors. Endless animations are ignored. */
async function animationsEnd() {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getTiming().iterations !== Infinity);
  // An element that inherits a color begins to fade when its parent has finished.
  for (let some = ending(); some.length > 0; some = ending())
    await Promise.allSettled(some.map(({ finished }) => finished));
}

/** Parts that stick to an edge of the screen cover others that a visitor can scroll into view. axe would report those. */
const withoutBar = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const bar of document.querySelectorAll<HTMLElement>('[data-run-bar], .tool-bar')) bar.style.position = 'static';
};

const withBar = () => {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-run-bar], .tool-bar'))
    bar.style.removeProperty('position');
};

/** Changes what the theme's own button changes (src/visitor/theme.tsx), without storing it. */
const switchTheme = () => {
  const { classList } = document.documentElement;
  for (const theme of ['light', 'dark']) classList.toggle(theme);
};

async function run(page: Page, selector: string, runOnly: RunOnly, rules: RuleObject = {}): Promise<AxeViolation[]> {
  await page.evaluate(animationsEnd);
  return page.evaluate(
    async ({ selector, runOnly, rules }) => {
      const { axe } = globalThis as { axe?: Axe };
      if (!axe) throw new Error('axe-core is not on the page.');
      const { violations } = await axe.run(selector, { runOnly, rules, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    { selector, runOnly, rules },
  );
}

export async function findAxeViolations(page: Page, selector = 'html'): Promise<AxeViolation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SCRIPT);
  await page.evaluate(withoutBar);
  const found = await run(page, selector, WCAG_2_2_AA, RECOMMENDED);
  await page.evaluate(switchTheme);
  const inOtherTheme = await run(page, selector, COLORS);
  await page.evaluate(switchTheme);
  await page.evaluate(withBar);
  return [...found, ...inOtherTheme.map(({ id, ...rest }) => ({ id: `${id} in the other theme`, ...rest }))];
}

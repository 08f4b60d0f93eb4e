// Accessibility faults of a page, as axe-core finds them.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface AxeViolation {
  readonly id: string;
  readonly help: string;
  /** Selectors of the elements at fault, with what is wrong. */
  readonly nodes: readonly string[];
}

/** What is still fading in has not the colors yet that it will have. Endless animations are left alone. */
async function animationsEnd() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What stays at an edge of the screen covers what a visitor can scroll from below it: axe would take that for lost. */
const withoutBar = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const bar of document.querySelectorAll<HTMLElement>('[data-run-bar]')) bar.style.position = 'static';
};

const withBar = () => {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-run-bar]')) bar.style.removeProperty('position');
};

export async function findAxeViolations(page: Page, selector = 'html'): Promise<AxeViolation[]> {
  await page.evaluate(animationsEnd);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source); // half a megabyte
  await page.evaluate(withoutBar);
  const found = await page.evaluate(
    async ({ selector, tags }) => {
      const { axe } = globalThis as { axe?: Axe };
      if (!axe) throw new Error('axe-core is not on the page.');
      const { violations } = await axe.run(selector, { runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    { selector, tags: WCAG_2_2_AA },
  );
  await page.evaluate(withBar);
  return found;
}

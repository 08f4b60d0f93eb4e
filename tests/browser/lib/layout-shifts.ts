// Layout shifts that the visitor didn't cause, https://web.dev/articles/cls.
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before its own scripts. */
function watch() {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent?.slice(0, 80) ?? 'something removed');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => nameOf(node)).join('; ');
      shifts.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${moved}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Call it before the page opens. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(watch);

export const layoutShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);

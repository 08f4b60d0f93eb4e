// From the click to the result on screen, by the page's own clock: no message of the test driver lies in between.
import type { Locator } from '@playwright/test';

/** Errors that the page tells its visitor. */
const FAULTS = 'main [role=alert]:not(:empty)';

/** Clicks, and resolves to the milliseconds until elements that the selector finds have newly come and the button is free. */
export function clickToResult(button: Locator, resultSelector: string): Promise<number> {
  return button.evaluate(
    (element, { result, faults }) =>
      new Promise<number>((resolve, reject) => {
        const before = new Set(document.querySelectorAll(`${result}, ${faults}`));
        const isNew = (selector: string) =>
          [...document.querySelectorAll(selector)].find((found) => !before.has(found));
        let startedAt = 0;
        const observer = new MutationObserver(() => {
          const fault = isNew(faults);
          if (!fault && (!isNew(result) || element.matches(':disabled'))) return;
          const ms = performance.now() - startedAt;
          observer.disconnect();
          if (fault) reject(new Error(`The page says: ${fault.textContent}`));
          else resolve(ms);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['disabled'],
        });
        // In a task of the page's own: the watch over long tasks does not see what a test evaluates.
        setTimeout(() => {
          startedAt = performance.now();
          (element as HTMLElement).click();
        });
      }),
    { result: resultSelector, faults: FAULTS },
  );
}

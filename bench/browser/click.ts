// Times from a click to the result on screen, and from Cancel to the end of the run. Uses the page's own clock, so no messages
// of the test driver are included.
import type { Locator } from '@playwright/test';

/** Errors that the page shows the visitor. */
const ERRORS = 'main [role=alert]:not(:empty)';

/** Clicks, and resolves to the milliseconds until the resulting run has ended and an element matches the selector. */
export function clickToResult(button: Locator, resultSelector: string): Promise<number> {
  return button.evaluate(
    (element, { result, errors }) =>
      new Promise<number>((resolve, reject) => {
        const before = new Set(document.querySelectorAll(errors));
        let startedAt = 0;
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          const isBusy = element.matches('[aria-disabled=true]');
          wasBusy ||= isBusy;
          const error = [...document.querySelectorAll(errors)].find((found) => !before.has(found));
          // The previous run's result may still be shown.
          const isDone = wasBusy && !isBusy && document.querySelector(result) !== null;
          if (!error && !isDone) return;
          const ms = performance.now() - startedAt;
          observer.disconnect();
          if (error) reject(new Error(`The page says: ${error.textContent}`));
          else resolve(ms);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['aria-disabled'],
        });
        // In a separate task of the page, because long-task entries don't include code that a test evaluates.
        setTimeout(() => {
          startedAt = performance.now();
          (element as HTMLElement).click();
        });
      }),
    { result: resultSelector, errors: ERRORS },
  );
}

/**
 * Starts a run and cancels it after a while; resolves to the milliseconds from Cancel to the button being enabled again, or to
 * undefined if the run ended before.
 */
export function cancelAfter(button: Locator, afterMs: number): Promise<number | undefined> {
  return button.evaluate(
    (start, delay) =>
      new Promise<number | undefined>((resolve) => {
        const cancelButton = () =>
          [...document.querySelectorAll('main button')].find((found) => found.textContent.trim() === 'Cancel');
        const press = () => {
          const cancel = cancelButton();
          if (!(cancel instanceof HTMLElement)) {
            resolve(undefined);
            return;
          }
          const pressedAt = performance.now();
          const observer = new MutationObserver(() => {
            if (start.matches('[aria-disabled=true]')) return;
            observer.disconnect();
            resolve(performance.now() - pressedAt);
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          cancel.click();
        };
        setTimeout(() => {
          (start as HTMLElement).click();
          setTimeout(press, delay);
        });
      }),
    afterMs,
  );
}

// Presses Cancel in the midst of a run, by the page's own clock.
import type { Locator } from '@playwright/test';

/** Starts a run and cancels it after a while; resolves to the milliseconds from Cancel to the button being free again. */
export function cancelAfter(button: Locator, afterMs: number): Promise<number> {
  return button.evaluate(
    (start, delay) =>
      new Promise<number>((resolve, reject) => {
        const cancelButton = () =>
          [...document.querySelectorAll('main button')].find((found) => found.textContent.trim() === 'Cancel');
        const press = () => {
          const cancel = cancelButton();
          if (!(cancel instanceof HTMLElement)) {
            reject(new Error('The run had ended before it was canceled'));
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

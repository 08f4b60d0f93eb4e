// Helpers for bars that are fixed to the bottom of the window.
import type { RefCallback } from 'react';

/** For a part that covers the bottom of the page: this CSS property holds its height while it is shown. */
export const reserveHeight =
  (property: `--${string}`): RefCallback<HTMLElement> =>
  (element: HTMLElement) => {
    const { style } = document.documentElement;
    const isOver = () => getComputedStyle(element).position === 'fixed';
    const observer = new ResizeObserver(() => {
      const height = `${isOver() ? element.offsetHeight : 0}px`;
      // Setting a property recalculates the styles of the whole page, even if its value doesn't change.
      if (getComputedStyle(document.documentElement).getPropertyValue(property) !== height)
        style.setProperty(property, height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };

/**
 * iOS lays its keyboard over the page without changing the page's height. Other browsers shrink the page instead
 * (`interactive-widget`). While there is a listener, `--keyboard` is the covered height, for parts at the window's bottom.
 */
export function followKeyboard(): () => void {
  const { visualViewport } = window;
  const { style } = document.documentElement;
  const follow = () => {
    // A zoomed page has a smaller viewport even without a keyboard.
    const isWhole = visualViewport?.scale === 1;
    const covered = isWhole ? window.innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
    style.setProperty('--keyboard', `${String(Math.max(0, Math.round(covered)))}px`);
  };
  const types = ['resize', 'scroll'] as const;
  for (const type of types) visualViewport?.addEventListener(type, follow);
  return () => {
    for (const type of types) visualViewport?.removeEventListener(type, follow);
    style.removeProperty('--keyboard');
  };
}

// For bars that are fixed at the bottom of the window.
import type { RefCallback } from 'react';

/** For what stands over the page at its bottom: this property of the page holds its height, for as long as it is there. */
export const reserveHeight =
  (property: `--${string}`): RefCallback<HTMLElement> =>
  (element: HTMLElement) => {
    const { style } = document.documentElement;
    const isOver = () => getComputedStyle(element).position === 'fixed';
    const observer = new ResizeObserver(() => {
      const height = `${isOver() ? element.offsetHeight : 0}px`;
      // A new value styles all of the page anew, even where it is the old one.
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
 * iOS lays its keyboard over the page, whose height stays; other browsers make the page as much smaller (`interactive-widget`).
 * While something listens, `--keyboard` is what is covered, for what stands at the window's bottom.
 */
export function followKeyboard(): () => void {
  const { visualViewport } = window;
  const { style } = document.documentElement;
  const follow = () => {
    // Enlarged by two fingers, the view is smaller without any keyboard.
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

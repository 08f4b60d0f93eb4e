import type { RefCallback } from 'react';

/** For what stands over the page at its bottom: this property of the page holds its height, for as long as it is there. */
export const reserveHeight =
  (property: `--${string}`): RefCallback<HTMLElement> =>
  (element: HTMLElement) => {
    const { style } = document.documentElement;
    const isOver = () => getComputedStyle(element).position === 'fixed';
    const observer = new ResizeObserver(() => style.setProperty(property, `${isOver() ? element.offsetHeight : 0}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };

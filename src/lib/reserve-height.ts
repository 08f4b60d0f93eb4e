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

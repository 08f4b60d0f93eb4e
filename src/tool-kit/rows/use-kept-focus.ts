import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Takes over the focus of a row that is no longer in the page, where it would fall to the body. */
export function useKeptFocus(box: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  // React is deaf while it removes elements: such a loss is no blur here.
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

// A change of page without a page load: scroll and focus must be brought to the new page's start by hand.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading';

export function useRouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on the first load: there the browser itself does what the visitor expects.
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname]);
}

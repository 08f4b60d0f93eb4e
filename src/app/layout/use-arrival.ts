// Changes of page without a page load: this code moves scroll position and focus to the start of the new page.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageTitle, focusHeading } from '../../pages/use-page-head';
import { toolAt } from '../../pages/find-page';
import { tracking } from '../../visitor/tracking';

/** Reports a shown page to the trackers that the visitor has allowed. */
function tellArrival(pathname: string, byLink: boolean): void {
  // React runs inner effects first, and the effect that sets the title is further out than this one.
  queueMicrotask(() => {
    const tool = toolAt(pathname);
    tracking.arrived({ address: tellableAddress(window.location), title: pageTitle(), tool });
    if (byLink) tracking.happened({ category: 'Navigation', action: 'click', label: pathname });
  });
}

/** Scrolls to the part of the page that is named in the address. */
function goToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
  return part !== null;
}

/** Call it when a page is fully shown. The function changes with each page. */
export function useArrival(): () => void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Not on the first load, which the browser handles itself.
    if (shown.current !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
  return useCallback(() => {
    if (told.current !== pathname)
      tellArrival(pathname, told.current !== undefined && navigation === NavigationType.Push);
    told.current = pathname;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!goToPart(hash)) focusHeading();
  }, [pathname, hash, navigation]);
}

/** Campaign parameters name an advertiser's link, not the visitor. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gclid|fbclid)$/;

/** The page's address for analytics. A query may contain search terms or an email address, so only campaign parameters stay. */
export function tellableAddress({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}

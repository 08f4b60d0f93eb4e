// Keeps the head of the document in step with the page that is shown. On the first page the build has written it already.
import { useEffect } from 'react';
import { usePageTitle } from '../lib/page-title';
import type { PageHead } from './page-head';

function setTag(tag: 'meta' | 'link', name: string, key: string, value: string | undefined) {
  const nameKey = tag === 'meta' ? 'name' : 'rel';
  const found = document.head.querySelector(`${tag}[${nameKey}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(nameKey, name);
  element.setAttribute(key, value);
}

/**
 * Written by the build for the page that was asked for: only search engines read it, and they ask for each page. Trusted Types let
 * no script element be written here, not even data.
 */
const removeSearchData = () => {
  const data = document.head.querySelectorAll('script[type="application/ld+json"], meta[name=description]');
  for (const element of data) element.remove();
};

export function usePageHead({ title, canonical, indexed }: PageHead) {
  usePageTitle(title);
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link?.href !== canonical) removeSearchData();
    setTag('meta', 'robots', 'content', indexed ? undefined : 'noindex');
    setTag('link', 'canonical', 'href', canonical);
  }, [canonical, indexed]);
}

/** Gives the page's h1 the focus, from where keyboard and screen reader go on. The page does not move. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

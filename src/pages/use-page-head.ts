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

/** Written by the build for the page that was asked for. Trusted Types let no script element be written here, not even data. */
const removeStructuredData = () => {
  for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
};

export function usePageHead({ title, description, canonical, indexed }: PageHead) {
  usePageTitle(title);
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link?.href !== canonical) removeStructuredData();
    setTag('meta', 'description', 'content', description);
    setTag('meta', 'robots', 'content', indexed ? undefined : 'noindex');
    setTag('link', 'canonical', 'href', canonical);
  }, [description, canonical, indexed]);
}

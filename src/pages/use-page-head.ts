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

/** As text nodes: to set the text of a script element is what Trusted Types refuse. */
function setStructuredData(entries: readonly object[]) {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const entry of entries) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.append(JSON.stringify(entry));
    document.head.append(script);
  }
}

export function usePageHead(head: PageHead) {
  const { title, description, canonical, indexed, structuredData } = head;
  usePageTitle(title);
  useEffect(() => {
    setTag('meta', 'description', 'content', description);
    setTag('meta', 'robots', 'content', indexed ? undefined : 'noindex');
    setTag('link', 'canonical', 'href', canonical);
  }, [description, canonical, indexed]);
  const data = JSON.stringify(structuredData);
  useEffect(() => setStructuredData(JSON.parse(data) as readonly object[]), [data]);
}

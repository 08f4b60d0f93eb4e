// What search engines read of a page, kept in the head of the document.
import { useEffect } from 'react';

export interface PageMeta {
  readonly description: string;
  /** The full address under which the page is to be known; none for pages that are not to be indexed. */
  readonly canonical: string | undefined;
}

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

export function usePageMeta({ description, canonical }: PageMeta) {
  useEffect(() => {
    setTag('meta', 'description', 'content', description);
    setTag('meta', 'robots', 'content', canonical === undefined ? 'noindex' : undefined);
    setTag('link', 'canonical', 'href', canonical);
  }, [description, canonical]);
}

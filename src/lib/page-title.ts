// The document's title: the page's own, after a prefix with a running tool's percentage.
import { useEffect } from 'react';

let prefix = '';
let title = '';

const show = () => {
  document.title = prefix + title;
};

/** The page's own, without the prefix. */
export const pageTitle = () => title;

/** '' removes the prefix. Waits for the first page's title. */
export function setTitlePrefix(next: string) {
  if (next === prefix) return;
  prefix = next;
  if (title) show();
}

export function usePageTitle(next: string) {
  useEffect(() => {
    title = next;
    show();
  }, [next]);
}

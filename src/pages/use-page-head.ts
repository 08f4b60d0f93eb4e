// The document's head for the current page. For the first page, the build has already written it. While a tool runs, its
// percentage precedes the title.
import { useEffect } from 'react';
import { settings } from '../settings';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import type { SitePage } from './site-pages';

export interface PageHead {
  readonly title: string;
  /** The page's canonical address; undefined for pages without one. */
  readonly canonical: string | undefined;
  readonly indexed: boolean;
}

interface Named {
  readonly title?: string;
  readonly tagline?: string;
}

/** Between 45 and 60 characters with the default name: search engines cut longer ones. */
const fullTitle = ({ title, tagline = '' }: Named) =>
  title === undefined
    ? `${settings.name}: ${settings.tagline}`
    : `${title}${tagline && `: ${tagline}`} | ${settings.name}`;

export function headOfPage(page: SitePage): PageHead {
  const { paths, indexed } = page;
  return {
    title: fullTitle(page),
    canonical: settings.baseUrl + paths[0],
    indexed,
  };
}

/** Used at an unknown address. */
export const headOfNothing = (title: string): PageHead => ({
  title: fullTitle({ title }),
  canonical: undefined,
  indexed: false,
});

export function headOfTool(tool: ToolDefinition): PageHead {
  const canonical = settings.baseUrl + toolPath(tool);
  return {
    title: fullTitle(tool),
    canonical,
    indexed: true,
  };
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

/**
 * The build has written these for each page, and only search engines read them, by requesting each page. So they don't change
 * here. Trusted Types would forbid writing a script element anyway, even one with data.
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

/** Focuses the page's h1, so that keyboards and screen readers continue from there. The page doesn't scroll. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

let prefix = '';
let title = '';

const show = () => {
  document.title = prefix + title;
};

/** The page's own title, without a prefix. */
export const pageTitle = () => title;

/** '' removes the prefix. Waits for the first page's title. */
export function setTitlePrefix(next: string) {
  if (next === prefix) return;
  prefix = next;
  if (title) show();
}

function usePageTitle(next: string) {
  useEffect(() => {
    title = next;
    show();
  }, [next]);
}

// The head of the document for each page, which stays in step with the page that is shown. On the first page the build has written it
// already. The title begins with a prefix while a tool runs: its percentage.
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

/** For an unknown address. */
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

function usePageTitle(next: string) {
  useEffect(() => {
    title = next;
    show();
  }, [next]);
}

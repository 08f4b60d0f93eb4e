// What each page declares about itself: its title, its description, and the address by which search engines know it.
import { usePageMeta } from '../lib/page-meta';
import { usePageTitle } from '../lib/page-title';
import { settings } from '../settings';

interface PageHead {
  /** Without the site's name, which is added. The home page has none of its own. */
  readonly title?: string;
  readonly description?: string;
  /** The page's one canonical path; pages without it are not indexed. */
  readonly path?: string;
}

export function usePageHead({ title, description = settings.description, path }: PageHead) {
  usePageTitle(title === undefined ? `${settings.name}: ${settings.tagline}` : `${title} | ${settings.name}`);
  usePageMeta({ description, canonical: path === undefined ? undefined : settings.baseUrl + path });
}

// A page's metadata for browsers and search engines.
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

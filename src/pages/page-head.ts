// What a page declares about itself to browsers and search engines.
import { settings } from '../settings';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import type { SitePage } from './site-pages';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The full address under which the page is to be known; none for pages that have no address of their own. */
  readonly canonical: string | undefined;
  readonly indexed: boolean;
}

const fullTitle = (title: string | undefined) =>
  title === undefined ? `${settings.name}: ${settings.tagline}` : `${title} | ${settings.name}`;

export function headOfPage({ title, description, paths, indexed }: SitePage): PageHead {
  return {
    title: fullTitle(title),
    description,
    canonical: settings.baseUrl + paths[0],
    indexed,
  };
}

/** For an address that leads nowhere. */
export const headOfNothing = (title: string, description: string): PageHead => ({
  title: fullTitle(title),
  description,
  canonical: undefined,
  indexed: false,
});

export function headOfTool(tool: ToolDefinition): PageHead {
  const canonical = settings.baseUrl + toolPath(tool);
  return {
    title: fullTitle(tool.title),
    description: tool.description,
    canonical,
    indexed: true,
  };
}

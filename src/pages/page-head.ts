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
  /** Objects of schema.org, as JSON-LD. */
  readonly structuredData: readonly object[];
}

const fullTitle = (title: string | undefined) =>
  title === undefined ? `${settings.name}: ${settings.tagline}` : `${title} | ${settings.name}`;

export function headOfPage({ title, description, paths, indexed }: SitePage): PageHead {
  return {
    title: fullTitle(title),
    description,
    canonical: settings.baseUrl + paths[0],
    indexed,
    structuredData: paths[0] === '/' ? [webSite()] : [],
  };
}

/** For an address that leads nowhere. */
export const headOfNothing = (title: string, description: string): PageHead => ({
  title: fullTitle(title),
  description,
  canonical: undefined,
  indexed: false,
  structuredData: [],
});

export function headOfTool(tool: ToolDefinition): PageHead {
  const canonical = settings.baseUrl + toolPath(tool);
  return {
    title: fullTitle(tool.title),
    description: tool.description,
    canonical,
    indexed: true,
    structuredData: [webApplication(tool, canonical), breadcrumbList(tool, canonical)],
  };
}

const SCHEMA = { '@context': 'https://schema.org' };

const webSite = () => ({
  ...SCHEMA,
  '@type': 'WebSite',
  name: settings.name,
  url: `${settings.baseUrl}/`,
  description: settings.description,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${settings.baseUrl}/tools?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** https://developers.google.com/search/docs/appearance/structured-data/software-app */
const webApplication = ({ title, description, keywords }: ToolDefinition, url: string) => ({
  ...SCHEMA,
  '@type': 'WebApplication',
  name: title,
  description,
  url,
  keywords: keywords.join(', '),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'A browser with JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  ...(settings.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: settings.rating.value,
      ratingCount: settings.rating.count,
    },
  }),
});

const breadcrumbList = ({ title }: ToolDefinition, url: string) => ({
  ...SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${settings.baseUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Tools', item: `${settings.baseUrl}/tools` },
    { '@type': 'ListItem', position: 3, name: title, item: url },
  ],
});

// The head of a prerendered page, as HTML, with its data for search engines: objects of schema.org.
import type { PageHead } from '../pages/use-page-head';
import { CARD_SIZE } from '../pages/social-card';
import { settings } from '../settings';
import type { SitePage } from '../pages/site-pages';
import type { ToolDefinition } from '../tool-kit/define-tool';
import type { Guide, Question } from '../tool-kit/guide';
import { keywordsOf } from '../tools/discoveries';
import { toolPath } from '../tools/lookup';
import * as words from './words';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escape(value)}"`)
    .join(' ')} />`;

/** Inside a script element, only "</script" and "<!--" have a meaning, and both begin with this character. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The part of a page's head that only search engines read. */
export interface SearchData {
  readonly description: string;
  /** The picture for shared links, as a path of the site, and its alternative text. */
  readonly card: { readonly file: string; readonly alt: string };
  /** Objects of schema.org, as JSON-LD. */
  readonly structuredData: readonly object[];
}

export function headHtml(head: PageHead, { description, card, structuredData }: SearchData): string {
  const { title, canonical, indexed } = head;
  const meta = (name: string, content: string) => element('meta', { name, content });
  const property = (name: string, content: string) => element('meta', { property: name, content });
  return [
    `<title>${escape(title)}</title>`,
    meta('description', description),
    ...(indexed ? [] : [meta('robots', 'noindex')]),
    ...(canonical === undefined ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    property('og:type', 'website'),
    property('og:site_name', settings.name),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    property('og:image', `${settings.baseUrl}/${card.file}`),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', card.alt),
    meta('twitter:card', 'summary_large_image'),
    ...structuredData.map((entry) => `<script type="application/ld+json">${json(entry)}</script>`),
  ].join('\n    ');
}

/** Search engines list the tool's own page instead. */
export const headHtmlOfEmbed = ({ title, canonical = '' }: PageHead): string =>
  [
    `<title>${escape(title)}</title>`,
    element('meta', { name: 'robots', content: 'noindex' }),
    element('link', { rel: 'canonical', href: canonical }),
  ].join('\n    ');

const guides = import.meta.glob<Guide>('../tools/*/guide.ts', { eager: true, import: 'guide' });

const SCHEMA = { '@context': 'https://schema.org' };

export const structuredDataOfPage = ({ paths }: SitePage): readonly object[] => (paths[0] === '/' ? [webSite()] : []);

export function structuredDataOfTool(tool: ToolDefinition): readonly object[] {
  const url = settings.baseUrl + toolPath(tool);
  const { questions } = guides[`../tools/${tool.id}/guide.ts`] ?? { questions: [] };
  return [webApplication(tool, url), breadcrumbList(tool, url), faqPage(questions)];
}

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
const webApplication = ({ id, title, description }: ToolDefinition, url: string) => ({
  ...SCHEMA,
  '@type': 'WebApplication',
  name: title,
  description,
  url,
  keywords: keywordsOf(id).join(', '),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: words.anySystem,
  browserRequirements: words.anyBrowser,
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
    { '@type': 'ListItem', position: 1, name: words.home, item: `${settings.baseUrl}/` },
    { '@type': 'ListItem', position: 2, name: words.tools, item: `${settings.baseUrl}/tools` },
    { '@type': 'ListItem', position: 3, name: title, item: url },
  ],
});

/** As text: the page shows code with a style, and never shows the backticks. */
const shown = (text: string) => text.replaceAll('`', '');

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
const faqPage = (questions: readonly Question[]) => ({
  ...SCHEMA,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: shown(question),
    acceptedAnswer: { '@type': 'Answer', text: shown(answer) },
  })),
});

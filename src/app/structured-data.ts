// A page's data for search engines: objects of schema.org. Only the build writes them.
import type { SitePage } from '../pages/site-pages';
import { settings } from '../settings';
import type { ToolDefinition } from '../tool-kit/define-tool';
import type { Guide, Question } from '../tool-kit/guide';
import { keywordsOf } from '../tools/discoveries';
import { toolPath } from '../tools/lookup';

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

/** As the page shows it, where code is styled and has no backticks. */
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

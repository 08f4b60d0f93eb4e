// The head of a prerendered page, as HTML.
import type { PageHead } from '../pages/page-head';
import { CARD_SIZE } from '../pages/social-card';
import { settings } from '../settings';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escape(value)}"`)
    .join(' ')} />`;

/** Inside a script element only "</script" and "<!--" mean anything, and both begin with this character. */
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

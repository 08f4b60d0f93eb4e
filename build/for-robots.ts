// The sitemap and robots.txt.

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface ListedPage {
  /** Absolute. */
  readonly address: string;
  /** The day of the last change as an ISO date, if known. */
  readonly lastChanged: string | undefined;
}

const urlOf = ({ address, lastChanged }: ListedPage) =>
  `  <url><loc>${escape(address)}</loc>${lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`}</url>`;

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (pages: readonly ListedPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(urlOf),
    '</urlset>',
    '',
  ].join('\n');

/** RFC 9309. Pages that must not be indexed have a meta tag, so robots must be allowed to read them. */
export const robots = (baseUrl: string) =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');

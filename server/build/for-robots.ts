// What search engines ask for beside the pages.

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escape(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** RFC 9309. Pages that are not to be indexed say so themselves, which a robot must be allowed to read. */
export const robots = (baseUrl: string) =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');

import { SquareCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** What begins like a document or an element is most likely XML; HTML begins like that, too. */
function relevance(head: string): number {
  if (/^\s*<!doctype html/i.test(head)) return 0.3;
  if (/^\ufeff?\s*<\?xml\s/.test(head)) return 0.97;
  return /^\s*<(?:[A-Za-z_][\w.-]*[\s/>:]|!--|!DOCTYPE)/.test(head) ? 0.85 : 0.02;
}

export const discovery: Discovery = {
  icon: SquareCode,
  keywords: [
    ...[
      'xml',
      'beautify',
      'pretty print',
      'prettify',
      'minify',
      'validate',
      'lint',
      'indent',
      'well-formed',
      'compact',
    ],
    ...['svg', 'rss', 'soap', 'xhtml', 'plist', 'sitemap', 'xmllint', 'dtd', 'namespace'],
  ],
  relevance,
};

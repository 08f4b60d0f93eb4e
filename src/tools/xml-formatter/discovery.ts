import { SquareCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

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
};

import { SquareCode } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'xml-formatter',
  title: 'XML Formatter',
  description: 'Format, minify or validate XML of any size, without changing its text.',
  tagline: 'Pretty-print, validate, minify',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 4,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: SquareCode,
  keywords:
    'xml, beautify, pretty print, prettify, minify, validate, lint, indent, well-formed, compact, svg, rss, ' +
    'soap, xhtml, plist, sitemap, xmllint, dtd, namespace',
};

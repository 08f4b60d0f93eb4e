import { SquareCode } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'xml-formatter',
  title: 'XML Formatter',
  description: 'Format, minify or validate XML of any size, without changing its text.',
  tagline: 'Pretty-print, validate, minify',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 4,
  filter: 'developer',
  command: { name: 'xml' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: SquareCode,
  keywords:
    'xml, beautify, pretty print, prettify, minify, validate, lint, indent, well-formed, compact, svg, rss, ' +
    'soap, xhtml, plist, sitemap, xmllint, dtd, namespace',
};

export const offers: readonly OfferRule[] = [
  { of: ['xml'], id: 'format', does: 'Format or check', place: 1 },
  { of: ['html'], id: 'format', does: 'Format', place: 2 },
];

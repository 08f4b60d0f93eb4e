import { FileCode } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'json-to-xml',
  title: 'JSON/XML Converter',
  description: 'Convert JSON to XML or back, with a report of anything that can’t be kept.',
  tagline: 'JSON to XML or XML to JSON',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 2,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: FileCode,
  keywords:
    'json, xml, convert, json to xml, xml to json, parse, attributes, jsonml, lossless, soap, rss, feed, config',
};

import { Braces } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'json-formatter',
  title: 'JSON Formatter',
  description: 'Format, minify or validate JSON of any size. Numbers, escapes and key order stay exactly as written.',
  tagline: 'Validate, minify, repair, query',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 1,
  popular: 5,
  suggested: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Braces,
  keywords:
    'json, beautify, pretty print, prettify, minify, validate, lint, indent, compact, ndjson, json lines, jsonl, ' +
    'sort keys, repair, tree, viewer',
};

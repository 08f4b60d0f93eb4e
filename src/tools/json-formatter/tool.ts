import { defineTool } from '../../tool-kit/define-tool';

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

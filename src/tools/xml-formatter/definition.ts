import { defineTool } from '../../tool-kit/define-tool';

export const xmlFormatter = defineTool({
  id: 'xml-formatter',
  title: 'XML Formatter',
  description: 'Format, minify or validate XML of any size. Text, CDATA and comments stay exactly as written.',
  category: 'Development Tools',
  group: 'Development Tools',
  filter: 'developer',
  screen: () => import('./screen'),
});

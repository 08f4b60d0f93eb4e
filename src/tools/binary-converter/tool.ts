import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'binary-converter',
  title: 'Binary Converter',
  description: 'Convert text and decimal numbers of any length to binary, and binary back to either.',
  tagline: 'Text and decimal, both ways',
  category: 'Converters',
  group: 'Converters',
  place: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});

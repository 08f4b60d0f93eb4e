import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'list-comparer',
  title: 'List Comparer',
  description: 'Compare two lists or files and get the lines that are in only one of them or in both, with counts.',
  tagline: 'Find lines in one or both lists',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 7,
  filter: 'text',
  screen: () => import('./screen'),
});

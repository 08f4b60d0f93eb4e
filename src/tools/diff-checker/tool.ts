import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'diff-checker',
  title: 'Diff Checker',
  description: 'Compare two texts or files line by line, save the differences as a patch, or apply one.',
  tagline: 'Compare texts and apply patches',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 4,
  filter: 'text',
  screen: () => import('./screen'),
});

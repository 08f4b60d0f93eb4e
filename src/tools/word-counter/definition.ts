import { defineTool } from '../../tool-kit/define-tool';

export const wordCounter = defineTool({
  id: 'word-counter',
  title: 'Word Counter',
  description: 'Count characters, words, sentences and paragraphs as you type or in any file, with reading time.',
  tagline: 'Characters, sentences, reading time',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  filter: 'text',
  screen: () => import('./screen'),
});

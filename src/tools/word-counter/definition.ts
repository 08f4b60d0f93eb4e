import { LetterText } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const wordCounter = defineTool({
  id: 'word-counter',
  title: 'Word Counter',
  description: 'Count characters, words, sentences, paragraphs and reading time of text as you type it, and of files.',
  keywords: [
    'text analyzer',
    'text analysis',
    'character counter',
    'letter count',
    'word count',
    'sentence',
    'paragraph',
    'line count',
    'reading time',
    'word frequency',
    'wc',
  ],
  category: 'Text Tools',
  group: 'Text & Data Tools',
  filter: 'text',
  icon: LetterText,
  takesText: (head) => (/\S\s+\S/.test(head) ? 0.4 : 0.2),
  screen: () => import('./screen'),
});

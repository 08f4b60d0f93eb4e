import { LetterText } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const wordCounter = defineTool({
  id: 'word-counter',
  title: 'Word Counter',
  description: 'Count characters, words, sentences and paragraphs as you type or in any file, with reading time.',
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

import { LetterText } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'word-counter',
  title: 'Word Counter',
  description: 'Count characters, words, sentences and paragraphs as you type or in any file, with reading time.',
  tagline: 'Characters, sentences, reading time',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 2,
  suggested: 4,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: LetterText,
  keywords:
    'text analyzer, text analysis, character counter, letter count, word count, sentence, paragraph, line count, ' +
    'reading time, word frequency, wc',
};

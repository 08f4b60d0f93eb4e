import { LetterText } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'word-counter',
  title: 'Word Counter',
  description: 'Count characters, words, sentences and paragraphs as you type or in any file, with reading time.',
  tagline: 'Characters, sentences, reading time',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 2,
  suggested: 4,
  filter: 'text',
  command: { name: 'count' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: LetterText,
  keywords:
    'text analyzer, text analysis, character counter, letter count, word count, sentence, paragraph, line count, ' +
    'reading time, word frequency, wc',
};

export const offers: readonly OfferRule[] = [{ of: ['any-text'], id: 'count', does: 'Count words', place: 1 }];

import { LetterText } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'word-counter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
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
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [{ of: ['any-text'], id: 'count', does: words.countWords, place: 1 }];

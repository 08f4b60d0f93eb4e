import { CaseSensitive } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'text-case-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 1,
  filter: 'text',
  command: { name: 'case' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: CaseSensitive,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [{ of: ['any-text'], id: 'convert', does: words.changeCase, place: 2 }];

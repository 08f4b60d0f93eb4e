import { TextSearch } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'line-filter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 8,
  filter: 'text',
  command: { name: 'filter', flags: { patterns: 'pattern' } },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: TextSearch,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [{ of: ['any-lines'], id: 'filter', does: words.filterLines, place: 4 }];

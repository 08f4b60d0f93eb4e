import { ListFilter } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'text-deduplicator',
  title: words.title,
  description: words.description,
  tagline: words.removeDuplicateLines,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 6,
  filter: 'text',
  sizeLimit: words.sizeLimit,
  command: { name: 'dedup' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: ListFilter,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['csv'], id: 'deduplicate', does: words.removeDuplicateLines, place: 1 },
  { of: ['any-lines'], id: 'deduplicate', does: words.removeDuplicateLines, place: 1 },
];

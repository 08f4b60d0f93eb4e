import { ListFilter } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'text-deduplicator',
  title: 'Text Deduplicator',
  description: 'Remove duplicate lines, words or characters from text or files, in original or sorted order.',
  tagline: 'Remove duplicate lines',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 6,
  filter: 'text',
  sizeLimit: '256 MB of unique text if “Preserve order” is off',
  command: { name: 'dedup' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: ListFilter,
  keywords:
    'duplicate, duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, uniq, distinct, repeated, ' +
    'sort, list',
};

export const offers: readonly OfferRule[] = [
  { of: ['csv'], id: 'deduplicate', does: 'Remove duplicate lines', place: 1 },
  { of: ['any-lines'], id: 'deduplicate', does: 'Remove duplicate lines', place: 1 },
];

import { ListFilter } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'text-deduplicator',
  title: 'Text Deduplicator',
  description: 'Remove duplicate lines, words or characters from text or files, in original or sorted order.',
  tagline: 'Remove duplicate lines',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 6,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: ListFilter,
  keywords:
    'duplicate, duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, uniq, distinct, repeated, ' +
    'sort, list',
};

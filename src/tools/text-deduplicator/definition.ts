import { ListFilter } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const textDeduplicator = defineTool({
  id: 'text-deduplicator',
  title: 'Text Deduplicator',
  description: 'Remove duplicate lines, words or characters from text or files, in original or sorted order.',
  keywords: [
    'duplicate',
    'duplicates',
    'remove duplicate lines',
    'dedupe',
    'deduplicate',
    'unique lines',
    'uniq',
    'distinct',
    'repeated',
    'sort',
    'list',
  ],
  category: 'Text Tools',
  group: 'Text & Data Tools',
  filter: 'text',
  icon: ListFilter,
  takesText: (head) => (head.includes('\n') ? 0.5 : 0.1),
  screen: () => import('./screen'),
});

import { ListFilter } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: ListFilter,
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
};

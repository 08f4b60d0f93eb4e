import { ListChecks } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: ListChecks,
  keywords: [
    'list',
    'lists',
    'compare lists',
    'two lists',
    'common lines',
    'missing lines',
    'in both',
    'intersection',
    'union',
    'set difference',
    'comm',
    'email list',
  ],
};

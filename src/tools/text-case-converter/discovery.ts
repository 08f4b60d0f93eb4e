import { CaseSensitive } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: CaseSensitive,
  keywords: [
    'case',
    'uppercase',
    'lowercase',
    'capital',
    'capitalize',
    'title case',
    'sentence case',
    'camel case',
    'camelcase',
    'pascal case',
    'snake case',
    'kebab case',
  ],
};

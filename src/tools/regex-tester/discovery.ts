import { Regex } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Regex,
  keywords: [
    'regex',
    'regexp',
    'regular expression',
    'pattern',
    'match',
    'replace',
    'substitute',
    'group',
    'capture',
    'backtracking',
    'test',
    'search',
  ],
};

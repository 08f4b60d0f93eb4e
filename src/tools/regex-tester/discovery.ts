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
  // Any text can be searched; few texts ask for it.
  relevance: () => 0.15,
};

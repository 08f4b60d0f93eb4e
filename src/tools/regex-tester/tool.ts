import { Regex } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'regex-tester',
  title: 'Regex Tester',
  description:
    'Test JavaScript regular expressions on text or files, live and with a time limit, and preview replacements.',
  tagline: 'JavaScript regex with a time limit',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 5,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Regex,
  keywords:
    'regex, regexp, regular expression, pattern, match, replace, substitute, group, capture, backtracking, test, ' +
    'search',
};

import { Regex } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'regex-tester',
  title: 'Regex Tester',
  description:
    'Test JavaScript regular expressions on text or files, live and with a time limit, and preview replacements.',
  tagline: 'JavaScript regex with a time limit',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 5,
  filter: 'developer',
  sizeLimit: '268 MB if matches can cross lines',
  command: { name: 'regex' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Regex,
  keywords:
    'regex, regexp, regular expression, pattern, match, replace, substitute, group, capture, backtracking, test, ' +
    'search',
};

const testPattern: Choose = ({ pattern = '', flags = '' }) => ({
  takes: 'settings',
  settings: { pattern, ...(flags !== '' && { flags: Array.from(flags) }) },
});

export const offers: readonly OfferRule[] = [
  { of: ['regex'], does: 'Test the pattern', place: 1, move: testPattern },
  { of: ['any-text'], does: 'Search with a pattern', place: 8 },
];

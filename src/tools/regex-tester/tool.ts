import { Regex } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/regex-tester/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

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
  sizeLimit: '268 MB if a match can span lines',
  command: { name: 'regex' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Regex,
  keywords:
    'regex, regexp, regular expression, pattern, match, replace, substitute, group, capture, backtracking, test, ' +
    'search',
};

const testPattern: Choose<Values> = ({ pattern = '', flags = '' }) => ({
  takes: 'settings',
  // The detector finds only flags that JavaScript has.
  settings: { pattern, ...(flags !== '' && { flags: Array.from(flags) as readonly string[] as Values['flags'] }) },
});

export const offers: readonly OfferRule<Values>[] = [
  { of: ['regex'], id: 'test', does: 'Test the pattern', place: 1, move: testPattern },
  { of: ['any-text'], id: 'search', does: 'Search with a pattern', place: 8 },
];

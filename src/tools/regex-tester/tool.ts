import { Regex } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/regex-tester/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'regex-tester',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 5,
  filter: 'developer',
  sizeLimit: words.sizeLimit,
  command: { name: 'regex' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Regex,
  keywords: words.keywords,
};

const testPattern: Choose<Values> = ({ pattern = '', flags = '' }) => ({
  takes: 'settings',
  // The detector finds only flags that JavaScript has.
  settings: { pattern, ...(flags !== '' && { flags: Array.from(flags) as readonly string[] as Values['flags'] }) },
});

export const offers: readonly OfferRule<Values>[] = [
  { of: ['regex'], id: 'test', does: words.testPattern, place: 1, move: testPattern },
  { of: ['any-text'], id: 'search', does: words.searchWithPattern, place: 8 },
];

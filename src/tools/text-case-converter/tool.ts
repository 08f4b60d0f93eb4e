import { CaseSensitive } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'text-case-converter',
  title: 'Text Case Converter',
  description: 'Convert text to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case and more.',
  tagline: 'Upper, title, camel, snake',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 1,
  filter: 'text',
  command: { name: 'case' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: CaseSensitive,
  keywords:
    'case, uppercase, lowercase, capital, capitalize, title case, sentence case, camel case, camelcase, ' +
    'pascal case, snake case, kebab case',
};

export const offers: readonly OfferRule[] = [{ of: ['any-text'], id: 'convert', does: 'Change the case', place: 2 }];

import { CaseSensitive } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'text-case-converter',
  title: 'Text Case Converter',
  description: 'Convert text to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case and more.',
  tagline: 'Upper, title, camel, snake',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 1,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: CaseSensitive,
  keywords:
    'case, uppercase, lowercase, capital, capitalize, title case, sentence case, camel case, camelcase, ' +
    'pascal case, snake case, kebab case',
};

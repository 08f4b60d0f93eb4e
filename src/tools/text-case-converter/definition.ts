import { CaseSensitive } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const textCaseConverter = defineTool({
  id: 'text-case-converter',
  title: 'Text Case Converter',
  description: 'Convert text to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case and more.',
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
  category: 'Text Tools',
  group: 'Text & Data Tools',
  filter: 'text',
  icon: CaseSensitive,
  takesText: (head) => (/\p{L}/u.test(head) ? 0.3 : 0.05),
  screen: () => import('./screen'),
});

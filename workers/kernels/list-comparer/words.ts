// List comparer: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    result: {
      label: 'Show the lines',
      hideLabel: true,
      choices: { 'only-a': 'Only in A', 'only-b': 'Only in B', both: 'In both', either: 'In either' },
    },
    caseSensitive: { label: 'Case sensitive' },
    trimWhitespace: { label: 'Trim whitespace' },
    ignoreEmpty: { label: 'Ignore empty lines' },
    sorted: { label: 'Sort the result' },
  },
  messages: { blank: 'Both lists are empty. Enter or open at least one.' },
} satisfies ToolWords<typeof options>;

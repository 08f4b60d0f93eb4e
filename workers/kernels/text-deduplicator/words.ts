// Text deduplicator: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'Mode',
      hideLabel: true,
      choices: { lines: 'Lines', words: 'Words', characters: 'Characters' },
    },
    caseSensitive: { label: 'Case sensitive' },
    trimWhitespace: { label: 'Trim whitespace' },
    preserveOrder: { label: 'Preserve order' },
    removeEmpty: { label: 'Remove empty' },
    keep: {
      label: 'Keep',
      choices: { first: 'One of each', once: 'Unique only', repeated: 'Duplicates only' },
    },
    counts: { label: 'Show how often each occurs', hint: 'One per line: count, tab, text.' },
  },
  messages: {
    blank: 'Please enter some text to process.',
  },
} satisfies ToolWords<typeof options>;

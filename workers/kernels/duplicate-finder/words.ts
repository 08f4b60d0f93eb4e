// Duplicate finder: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    format: {
      label: 'Save as',
      choices: { text: 'Text', json: 'JSON Lines', csv: 'CSV', sh: 'Shell script to review' },
    },
  },
  messages: {
    blank: 'Please add at least two files, or a folder.',
  },
} satisfies ToolWords<typeof options>;

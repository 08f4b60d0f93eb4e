// Word counter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words: ToolWords<typeof options> = {
  options: {
    details: {
      label: 'Graphemes, dictionary words and word frequencies of the file',
      hint: 'Slow: a few minutes per GB. The file is read again.',
    },
  },
};

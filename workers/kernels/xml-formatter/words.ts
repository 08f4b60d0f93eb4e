// XML formatter: its words.
import type { ToolWords } from '../../contract/words';
import type { options } from './spec';

export const words: ToolWords<typeof options> = {
  options: {
    action: { label: 'Action', choices: { format: 'Format', minify: 'Minify', validate: 'Validate' } },
    indent: { label: 'Indent', choices: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' } },
  },
};

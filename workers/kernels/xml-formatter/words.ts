// XML formatter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    action: { label: 'Action', choices: { format: 'Format', minify: 'Minify', validate: 'Validate' } },
    indent: { label: 'Indent', choices: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' } },
  },
  messages: {
    blankFormat: 'Please enter XML content to format.',
    blankMinify: 'Please enter XML content to minify.',
    blankValidate: 'Please enter XML content to validate.',
  },
} satisfies ToolWords<typeof options>;

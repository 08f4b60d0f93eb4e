// Markdown editor: the words of its options.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    view: { label: 'View', hideLabel: true, choices: { edit: 'Edit', preview: 'Preview', split: 'Split' } },
    syncsScroll: { label: 'Scroll together' },
  },
} satisfies ToolWords<typeof options>;

// Markdown editor: its words.
import type { ToolWords } from '../../contract/words';
import type { options } from './spec';

export const words: ToolWords<typeof options> = {
  options: {
    view: { label: 'View', hideLabel: true, choices: { edit: 'Edit', preview: 'Preview', split: 'Split' } },
    syncsScroll: { label: 'Scroll together' },
  },
};

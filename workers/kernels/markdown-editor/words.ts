// Markdown editor: its words.
import type { ToolWords } from '../../contract/options/words';
import { DEADLINE_MS, type options } from './spec';

export const words = {
  options: {
    view: { label: 'View', hideLabel: true, choices: { edit: 'Edit', preview: 'Preview', split: 'Split' } },
    syncsScroll: { label: 'Scroll together' },
  },
  messages: {
    blank: 'Type some Markdown or open a file first.',
    timedOut: `Rendering was stopped after ${String(DEADLINE_MS / 1000)} s: part of the text takes too long to parse. Look for long runs of brackets, backticks or nested lists. Your text is unchanged.`,
  },
} satisfies ToolWords<typeof options>;

// Regex tester: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    pattern: { label: 'Regular expression' },
    engine: {
      label: 'Engine',
      choices: { javascript: 'JavaScript', re2: 'Linear time (RE2)' },
      hint: 'RE2 never hangs. It has no lookaround and no backreferences, and the result names where it differs from JavaScript.',
    },
    flags: {
      label: 'Flags',
      choices: {
        d: 'd – Indices',
        g: 'g – Global',
        i: 'i – Ignore case',
        m: 'm – Multiline',
        s: 's – Dot matches all',
        u: 'u – Unicode',
        v: 'v – Unicode sets',
        y: 'y – Sticky',
      },
    },
    replacement: { label: 'Replace with' },
    writing: {
      label: 'Replacement',
      choices: { 'as-written': 'As written', escapes: 'With \\n and \\t', nothing: 'Nothing (delete matches)' },
    },
    action: { label: 'Action', choices: { match: 'Test', replace: 'Test Replace' } },
    budgetMs: {
      label: 'Time limit',
      choices: {
        250: '0.25 s',
        1000: '1 s',
        2000: '2 s',
        5000: '5 s',
        10000: '10 s',
        30000: '30 s',
        60000: '60 s',
      },
      hint: 'A pattern that takes longer is stopped. Files get 1 s more for each 10 MB.',
    },
  },
  messages: {
    blank: 'Please enter a regular expression to test.',
    bothNeeded: 'Please enter both regex and replacement text.',
  },
} satisfies ToolWords<typeof options>;

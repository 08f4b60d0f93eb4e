// Line filter: its words.
import type { ToolWords } from '../../contract/options/words';
import { csvOptions } from '../../words/csv-words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'Mode',
      hideLabel: true,
      choices: { keep: 'Keep lines', drop: 'Drop lines' },
    },
    patterns: { label: 'Patterns (one per line)' },
    match: {
      label: 'A line matches if it',
      choices: {
        contains: 'Contains the text',
        equals: 'Is the text',
        regex: 'Matches the regex',
        field: 'Is JSON that meets the condition',
        column: 'Is a CSV row that meets the condition',
      },
      hints: {
        field: 'Such as level == "error", price > 10, user.name contains "x", or items[0] exists.',
        column: 'Such as level == "error", price > 10, "full name" contains "x", or phone missing.',
      },
    },
    header: { label: 'First row is a header', hint: 'It is always kept. Without one, columns are 1, 2, 3, and so on.' },
    ...csvOptions,
    need: { label: 'With several patterns', choices: { any: 'Any of them', all: 'All of them' } },
    ignoreCase: { label: 'Ignore case' },
    lineNumbers: { label: 'Line numbers' },
    count: { label: 'Count only' },
    before: { label: 'Lines before' },
    after: { label: 'Lines after' },
    most: { label: 'Most lines to keep', hint: '0 is no limit.' },
    budgetMs: {
      label: 'Time limit',
      choices: { 2000: '2 s', 10000: '10 s', 60000: '60 s', 600000: '10 min' },
      hint: 'For regular expressions. Files get 1 s more for each MB.',
    },
  },
  groups: { context: 'Context' },
  messages: {
    blank: 'Please enter some text to filter.',
    noPattern: 'Please enter at least one pattern.',
  },
} satisfies ToolWords<typeof options>;

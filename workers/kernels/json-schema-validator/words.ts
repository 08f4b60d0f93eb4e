// JSON Schema validator: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'What to do',
      hideLabel: true,
      choices: { validate: 'Check', make: 'Make a schema' },
    },
    isLines: { label: 'JSON Lines: each line is a document' },
    draft: {
      label: 'Draft',
      choices: { auto: 'By $schema', '2020-12': '2020-12', '2019-09': '2019-09', '7': '7', '4': '4' },
      hint: 'Without $schema, the draft is 2020-12.',
    },
    formats: {
      label: 'Formats',
      choices: { auto: 'By the draft', check: 'Check', ignore: 'Ignore' },
      hint: 'Such as email or date. Drafts 4 to 7 check them, and newer drafts don’t.',
    },
    target: { label: 'Result', choices: { schema: 'JSON Schema', typescript: 'TypeScript' } },
  },
  messages: {
    noDocument: 'Enter or open a JSON document to check.',
    noData: 'Enter or open JSON to make a schema from.',
    noSchema: 'Enter or open a JSON Schema.',
  },
} satisfies ToolWords<typeof options>;

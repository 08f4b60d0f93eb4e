// Text case converter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { CaseId, options } from './spec';

/** Each label is an example of its case. The home page also shows them. */
export const CASE_LABELS: Readonly<Record<CaseId, string>> = {
  uppercase: 'UPPERCASE',
  lowercase: 'lowercase',
  title: 'Title Case',
  sentence: 'Sentence case',
  camel: 'camelCase',
  pascal: 'PascalCase',
  snake: 'snake_case',
  kebab: 'kebab-case',
  alternating: 'aLtErNaTiNg',
};

export const words = {
  options: {
    fileCase: { label: 'Convert to', choices: CASE_LABELS },
    locale: {
      label: 'Language rules',
      hint: 'Turkish and Azerbaijani have i with and without a dot; Lithuanian keeps the dot under accents.',
      choices: { und: 'Default', tr: 'Turkish', az: 'Azerbaijani', lt: 'Lithuanian' },
    },
  },
  messages: {
    blank: 'Please enter some text to convert.',
  },
} satisfies ToolWords<typeof options>;
